import Testing

@testable import UIKit

/// What becomes of a view's layer becomes of the view.
struct LayerOfViewTests {
    private func frame(_ width: Int = 100) -> CGRect { CGRect(x: 0, y: 0, width: width, height: 100) }

    @Test func `PL.9 a size that is given to the layer lays out the view and its superview, and moves subviews`() {
        final class Node: UIView {
            override func layoutSubviews() {}
        }
        let world = World { world in
            let (parent, child) = (world.name(Node(frame: frame(300)), "parent"), world.name(Node(frame: frame()), "child"))
            let inner = UIView(frame: frame())
            inner.autoresizingMask = .flexibleWidth
            child.addSubview(inner)
            parent.addSubview(child)
            world.root.addSubview(parent)
            world.simulation.schedule(at: 1) {
                child.layer.bounds.size.width = 200
                #expect(inner.frame.width == 200)
            }
            world.simulation.schedule(at: 2) { child.layer.frame = frame(50) }
            world.simulation.schedule(at: 3) { child.layer.position.x = 9 }
            world.simulation.schedule(at: 4) { child.layer.setNeedsLayout() }
        }
        let both = ["parent.layoutSubviews", "child.layoutSubviews"]
        #expect(world.run() == both + both + both + ["child.layoutSubviews"])
    }

    @Test func `PL.9 layoutSublayers goes before layoutSubviews, and keeps it away without super`() {
        final class Around: UIView {
            override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
            override func layoutSubviews() {}
        }
        final class Instead: UIView {
            override func layoutSublayers(of layer: CALayer) { layer.name = "laid out" }
            override func layoutSubviews() {}
        }
        let world = World { world in
            world.root.addSubview(world.name(Around(frame: frame()), "around"))
            world.root.addSubview(world.name(Instead(frame: frame()), "instead"))
        }
        #expect(world.run() == ["around.layoutSublayers", "around.layoutSubviews", "instead.layoutSublayers"])
        #expect(world.root.subviews.map { $0.layer.name } == [nil, "laid out"])
    }

    @Test func `PL.9 a layer's own class, and layers of no view, are laid out at the commit`() {
        final class Laid: CALayer {
            var count = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                count += 1
            }
        }
        final class Layered: UIView {
            override class var layerClass: LayerClass { Laid.self }
            override func layoutSubviews() {}
        }
        let (outer, inner) = (CALayer(), Laid())
        outer.addSublayer(inner)
        let world = World { world in
            let view = world.name(Layered(frame: frame()), "layered")
            world.root.addSubview(view)
            view.layer.addSublayer(outer)
            world.simulation.schedule(at: 1) { inner.frame = frame() }
        }
        #expect(world.run() == ["layered.layoutSubviews"])
        #expect((world.root.subviews[0].layer as? Laid)?.count == 1 && inner.count == 1)
    }

    @Test func `a view is the delegate of its layer, and of no other`() {
        let (view, layer) = (UIView(), CALayer())
        #expect(view.layer.delegate === view && layer.delegate == nil)
        var counting: Counting? = Counting()
        layer.delegate = counting
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(counting?.count == 0)
        let left = UIView().layer
        #expect(left.delegate == nil)
        counting = nil
    }

    private final class Counting: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    // MARK: Order

    /// Of views and of layers of no view.
    private func names(_ view: UIView) -> String { (view.layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    private func views(_ parent: UIView, _ names: String) -> [UIView] {
        names.map { name in
            let view = UIView()
            view.layer.name = String(name)
            parent.addSubview(view)
            return view
        }
    }

    @Test func `a layer of no view keeps its place while subviews come and change their order`() {
        let (parent, own) = (UIView(), CALayer())
        own.name = "-"
        let back = views(parent, "ab")
        parent.layer.addSublayer(own)
        let front = views(parent, "cd")
        #expect(names(parent) == "ab-cd")
        parent.insertSubview(back[0], aboveSubview: front[0])
        #expect(names(parent) == "b-cad" && parent.subviews == [back[1], front[0], back[0], front[1]])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(names(parent) == "d-cab" && parent.subviews == [front[1], front[0], back[0], back[1]])
        parent.bringSubviewToFront(front[1])
        parent.sendSubviewToBack(back[1])
        #expect(names(parent) == "b-cad" && parent.subviews == [back[1], front[0], back[0], front[1]])
    }

    /// Published: four subviews in front of one layer; the third of them, put at index 1, comes first.
    @Test func `an index counts the layers of no view too`() {
        let (parent, own) = (UIView(), CALayer())
        own.name = "-"
        parent.layer.addSublayer(own)
        let all = views(parent, "abcd")
        parent.insertSubview(all[2], at: 1)
        #expect(parent.subviews == [all[2], all[0], all[1], all[3]] && names(parent) == "-cabd")
    }

    @Test func `beside a view that is no subview means in front`() {
        let (parent, stranger) = (UIView(), UIView())
        let all = views(parent, "abc")
        parent.insertSubview(all[0], belowSubview: stranger)
        #expect(names(parent) == "bca")
        parent.insertSubview(all[1], aboveSubview: stranger)
        #expect(names(parent) == "cab" && parent.subviews == [all[2], all[0], all[1]])
    }

    // MARK: Recognizers

    @Test func `recognizers are nil only while there never was one`() {
        let (view, tap) = (UIView(), UITapGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    // MARK: Rectangles

    @Test func `a rectangle between two turned views is boxed where they meet, and once more`() {
        let root = UIView(frame: frame(400))
        let (one, other) = (UIView(frame: frame()), UIView(frame: frame()))
        for view in [one, other] {
            view.transform = CGAffineTransform(rotationAngle: .pi / 4)
            root.addSubview(view)
        }
        let rect = CGRect(x: 40, y: 40, width: 20, height: 20)
        // Turned by an eighth twice: a side of 20 becomes 20·√2, and that 40.
        let converted = one.convert(rect, to: other)
        #expect(converted.isNear(CGRect(x: 30, y: 30, width: 40, height: 40)), "\(converted)")
        #expect(other.layer.convert(rect, from: one.layer).isNear(converted))
        #expect(one.convert(CGPoint(x: 40, y: 40), to: other) == CGPoint(x: 40, y: 40))
    }
}
