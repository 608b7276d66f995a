import EventTrace

extension UIGestureRecognizer {
    /// Changes to a state by its own decision. Leaving possible asks first; a change outside of the state machine is ignored.
    final func change(to new: State, in simulation: Simulation?) {
        guard let simulation else { return gestureState = GestureState(unchecked: new, after: gestureState) }
        // A recognizer that is being reset makes no attempt.
        guard attempt != .finished, let next = gestureState.after(setting: new) else { return refuse(new, in: simulation) }
        if gestureState == .possible, next != .failed {
            if arrival >= 0 { simulation.gestures.order.compete(arrival) } else { simulation.gestures.order.showsAll() }
            let mayBegin = mayBegin(in: simulation)
            // The asked code can have ended the attempt.
            guard gestureState == .possible else { return }
            if !mayBegin { return settle(.failed, in: simulation, by: .shouldBegin) }
        }
        settle(next, in: simulation, by: ownRule)
    }

    private final func refuse(_ new: State, in simulation: Simulation) {
        guard new != shownState else { return }
        simulation.recorder.decide(.ignore, simulation.subject(self), Name(new.recorded), by: .stateMachine)
    }

    /// Changes to a state without asking.
    final func settle(_ new: GestureState, in simulation: Simulation, by rule: Rule) {
        precondition(
            gestureState.after(setting: new.shown) == new || new == .failed && attempt == .waiting, "GE.4: a state that does not follow")
        gestureState = new
        announcedState = nil
        settledStates += 1
        simulation.recorder.decide(.state, simulation.subject(self), Name(new.shown.recorded), by: rule)
        simulation.gestures.stateChanged(self, in: simulation)
    }

    /// Fails because another recognizer has recognized. It neither asks nor waits any more, whatever its touches did.
    final func lose(in simulation: Simulation, by rule: Rule) {
        precondition(attempt.isOpen, "GE.8: who loses has not recognized")
        gestureState = .failed
        announcedState = nil
        simulation.recorder.decide(.state, simulation.subject(self), Name(.failed), by: rule)
        advance(.end)
    }

    /// GE.15
    final func setEnabled(_ isEnabled: Bool, in simulation: Simulation?) {
        guard enabled != isEnabled else { return }
        enabled = isEnabled
        if !isEnabled, simulation?.holds(.disabledRecognizer) != false { giveUp(by: .disabledRecognizer, in: simulation) }
    }

    /// Ends the attempt: a begun recognizer is cancelled; a possible or waiting one fails.
    final func giveUp(by rule: Rule, in simulation: Simulation?) {
        guard let simulation, attempt != .idle, attempt == .waiting || !currentState.isFinal else { return }
        settle(gestureState == .possible || attempt == .waiting ? .failed : .cancelled, in: simulation, by: rule)
    }

    /// GE.33: asks the hit views whose touches it would cancel, then its delegate, then the engine's view that owns it.
    private final func mayBegin(in simulation: Simulation) -> Bool {
        guard simulation.holds(.shouldBegin) else {
            return follower?.gestureMayBegin(self, askedAlready: { _ in false }, in: simulation) ?? true
        }
        if cancelsTouchesInView {
            for index in touchesOfAttempt.indices where index < touchesOfAttempt.count {
                guard let view = touchesOfAttempt.keptAlive(index, { $0.storedView }), index == 0 || !isHitView(view, ofFirst: index) else {
                    continue
                }
                if !asks(view, in: simulation) { return false }
            }
        }
        if let delegate = delegateReference.delegate, !mayBegin(delegate, in: simulation) { return false }
        guard let follower else { return true }
        let delegateView = delegateReference.delegate as? UIView
        return follower.gestureMayBegin(self, askedAlready: { $0 === delegateView || isAskedAsHitView($0) }, in: simulation)
    }

    private final func mayBegin(_ delegate: any UIGestureRecognizerDelegate, in simulation: Simulation) -> Bool {
        // A view answers with one method both as hit view and as delegate.
        if let view = delegate as? UIView { return isAskedAsHitView(view) || asks(view, in: simulation) }
        return simulation.ask(
            .gestureRecognizerShouldBegin, ofDelegate: delegate, for: self, by: .shouldBegin, about: simulation.subject(self)
        ) { delegate.gestureRecognizerShouldBegin(self) }
    }

    private final func isAskedAsHitView(_ view: UIView) -> Bool { cancelsTouchesInView && isHitView(view, ofFirst: touchesOfAttempt.count) }

    private final func isHitView(_ view: UIView, ofFirst count: Int) -> Bool {
        touchesOfAttempt.prefix(count).contains { $0.storedView === view }
    }

    private final func asks(_ view: UIView, in simulation: Simulation) -> Bool {
        simulation.ask(.gestureRecognizerShouldBegin, of: view, by: .shouldBegin, about: simulation.subject(self)) {
            view.gestureRecognizerShouldBegin(self)
        }
    }
}
