/// The layers of Core Animation's other trees, which are the layer itself here.
extension CALayer {
    /// The layer itself: nothing is animated, so the screen shows the model.
    public final func presentation() -> Self? { self }

    /// The layer itself.
    public final func model() -> Self { self }

    /// Copies all properties of a `CALayer` except its place in the tree and its delegate.
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
