/// A layer's transform other than the identity, with its maps computed once.
@usableFromInline
package final class LayerTransform: Sendable {
    package let matrix: CATransform3D
    package let forward: PlaneMap
    let backward: PlaneMap?

    /// The transform; nil for the identity, so that one comparison detects the common case.
    package static func unlessIdentity(_ matrix: CATransform3D) -> LayerTransform? {
        CATransform3DIsIdentity(matrix) ? nil : LayerTransform(matrix)
    }

    private init(_ matrix: CATransform3D) {
        self.matrix = matrix
        forward = PlaneMap(matrix)
        backward = forward.inverse
    }
}
