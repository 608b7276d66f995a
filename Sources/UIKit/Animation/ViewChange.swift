/// A view that an animation has changed, with its geometry before the change.
struct ViewChange {
    let view: UIView
    private let geometry: LayerGeometry
    private let opacity: Float
    private let colour: UIColor?

    init(_ view: UIView) {
        self.view = view
        geometry = view.layer.geometry
        opacity = view.layer.storedOpacity
        colour = view.backgroundColor
    }

    /// Whether the view differs from its earlier state.
    var isReal: Bool {
        !geometry.isSame(as: view.layer.geometry) || opacity != view.layer.storedOpacity || colour !== view.backgroundColor
    }

    /// The geometry between the earlier one, at 0, and the model, at 1.
    func geometry(at progress: Double) -> LayerGeometry {
        geometry.mixed(with: view.layer.geometry, progress)
    }

    /// Sets the model to the visible state at this progress.
    func settle(at progress: Double) {
        view.layer.geometry = geometry(at: progress)
        view.layer.storedOpacity = opacity + (view.layer.storedOpacity - opacity) * Float(progress)
    }
}
