/// Chooses the style of a popover where there is little room, and receives calls about a presentation that the user dismisses. All methods
/// are optional.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in place of a popover in a compact width; `.none` keeps the popover.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The same for these traits, asked before the method without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Asked when the user begins to dismiss the presentation; false keeps it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user begins to dismiss the presentation, which may still stay.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has tried to dismiss a presentation that has to stay.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// A call of one of these means that client code has no such method.
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        Simulation.delegate(self, lacks: .adaptivePresentationStyle, for: controller)
        return .formSheet
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        Simulation.delegate(self, lacks: .adaptivePresentationStyle, for: controller)
        return .automatic
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        Simulation.delegate(self, lacks: .presentationControllerShouldDismiss, for: presentationController)
        return true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        Simulation.delegate(self, lacks: .presentationControllerWillDismiss, for: presentationController)
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        Simulation.delegate(self, lacks: .presentationControllerDidDismiss, for: presentationController)
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        Simulation.delegate(self, lacks: .presentationControllerDidAttemptToDismiss, for: presentationController)
    }
}
