import EventTrace

/// A time at which a recognizer makes up its mind without an event.
struct Deadline {
    private var token: TimerQueue.Token?

    /// Replaces the one that is set. `after` in seconds.
    mutating func set(after delay: Double, in simulation: Simulation, _ action: @escaping () -> Void) {
        cancel(in: simulation)
        token = simulation.timers.schedule(at: simulation.now + delay, action)
    }

    mutating func cancel(in simulation: Simulation) {
        if let token { simulation.timers.cancel(token) }
        token = nil
    }
}
