/// A layer's transform other than the identity, with the maps that follow from it, worked out once.
final class LayerTransform: Sendable {
    let matrix: CATransform3D
    let forward: PlaneMap
    let backward: PlaneMap?

    /// Nil for the identity, so that a layer tells the common case by one comparison.
    static func unlessIdentity(_ matrix: CATransform3D) -> LayerTransform? {
        CATransform3DIsIdentity(matrix) ? nil : LayerTransform(matrix)
    }

    private init(_ matrix: CATransform3D) {
        self.matrix = matrix
        forward = PlaneMap(matrix)
        backward = forward.inverse
    }
}
