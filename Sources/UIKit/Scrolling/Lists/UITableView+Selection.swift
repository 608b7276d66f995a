import EventTrace

/// SC.3, SC.4, SC.11, SC.12: the way from touch to selected row.
extension UITableView: TouchSelection {
    final var highlightRule: Rule { .rowHighlight }
    final func takesSelectingTouch(in simulation: Simulation) -> Bool {
        isEditingCounted(in: simulation) ? allowsSelectionDuringEditing || selectsSeveral(in: simulation) : allowsSelection
    }
    final func indexPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    final func mayHighlight(_ indexPath: IndexPath, in simulation: Simulation) -> Bool {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.rowHighlight) else { return true }
        return simulation.ask(
            .shouldHighlightRow, ofDelegate: delegate, for: self, by: .rowHighlight, about: simulation.name(of: indexPath)
        ) { delegate.tableView(self, shouldHighlightRowAt: indexPath) }
    }

    final func highlight(_ isHighlighted: Bool, _ indexPath: IndexPath, in simulation: Simulation) {
        if let cell = cellForRow(at: indexPath), simulation.holds(.rowHighlight) { cell.showHighlighted(isHighlighted, in: simulation) }
        tellDelegate(isHighlighted ? .didHighlightRow : .didUnhighlightRow, indexPath, in: simulation) {
            if isHighlighted {
                $0.tableView(self, didHighlightRowAt: indexPath)
            } else {
                $0.tableView(self, didUnhighlightRowAt: indexPath)
            }
        }
    }

    /// SC.4
    final func choose(lifted indexPath: IndexPath, in simulation: Simulation) {
        guard simulation.applies(.selectAfterCommit, .hold, self, simulation.name(of: indexPath)) else {
            return choose(indexPath, in: simulation)
        }
        simulation.deferUntilCommit { [self] in choose(indexPath, in: simulation) }
    }

    // MARK: Choosing

    private final func choose(_ indexPath: IndexPath, in simulation: Simulation) {
        highlight(false, indexPath, in: simulation)
        if selectsSeveral(in: simulation), cells.selected.contains(indexPath) { return deselectByTouch(indexPath, in: simulation) }
        let extends = selectsSeveral(in: simulation) && !cells.selected.isEmpty
        let chosen = askDelegate(.willSelectRow, indexPath, in: simulation) { $0.tableView(self, willSelectRowAt: indexPath) }
        if let chosen { select(chosen, in: simulation) } else { decide(.decline, indexPath, in: simulation, by: .rowSelection) }
        if !extends { performPrimaryAction(chosen ?? indexPath, in: simulation) }
    }

    private final func select(_ chosen: IndexPath, in simulation: Simulation) {
        if !selectsSeveral(in: simulation) {
            for other in cells.selected
            where other != chosen && simulation.applies(.rowSelection, .deselect, self, simulation.name(of: other)) {
                deselectByTouch(other, in: simulation)
            }
        }
        simulation.recorder.decide(.select, simulation.subject(self), simulation.name(of: chosen), by: .rowSelection)
        cells.setSelected(true, chosen, in: simulation)
        tellDelegate(.didSelectRow, chosen, in: simulation, by: .selectAfterCommit) { $0.tableView(self, didSelectRowAt: chosen) }
    }

    /// SC.124
    private final func performPrimaryAction(_ indexPath: IndexPath, in simulation: Simulation) {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.primaryAction) else { return }
        let isAllowed = simulation.ask(
            .canPerformPrimaryActionForRow, ofDelegate: delegate, for: self, by: .primaryAction, about: simulation.name(of: indexPath)
        ) { delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath) }
        guard isAllowed else { return }
        tellDelegate(.performPrimaryActionForRow, indexPath, in: simulation, by: .primaryAction) {
            $0.tableView(self, performPrimaryActionForRowAt: indexPath)
        }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, in simulation: Simulation) {
        let answer = askDelegate(.willDeselectRow, indexPath, in: simulation) { $0.tableView(self, willDeselectRowAt: indexPath) }
        guard let chosen = answer else { return decide(.decline, indexPath, in: simulation, by: .rowSelection) }
        cells.setSelected(false, chosen, in: simulation)
        tellDelegate(.didDeselectRow, chosen, in: simulation) { $0.tableView(self, didDeselectRowAt: chosen) }
    }

    // MARK: Editing

    /// SC.20
    private final func isEditingCounted(in simulation: Simulation?) -> Bool { editing && simulation?.holds(.editingSelection) != false }
    final func selectsSeveral(in simulation: Simulation?) -> Bool {
        isEditingCounted(in: simulation) ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    final func changeEditing(_ isEditing: Bool, _ animated: Bool, in simulation: Simulation?) {
        swiping?.close(in: simulation)
        if !isEditing { giveUpMoving() }
        editing = isEditing
        for (indexPath, cell) in cells.shown {
            cell.showEditing(isEditing, animated: animated, in: simulation)
            showMoveControl(of: cell, at: indexPath, in: simulation)
        }
    }

    // MARK: The delegate

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, in simulation: Simulation, _ body: (any UITableViewDelegate) -> IndexPath?
    ) -> IndexPath? {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.rowSelection) else { return indexPath }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .rowSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        } name: {
            $0.map { simulation.name(of: $0) } ?? Name(.nil)
        }
    }

    private final func tellDelegate(
        _ method: Word, _ indexPath: IndexPath, in simulation: Simulation, by rule: Rule = .rowSelection,
        _ body: (any UITableViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.name(of: indexPath)) { body(delegate) }
    }
}
