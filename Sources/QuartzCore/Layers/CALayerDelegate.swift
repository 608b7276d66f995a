/// The object that manages a layer. A missing method leaves the layer's default behaviour.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Called by `displayIfNeeded` on a layer that is marked.
    func display(_ layer: CALayer)

    /// Called when the layer's bounds or sublayers have changed and layout is due.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.draw(in: CGContext()) }
    public func layoutSublayers(of layer: CALayer) {}
}
