import EventTrace

extension UIGestureRecognizer {
    /// GE.12: whether it gets a new press, which then starts an attempt; the delegate is asked about the event, then about the press.
    final func receives(_ press: UIPress, _ event: UIEvent, in simulation: Simulation) -> Bool {
        guard allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }) else { return false }
        if let rule = refusal(of: press, event, in: simulation) {
            simulation.recorder.decide(.decline, simulation.subject(self), by: rule)
            return false
        }
        if attempt == .idle { simulation.gestures.join(self, in: simulation) }
        return true
    }

    /// The rule by which it does not get a press of an allowed type; nil if it does.
    private final func refusal(of press: UIPress, _ event: UIEvent, in simulation: Simulation) -> Rule? {
        if !enabled, simulation.holds(.disabledRecognizer) { return .disabledRecognizer }
        if currentState.isFinal { return .resetAfterEnd }
        if !mayReceive(event, in: simulation) { return .eventQuestion }
        return mayReceive(press, in: simulation) ? nil : .delegateQuestions
    }

    private final func mayReceive(_ press: UIPress, in simulation: Simulation) -> Bool {
        guard let delegate = delegateReference.delegate, simulation.holds(.delegateQuestions) else { return true }
        return simulation.ask(.shouldReceivePress, ofDelegate: delegate, for: self, by: .delegateQuestions, about: simulation.subject(self))
        {
            delegate.gestureRecognizer(self, shouldReceive: press)
        }
    }
}
