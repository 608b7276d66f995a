import EventTrace

extension UIGestureRecognizer {
    /// GE.12: whether it gets a new touch, the delegate being asked about the event first, then about the touch.
    final func receives(_ touch: UITouch, _ event: UIEvent, in simulation: Simulation) -> Bool {
        guard enabled, !currentState.isFinal, allows(touch.type), mayReceive(touch, event, in: simulation) else {
            simulation.recorder.decide(.decline, simulation.subject(self), by: .delegateQuestions)
            return false
        }
        return true
    }

    private final func mayReceive(_ touch: UITouch, _ event: UIEvent, in simulation: Simulation) -> Bool {
        guard simulation.ask(.shouldReceiveEvent, of: self, by: .delegateQuestions, { shouldReceive(event) }) else { return false }
        guard let delegate else { return true }
        let subject = simulation.subject(self)
        return simulation.ask(.shouldReceiveEvent, ofDelegate: delegate, by: .delegateQuestions, about: subject) {
            delegate.gestureRecognizer(self, shouldReceive: event)
        }
            && simulation.ask(.shouldReceiveTouch, ofDelegate: delegate, by: .delegateQuestions, about: subject) {
                delegate.gestureRecognizer(self, shouldReceive: touch)
            }
    }

    /// Whether its attempt is over and nothing is left to do but to reset it.
    final var isFinished: Bool {
        standing == .spent || (currentState.isFinal && standing != .waiting)
    }

    /// GE.4: after the reset, possible, with no touches.
    final func beginAnew() {
        currentState = .possible
        standing = .idle
        touches.removeAll(keepingCapacity: true)
        attempt.removeAll(keepingCapacity: true)
        dynamicRequirements.removeAll(keepingCapacity: true)
        owesAction = false
        hasSentAction = false
        hasWaited = false
        hasBegun = false
        hasAskedForRequirements = false
    }

    /// GE.4, GE.11: sends the action for the state; one that had to wait says began first, whatever its state by then.
    final func sendDueActions(in simulation: Simulation) {
        let state = currentState
        if !hasSentAction, hasWaited, hasBegun, state != .began {
            currentState = .began
            sendActions(in: simulation)
            currentState = state
            hasSentAction = true
            if state == .changed { return }
        }
        hasSentAction = true
        sendActions(in: simulation)
    }
}
