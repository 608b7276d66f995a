import QuartzCore
import Testing

struct LayerLayoutTests {
    private final class Manager: NSObject, CALayerDelegate {
        var laidOut: [CALayer] = []
        var displayed = 0
        func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
        func display(_ layer: CALayer) { displayed += 1 }
    }

    @Test func `layout goes from the topmost marked ancestor down`() {
        let (root, child, leaf, manager) = (CALayer(), CALayer(), CALayer(), Manager())
        root.addSublayer(child)
        child.addSublayer(leaf)
        for layer in [root, child, leaf] { layer.delegate = manager }
        leaf.setNeedsLayout()
        leaf.layoutIfNeeded()
        #expect(manager.laidOut.map { ObjectIdentifier($0) } == [root, child, leaf].map { ObjectIdentifier($0) })
        #expect(!root.needsLayout())
        root.layoutIfNeeded()
        #expect(manager.laidOut.count == 3)
    }

    @Test func `a new size asks for layout, a new place does not`() {
        let layer = CALayer()
        layer.frame.origin.x = 5
        layer.bounds.origin.x = 5
        #expect(!layer.needsLayout())
        layer.bounds.size.width = 5
        #expect(layer.needsLayout())
    }

    @Test func `display is called once for a marked layer`() {
        let (layer, manager) = (CALayer(), Manager())
        layer.delegate = manager
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(manager.displayed == 1 && !layer.needsDisplay())
    }

    @Test func `without a delegate that displays, a layer draws`() {
        final class Drawing: CALayer {
            var count = 0
            override func draw(in context: CGContext) { count += 1 }
        }
        final class Silent: NSObject, CALayerDelegate {}
        let (layer, silent) = (Drawing(), Silent())
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.count == 1)
        layer.delegate = silent
        layer.display()
        #expect(layer.count == 2)
    }

    @Test func `a layer does not keep its delegate alive`() {
        let layer = CALayer()
        do {
            let manager = Manager()
            layer.delegate = manager
            #expect(layer.delegate === manager)
        }
        #expect(layer.delegate == nil)
    }

    @Test func `a copy has the properties and not the place in the tree`() {
        final class Badge: CALayer {
            var count = 0
            override init() { super.init() }
            override init(layer: Any) {
                count = (layer as? Badge)?.count ?? 0
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { nil }
        }
        let (root, badge) = (CALayer(), Badge())
        root.addSublayer(badge)
        badge.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        badge.count = 7
        let copy = Badge(layer: badge)
        #expect(copy.frame == badge.frame && copy.count == 7 && copy.superlayer == nil)
        #expect(badge.presentation() === badge && badge.model() === badge)
    }

    @Test func `a subclass lays out its sublayers in place of the delegate`() {
        final class Laid: CALayer {
            var count = 0
            override func layoutSublayers() { count += 1 }
        }
        let (layer, manager) = (Laid(), Manager())
        layer.delegate = manager
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.count == 1 && manager.laidOut.isEmpty)
    }
}
