/// What a layer asks of the object that manages it. Without a method of the delegate's own the layer does as if it had none.
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
