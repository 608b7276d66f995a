import EventTrace

extension UIGestureRecognizer {
    /// GE.4: after the reset, possible, with no touches.
    final func beginAnew() {
        advance(.reset)
        clear()
    }

    /// GE.36: only a subclass sees the difference.
    final func leaveStateBeforeReset(_ simulation: Simulation) {
        if simulation.overrides(.reset, in: self), simulation.applies(.possibleBeforeReset, .revert, self, Name(.possible)) {
            gestureState = .possible
        }
    }

    /// Lets go of everything when the run is over.
    final func dissolve() {
        for touch in touchesOfAttempt { touch.dissolve() }
        attempt = .idle
        hasNews = false
        clear()
    }

    private final func clear() {
        gestureState = .possible
        isKept = false
        waitsForOthers = false
        forgetTouches()
        isNewcomer = false
        dynamicRequirements.empty()
        askedRequirements.empty()
    }

    /// GE.4, GE.11: sends the action that is due. The first one of a gesture that has begun says so, whatever its state by then; if the gesture
    /// is over, another one says that.
    final func sendDueAction(in simulation: Simulation) {
        let isFirst = attempt == .accepted(.first)
        advance(.act)
        if isFirst, gestureState.hasBegun, gestureState != .began {
            announcedState = .began
            sendActions(in: simulation)
            // A state that the action itself has set is sent in the next round.
            guard announcedState != nil else { return }
            announcedState = nil
            guard currentState.isFinal else { return }
        }
        sendActions(in: simulation)
    }
}
