import QuartzCore
import Testing

struct LayerTreeTests {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func `layers go where they are put`() {
        let root = CALayer()
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        root.insertSublayer(d, above: a)
        #expect(names(root) == "cadb")
        root.insertSublayer(b, below: a)
        #expect(names(root) == "cbad")
        root.insertSublayer(c, above: d)
        #expect(names(root) == "badc")
        root.addSublayer(b)
        #expect(names(root) == "adcb")
    }

    @Test func `replacing and removing clear the superlayer`() {
        let root = CALayer()
        let (a, b, c) = (named("a"), named("b"), named("c"))
        root.sublayers = [a, b]
        root.replaceSublayer(a, with: c)
        #expect(names(root) == "cb" && a.superlayer == nil && c.superlayer === root)
        b.removeFromSuperlayer()
        #expect(names(root) == "c" && b.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && c.superlayer == nil)
    }

    @Test func `a sublayer replaced by a later sibling keeps its place`() {
        let root = CALayer()
        let (a, b, c) = (named("a"), named("b"), named("c"))
        root.sublayers = [a, b, c]
        root.replaceSublayer(a, with: c)
        #expect(names(root) == "cb")
        root.replaceSublayer(b, with: c)
        #expect(names(root) == "c")
    }

    @Test func `a layer has one superlayer`() {
        let (one, other, a) = (CALayer(), CALayer(), named("a"))
        one.addSublayer(a)
        other.addSublayer(a)
        #expect(one.sublayers == nil && a.superlayer === other)
    }

    @Test func `a superlayer that is deallocated releases its sublayers`() {
        let a = named("a")
        do {
            let root = CALayer()
            root.addSublayer(a)
            #expect(a.superlayer === root)
        }
        #expect(a.superlayer == nil)
    }
}
