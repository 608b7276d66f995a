/// Shows views elsewhere than their layers' model says, as an animation that runs does.
protocol ViewPresentation: AnyObject {
    /// Where a view is seen now; nil if it is shown as its model lies.
    func presentedGeometry(of view: UIView) -> LayerGeometry?
}
