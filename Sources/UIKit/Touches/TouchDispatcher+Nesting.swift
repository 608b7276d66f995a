/// An event that comes while another one is on its way, because client code runs the loop in the midst of it.
extension TouchDispatcher {
    /// What an event that is on its way has changed.
    struct OuterEvent {
        fileprivate let time: Double
        fileprivate let phases: [(touch: UITouch, phase: UITouch.Phase)]
    }

    /// TO.4: touches that are over stay so, and are none of the event that comes now; nil if no event is on its way.
    func setOuterEventAside() -> OuterEvent? {
        guard isSending else { return nil }
        let outer = OuterEvent(time: event.timestamp, phases: event.touches.map { ($0, $0.storedPhase) })
        event.touches.removeAll { $0.storedPhase.isOver }
        return outer
    }

    /// TO.3: the outer event goes on with the phases that it has brought. A touch that has ended meanwhile is over for it too.
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
