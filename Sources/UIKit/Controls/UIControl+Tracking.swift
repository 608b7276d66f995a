import EventTrace

/// CO.1, CO.2, CO.19 to CO.22: the touch methods of an enabled control. Of several touches one is tracked.
///
/// CO.9: `isTouchInside` and `isTracking` change before the actions of a pass are sent, `isHighlighted` after them.
extension UIControl {
    final func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        guard isTrackedByTouchMethods(in: simulation), let simulation, let touch = earliestOwn(touches, in: simulation),
            !isBusy(in: simulation),
            simulation.holds(.touchesDriveTracking)
        else { return }
        precondition(trackedTouch == nil && !isTracking, "CO.22: of several touches one is tracked")
        trackedTouch = touch
        isTouchInside = true
        let isTaken = simulation.ask(.beginTracking, of: self, by: .touchesDriveTracking) { beginTracking(touch, with: event) }
        decideTracking(isTaken, in: simulation)
        guard isTaken, trackedTouch === touch else { return stopTracking(in: simulation) }
        precondition(!isTracking, "CO.1: tracking begins once")
        isTracking = true
        let isRepeat = touch.tapCount > 1 && simulation.holds(.controlEvents)
        sendThenHighlight(isRepeat ? [.touchDown, .touchDownRepeat] : .touchDown, by: .controlEvents, event, in: simulation)
    }

    private final func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        guard let simulation, isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInsideMargin(touch, in: simulation)
        let goesOn = simulation.ask(.continueTracking, of: self, by: .touchesDriveTracking) { continueTracking(touch, with: event) }
        guard goesOn, isTracking else {
            if isTracking { decideTracking(false, in: simulation) }
            return stopTracking(in: simulation)
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside, simulation.holds(.dragEvents) { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendThenHighlight(events, by: .dragEvents, event, in: simulation)
    }

    /// CO.9
    private final func sendThenHighlight(_ events: Event, by rule: Rule, _ event: UIEvent?, in simulation: Simulation) {
        if isHighlighted != isTouchInside, !simulation.holds(.flagsDuringCalls) { setHighlighted(isTouchInside, in: simulation) }
        send(takeOwedEvents(and: events, by: rule, in: simulation), with: event, in: simulation)
        if isTracking { setHighlighted(isTouchInside, in: simulation) }
    }

    /// CO.9 switched off: the highlight goes before the actions of the last message.
    private final func dimEarly(in simulation: Simulation) {
        if !simulation.holds(.flagsDuringCalls) { setHighlighted(false, in: simulation) }
    }

    private final func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        guard let simulation, isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInsideMargin(touch, in: simulation)
        simulation.call(.endTracking, on: self, by: .touchesDriveTracking) { endTracking(touch, with: event) }
        guard isTracking else { return stopTracking(in: simulation) }
        isTracking = false
        trackedTouch = nil
        dimEarly(in: simulation)
        let isInside = isTouchInside || !simulation.holds(.liftEvents)
        send(
            takeOwedEvents(and: isInside ? eventsOfLiftInside : .touchUpOutside, by: .liftEvents, in: simulation), with: event,
            in: simulation)
        actionsAreSent()
        if trackedTouch == nil { stopTracking(in: simulation) }
    }

    private final func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        guard let simulation, isTracking, let touch = trackedTouch, touches.contains(touch),
            event != nil || simulation.holds(.removedControl)
        else { return }
        cancel(event, by: event == nil ? .removedControl : .touchesDriveTracking, in: simulation)
        dimEarly(in: simulation)
        if simulation.holds(.cancelEvent) {
            send(takeOwedEvents(and: .touchCancel, by: .cancelEvent, in: simulation), with: event, in: simulation)
        }
        if trackedTouch == nil { stopTracking(in: simulation) }
    }

    /// CO.5
    final func isInService(in simulation: Simulation?) -> Bool { isEnabled || simulation?.holds(.disabledControl) == false }

    /// Handles the touches of a message: those that began while the control was disabled go to the next responder; one of the others is
    /// tracked.
    final func take(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        let passedOn = touches.intersection(touchesPassedOn)
        guard !passedOn.isEmpty else {
            track(method, touches, event, in: simulation)
            return endClimb(method, touches, event, in: simulation)
        }
        if method != .touchesMoved { touchesPassedOn.subtract(passedOn) }
        passOn(method, passedOn, event)
        let others = touches.subtracting(passedOn)
        guard !others.isEmpty else { return }
        track(method, others, event, in: simulation)
        endClimb(method, others, event, in: simulation)
    }

    private final func track(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        switch method {
        case .touchesMoved: trackMoved(touches, event, in: simulation)
        case .touchesEnded: trackEnded(touches, event, in: simulation)
        default:
            precondition(method == .touchesCancelled, "CO.1: began is taken up elsewhere")
            trackCancelled(touches, event, in: simulation)
        }
    }

    /// RC.3
    final func endClimb(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, in simulation: Simulation?) {
        if simulation?.applies(.controlsEndTheClimb, .keep, self, Name(method)) == false { passOn(method, touches, event) }
    }

    /// CO.5: passes a touch of a disabled control to the next responder until its end.
    final func passOn(_ touches: Set<UITouch>, in simulation: Simulation?) {
        touchesPassedOn.formUnion(touches)
        guard let simulation else { return }
        simulation.recorder.decide(.track, simulation.subject(self), Name(.false), by: .disabledControl)
    }

    /// CO.23: a control that is disabled while it tracks keeps the touch.
    final func becomeDisabled(in simulation: Simulation?) {
        guard let simulation, trackedTouch != nil,
            !simulation.applies(.disabledWhileTracking, .track, self, Name(.true))
        else { return }
        guard isTracking else { return stopTracking(in: simulation) }
        cancel(nil, by: .disabledWhileTracking, in: simulation)
        stopTracking(in: simulation)
    }

    private final func cancel(_ event: UIEvent?, by rule: Rule, in simulation: Simulation) {
        simulation.call(.cancelTracking, on: self, by: rule) { cancelTracking(with: event) }
        isTracking = false
        trackedTouch = nil
    }

    final func stopTracking(in simulation: Simulation) {
        trackedTouch = nil
        owedEvents = []
        isTracking = false
        isTouchInside = false
        setHighlighted(false, in: simulation)
    }

    private final func setHighlighted(_ isOn: Bool, in simulation: Simulation) {
        guard isHighlighted != isOn else { return }
        guard simulation.overrides(.isHighlighted, in: self) else { return isHighlighted = isOn }
        simulation.recorder.enter(.isHighlighted, of: simulation.subject(self), Name(isOn ? .true : .false), by: .flagsDuringCalls)
        isHighlighted = isOn
        simulation.recorder.leave()
    }

    private final func decideTracking(_ isTaken: Bool, in simulation: Simulation) {
        simulation.recorder.decide(.track, simulation.subject(self), Name(isTaken ? .true : .false), by: .touchesDriveTracking)
    }

    /// CO.2, CO.19 to CO.21: the events of the touch. CO.13: with those that tracking methods of system controls have added to the pass.
    final func takeOwedEvents(and events: Event, by rule: Rule, in simulation: Simulation) -> Event {
        let subject = simulation.subject(self)
        let events = sendsEventsOfTouches(events, in: simulation) ? events : []
        for word in events.words { simulation.recorder.decide(.send, subject, Name(word), by: rule) }
        for word in owedEvents.words { simulation.recorder.decide(.send, subject, Name(word), by: .systemValues) }
        defer { owedEvents = [] }
        return events.union(owedEvents)
    }

    /// CO.3
    private final func isInsideMargin(_ touch: UITouch, in simulation: Simulation) -> Bool {
        let isInside = isNear(touch.location(in: self), in: simulation)
        simulation.recorder.decide(
            .track, simulation.subject(self), Name(isInside ? .touchDragInside : .touchDragOutside), by: .trackingMargin)
        return isInside
    }

    /// Whether the point is in the bounds or the margin around them.
    final func isNear(_ point: CGPoint, in simulation: Simulation) -> Bool {
        let margin = CGFloat(simulation.thresholds.trackingMargin)
        return bounds.contains(point) || bounds.insetBy(dx: -margin, dy: -margin).contains(point) && simulation.holds(.trackingMargin)
    }

    /// CO.22: whether it already has a touch. A touch cancelled when the control left its window does not count.
    private final func isBusy(in simulation: Simulation) -> Bool {
        guard let trackedTouch else { return false }
        guard trackedTouch.view?.isDescendant(of: self) == true else {
            stopTracking(in: simulation)
            return false
        }
        if simulation.applies(.oneTouchTracked, .track, self, Name(.false)) { return true }
        stopTracking(in: simulation)
        return false
    }

    /// CO.10: the touch that came down first, of those that began in this very view.
    private final func earliestOwn(_ touches: Set<UITouch>, in simulation: Simulation) -> UITouch? {
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
