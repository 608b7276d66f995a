import Testing

@testable import UIKit

@Suite struct ViewDataTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let views = (1...3).map { tag in
        let view = UIView()
        view.tag = tag
        return view
    }

    init() { for view in views { parent.addSubview(view) } }

    @Test func `a tag is looked for in the view itself, then below`() {
        let below = UIView()
        below.tag = 9
        views[1].addSubview(below)
        #expect(parent.viewWithTag(9) === below && parent.viewWithTag(3) === views[2] && parent.viewWithTag(7) == nil)
        #expect(views[0].viewWithTag(1) === views[0])
    }

    @Test func `subviews change places, in the tree of layers too`() {
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews.map(\.tag) == [3, 2, 1])
        parent.sendSubviewToBack(views[1])
        #expect(parent.subviews.map(\.tag) == [2, 3, 1])
        #expect(parent.layer.sublayers?.map { $0 === views[1].layer } == [true, false, false])
    }

    @Test func `a view fits its size until a subclass says otherwise`() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
        }
        #expect(parent.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 100, height: 100))
        let fixed = Fixed(frame: parent.bounds)
        fixed.sizeToFit()
        #expect(fixed.bounds.size == CGSize(width: 30, height: 20))
        #expect(parent.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        parent.invalidateIntrinsicContentSize()
        #expect(parent.bounds.width == 100)
    }

    @Test func `a view starts with the documented looks`() {
        #expect(parent.isOpaque && parent.contentMode == .scaleToFill && parent.accessibilityIdentifier == nil)
    }

    @Test func `margins that are flexible keep a view at the other edge`() {
        let (upper, lower) = (views[0], views[1])
        for view in [upper, lower] { view.frame = CGRect(x: 0, y: 40, width: 10, height: 10) }
        upper.autoresizingMask = .flexibleBottomMargin
        lower.autoresizingMask = .flexibleTopMargin
        parent.frame.size.height = 200
        #expect(upper.frame.minY == 40 && lower.frame.minY == 140)
        parent.autoresizesSubviews = false
        parent.frame.size.height = 300
        #expect(lower.frame.minY == 140)
    }

    @Test func `a view is made with the layer that its class names`() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        #expect(Shape().layer is CAShapeLayer && !(parent.layer is CAShapeLayer))
    }

    @Test func `a view has the tint color of the nearest one above it that has its own`() {
        #expect(views[0].tintColor == .tintColor)
        parent.tintColor = .red
        views[1].tintColor = .green
        #expect(views.map(\.tintColor) == [.red, .green, .red])
        views[1].tintColor = nil
        #expect(views[1].tintColor == .red)
    }

    @Test func `a change of tint color reaches the views that have it`() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (heir, own, below) = (Tinted(), Tinted(), Tinted())
        own.tintColor = .green
        parent.addSubview(heir)
        parent.addSubview(own)
        own.addSubview(below)
        let before = [heir, own, below].map(\.changes)
        parent.tintColor = .red
        #expect(zip([heir, own, below].map(\.changes), before).map { $0 - $1 } == [1, 0, 0])
        own.tintColor = .blue
        #expect(own.changes == before[1] + 1 && below.changes == before[2] + 1)
    }

    @Test func `a view that its parent does not outlive inherits no tint color from it`() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.tintColor = .red
        parent?.addSubview(child)
        #expect(child.tintColor == .red)
        parent = nil
        #expect(child.superview == nil && child.tintColor == .tintColor)
    }

    @Test func `a view that receives a new tint color finds it in views below as well`() {
        final class Asking: UIView {
            var found: [UIColor] = []
            override func tintColorDidChange() { found += subviews.map(\.tintColor) }
        }
        let (parent, asking, child) = (UIView(), Asking(), UIView())
        asking.addSubview(child)
        parent.addSubview(asking)
        parent.tintColor = .red
        #expect(asking.found == [.red])
        asking.removeFromSuperview()
        #expect(asking.found == [.red, .tintColor])
    }

    @Test func `a view that moves under another inherited tint color receives a call`() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (heir, below, own, red, plain) = (Tinted(), Tinted(), Tinted(), UIView(), UIView())
        heir.addSubview(below)
        heir.addSubview(own)
        own.tintColor = .green
        red.tintColor = .red
        func changes() -> [Int] { [heir, below, own].map(\.changes) }
        plain.addSubview(heir)
        #expect(changes() == [0, 0, 1])
        red.addSubview(heir)
        #expect(changes() == [1, 1, 1])
        heir.removeFromSuperview()
        #expect(changes() == [2, 2, 1])
    }
}
