extension CGPoint {
    /// The image of this point under the transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The image of the size as a vector, without the translation; a rotation can make it negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around the four mapped corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull else { return self }
        return CGRect(
            around: CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: minY).applying(transform),
            CGPoint(x: minX, y: maxY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform))
    }

    /// The smallest rectangle around four points.
    package init(around a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        let left = min(a.x, b.x, c.x, d.x)
        let top = min(a.y, b.y, c.y, d.y)
        self.init(x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left, height: max(a.y, b.y, c.y, d.y) - top)
    }
}
