import EventTrace

/// A time at which a recognizer decides without an event.
struct Deadline {
    // OPTIMIZATION: one token for all attempts.
    private let token = TimerQueue.Token()

    /// Sets the deadline, in place of an earlier one. `after` in seconds.
    func set(after delay: Double, in simulation: Simulation, _ action: consuming @escaping () -> Void) {
        precondition(delay >= 0, "PL.8: what is to come is not in the past")
        simulation.timers.schedule(token, at: simulation.now + delay, action)
    }

    func cancel(in simulation: Simulation?) {
        guard token.isPending else { return }
        simulation?.timers.cancel(token)
    }
}
