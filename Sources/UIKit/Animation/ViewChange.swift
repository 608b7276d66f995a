/// A view that an animation has changed, and how it stood before.
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

    /// Whether the view stands otherwise now.
    var isReal: Bool {
        !geometry.isSame(as: view.layer.geometry) || opacity != view.layer.storedOpacity || colour !== view.backgroundColor
    }

    /// Between how it stood before, at 0, and its model, at 1.
    func geometry(at progress: Double) -> LayerGeometry {
        geometry.mixed(with: view.layer.geometry, progress)
    }

    /// Gives the model what is seen at this progress.
    func settle(at progress: Double) {
        view.layer.geometry = geometry(at: progress)
        view.layer.storedOpacity = opacity + (view.layer.storedOpacity - opacity) * Float(progress)
    }
}
