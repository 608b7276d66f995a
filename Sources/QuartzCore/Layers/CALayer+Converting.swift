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
        LayerRoute(from: source, to: target).map(point)
    }

    /// See the conversion of points.
    package static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        let route = LayerRoute(from: source, to: target)
        let (origin, size) = (rect.origin, rect.size)
        if route.isUntransformed { return CGRect(origin: route.map(origin), size: size) }
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return CGRect(
            around: route.map(origin), route.map(CGPoint(x: right, y: origin.y)), route.map(CGPoint(x: origin.x, y: bottom)),
            route.map(CGPoint(x: right, y: bottom)))
    }
}
