/// Points and rectangles between the coordinates of any two layers.
///
/// A nil layer stands for the coordinates in which the root of the tree has its frame. Two trees have those in common.
/// Complexity: the number of layers up to the root at most; nothing is allocated.
extension CALayer {
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l, to: self) }

    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l) }

    /// A rectangle that is turned becomes the smallest one around its corners: once in the nearest layer above both, and from there once more.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.convert(r, from: l, to: self) }

    /// See the conversion from a layer.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.convert(r, from: self, to: l) }

    /// Between two layers, either of which may stand for the coordinates above the root.
    package static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        LayerRoute(from: source, to: target).map(point)
    }

    /// See the conversion of points.
    package static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        let route = LayerRoute(from: source, to: target)
        if route.isUntransformed { return CGRect(origin: route.map(rect.origin), size: rect.size) }
        return rect.aroundCorners { route.up($0) }.aroundCorners { route.down($0) }
    }
}

extension CGRect {
    /// The smallest rectangle around its corners where `map` puts them.
    fileprivate func aroundCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return CGRect(
            around: map(origin), map(CGPoint(x: right, y: origin.y)), map(CGPoint(x: origin.x, y: bottom)),
            map(CGPoint(x: right, y: bottom)))
    }
}
