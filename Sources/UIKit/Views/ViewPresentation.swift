/// An object that shows views elsewhere than at their layers' model positions: a running animation.
protocol ViewPresentation: AnyObject {
    /// The visible geometry of a view; nil if the view is shown at its model position.
    func presentedGeometry(of view: UIView) -> LayerGeometry?
}
