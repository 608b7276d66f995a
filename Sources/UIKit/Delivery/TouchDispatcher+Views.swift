import EventTrace

/// Delivery of touches to their views, after the recognizers have had them.
extension TouchDispatcher {
    /// TO.3, TO.7: one call for each view and phase. A view can change what the next one is owed, so each is decided about in its turn.
    func sendToViews(in window: UIWindow, _ simulation: Simulation) {
        for phase in event.changedPhases {
            let touches = event.touches.filter { $0.phase == phase && $0.window === window }
            for (index, touch) in touches.enumerated() {
                guard let view = touch.view, !touches[..<index].contains(where: { $0.view === view }) else { continue }
                let due = touches[index...].filter { $0.view === view && reachesView($0, simulation) }
                guard !due.isEmpty else { continue }
                let rule: RuleID = due.count > 1 ? .oneCallPerEvent : .exactlyTheChangedTouches
                simulation.deliver(phase.method, event.sets.set(of: due), with: event, to: view, by: rule)
            }
        }
    }

    /// Moves the delivery of the touch on by its phase; true if the view is to be called.
    private func reachesView(_ touch: UITouch, _ simulation: Simulation) -> Bool {
        switch (touch.phase, touch.delivery.stage) {
        case (.began, .fresh): return begins(touch, simulation)
        case (.moved, .held):
            touch.delivery.movedWhileHeld = true
            return false
        case (.moved, .begun): return true
        case (.ended, .begun):
            guard !isHeld(touch, by: { $0.delaysTouchesEnded }) else {
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

    private func begins(_ touch: UITouch, _ simulation: Simulation) -> Bool {
        guard let view = touch.view else { return false }
        if let rule = refusal(of: touch, for: view) {
            simulation.recorder.decide(.withhold, simulation.subject(view), by: rule)
            touch.delivery.stage = .over
            return false
        }
        if !view.isMultipleTouchEnabled { view.onlyTouch = touch }
        if isHeld(touch, by: { $0.delaysTouchesBegan }) {
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
    private func refusal(of touch: UITouch, for view: UIView) -> RuleID? {
        if !view.isMultipleTouchEnabled, view.onlyTouch != nil { return .firstTouchOnly }
        if touch.recognizers.contains(where: { $0.standing == .accepted && $0.cancelsTouchesInView }) { return .cancelsTouchesInView }
        let others = event.touches.contains { other in
            other !== touch && other.window === touch.window && other.view !== view && other.delivery.stage != .over
                && other.delivery.stage != .fresh && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
        }
        return others ? .exclusiveTouch : nil
    }

    private func hold(_ touch: UITouch, as stage: TouchDelivery.Stage, by rule: RuleID, _ simulation: Simulation) {
        touch.delivery.stage = stage
        simulation.recorder.decide(.hold, touch.view.map { simulation.subject($0) } ?? .none, Name(touch.phase.word), by: rule)
    }

    /// Whether a recognizer that has not made up its mind holds the touch back.
    func isHeld(_ touch: UITouch, by holds: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.contains { recognizer in
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
