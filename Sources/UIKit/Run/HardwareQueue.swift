/// What the hardware is going to report, in order of time; of one time, in the order scheduled.
struct HardwareQueue {
    private var events = Queue<HardwareEvent>()

    var nextDue: Double? { events.isEmpty ? nil : events[0].time }

    /// O(1) when events are scheduled in order of time.
    mutating func insert(_ event: HardwareEvent) {
        precondition(event.time >= 0 && event.time < .infinity, "PL.8: an input has a time")
        var place = events.count
        while place > 0, events[place - 1].time > event.time { place -= 1 }
        events.insert(event, at: place)
    }

    var count: Int { events.count }

    /// O(events). Nothing if there is none there.
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
