import EventTrace

/// RC.143, RC.144: a dismissal by the user, which the delegate can refuse.
extension UIPresentationController {
    /// Asks whether the user may dismiss; if so, the dismissal begins.
    final func askForDismissal(isTap: Bool, by recognizer: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        guard allowsDismissal(by: recognizer, in: simulation), let controller = presentedController else { return false }
        tell(.presentationControllerWillDismiss, by: .dismissalDelegate, in: simulation) { $0.presentationControllerWillDismiss(self) }
        isDismissedByUser = isTap
        controller.giveUpFirstResponder(in: simulation)
        controller.beginDismissing(true, isDrivenByFinger: !isTap, in: simulation, nil)
        return true
    }

    /// Dismisses after a tap beside the presented view, or reports the attempt.
    final func dismissByTap(_ tap: UIGestureRecognizer, in simulation: Simulation) {
        if !askForDismissal(isTap: true, by: tap, in: simulation) { tellOfAttempt(in: simulation) }
    }

    final func tellOfAttempt(in simulation: Simulation) {
        tell(.presentationControllerDidAttemptToDismiss, by: .dismissalRefused, in: simulation) {
            $0.presentationControllerDidAttemptToDismiss(self)
        }
    }

    private final func allowsDismissal(by recognizer: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        if isModal, simulation.applies(.dismissalRefused, .decline, recognizer) { return false }
        guard let delegate = adaptiveDelegate.delegate, simulation.holds(.dismissalDelegate) else { return true }
        return simulation.ask(
            .presentationControllerShouldDismiss, ofDelegate: delegate, for: self, by: .dismissalDelegate, about: .none
        ) {
            delegate.presentationControllerShouldDismiss(self)
        }
    }

    private final func tell(
        _ method: Word, by rule: Rule, in simulation: Simulation, _ body: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) {
        guard let delegate = adaptiveDelegate.delegate, simulation.holds(rule) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: .none) { body(delegate) }
    }
}
