import EventTrace

/// Rows that come, go and move. Nothing is animated here: they are in their new places at once.
extension UITableView {
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    final func prepareList() {
        cells.willShow = { [unowned(unsafe) self] cell, indexPath in
            tellDelegate(.willDisplayRow, of: indexPath) { $0.tableView(self, willDisplay: cell, forRowAt: indexPath) }
        }
        cells.hasHidden = { [unowned(unsafe) self] cell, indexPath in
            tellDelegate(.didEndDisplayingRow, of: indexPath) { $0.tableView(self, didEndDisplaying: cell, forRowAt: indexPath) }
        }
        setNeedsLayout()
    }

    /// SC.14
    private final func tellDelegate(_ method: Word, of indexPath: IndexPath, _ body: (any UITableViewDelegate) -> Void) {
        guard let delegate = listDelegateReference.delegate else { return }
        guard let simulation = Simulation.current else { return body(delegate) }
        simulation.tell(method, toDelegate: delegate, for: self, by: .cellsInSight, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    /// Changes `updates`, and applies them unless more are to come.
    final func update(_ change: (inout ListUpdates) -> Void) {
        change(&updates)
        if updates.depth == 0 { applyUpdates() }
    }

    final func closeUpdates() {
        guard updates.depth > 0 else { fatalError("UITableView: endUpdates without a beginUpdates") }
        updates.depth -= 1
        if updates.depth == 0 { applyUpdates() }
    }

    private final func applyUpdates() {
        let done = updates
        updates = ListUpdates()
        // Without rows known from before there is nothing to hold the new ones against.
        let old = knownCounts
        forgetHeights()
        if let old { check(done, from: old, to: places.sections.map { $0.count }, of: "row", in: "table view") }
        cells.move { done.place(after: $0) }
        if done.changesSections { sectionViews.forget { keep($0) } }
        // The new ones are asked for at once.
        if window != nil { layoutIfNeeded() }
    }

    final func performUpdates(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        updates.depth += 1
        body?()
        closeUpdates()
        guard let completion else { return }
        guard let simulation = Simulation.current else { return completion(true) }
        simulation.deferUntilCommit { completion(true) }
    }
}
