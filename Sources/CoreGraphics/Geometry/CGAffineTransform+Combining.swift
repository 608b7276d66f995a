/// Transforms made from other transforms.
extension CGAffineTransform {
    public var isIdentity: Bool { self == .identity }

    /// This transform, followed by the other.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The inverse transform; this one itself if there is no inverse, as in Core Graphics.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// The inverse; nil if the transform maps the plane to a line or a point.
    package var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let linear = CGAffineTransform(a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: 0, ty: 0)
        let origin = CGPoint(x: tx, y: ty).applying(linear)
        return CGAffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: -origin.x, ty: -origin.y)
    }

    /// Translates in the coordinates before this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Scales in the coordinates before this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Rotates, by radians, in the coordinates before this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}
