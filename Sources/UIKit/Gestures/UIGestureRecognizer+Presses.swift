import EventTrace

extension UIGestureRecognizer {
    /// GE.12: whether it gets a new press, its delegate being asked; if so it makes an attempt.
    final func receives(_ press: UIPress, in simulation: Simulation) -> Bool {
        let isAllowed = allowedPressTypes.contains { $0.intValue == press.type.rawValue }
        guard enabled, !currentState.isFinal, isAllowed else { return false }
        if let delegate, simulation.holds(.delegateQuestions) {
            let subject = simulation.subject(self)
            let receives = simulation.ask(.shouldReceivePress, ofDelegate: delegate, for: self, by: .delegateQuestions, about: subject) {
                delegate.gestureRecognizer(self, shouldReceive: press)
            }
            guard receives else { return false }
        }
        if attempt == .idle { simulation.gestures.join(self) }
        return true
    }
}
