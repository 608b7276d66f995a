import EventTrace

extension UIGestureRecognizer {
    /// GE.12: whether it gets a new touch; the delegate is asked about the event, then about the touch.
    final func receives(_ touch: UITouch, _ event: UIEvent, in simulation: Simulation) -> Bool {
        if let rule = refusal(of: touch, event, in: simulation) {
            simulation.recorder.decide(.decline, simulation.subject(self), by: rule)
            return false
        }
        return true
    }

    /// The rule by which it does not get the touch; nil if it does.
    private final func refusal(of touch: UITouch, _ event: UIEvent, in simulation: Simulation) -> Rule? {
        if !takesTouches { return .hover }
        if !enabled, simulation.holds(.disabledRecognizer) { return .disabledRecognizer }
        if currentState.isFinal { return waitsForOthers ? .resetTogether : isKept ? .resetAfterLastLift : .resetAfterEnd }
        if !allows(touch.type), simulation.holds(.touchTypes) { return .touchTypes }
        if let rule = refusalOfItsOwn(in: simulation) { return rule }
        if !mayReceive(event, in: simulation) { return .eventQuestion }
        return mayReceive(touch, in: simulation) ? nil : .delegateQuestions
    }

    private final func mayReceive(_ touch: UITouch, in simulation: Simulation) -> Bool {
        guard let delegate = delegateReference.delegate, simulation.holds(.delegateQuestions) else { return true }
        return simulation.ask(.shouldReceiveTouch, ofDelegate: delegate, for: self, by: .delegateQuestions, about: simulation.subject(self))
        {
            delegate.gestureRecognizer(self, shouldReceive: touch)
        }
    }

    final func mayReceive(_ event: UIEvent, in simulation: Simulation) -> Bool {
        let delegate = delegateReference.delegate
        guard delegate != nil || simulation.overrides(.shouldReceiveEvent, in: self), simulation.holds(.eventQuestion) else { return true }
        guard simulation.ask(.shouldReceiveEvent, of: self, by: .eventQuestion, { shouldReceive(event) }) else { return false }
        guard let delegate else { return true }
        return simulation.ask(.shouldReceiveEvent, ofDelegate: delegate, for: self, by: .eventQuestion, about: simulation.subject(self)) {
            delegate.gestureRecognizer(self, shouldReceive: event)
        }
    }

    /// GE.26: whether it takes touches of this type now.
    private final func allows(_ type: UITouch.TouchType) -> Bool {
        touchTypes.contains(type)
            && (!requiresExclusiveTouchType || !touchLinks.ofAttempt.contains { $0.type != type })
    }
}
