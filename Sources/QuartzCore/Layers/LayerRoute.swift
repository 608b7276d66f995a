/// The way through the tree from one layer's coordinates to another's: up to the nearest common ancestor, then down.
///
/// OPTIMIZATION: the layers are not retained on the way. This is sound because the caller retains both ends, a layer that is deallocated
/// clears `above` of its sublayers, and nothing here calls client code.
struct LayerRoute {
    private typealias Reference = Unmanaged<CALayer>?

    private let source: Reference
    private let target: Reference
    /// The nearest common ancestor; nil if there is none, when the ways meet above the roots.
    private let ancestor: Reference

    init(from source: CALayer?, to target: CALayer?) {
        self.source = source.map { .passUnretained($0) }
        self.target = target.map { .passUnretained($0) }
        ancestor = Self.commonAncestor(self.source, self.target)
    }

    func map(_ point: CGPoint) -> CGPoint { down(up(point)) }

    /// Converts to the coordinates of the nearest common ancestor.
    func up(_ point: CGPoint) -> CGPoint {
        var point = point
        var next = source
        while let layer = next, !same(layer, ancestor) {
            point = layer._withUnsafeGuaranteedRef { $0.geometry.pointToSuperlayer(point) }
            next = superlayer(of: layer)
        }
        return point
    }

    /// Converts from the coordinates of the nearest common ancestor.
    func down(_ point: CGPoint) -> CGPoint { descend(point, to: target) }

    /// Whether no layer on the way has a transform, so that rectangles keep their size.
    var isUntransformed: Bool { isUntransformed(source) && isUntransformed(target) }

    /// Converts step by step, as hit-testing does, so that both get the same bits.
    private func descend(_ point: CGPoint, to layer: Reference) -> CGPoint {
        guard let layer, !same(layer, ancestor) else { return point }
        let above = descend(point, to: superlayer(of: layer))
        return layer._withUnsafeGuaranteedRef { $0.geometry.pointFromSuperlayer(above) }
    }

    private func isUntransformed(_ layer: Reference) -> Bool {
        var next = layer
        while let layer = next, !same(layer, ancestor) {
            if !layer._withUnsafeGuaranteedRef({ $0.isUntransformed }) { return false }
            next = superlayer(of: layer)
        }
        return true
    }

    private static func commonAncestor(_ first: Reference, _ second: Reference) -> Reference {
        var (first, second) = (first, second)
        var (firstDepth, secondDepth) = (depth(of: first), depth(of: second))
        while let one = first, let other = second, !same(one, other) {
            if firstDepth >= secondDepth {
                first = superlayer(of: one)
                firstDepth -= 1
            } else {
                second = superlayer(of: other)
                secondDepth -= 1
            }
        }
        return second == nil ? nil : first
    }

    /// The depth of a layer: 0 for nil, 1 for a root.
    private static func depth(of layer: Reference) -> Int {
        var depth = 0
        var next = layer
        while let layer = next {
            depth += 1
            next = superlayer(of: layer)
        }
        return depth
    }
}

private func superlayer(of layer: Unmanaged<CALayer>) -> Unmanaged<CALayer>? { layer._withUnsafeGuaranteedRef { $0.above } }

private func same(_ layer: Unmanaged<CALayer>, _ other: Unmanaged<CALayer>?) -> Bool { layer.toOpaque() == other?.toOpaque() }
