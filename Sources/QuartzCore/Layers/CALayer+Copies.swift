/// The layers of Core Animation's other trees.
extension CALayer {
    /// The layer itself: nothing is animated, so what is on the screen is the model.
    public final func presentation() -> Self? { self }

    /// The layer itself.
    public final func model() -> Self { self }

    /// All properties of a `CALayer` but its place in the tree and its delegate.
    final func copyProperties(of layer: CALayer) {
        geometry = layer.geometry
        storedIsHidden = layer.storedIsHidden
        storedOpacity = layer.storedOpacity
        appearanceBox = layer.appearanceBox.map { LayerAppearanceBox($0.appearance) }
        masksToBounds = layer.masksToBounds
        mask = layer.mask
        zPosition = layer.zPosition
        name = layer.name
    }
}
