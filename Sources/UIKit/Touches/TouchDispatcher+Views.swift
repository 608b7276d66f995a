import EventTrace

/// Delivery of touches to their views, after the recognizers have had them.
extension TouchDispatcher {
    /// TO.3, TO.7: one call for each view and phase. A view can change what the next one is owed, so each is decided about in its turn.
    func sendToViews(in window: UIWindow, _ simulation: Simulation) {
        // OPTIMIZATION: nearly always there is one touch.
        if event.touches.count == 1 { return sendToView(event.touches[0], in: window, simulation) }
        for phase in event.changedPhases {
            let touches = event.touches.filter { $0.storedPhase == phase && $0.storedWindow === window }
            let isOneByOne = touches.count > 1 && !simulation.holds(.oneCallPerEvent)
            for (index, touch) in touches.enumerated() {
                guard let view = touch.storedView, isOneByOne || !touches[..<index].contains(where: { $0.storedView === view })
                else { continue }
                let due = (isOneByOne ? touches[index...index] : touches[index...]).filter {
                    $0.storedView === view && reachesView($0, view, simulation)
                }
                guard !due.isEmpty else { continue }
                let isExact = due.count == event.touches.count || simulation.holds(.exactlyTheChangedTouches)
                let given = isExact ? event.sets.set(of: due) : Set(event.touches)
                let rule: Rule = due.count > 1 ? .oneCallPerEvent : .exactlyTheChangedTouches
                simulation.deliver(phase.method, given, with: event, to: view, by: rule)
            }
        }
    }

    private func sendToView(_ touch: UITouch, in window: UIWindow, _ simulation: Simulation) {
        guard touch.storedPhase != .stationary, touch.storedWindow === window, let view = touch.storedView else { return }
        guard reachesView(touch, view, simulation) else { return }
        simulation.deliver(touch.storedPhase.method, event.sets.single(touch), with: event, to: view, by: .exactlyTheChangedTouches)
    }

    /// Moves the delivery of the touch on by its phase; true if the view is to be called.
    private func reachesView(_ touch: UITouch, _ view: UIView, _ simulation: Simulation) -> Bool {
        switch (touch.storedPhase, touch.delivery.stage) {
        case (.began, .fresh): return begins(touch, view, simulation)
        case (.moved, .held):
            touch.delivery.movedWhileHeld = true
            return false
        case (.moved, .begun): return true
        case (.ended, .begun):
            guard !isHeld(touch, by: { $0.delaysTouchesEnded }) || !simulation.holds(.delaysTouchesEnded) else {
                hold(touch, as: .endHeld, by: .delaysTouchesEnded, simulation)
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

    private func begins(_ touch: UITouch, _ view: UIView, _ simulation: Simulation) -> Bool {
        if let rule = refusal(of: touch, for: view, simulation) {
            simulation.recorder.decide(.withhold, simulation.subject(view), by: rule)
            touch.delivery.stage = .over
            return false
        }
        if !view.isMultipleTouchEnabled { view.onlyTouch = touch }
        if isHeld(touch, by: { $0.delaysTouchesBegan }), simulation.holds(.delaysTouchesBegan) {
            touch.delivery.heldLocation = touch.location
            touch.delivery.heldTimestamp = touch.timestamp
            hold(touch, as: .held, by: .delaysTouchesBegan, simulation)
            return false
        }
        guard !isKeptFromContent(touch, view, simulation) else {
            finish(touch)
            return false
        }
        touch.delivery.stage = .begun
        return true
    }

    /// Why the view never gets this touch.
    private func refusal(of touch: UITouch, for view: UIView, _ simulation: Simulation) -> Rule? {
        if !view.isMultipleTouchEnabled, view.onlyTouch != nil, simulation.holds(.firstTouchOnly) { return .firstTouchOnly }
        let isTaken = touch.recognizers.containsOne { $0.standing == .accepted && $0.cancelsTouchesInView }
        if isTaken, simulation.holds(.cancelsTouchesInView) { return .cancelsTouchesInView }
        let others = event.touches.contains { other in
            other !== touch && other.storedWindow === touch.storedWindow && other.storedView !== view && other.delivery.stage != .over
                && other.delivery.stage != .fresh && (view.isExclusiveTouch || other.storedView?.isExclusiveTouch == true)
        }
        return others && simulation.holds(.exclusiveTouch) ? .exclusiveTouch : nil
    }

    private func hold(_ touch: UITouch, as stage: TouchDelivery.Stage, by rule: Rule, _ simulation: Simulation) {
        touch.delivery.stage = stage
        simulation.recorder.decide(.hold, touch.storedView.map { simulation.subject($0) } ?? .none, Name(touch.storedPhase.word), by: rule)
    }

    /// Whether a recognizer that has not made up its mind holds the touch back.
    func isHeld(_ touch: UITouch, by holds: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.containsOne { recognizer in
            (recognizer.standing == .attempting || recognizer.standing == .waiting) && holds(recognizer)
        }
    }
}

extension UITouch.Phase {
    /// The touch method that tells of this phase.
    var method: Word {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        default: .touchesCancelled
        }
    }

    /// Whether the finger has gone.
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
