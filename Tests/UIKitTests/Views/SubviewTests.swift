import Foundation
import Testing

@testable import UIKit

/// Where subviews go, and what they inherit.
struct SubviewTests {
    @Test func `siblings take linear time`() {
        let begin = clock()
        let parent = UIView()
        for _ in 0..<20_000 { parent.addSubview(UIView()) }
        #expect(parent.subviews.count == 20_000)
        #expect(Double(clock() - begin) / Double(CLOCKS_PER_SEC) < 15)
    }

    @Test func `subviews are put where they are asked to be`() {
        let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
        view.addSubview(first)
        view.insertSubview(second, at: 0)
        view.insertSubview(third, belowSubview: first)
        #expect(view.subviews == [second, third, first])
        view.insertSubview(second, aboveSubview: first)
        #expect(view.subviews == [third, first, second])
    }

    @Test func `a rectangle is converted between a view and its superview, both ways`() {
        let (view, child) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        )
        view.addSubview(child)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(child.convert(rect, to: view) == CGRect(x: 11, y: 22, width: 3, height: 4))
        #expect(child.convert(child.convert(rect, to: view), from: view) == rect)
    }

    @Test func `a view's layer is of the class that the view names`() {
        final class Shaped: UIView {
            override class var layerClass: LayerClass { CAShapeLayer.self }
        }
        #expect(Shaped().layer is CAShapeLayer && !(UIView().layer is CAShapeLayer))
    }

    @Test func `a view receives changes of an inherited tint color, not of one behind its own color`() {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() {
                super.tintColorDidChange()
                count += 1
            }
        }
        let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
        for view in [inner, own] { outer.addSubview(view) }
        own.tintColor = .link
        outer.tintColor = .yellow
        #expect(outer.count == 1 && inner.count == 1 && own.count == 1)
        let (inherited, kept): (UIColor, UIColor) = (inner.tintColor, own.tintColor)
        #expect(inherited == .yellow && kept == .link)
    }

    @Test func `a view that would be nested too deep is not added, and the run says so once`() {
        onDeepStack {
            var refused = 0
            let world = World { world in
                var innermost = world.root
                for _ in 0..<Limits.nesting + 5 {
                    let view = UIView(frame: world.root.bounds)
                    innermost.addSubview(view)
                    if view.superview == nil { refused += 1 } else { innermost = view }
                }
                world.tap(50, 50, at: 1)
            }
            world.run()
            let outside = sequence(first: world.root, next: \.superview).count { _ in true } - 1
            #expect(refused == 5 + outside)
            #expect(world.simulation.mistakes.map(\.summary) == ["views are nested more than 10000 deep at 0.0 ms"])
        }
    }

    @Test func `so is one with too much in it`() {
        onDeepStack {
            let world = World { world in
                var outermost = UIView()
                for _ in 0..<Limits.nesting - 1 {
                    let view = UIView()
                    view.addSubview(outermost)
                    outermost = view
                }
                world.root.addSubview(outermost)
                #expect(outermost.superview == nil)
                world.root.addSubview(outermost.subviews[0].subviews[0].subviews[0])
                #expect(world.root.subviews.count == 1)
            }
            world.run()
            #expect(world.simulation.mistakes.count == 1)
        }
    }

    /// On a thread with the room that the program gives its own.
    private func onDeepStack(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        done.wait()
    }
}
