/// Points and rectangles between the coordinates of any two layers.
///
/// A nil layer stands for the coordinates in which the root of the tree has its frame. Two trees have those in common.
/// Complexity: the number of layers up to the root at most; nothing is allocated.
extension CALayer {
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l, to: self) }

    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l) }

    /// A rectangle that is turned on the way becomes the smallest one around its corners.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.convert(r, from: l, to: self) }

    /// A rectangle that is turned on the way becomes the smallest one around its corners.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.convert(r, from: self, to: l) }

    /// Between two layers, either of which may stand for the coordinates above the root.
    package static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        let ancestor = commonAncestor(source, target)
        return descend(ascend(point, from: source, to: ancestor), from: ancestor, to: target)
    }

    /// See the conversion of points.
    package static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        let ancestor = commonAncestor(source, target)
        func map(_ point: CGPoint) -> CGPoint { descend(ascend(point, from: source, to: ancestor), from: ancestor, to: target) }
        let origin = map(rect.origin)
        if isUntransformed(source, below: ancestor), isUntransformed(target, below: ancestor) {
            return CGRect(origin: origin, size: rect.size)
        }
        let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
        return CGRect(
            around: origin, map(CGPoint(x: right, y: rect.origin.y)), map(CGPoint(x: rect.origin.x, y: bottom)),
            map(CGPoint(x: right, y: bottom)))
    }

    /// From the coordinates of a layer to those of one above it.
    private static func ascend(_ point: CGPoint, from layer: CALayer?, to ancestor: CALayer?) -> CGPoint {
        var point = point
        var next = layer
        while let layer = next, layer !== ancestor {
            point = layer.pointToSuperlayer(point)
            next = layer.storedSuperlayer
        }
        return point
    }

    /// The inverse of `ascend`, step by step as a hit-test goes down, so that both arrive at the same bits.
    private static func descend(_ point: CGPoint, from ancestor: CALayer?, to layer: CALayer?) -> CGPoint {
        guard let layer, layer !== ancestor else { return point }
        return layer.pointFromSuperlayer(descend(point, from: ancestor, to: layer.storedSuperlayer))
    }

    private static func isUntransformed(_ layer: CALayer?, below ancestor: CALayer?) -> Bool {
        var next = layer
        while let layer = next, layer !== ancestor {
            if !layer.isUntransformed { return false }
            next = layer.storedSuperlayer
        }
        return true
    }

    /// The nearest layer that is both or above both; nil if they share none.
    private static func commonAncestor(_ first: CALayer?, _ second: CALayer?) -> CALayer? {
        var (first, second) = (first, second)
        var (firstDepth, secondDepth) = (depth(of: first), depth(of: second))
        while first !== second {
            if firstDepth >= secondDepth {
                first = first?.storedSuperlayer
                firstDepth -= 1
            } else {
                second = second?.storedSuperlayer
                secondDepth -= 1
            }
        }
        return first
    }

    /// 0 for nil, 1 for a root.
    private static func depth(of layer: CALayer?) -> Int {
        var depth = 0
        var next = layer
        while let layer = next {
            depth += 1
            next = layer.storedSuperlayer
        }
        return depth
    }
}
