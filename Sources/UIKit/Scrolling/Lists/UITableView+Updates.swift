import EventTrace

/// Insertion, deletion and moves of rows.
extension UITableView: UpdatingList {
    /// The animation of rows, which has no effect.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    final func prepareList() {
        cells.asksFirst = true
        cells.willShow = { [unowned(unsafe) self] cell, indexPath, simulation in
            tellDelegate(.willDisplayRow, of: indexPath, in: simulation) { $0.tableView(self, willDisplay: cell, forRowAt: indexPath) }
        }
        cells.hasHidden = { [unowned(unsafe) self] cell, indexPath, simulation in
            tellDelegate(.didEndDisplayingRow, of: indexPath, in: simulation) {
                $0.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            }
        }
        setNeedsLayout()
    }

    /// SC.14
    private final func tellDelegate(
        _ method: Word, of indexPath: IndexPath, in simulation: Simulation?, _ body: (any UITableViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        guard let simulation else { return body(delegate) }
        simulation.tell(method, toDelegate: delegate, for: self, by: .cellsInSight, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    final var hasDataSource: Bool { dataSourceReference.delegate != nil }
    final func count(in simulation: Simulation) { _ = places(in: simulation) }

    /// SC.112: counts the rows at once.
    final func countAfterReload(in simulation: Simulation?) {
        guard let simulation, hasDataSource, simulation.applies(.countsAtReload, .count, self) else { return }
        count(in: simulation)
    }

    final func applyUpdates(in simulation: Simulation?) {
        let done = updates
        updates = ListUpdates()
        // Without earlier rows there is nothing to compare the new ones with.
        let old = knownCounts
        giveUpMoving()
        var agrees = true
        whileBusy {
            forgetHeights(after: done, in: simulation)
            if let old {
                let new = places(in: simulation).sections.map { $0.count }
                agrees = check(done, from: old, to: new, of: "row", in: "table view", simulation)
            }
            guard agrees else { return }
            cells.move(of: self, in: simulation) { done.place(after: $0) }
            swiping?.move(in: simulation) { done.place(after: $0) }
            if done.changesSections { forgetSectionViews(in: simulation) }
        }
        guard agrees else { return }
        // New rows are requested at once.
        if window != nil { layoutIfNeeded() }
        cells.reconfigure(done.reconfigured.compactMap { done.place(after: $0) }, of: self, in: simulation) {
            dataSourceReference.delegate?.tableView(self, cellForRowAt: $0)
        }
        cells.letGo(in: simulation)
    }
}
