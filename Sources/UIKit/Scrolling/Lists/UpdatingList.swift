/// A list whose data change: what tables and collections do alike. Nothing is animated here: things are in their new places at once.
protocol UpdatingList: UIScrollView {
    /// The updates that have not been applied yet.
    var updates: ListUpdates { get set }
    var backgroundView: UIView? { get }

    /// The numbers of rows or items; nil before the first request and after a reload.
    var knownCounts: [Int]? { get }
    var hasDataSource: Bool { get }

    func reloadData()
    /// Requests the numbers.
    func count(in simulation: Simulation)

    /// Takes all that has changed into account, and asks for what comes at once.
    func applyUpdates(in simulation: Simulation?)
}

extension UpdatingList {
    /// SC.111
    private func countBeforeUpdate(in simulation: Simulation?) {
        guard knownCounts == nil, let simulation, hasDataSource, simulation.applies(.countsBeforeUpdates, .count, self) else { return }
        count(in: simulation)
    }

    /// Changes `updates`, and applies them unless more are to come.
    func update(in simulation: Simulation?, _ change: (inout ListUpdates) -> Void) {
        if updates.depth == 0 { countBeforeUpdate(in: simulation) }
        change(&updates)
        if updates.depth == 0 { applyUpdates(in: simulation) }
    }

    func beginUpdates(in simulation: Simulation?) {
        if updates.depth == 0 { countBeforeUpdate(in: simulation) }
        updates.depth += 1
    }

    func closeUpdates(in simulation: Simulation?) {
        guard updates.depth > 0 else { fatalError("UITableView: endUpdates without a beginUpdates") }
        updates.depth -= 1
        if updates.depth == 0 { applyUpdates(in: simulation) }
    }

    func performUpdates(in simulation: Simulation?, _ body: (() -> Void)?, _ completion: (() -> Void)?) {
        beginUpdates(in: simulation)
        body?()
        closeUpdates(in: simulation)
        finish(in: simulation, completion)
    }

    /// Runs a completion at the next commit, because nothing is animated.
    func finish(in simulation: Simulation?, _ completion: (() -> Void)?) {
        guard let completion else { return }
        guard let simulation else { return completion() }
        simulation.deferUntilCommit(completion)
    }

    /// Behind all cells.
    func showBackground(insteadOf old: UIView?) {
        if backgroundView !== old { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }
}
