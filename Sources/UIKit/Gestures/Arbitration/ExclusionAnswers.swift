import EventTrace

/// GE.8: the answers of classes and delegates about pairs in one arbitration, stored so that each is asked once.
struct ExclusionAnswers {
    private var sayings: [(winner: UIGestureRecognizer, other: UIGestureRecognizer, classPrevents: Bool)] = []
    private var allowances: [(winner: UIGestureRecognizer, other: UIGestureRecognizer)] = []

    mutating func forget() {
        sayings.removeAll(keepingCapacity: true)
        allowances.removeAll(keepingCapacity: true)
    }

    /// Whether the classes prevent the other recognizer and no delegate allows both.
    mutating func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        precondition(winner !== other, "GE.8: a pair is of two")
        guard classPrevents(winner, other, in: simulation), simulation.holds(.exclusion) else { return false }
        if allowances.contains(where: { $0.winner === winner && $0.other === other }) { return false }
        guard winner.allowsBoth(other, in: simulation) else { return true }
        allowances.append((winner, other))
        return false
    }

    /// The answer of `canPrevent` and `canBePrevented`.
    mutating func classPrevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        // OPTIMIZATION: only answers of client code are stored.
        guard simulation.overrides(.canPrevent, in: winner) || simulation.overrides(.canBePrevented, in: other) else {
            return winner.classPrevents(other, in: simulation)
        }
        if let said = sayings.first(where: { $0.winner === winner && $0.other === other }) { return said.classPrevents }
        let prevents = winner.classPrevents(other, in: simulation)
        sayings.append((winner, other, prevents))
        return prevents
    }
}
