/// The application's queue: first in, first out.
struct EventQueue {
    private var events: [HardwareEvent] = []
    private var taken = 0

    mutating func enqueue(_ event: HardwareEvent) {
        events.append(event)
    }

    /// Whether the order matters.
    var hasSeveral: Bool { events.count - taken > 1 }

    mutating func dequeue(latestFirst: Bool = false) -> HardwareEvent? {
        if latestFirst { return events.removeLast() }
        guard taken < events.count else {
            events.removeAll(keepingCapacity: true)
            taken = 0
            return nil
        }
        taken += 1
        return events[taken - 1]
    }
}
