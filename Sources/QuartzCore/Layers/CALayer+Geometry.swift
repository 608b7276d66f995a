/// The place and the coordinates of a layer.
extension CALayer {
    /// The transform in the plane; for a transform out of the plane its plane part, which Apple leaves undefined.
    public final func affineTransform() -> CGAffineTransform {
        guard let transform = geometry.transform else { return .identity }
        return transform.forward.affine
    }

    public final func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The point of the superlayer in this layer's coordinates: two subtractions unless the layer has a transform.
    ///
    /// OPTIMIZATION: inlined into other modules, which would otherwise copy the whole geometry and retain its transform.
    @inlinable @inline(__always)
    package final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        guard isUntransformed else { return pointFromSuperlayerThroughTransform(point) }
        return CGPoint(x: point.x - geometry.offset.x, y: point.y - geometry.offset.y)
    }

    /// The inverse of `pointFromSuperlayer`.
    @inlinable @inline(__always)
    package final func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
        guard isUntransformed else { return pointToSuperlayerThroughTransform(point) }
        return CGPoint(x: point.x + geometry.offset.x, y: point.y + geometry.offset.y)
    }

    @usableFromInline @inline(never)
    final func pointFromSuperlayerThroughTransform(_ point: CGPoint) -> CGPoint { geometry.pointFromSuperlayer(point) }

    @usableFromInline @inline(never)
    final func pointToSuperlayerThroughTransform(_ point: CGPoint) -> CGPoint { geometry.pointToSuperlayer(point) }

    /// Whether the transform is the identity.
    @inlinable @inline(__always)
    package final var isUntransformed: Bool { geometry.transform == nil }

    /// Whether the bounds contain a point in this layer's coordinates, like `contains(_:)` without an override.
    @inlinable @inline(__always)
    package final func boundsContain(_ point: CGPoint) -> Bool { geometry.bounds.holds(point) }

    final func setFrame(_ frame: CGRect) {
        let oldSize = geometry.bounds.size
        geometry.frame = frame.checked("frame")
        if geometry.bounds.size != oldSize { sizeHasChanged(from: oldSize) }
    }

    final func setBounds(_ bounds: CGRect) {
        let oldSize = geometry.bounds.size
        geometry.bounds = bounds.checked("bounds")
        if bounds.size != oldSize { sizeHasChanged(from: oldSize) }
    }
}

extension CGRect {
    /// The result of `contains`, inlined for rectangles of positive size.
    @inlinable @inline(__always)
    package func holds(_ point: CGPoint) -> Bool {
        let (dx, dy) = (point.x - origin.x, point.y - origin.y)
        guard size.width >= 0, size.height >= 0 else { return contains(point) }
        return dx >= 0 && dy >= 0 && dx < size.width && dy < size.height
    }

    /// Stops the app if a coordinate is not a number, as Core Animation does.
    fileprivate func checked(_ property: StaticString) -> CGRect {
        if (origin.x + origin.y + size.width + size.height).isNaN { fatalError("CALayerInvalidGeometry: CALayer \(property) contains NaN") }
        return self
    }
}

extension CGPoint {
    /// See `CGRect.checked`.
    func checked(_ property: StaticString) -> CGPoint {
        if (x + y).isNaN { fatalError("CALayerInvalidGeometry: CALayer \(property) contains NaN") }
        return self
    }
}
