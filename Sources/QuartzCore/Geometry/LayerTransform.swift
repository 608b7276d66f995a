/// A layer's transform other than the identity, with the maps that follow from it, worked out once.
@usableFromInline
package final class LayerTransform: Sendable {
    package let matrix: CATransform3D
    package let forward: PlaneMap
    let backward: PlaneMap?

    /// Nil for the identity, so that a layer tells the common case by one comparison.
    package static func unlessIdentity(_ matrix: CATransform3D) -> LayerTransform? {
        CATransform3DIsIdentity(matrix) ? nil : LayerTransform(matrix)
    }

    private init(_ matrix: CATransform3D) {
        self.matrix = matrix
        forward = PlaneMap(matrix)
        backward = forward.inverse
    }
}
