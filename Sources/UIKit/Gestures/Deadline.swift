import EventTrace

/// A time at which a recognizer makes up its mind without an event.
struct Deadline {
    // OPTIMIZATION: one for all attempts.
    private let token = TimerQueue.Token()

    /// Replaces the one that is set. `after` in seconds.
    func set(after delay: Double, in simulation: Simulation, _ action: consuming @escaping () -> Void) {
        precondition(delay >= 0, "PL.8: what is to come is not in the past")
        simulation.timers.schedule(token, at: simulation.now + delay, action)
    }

    func cancel() {
        guard token.isPending else { return }
        Simulation.current?.timers.cancel(token)
    }
}
