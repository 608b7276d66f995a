/// Prepares a popover. The method is optional.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before a popover is presented, to set where it points.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

// A call of it means that client code has no such method.
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        Simulation.delegate(self, lacks: .prepareForPopoverPresentation, for: popoverPresentationController)
    }
}
