import EventTrace

/// A time at which a recognizer makes up its mind without an event.
struct Deadline {
    /// OPTIMIZATION: one for all attempts.
    private var token: TimerQueue.Token?

    /// Replaces the one that is set. `after` in seconds.
    mutating func set(after delay: Double, in simulation: Simulation, _ action: consuming @escaping () -> Void) {
        let due = simulation.now + delay
        if let token { return simulation.timers.schedule(token, at: due, action) }
        token = simulation.timers.schedule(at: due, action)
    }

    func cancel(in simulation: Simulation) {
        if let token { simulation.timers.cancel(token) }
    }
}
