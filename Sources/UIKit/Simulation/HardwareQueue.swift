/// What the hardware is going to report, in order of time; of one time, in the order scheduled.
struct HardwareQueue {
    private var events: [HardwareEvent] = []
    private var taken = 0

    var nextDue: Double? { taken < events.count ? events[taken].time : nil }

    /// O(1) when events are scheduled in order of time.
    mutating func insert(_ event: HardwareEvent) {
        var place = events.count
        while place > taken, events[place - 1].time > event.time { place -= 1 }
        events.insert(event, at: place)
    }

    mutating func takeNext(dueBy time: Double) -> HardwareEvent? {
        guard let due = nextDue, due <= time else { return nil }
        taken += 1
        let event = events[taken - 1]
        if taken == events.count {
            events.removeAll(keepingCapacity: true)
            taken = 0
        }
        return event
    }
}
