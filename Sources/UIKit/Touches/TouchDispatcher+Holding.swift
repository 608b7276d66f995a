import EventTrace

/// What recognition, failure and removal make of touches that views have or wait for.
extension TouchDispatcher {
    /// Whether a touch may be waiting for a recognizer that has given up meanwhile.
    var hasReleasable: Bool { !lingering.isEmpty || event.touches.contains { $0.delivery.stage == .held } }

    /// GE.5: the views' touches of these gestures are cancelled; GE.6: what a view has not had is given up.
    func cancelViews(for recognizers: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation) {
        var calls = ViewCalls()
        var cancelled: ContiguousArray<UITouch> = []
        for recognizer in recognizers {
            for touch in recognizer.touchesOfAttempt where recognizer.takesAway(touch) {
                let rule = recognizer.hasHeldBack(touch) ? touch.delivery.heldBy : .cancelsTouchesInView
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

    /// Views receive the touches as cancelled; for recognizers they go on.
    private func cancel(_ touches: ContiguousArray<UITouch>, in simulation: Simulation, _ tell: () -> Void) {
        guard !touches.isEmpty else { return }
        if simulation.holds(.everyBeganEnds) { deliverLate(touches, as: { $0.values.inPhase(.cancelled) }, tell) }
        touches.forEachKeptAlive { touch in
            if let view = touch.storedView, simulation.applies(.cancelledTouchHasNoView, .unbind, view) { touch.isTakenFromView = true }
        }
    }

    /// GE.6, GE.7: delivers what nobody holds back any more.
    func releaseHeld(in simulation: Simulation) {
        guard hasReleasable else { return }
        releaseBegins(in: simulation)
        // TO.17: the end of one makes room for the next.
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

    /// Whether there was any.
    private func releaseEnds(in simulation: Simulation) -> Bool {
        var hasReleased = false
        for touch in lingering where touch.delivery.stage == .endHeld || touch.delivery.stage == .begun {
            guard !isHeld(touch, by: { $0.delaysTouchesEnded }) || !simulation.holds(.delaysTouchesEnded) else {
                touch.delivery.advance(to: .endHeld)
                continue
            }
            // Over before the view receives it, so that nothing it does ends the touch again.
            finish(touch)
            release(touch, touch.values, by: .delaysTouchesEnded, in: simulation)
            touch.storedView?.touchIsGone(touch)
            hasReleased = true
        }
        return hasReleased
    }

    /// Began as it was when it was held, then one move to where the finger is, unless this event brings one anyway.
    private func releaseBegan(_ touch: UITouch, in simulation: Simulation) {
        if let view = touch.storedView {
            if isKeptFromContent(touch, view, simulation) { return finish(touch) }
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

    /// TO.10: cancels what the view and those below it have, and lets go of their recognizers.
    func viewLeftWindow(_ removed: UIView) {
        guard let simulation = Simulation.current, simulation.holds(.removedView) else { return }
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
            recognizer.giveUp(by: .removedView)
        }
        lingering.removeAll { $0.delivery.stage == .over }
        if !cancelled.isEmpty {
            simulation.recorder.decide(.cancel, simulation.subject(removed), by: .removedView)
            cancel(cancelled, in: simulation) { calls.deliver(.touchesCancelled, with: nil, by: .everyBeganEnds, in: simulation) }
        }
        unbind(from: removed, simulation)
    }

    /// The touches go on without a view; with a window that is removed they have none either.
    private func unbind(from removed: UIView, _ simulation: Simulation) {
        for touch in event.touches {
            guard let view = touch.storedView, view.isDescendant(of: removed) else { continue }
            simulation.recorder.decide(.unbind, simulation.subject(view), by: .removedView)
            touch.storedView = nil
            if touch.storedWindow === removed { touch.storedWindow = nil }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether its recognition ends the touch for its view: it cancels the view's touches, or has held this one back so far.
    fileprivate func takesAway(_ touch: UITouch) -> Bool {
        touch.delivery.stage != .over && (cancelsTouchesInView || hasHeldBack(touch))
    }

    /// Whether the view has not had the touch yet because of this recognizer.
    fileprivate func hasHeldBack(_ touch: UITouch) -> Bool {
        touch.delivery.stage == .held && (touch.delivery.heldBy == .delaysTouchesBegan ? delaysTouchesBegan : delaysTouchesEnded)
    }
}
