/// Events during the delivery of another one, when client code runs the loop.
extension TouchDispatcher {
    /// The changes of an event whose delivery is under way.
    struct OuterEvent {
        fileprivate let time: Double
        fileprivate let phases: [(touch: UITouch, phase: UITouch.Phase)]
    }

    /// TO.4: sets the event under way aside; ended touches do not belong to the new event. Nil without such an event.
    func setOuterEventAside() -> OuterEvent? {
        guard isSending else { return nil }
        let outer = OuterEvent(time: event.timestamp, phases: event.touches.map { ($0, $0.storedPhase) })
        event.touches.removeAll { $0.storedPhase.isOver }
        return outer
    }

    /// TO.3: restores the phases of the outer event. A touch that has ended meanwhile has ended for it too.
    func bringBack(_ outer: OuterEvent?) {
        guard let outer else { return }
        let now = event.touches
        let goesOn = outer.phases.filter { entry in entry.phase.isOver || now.containsOne { $0 === entry.touch } }
        for entry in goesOn { entry.touch.storedPhase = entry.phase }
        event.touches = ContiguousArray(goesOn.map { $0.touch })
        for touch in now where !goesOn.contains(where: { $0.touch === touch }) {
            touch.storedPhase = .stationary
            event.touches.append(touch)
        }
        event.timestamp = outer.time
    }
}
