/// Receives calls about a presentation that the user dismisses. All methods are optional.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
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
