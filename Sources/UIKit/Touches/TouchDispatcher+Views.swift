import EventTrace

/// Delivery of touches to their views, after the recognizers.
extension TouchDispatcher {
    /// TO.3, TO.7: calls each view once per phase. A view can change the touches of the next, so each is decided in its turn.
    func sendToViews(of window: UIWindow, in simulation: Simulation) {
        let touches = event.touches
        for phase in event.changedPhases {
            for (index, touch) in touches.enumerated() where touch.isDue(phase, window) {
                guard let view = touch.storedView else { continue }
                let isAlone = touches.count == 1 || isOneByOne(touches, phase, window, in: simulation)
                guard isAlone || !touches[..<index].contains(where: { $0.isDue(phase, window) && $0.storedView === view }) else { continue }
                let candidates = isAlone ? touches[index...index] : touches[index...]
                guard let due = due(candidates, phase, window, view, in: simulation) else { continue }
                let isExact = due.count == touches.count || simulation.holds(.exactlyTheChangedTouches)
                let rule: Rule = due.count > 1 ? .oneCallPerEvent : .exactlyTheChangedTouches
                simulation.deliver(phase.method, isExact ? due : Set(touches), with: event, to: view, by: rule)
            }
        }
    }

    /// Without TO.7: whether each touch gets its own call.
    private func isOneByOne(
        _ touches: ContiguousArray<UITouch>, _ phase: UITouch.Phase, _ window: UIWindow, in simulation: Simulation
    ) -> Bool {
        touches.count { $0.isDue(phase, window) } > 1 && !simulation.holds(.oneCallPerEvent)
    }

    /// The touches that reach the view in this phase; nil if there are none.
    private func due(
        _ touches: ArraySlice<UITouch>, _ phase: UITouch.Phase, _ window: UIWindow, _ view: UIView, in simulation: Simulation
    ) -> Set<UITouch>? {
        var due: Set<UITouch>?
        for touch in touches where touch.isDue(phase, window) && touch.storedView === view && reachesView(touch, view, in: simulation) {
            if due == nil { due = event.sets.single(touch) } else { due?.insert(touch) }
        }
        return due
    }

    /// Advances the delivery of the touch by its phase; true if the view is to be called.
    private func reachesView(_ touch: UITouch, _ view: UIView, in simulation: Simulation) -> Bool {
        switch (touch.storedPhase, touch.delivery.stage) {
        case (.began, .fresh): return begins(touch, view, in: simulation)
        case (.moved, .held):
            touch.delivery.moveWhileHeld()
            return false
        case (.moved, .begun): return true
        case (.ended, .begun):
            if isHeld(touch, by: { $0.delaysTouchesEnded }), simulation.applies(.delaysTouchesEnded, .hold, view, Name(.ended)) {
                touch.delivery.advance(to: .endHeld)
                return false
            }
            finish(touch)
            return true
        case (.cancelled, .begun), (.cancelled, .endHeld):
            finish(touch)
            return true
        case (.cancelled, .held), (.cancelled, .fresh):
            finish(touch)
            return false
        default: return false
        }
    }

    private func begins(_ touch: UITouch, _ view: UIView, in simulation: Simulation) -> Bool {
        if let rule = refusal(of: touch, for: view, in: simulation) {
            simulation.recorder.decide(.withhold, simulation.subject(view), by: rule)
            touch.delivery.advance(to: .over)
            return false
        }
        if isBehindAnother(touch, view, since: touch.values.timestamp), simulation.applies(.oneAfterTheOther, .hold, view, Name(.began)) {
            touch.delivery.hold(touch.values, by: .oneAfterTheOther)
            return false
        }
        view.begin(with: touch)
        if isHeld(touch, by: { $0.delaysTouchesBegan }), simulation.applies(.delaysTouchesBegan, .hold, view, Name(.began)) {
            touch.delivery.hold(touch.values, by: .delaysTouchesBegan)
            return false
        }
        guard !isKeptFromContent(touch, view, in: simulation) else {
            finish(touch)
            return false
        }
        touch.delivery.advance(to: .begun)
        return true
    }

    /// The rule by which the view never gets this touch; nil if it may.
    private func refusal(of touch: UITouch, for view: UIView, in simulation: Simulation) -> Rule? {
        if let other = view.onlyTouch, !other.awaitsItsEnd || !simulation.holds(.oneAfterTheOther), simulation.holds(.firstTouchOnly) {
            return .firstTouchOnly
        }
        let isTaken = touch.recognizers.containsOne { $0.attempt.isAccepted && $0.cancelsTouchesInView }
        if isTaken, simulation.holds(.cancelsTouchesInView) { return .cancelsTouchesInView }
        let others = event.touches.contains { other in
            other !== touch && other.storedWindow === touch.storedWindow && other.storedView !== view && other.delivery.stage != .over
                && other.delivery.stage != .fresh && (view.isExclusiveTouch || other.storedView?.isExclusiveTouch == true)
        }
        return others && simulation.holds(.exclusiveTouch) ? .exclusiveTouch : nil
    }

    /// TO.17: whether another touch of the view, whose finger lifted before this time, has not yet ended for the view.
    func isBehindAnother(_ touch: UITouch, _ view: UIView, since time: Double) -> Bool {
        let isAhead = { (other: UITouch) in
            other !== touch && other.storedView === view && other.awaitsItsEnd && other.values.timestamp <= time
        }
        return lingering.containsOne(where: isAhead) || event.touches.count > 1 && event.touches.containsOne(where: isAhead)
    }

    /// Whether an undecided recognizer holds the touch back.
    func isHeld(_ touch: UITouch, by holds: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.containsOne { $0.attempt.isOpen && holds($0) }
    }
}

extension UIView {
    /// TO.5: reserves the view for this touch, unless it takes several.
    final func begin(with touch: UITouch) {
        if !takesSeveralTouches { onlyTouch = touch }
    }
}

extension UITouch {
    /// Whether its finger has lifted but its view has not received the end.
    fileprivate final var awaitsItsEnd: Bool { storedPhase.isOver && delivery.stage != .over }

    /// Whether the event has brought it to this phase in this window.
    fileprivate final func isDue(_ phase: Phase, _ window: UIWindow) -> Bool { storedPhase == phase && storedWindow === window }
}

extension UITouch.Phase {
    /// The touch method for this phase.
    var method: Word {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        default: .touchesCancelled
        }
    }

    /// Whether the phase is ended or cancelled.
    var isOver: Bool { self == .ended || self == .cancelled }

    var word: Word {
        switch self {
        case .began: .began
        case .moved: .moved
        case .stationary: .stationary
        case .ended: .ended
        default: .cancelled
        }
    }
}
