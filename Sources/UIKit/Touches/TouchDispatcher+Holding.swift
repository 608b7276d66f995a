import EventTrace

/// Cancellation and late delivery after recognition, failure and removal.
extension TouchDispatcher {
    /// Whether a touch may wait for a recognizer that no longer holds it back.
    var hasReleasable: Bool { !lingering.isEmpty || event.touches.contains { $0.delivery.stage == .held } }

    /// GE.5: cancels the views' touches of these gestures. GE.6, GE.50: drops touches that a view has not had.
    func cancelViews(for recognizers: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation) {
        var calls = ViewCalls()
        var cancelled: ContiguousArray<UITouch> = []
        for recognizer in recognizers {
            for touch in recognizer.touchesOfAttempt where recognizer.takesAway(touch) {
                let rule = recognizer.ruleOfTaking(touch)
                guard simulation.holds(rule) else { continue }
                simulation.recorder.decide(
                    touch.delivery.isOwedAnEnd ? .cancel : .withhold, touch.storedView.map { simulation.subject($0) } ?? .none,
                    simulation.subject(recognizer), by: rule)
                if touch.delivery.isOwedAnEnd {
                    calls.add(touch, event)
                    cancelled.append(touch)
                }
                finish(touch)
                precondition(!touch.delivery.isOwedAnEnd, "TO.4: a view receives one end")
            }
        }
        if !lingering.isEmpty { lingering.removeAll { $0.delivery.stage == .over } }
        cancel(cancelled, in: simulation) { calls.deliver(.touchesCancelled, with: event, by: .everyBeganEnds, in: simulation) }
    }

    /// Delivers the touches to views as cancelled; for recognizers they continue.
    private func cancel(_ touches: ContiguousArray<UITouch>, in simulation: Simulation, _ tell: () -> Void) {
        guard !touches.isEmpty else { return }
        if simulation.holds(.everyBeganEnds) { deliverLate(touches, as: { $0.values.inPhase(.cancelled) }, tell) }
        touches.forEachKeptAlive { touch in
            if let view = touch.storedView, simulation.applies(.cancelledTouchHasNoView, .unbind, view) { touch.isTakenFromView = true }
        }
    }

    /// GE.6, GE.7: delivers touches that no recognizer holds back any more.
    func releaseHeld(in simulation: Simulation) {
        guard hasReleasable else { return }
        releaseBegins(in: simulation)
        // TO.17: the end of one touch makes room for the next.
        while releaseEnds(in: simulation) { releaseBegins(in: simulation) }
        lingering.removeAll { $0.delivery.stage == .over }
    }

    private func releaseBegins(in simulation: Simulation) {
        for touch in lingering + event.touches where touch.delivery.stage == .held {
            if isHeld(touch, by: { $0.delaysTouchesBegan }) { continue }
            if touch.delivery.heldBy == .oneAfterTheOther, let view = touch.storedView,
                isBehindAnother(touch, view, since: touch.delivery.heldValues.timestamp)
            {
                continue
            }
            releaseBegan(touch, in: simulation)
        }
    }

    /// Delivers ends that are no longer held back; true if there were any.
    private func releaseEnds(in simulation: Simulation) -> Bool {
        var hasReleased = false
        for touch in lingering where touch.delivery.stage == .endHeld || touch.delivery.stage == .begun {
            guard !isHeld(touch, by: { $0.delaysTouchesEnded }) || !simulation.holds(.delaysTouchesEnded) else {
                touch.delivery.advance(to: .endHeld)
                continue
            }
            // Finished before the view receives it, so that the view cannot end the touch again.
            finish(touch)
            release(touch, touch.values, by: .delaysTouchesEnded, in: simulation)
            touch.storedView?.touchIsGone(touch, in: simulation)
            hasReleased = true
        }
        return hasReleased
    }

    /// Delivers began with its held values, then one move to the finger's place unless this event brings one anyway.
    private func releaseBegan(_ touch: UITouch, in simulation: Simulation) {
        if let view = touch.storedView {
            if isKeptFromContent(touch, view, in: simulation) { return finish(touch) }
            view.begin(with: touch)
        }
        touch.delivery.advance(to: .begun)
        release(touch, touch.delivery.heldValues, by: touch.delivery.heldBy, in: simulation)
        let phase = touch.storedPhase
        if touch.delivery.hasMovedWhileHeld, !isSending || phase == .stationary, !phase.isOver, touch.delivery.stage == .begun {
            release(touch, touch.values.inPhase(.moved), by: touch.delivery.heldBy, in: simulation)
        }
    }

    private func release(_ touch: UITouch, _ values: TouchValues, by rule: Rule, in simulation: Simulation) {
        guard let view = touch.storedView else { return }
        simulation.recorder.decide(.release, simulation.subject(view), Name(values.phase.word), by: rule)
        deliverLate([touch], as: { _ in values }) {
            simulation.deliver(values.phase.method, [touch], with: event, to: view, by: rule)
        }
    }

    /// TO.10: cancels the touches of the view and those below it, and separates them from their recognizers.
    func viewLeftWindow(_ removed: UIView, in simulation: Simulation?) {
        guard let simulation, simulation.holds(.removedView) else { return }
        var calls = ViewCalls()
        var cancelled: ContiguousArray<UITouch> = []
        for touch in lingering + event.touches {
            if let view = touch.storedView, view.isDescendant(of: removed) {
                if touch.delivery.isOwedAnEnd {
                    calls.add(touch, event)
                    cancelled.append(touch)
                }
                finish(touch)
            }
        }
        for recognizer in simulation.gestures.attempting where recognizer.attachedView?.isDescendant(of: removed) == true {
            recognizer.giveUp(by: .removedView, in: simulation)
        }
        lingering.removeAll { $0.delivery.stage == .over }
        if !cancelled.isEmpty {
            simulation.recorder.decide(.cancel, simulation.subject(removed), by: .removedView)
            cancel(cancelled, in: simulation) { calls.deliver(.touchesCancelled, with: nil, by: .everyBeganEnds, in: simulation) }
        }
        unbind(from: removed, in: simulation)
    }

    /// Separates touches from their view, and from a removed window too.
    private func unbind(from removed: UIView, in simulation: Simulation) {
        for touch in event.touches {
            guard let view = touch.storedView, view.isDescendant(of: removed) else { continue }
            simulation.recorder.decide(.unbind, simulation.subject(view), by: .removedView)
            touch.storedView = nil
            if touch.storedWindow === removed { touch.storedWindow = nil }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether its recognition ends the touch for its view, by cancelling the view's touches or by having held this one back.
    fileprivate func takesAway(_ touch: UITouch) -> Bool {
        touch.delivery.stage != .over && (cancelsTouchesInView || hasHeldBack(touch))
    }

    /// The rule by which its recognition ends the touch for its view.
    fileprivate func ruleOfTaking(_ touch: UITouch) -> Rule {
        guard hasHeldBack(touch) else { return .cancelsTouchesInView }
        return cancelsTouchesInView ? touch.delivery.heldBy : .heldBackIsDropped
    }

    /// Whether the view has not had the touch yet because of this recognizer.
    fileprivate func hasHeldBack(_ touch: UITouch) -> Bool {
        touch.delivery.stage == .held && (touch.delivery.heldBy == .delaysTouchesBegan ? delaysTouchesBegan : delaysTouchesEnded)
    }
}
