/// The animations begun by an animator that a fraction drives: they end only when the interaction is over.
final class HeldAnimations {
    private var ends: [() -> Void] = []

    func add(_ end: @escaping () -> Void) { ends.append(end) }

    /// Ends the animations after this many seconds, in the order in which they began.
    func release(after seconds: Double, in simulation: Simulation) {
        let ends = ends
        self.ends = []
        guard !ends.isEmpty else { return }
        simulation.timers.schedule(at: simulation.now + seconds) { for end in ends { end() } }
    }
}
