/// The work for the commit at the end of a pass of the run loop.
struct Transactions {
    private var actions: [() -> Void] = []
    private var layoutIsPending = false
    private var displayIsPending = false
    /// The views whose constraints have changed since the last layout, each once.
    private var constrained: [UIView] = []
    /// Whether views are being laid out, so that changed constraints count at once.
    var isLayingOut = false
    /// Whether the last display skipped hidden or empty views.
    private var someAreUndrawn = false

    var hasWork: Bool { layoutIsPending || displayIsPending || !actions.isEmpty }

    mutating func setNeedsLayout() { layoutIsPending = true }

    mutating func takeLayout() -> Bool {
        defer { layoutIsPending = false }
        return layoutIsPending
    }

    mutating func addConstrained(_ views: [UIView]) {
        for view in views where !constrained.contains(where: { $0 === view }) { constrained.append(view) }
        layoutIsPending = true
    }

    mutating func takeConstrained() -> [UIView] {
        defer { constrained = [] }
        return constrained
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
    /// Runs the blocks that wait for the commit; blocks added meanwhile wait for the next one, at the same instant.
    func finish(in simulation: Simulation) {
        for action in simulation.transactions.takeActions() { action() }
    }
}
