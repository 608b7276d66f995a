import EventTrace

extension UIGestureRecognizer {
    /// Goes to a state, as its own rules say. Leaving possible asks first; what the state machine does not know is ignored.
    final func change(to new: State) {
        guard let simulation = Simulation.current else { return gestureState = GestureState(unchecked: new, after: gestureState) }
        change(to: new, simulation)
    }

    private final func change(to new: State, _ simulation: Simulation) {
        // One that is being reset makes no attempt.
        guard attempt != .finished, let next = gestureState.after(setting: new) else { return refuse(new, simulation) }
        if gestureState == .possible, next != .failed {
            let mayBegin = mayBegin(simulation)
            // Who is asked can have ended the attempt meanwhile.
            guard gestureState == .possible else { return }
            if !mayBegin { return settle(.failed, simulation, by: .shouldBegin) }
        }
        settle(next, simulation, by: ownRule)
    }

    private final func refuse(_ new: State, _ simulation: Simulation) {
        guard new != shownState else { return }
        simulation.recorder.decide(.ignore, simulation.subject(self), Name(new.word), by: .stateMachine)
    }

    /// Goes to a state without asking anybody.
    final func settle(_ new: GestureState, _ simulation: Simulation, by rule: Rule) {
        precondition(
            gestureState.after(setting: new.shown) == new || new == .failed && attempt == .waiting, "GE.4: a state that does not follow")
        gestureState = new
        announcedState = nil
        settledStates += 1
        simulation.recorder.decide(.state, simulation.subject(self), Name(new.shown.word), by: rule)
        simulation.gestures.stateChanged(self, in: simulation)
    }

    /// Fails because another one has recognized, whatever its own rules made of its touches; it asks nobody and waits for nobody any more.
    final func lose(_ simulation: Simulation, by rule: Rule) {
        precondition(attempt.isOpen, "GE.8: who loses has not recognized")
        gestureState = .failed
        announcedState = nil
        simulation.recorder.decide(.state, simulation.subject(self), Name(.failed), by: rule)
        advance(.end)
    }

    /// GE.15
    final func setEnabled(_ isEnabled: Bool) {
        guard enabled != isEnabled else { return }
        enabled = isEnabled
        if !isEnabled, Simulation.current?.holds(.disabledRecognizer) != false { giveUp(by: .disabledRecognizer) }
    }

    /// Ends the attempt: one that has begun is cancelled, one that is possible or waits for another to fail fails.
    final func giveUp(by rule: Rule) {
        guard let simulation = Simulation.current, attempt != .idle, attempt == .waiting || !currentState.isFinal else { return }
        settle(gestureState == .possible || attempt == .waiting ? .failed : .cancelled, simulation, by: rule)
    }

    /// GE.33: the hit views whose touches it would cancel, then its delegate, then the engine's own view that it works for.
    private final func mayBegin(_ simulation: Simulation) -> Bool {
        guard simulation.holds(.shouldBegin) else {
            return follower?.gestureMayBegin(self, askedAlready: { _ in false }, simulation) ?? true
        }
        if cancelsTouchesInView {
            for index in touchesOfAttempt.indices where index < touchesOfAttempt.count {
                guard let view = touchesOfAttempt.keptAlive(index, { $0.storedView }), index == 0 || !isHitView(view, ofFirst: index) else {
                    continue
                }
                if !asks(view, simulation) { return false }
            }
        }
        if let delegate = delegateReference.delegate, !mayBegin(delegate, simulation) { return false }
        guard let follower else { return true }
        let delegateView = delegateReference.delegate as? UIView
        return follower.gestureMayBegin(self, askedAlready: { $0 === delegateView || isAskedAsHitView($0) }, simulation)
    }

    private final func mayBegin(_ delegate: any UIGestureRecognizerDelegate, _ simulation: Simulation) -> Bool {
        // A view answers both as hit view and as delegate with one method.
        if let view = delegate as? UIView { return isAskedAsHitView(view) || asks(view, simulation) }
        return simulation.ask(
            .gestureRecognizerShouldBegin, ofDelegate: delegate, for: self, by: .shouldBegin, about: simulation.subject(self)
        ) { delegate.gestureRecognizerShouldBegin(self) }
    }

    private final func isAskedAsHitView(_ view: UIView) -> Bool { cancelsTouchesInView && isHitView(view, ofFirst: touchesOfAttempt.count) }

    private final func isHitView(_ view: UIView, ofFirst count: Int) -> Bool {
        touchesOfAttempt.prefix(count).contains { $0.storedView === view }
    }

    private final func asks(_ view: UIView, _ simulation: Simulation) -> Bool {
        simulation.ask(.gestureRecognizerShouldBegin, of: view, by: .shouldBegin, about: simulation.subject(self)) {
            view.gestureRecognizerShouldBegin(self)
        }
    }
}
