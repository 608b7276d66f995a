import Testing

@testable import UIKit

/// The guides of a scroll view, and what the safe area adds to its insets.
struct ContentAreaTests {
    private final class Notched: UIScrollView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2) }
    }

    @Test func `PL.11 constraints to the content guide give the content its size, those to the frame guide do not move with it`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let (scroll, content, floating) = (UIScrollView(), UIView(), UIView())
        root.addSubview(scroll)
        for view in [content, floating] { scroll.addSubview(view) }
        for view in [scroll, content, floating] { view.translatesAutoresizingMaskIntoConstraints = false }
        let (inside, outside) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leftAnchor.constraint(equalTo: inside.leftAnchor), content.rightAnchor.constraint(equalTo: inside.rightAnchor),
            content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.widthAnchor.constraint(equalTo: outside.widthAnchor), content.heightAnchor.constraint(equalToConstant: 900),
            floating.leftAnchor.constraint(equalTo: outside.leftAnchor, constant: 5),
            floating.bottomAnchor.constraint(equalTo: outside.bottomAnchor), floating.widthAnchor.constraint(equalToConstant: 20),
            floating.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 910))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
        #expect(floating.frame == CGRect(x: 5, y: 470, width: 20, height: 30))
        scroll.contentOffset.y = 200
        root.layoutIfNeeded()
        #expect(floating.frame == CGRect(x: 5, y: 670, width: 20, height: 30) && content.frame.minY == 10)
        #expect(inside.owningView === scroll && scroll.contentLayoutGuide === inside && outside !== inside)
    }

    @Test func `the safe area adds to the inset where the content scrolls, never or always`() {
        let scroll = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
        #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.adjustedContentInset == scroll.contentInset)
        scroll.contentSize = CGSize(width: 50, height: 300)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 50, left: 1, bottom: 34, right: 2))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize.height = 50
        scroll.alwaysBounceHorizontal = true
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 3, left: 1, bottom: 0, right: 2))
    }

    @Test func `SC.5 a drag ends where the safe area leaves the content`() {
        let (world, scroll) = World.with { world in
            let scroll = world.add(Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "scroll")
            scroll.contentSize = CGSize(width: 300, height: 1000)
            scroll.bounces = false
            return scroll
        }
        world.down(100, 100, at: 0)
        for step in 1...10 { world.move(100, 100 + 20 * Double(step), at: 0.016 * Double(step)) }
        world.up(100, 300, at: 1)
        world.run()
        #expect(scroll.contentOffset.y == -47)
    }

    @Test func `a safe area of a view's own moves what is placed by it`() {
        final class Bar: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        }
        let (bar, child) = (Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(child)
        child.topAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.topAnchor).isActive = true
        bar.layoutIfNeeded()
        #expect(child.frame.minY == 20)
    }
}
