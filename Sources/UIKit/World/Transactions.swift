/// What waits for the commit at the end of a pass of the run loop.
struct Transactions {
    private var actions: [() -> Void] = []
    private var layoutIsPending = false
    private var displayIsPending = false
    /// Views were passed over by the last display, because they could not be seen.
    private var someAreUndrawn = false

    var hasWork: Bool { layoutIsPending || displayIsPending || !actions.isEmpty }

    mutating func setNeedsLayout() { layoutIsPending = true }

    mutating func takeLayout() -> Bool {
        defer { layoutIsPending = false }
        return layoutIsPending
    }

    mutating func setNeedsDisplay() { displayIsPending = true }

    mutating func leaveUndrawn() { someAreUndrawn = true }

    mutating func displayUndrawn() {
        if someAreUndrawn { displayIsPending = true }
    }

    mutating func takeDisplay() -> Bool {
        defer { (displayIsPending, someAreUndrawn) = (false, someAreUndrawn && !displayIsPending) }
        return displayIsPending
    }

    mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

    fileprivate mutating func takeActions() -> [() -> Void] {
        defer { actions = [] }
        return actions
    }
}

extension Transactions {
    /// Runs what waits for the commit; what that adds waits for the next one, which follows in the same instant.
    func finish(in simulation: Simulation) {
        for action in simulation.transactions.takeActions() { action() }
    }
}
