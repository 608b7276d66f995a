import EventTrace

extension UIGestureRecognizer {
    /// GE.12: whether it gets a new press, its delegate being asked; if so it makes an attempt.
    final func receives(_ press: UIPress, in simulation: Simulation) -> Bool {
        guard enabled, !currentState.isFinal, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }) else { return false }
        if let delegate {
            let receives = simulation.ask(.shouldReceivePress, ofDelegate: delegate, by: .delegateQuestions, about: simulation.subject(self)) {
                delegate.gestureRecognizer(self, shouldReceive: press)
            }
            guard receives else { return false }
        }
        if standing == .idle {
            standing = .attempting
            simulation.gestures.attempting.append(self)
        }
        return true
    }
}
