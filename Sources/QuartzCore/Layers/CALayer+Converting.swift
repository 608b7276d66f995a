/// Conversion of points and rectangles between any two layers.
///
/// A nil layer stands for the coordinates of the root's frame, which two trees have in common. Complexity: at most the number of layers up
/// to the root; nothing is allocated.
extension CALayer {
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l, to: self) }

    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l) }

    /// Converts a rectangle; a turned one becomes the smallest one around its corners, first in the nearest common ancestor, then in the
    /// target.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.convert(r, from: l, to: self) }

    /// See the conversion from a layer.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.convert(r, from: self, to: l) }

    /// Converts a point between two layers; nil stands for the coordinates above the root.
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
    /// The smallest rectangle around the mapped corners.
    fileprivate func aroundCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return CGRect(
            around: map(origin), map(CGPoint(x: right, y: origin.y)), map(CGPoint(x: origin.x, y: bottom)),
            map(CGPoint(x: right, y: bottom)))
    }
}
