/// Future reports of the hardware in order of time, then of scheduling.
struct HardwareQueue {
    private var events = Queue<HardwareEvent>()

    var nextDue: Double? { events.isEmpty ? nil : events[0].time }

    /// Inserts an event. O(1) if events are scheduled in order of time.
    mutating func insert(_ event: HardwareEvent) {
        precondition(event.time >= 0 && event.time < .infinity, "PL.8: an input has a time")
        var place = events.count
        while place > 0, events[place - 1].time > event.time { place -= 1 }
        events.insert(event, at: place)
    }

    var count: Int { events.count }

    /// Removes an event, if there is one. O(events).
    mutating func remove(at index: Int) {
        let rest = (0..<events.count).filter { $0 != index }.map { events[$0] }
        events = Queue()
        for event in rest { events.append(event) }
    }

    mutating func takeNext(dueBy time: Double) -> HardwareEvent? {
        guard let due = nextDue, due <= time else { return nil }
        return events.takeFirst()
    }
}
