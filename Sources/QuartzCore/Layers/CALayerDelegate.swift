/// What a layer asks of the object that manages it. Every method has a default that does nothing.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Called by `displayIfNeeded` on a layer that is marked.
    func display(_ layer: CALayer)

    /// Called when the layer's bounds or sublayers have changed and layout is due.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
}
