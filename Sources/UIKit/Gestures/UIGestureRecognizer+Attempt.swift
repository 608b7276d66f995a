import EventTrace

extension UIGestureRecognizer {
    /// Whether its attempt is over and nothing is left to do but to reset it.
    final var isFinished: Bool {
        standing == .spent || (standing == .accepted && currentState.isFinal && !owesAction && !hasPendingChange)
    }

    /// GE.4: after the reset, possible, with no touches.
    final func beginAnew() {
        currentState = .possible
        standing = .idle
        touches.empty()
        attempt.empty()
        dynamicRequirements.empty()
        owesAction = false
        hasSentAction = false
        hasBegun = false
        hasAskedForRequirements = false
    }

    /// GE.4, GE.11: sends the action for the state; the first one of a gesture that has begun says so, whatever its state by then.
    final func sendDueActions(in simulation: Simulation) {
        let state = currentState
        let isFirst = !hasSentAction
        hasSentAction = true
        guard isFirst, hasBegun, state != .began else { return sendActions(in: simulation) }
        currentState = .began
        isOverWhileBegan = state.isFinal
        sendActions(in: simulation)
        isOverWhileBegan = false
        // What the action itself has made of the state stands.
        guard currentState == .began else { return }
        currentState = state
        if state.isFinal { sendActions(in: simulation) }
    }
}
