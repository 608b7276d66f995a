import EventTrace

/// CO.1, CO.2, CO.19 to CO.22: what the touch methods do for an enabled control. Of several touches one is tracked.
///
/// CO.9: `isTouchInside` and `isTracking` change before the actions of a pass go out, `isHighlighted` after them.
extension UIControl {
    final func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTrackedByTouchMethods, let simulation = Simulation.current, let touch = earliestOwn(touches, simulation),
            !isBusy(simulation),
            simulation.holds(.touchesDriveTracking)
        else { return }
        precondition(trackedTouch == nil && !isTracking, "CO.22: of several touches one is tracked")
        trackedTouch = touch
        isTouchInside = true
        let isTaken = simulation.ask(.beginTracking, of: self, by: .touchesDriveTracking) { beginTracking(touch, with: event) }
        decideTracking(isTaken, simulation)
        guard isTaken, trackedTouch === touch else { return stopTracking(simulation) }
        precondition(!isTracking, "CO.1: tracking begins once")
        isTracking = true
        let isRepeat = touch.tapCount > 1 && simulation.holds(.controlEvents)
        sendThenHighlight(isRepeat ? [.touchDown, .touchDownRepeat] : .touchDown, by: .controlEvents, event, simulation)
    }

    private final func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInsideMargin(touch, simulation)
        let goesOn = simulation.ask(.continueTracking, of: self, by: .touchesDriveTracking) { continueTracking(touch, with: event) }
        guard goesOn, isTracking else {
            if isTracking { decideTracking(false, simulation) }
            return stopTracking(simulation)
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside, simulation.holds(.dragEvents) { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendThenHighlight(events, by: .dragEvents, event, simulation)
    }

    /// CO.9
    private final func sendThenHighlight(_ events: Event, by rule: Rule, _ event: UIEvent?, _ simulation: Simulation) {
        if isHighlighted != isTouchInside, !simulation.holds(.flagsDuringCalls) { setHighlighted(isTouchInside, simulation) }
        send(takeOwedEvents(and: events, by: rule, simulation), with: event)
        if isTracking { setHighlighted(isTouchInside, simulation) }
    }

    private final func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInsideMargin(touch, simulation)
        simulation.call(.endTracking, on: self, by: .touchesDriveTracking) { endTracking(touch, with: event) }
        guard isTracking else { return stopTracking(simulation) }
        isTracking = false
        trackedTouch = nil
        let isInside = isTouchInside || !simulation.holds(.liftEvents)
        send(takeOwedEvents(and: isInside ? eventsOfLiftInside : .touchUpOutside, by: .liftEvents, simulation), with: event)
        actionsAreSent()
        if trackedTouch == nil { stopTracking(simulation) }
    }

    private final func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current, isTracking, let touch = trackedTouch, touches.contains(touch),
            event != nil || simulation.holds(.removedControl)
        else { return }
        cancel(event, by: event == nil ? .removedControl : .touchesDriveTracking, simulation)
        if simulation.holds(.cancelEvent) { send(takeOwedEvents(and: .touchCancel, by: .cancelEvent, simulation), with: event) }
        if trackedTouch == nil { stopTracking(simulation) }
    }

    /// CO.5
    final var isInService: Bool { isEnabled || Simulation.current?.holds(.disabledControl) == false }

    /// Touches that came while it was disabled go on to the next responder, to their end; of the others one is tracked.
    final func take(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let passedOn = touches.intersection(touchesPassedOn)
        guard !passedOn.isEmpty else {
            track(method, touches, event)
            return endClimb(method, touches, event)
        }
        if method != .touchesMoved { touchesPassedOn.subtract(passedOn) }
        passOn(method, passedOn, event)
        let others = touches.subtracting(passedOn)
        guard !others.isEmpty else { return }
        track(method, others, event)
        endClimb(method, others, event)
    }

    private final func track(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?) {
        switch method {
        case .touchesMoved: trackMoved(touches, event)
        case .touchesEnded: trackEnded(touches, event)
        default:
            precondition(method == .touchesCancelled, "CO.1: began is taken up elsewhere")
            trackCancelled(touches, event)
        }
    }

    /// RC.3
    final func endClimb(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?) {
        if Simulation.current?.applies(.controlsEndTheClimb, .keep, self, Name(method)) == false { passOn(method, touches, event) }
    }

    /// CO.5: a touch of a disabled control goes to the next responder to its end.
    final func passOn(_ touches: Set<UITouch>) {
        touchesPassedOn.formUnion(touches)
        guard let simulation = Simulation.current else { return }
        simulation.recorder.decide(.track, simulation.subject(self), Name(.no), by: .disabledControl)
    }

    /// CO.23: a control that is disabled in mid-touch keeps the touch.
    final func becomeDisabled() {
        guard let simulation = Simulation.current, trackedTouch != nil,
            !simulation.applies(.disabledWhileTracking, .track, self, Name(.yes))
        else { return }
        guard isTracking else { return stopTracking(simulation) }
        cancel(nil, by: .disabledWhileTracking, simulation)
        stopTracking(simulation)
    }

    private final func cancel(_ event: UIEvent?, by rule: Rule, _ simulation: Simulation) {
        simulation.call(.cancelTracking, on: self, by: rule) { cancelTracking(with: event) }
        isTracking = false
        trackedTouch = nil
    }

    final func stopTracking(_ simulation: Simulation) {
        trackedTouch = nil
        owedEvents = []
        isTracking = false
        isTouchInside = false
        setHighlighted(false, simulation)
    }

    private final func setHighlighted(_ isOn: Bool, _ simulation: Simulation) {
        guard isHighlighted != isOn else { return }
        guard simulation.overrides(.isHighlighted, in: self) else { return isHighlighted = isOn }
        simulation.recorder.enter(.isHighlighted, of: simulation.subject(self), Name(isOn ? .yes : .no), by: .flagsDuringCalls)
        isHighlighted = isOn
        simulation.recorder.leave()
    }

    private final func decideTracking(_ isTaken: Bool, _ simulation: Simulation) {
        simulation.recorder.decide(.track, simulation.subject(self), Name(isTaken ? .yes : .no), by: .touchesDriveTracking)
    }

    /// CO.2, CO.19 to CO.21: the touch's own events. CO.13: with what tracking methods of the system's own controls have added to the pass.
    final func takeOwedEvents(and events: Event, by rule: Rule, _ simulation: Simulation) -> Event {
        let subject = simulation.subject(self)
        for word in events.words { simulation.recorder.decide(.send, subject, Name(word), by: rule) }
        for word in owedEvents.words { simulation.recorder.decide(.send, subject, Name(word), by: .systemValues) }
        defer { owedEvents = [] }
        return events.union(owedEvents)
    }

    /// CO.3
    private final func isInsideMargin(_ touch: UITouch, _ simulation: Simulation) -> Bool {
        let isInside = isNear(touch.location(in: self), simulation)
        simulation.recorder.decide(
            .track, simulation.subject(self), Name(isInside ? .touchDragInside : .touchDragOutside), by: .trackingMargin)
        return isInside
    }

    /// Inside its bounds or the margin around them.
    final func isNear(_ point: CGPoint, _ simulation: Simulation) -> Bool {
        let margin = CGFloat(simulation.thresholds.trackingMargin)
        return bounds.contains(point) || bounds.insetBy(dx: -margin, dy: -margin).contains(point) && simulation.holds(.trackingMargin)
    }

    /// CO.22: whether it has a touch already. One that was cancelled when the control left its window counts no more.
    private final func isBusy(_ simulation: Simulation) -> Bool {
        guard let trackedTouch else { return false }
        guard trackedTouch.view?.isDescendant(of: self) == true else {
            stopTracking(simulation)
            return false
        }
        if simulation.applies(.oneTouchTracked, .track, self, Name(.no)) { return true }
        stopTracking(simulation)
        return false
    }

    /// CO.10: of the touches that began in this very view, the one that came down first.
    private final func earliestOwn(_ touches: Set<UITouch>, _ simulation: Simulation) -> UITouch? {
        var earliest: UITouch?
        for touch in touches where touch.view === self || !simulation.holds(.ownTouchesOnly) {
            guard let other = earliest else {
                earliest = touch
                continue
            }
            if (touch.timestamp, touch.contact) < (other.timestamp, other.contact) { earliest = touch }
        }
        if earliest == nil { simulation.recorder.decide(.keep, simulation.subject(self), by: .ownTouchesOnly) }
        return earliest
    }
}
