/// The place of a layer in its superlayer, and the two maps between their coordinates.
///
/// A point of the layer goes to position + transform(point − bounds.origin − anchor), where the anchor is `anchorPoint` times the size.
/// Invariant: `offset` is position − anchor − bounds.origin, so that without a transform each map is one addition or subtraction.
@usableFromInline
package struct LayerGeometry {
    @usableFromInline
    package var position = CGPoint() { didSet { updateOffset() } }
    @usableFromInline
    package var bounds = CGRect() { didSet { updateOffset() } }
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { updateOffset() } }
    @usableFromInline
    package var transform: LayerTransform?
    @usableFromInline
    package private(set) var offset = CGPoint()

    private mutating func updateOffset() {
        offset.x = position.x - anchor.x - bounds.origin.x
        offset.y = position.y - anchor.y - bounds.origin.y
    }

    /// The anchor as a vector from the origin of the bounds.
    private var anchor: CGPoint { CGPoint(x: anchorPoint.x * bounds.size.width, y: anchorPoint.y * bounds.size.height) }

    package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        guard let transform else { return CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
        return pointFromSuperlayer(point, through: transform)
    }

    package func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
        guard let transform else { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
        return pointToSuperlayer(point, through: transform)
    }

    /// The point in the layer's coordinates; at infinity, outside all bounds, if the transform has no inverse.
    private func pointFromSuperlayer(_ point: CGPoint, through transform: LayerTransform) -> CGPoint {
        guard let backward = transform.backward else { return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
        let centred = backward.applied(to: CGPoint(x: point.x - position.x, y: point.y - position.y))
        return CGPoint(x: centred.x + anchor.x + bounds.origin.x, y: centred.y + anchor.y + bounds.origin.y)
    }

    private func pointToSuperlayer(_ point: CGPoint, through transform: LayerTransform) -> CGPoint {
        let centred = CGPoint(x: point.x - bounds.origin.x - anchor.x, y: point.y - bounds.origin.y - anchor.y)
        let mapped = transform.forward.applied(to: centred)
        return CGPoint(x: mapped.x + position.x, y: mapped.y + position.y)
    }
}
