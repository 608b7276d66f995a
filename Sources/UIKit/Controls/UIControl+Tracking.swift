import EventTrace

/// CO.1, CO.2: what the touch methods do for an enabled control. Of several touches one is tracked.
extension UIControl {
    final func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, trackedTouch == nil, let touch = touches.first(in: self) else { return }
        trackedTouch = touch
        isTouchInside = true
        isHighlighted = true
        isTracking = simulation.ask(.beginTracking, of: self, by: .touchesDriveTracking) { beginTracking(touch, with: event) }
        simulation.recorder.decide(.track, simulation.subject(self), Name(isTracking ? .yes : .no), by: .touchesDriveTracking)
        guard isTracking else { return }
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    final func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = isInsideMargin(touch, simulation)
        if isTouchInside != wasInside { isHighlighted = isTouchInside }
        isTracking = simulation.ask(.continueTracking, of: self, by: .touchesDriveTracking) { continueTracking(touch, with: event) }
        guard isTracking else { return isHighlighted = false }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
    }

    final func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasTracking = isTracking
        isTouchInside = isInsideMargin(touch, simulation)
        if wasTracking {
            simulation.call(.endTracking, on: self, by: .touchesDriveTracking) { endTracking(touch, with: event) }
        }
        let events: Event = isTouchInside ? eventsOfLiftInside : .touchUpOutside
        stopTracking()
        if wasTracking { send(events, with: event) }
    }

    final func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasTracking = isTracking
        if wasTracking {
            simulation.call(.cancelTracking, on: self, by: event == nil ? .removedControl : .touchesDriveTracking) {
                cancelTracking(with: event)
            }
        }
        stopTracking()
        if wasTracking { send(.touchCancel, with: event) }
    }

    private final func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// CO.3
    private final func isInsideMargin(_ touch: UITouch, _ simulation: Simulation) -> Bool {
        let margin = CGFloat(simulation.thresholds.trackingMargin)
        let isInside = bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
        simulation.recorder.decide(
            .track, simulation.subject(self), Name(isInside ? .touchDragInside : .touchDragOutside), by: .trackingMargin)
        return isInside
    }

    /// CO.4: one pass over the entries, each of which is sent once if it is for one of these events.
    final func send(_ events: Event, with event: UIEvent?) {
        guard let simulation = Simulation.current else { return }
        for entry in table.entries {
            let matching = entry.events.intersection(events)
            guard !matching.isEmpty else { continue }
            perform(entry.receiver, for: matching, with: event, in: simulation)
        }
    }

    private final func perform(_ receiver: TargetActionTable.Receiver, for events: Event, with event: UIEvent?, in simulation: Simulation) {
        let subject = simulation.subject(self)
        switch receiver {
        case .closure(let action):
            simulation.recorder.enter(.action, of: subject, Name(events.word), by: .targetAction)
            sendAction(action)
            simulation.recorder.leave()
        case .method(let target, let action):
            simulation.pendingControlEvent = events.word
            simulation.call(.sendAction, on: self, by: .targetAction) { sendAction(action, to: target?.value, for: event) }
        }
    }
}

extension Set<UITouch> {
    /// The one that came down first of those in the view.
    fileprivate func first(in view: UIView) -> UITouch? {
        count == 1 ? first : self.min { $0.timestamp < $1.timestamp }
    }
}
