import EventTrace

extension UIGestureRecognizer {
    /// GE.4: returns to possible, without touches, after the reset.
    final func beginAnew() {
        advance(.reset)
        clear()
    }

    /// GE.36: sets the state for the reset, where only a subclass sees the difference.
    final func leaveStateBeforeReset(in simulation: Simulation) {
        if simulation.overrides(.reset, in: self), simulation.applies(.possibleBeforeReset, .revert, self, Name(.possible)) {
            gestureState = .possible
        }
    }

    /// Releases everything at the end of the run.
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

    /// GE.4, GE.11: sends the due action. The first action of a begun gesture announces began, whatever the state is by then; if the
    /// gesture has ended, another action announces the end.
    final func sendDueAction(in simulation: Simulation) {
        let isFirst = attempt == .accepted(.first)
        advance(.act)
        if isFirst, gestureState.hasBegun, gestureState != .began {
            announcedState = .began
            sendActions(in: simulation)
            // A state set by the action itself is sent in the next round.
            guard announcedState != nil else { return }
            announcedState = nil
            guard currentState.isFinal else { return }
        }
        sendActions(in: simulation)
    }
}
