import EventTrace

/// SC.3, SC.4, SC.11, SC.12: from touch to selected row.
extension UITableView: TouchSelection {
    final var highlightRule: Rule { .rowHighlight }
    final var takesSelectingTouch: Bool { isEditingCounted ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }
    final func indexPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    final func mayHighlight(_ indexPath: IndexPath, _ simulation: Simulation) -> Bool {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.rowHighlight) else { return true }
        return simulation.ask(
            .shouldHighlightRow, ofDelegate: delegate, for: self, by: .rowHighlight, about: simulation.name(of: indexPath)
        ) { delegate.tableView(self, shouldHighlightRowAt: indexPath) }
    }

    final func highlight(_ isHighlighted: Bool, _ indexPath: IndexPath, _ simulation: Simulation) {
        if let cell = cellForRow(at: indexPath), simulation.holds(.rowHighlight) { cell.showHighlighted(isHighlighted) }
        tellDelegate(isHighlighted ? .didHighlightRow : .didUnhighlightRow, indexPath, simulation) {
            if isHighlighted {
                $0.tableView(self, didHighlightRowAt: indexPath)
            } else {
                $0.tableView(self, didUnhighlightRowAt: indexPath)
            }
        }
    }

    /// SC.4
    final func choose(lifted indexPath: IndexPath, _ simulation: Simulation) {
        guard simulation.applies(.selectAfterCommit, .hold, self, simulation.name(of: indexPath)) else {
            return choose(indexPath, simulation)
        }
        simulation.deferUntilCommit { [self] in choose(indexPath, simulation) }
    }

    // MARK: Choosing

    private final func choose(_ indexPath: IndexPath, _ simulation: Simulation) {
        highlight(false, indexPath, simulation)
        if selectsSeveral, cells.selected.contains(indexPath) { return deselectByTouch(indexPath, simulation) }
        let answer = askDelegate(.willSelectRow, indexPath, simulation) { $0.tableView(self, willSelectRowAt: indexPath) }
        guard let chosen = answer else {
            return decide(.decline, indexPath, simulation, by: .rowSelection)
        }
        if !selectsSeveral {
            for other in cells.selected
            where other != chosen && simulation.applies(.rowSelection, .deselect, self, simulation.name(of: other)) {
                deselectByTouch(other, simulation)
            }
        }
        simulation.recorder.decide(.select, simulation.subject(self), simulation.name(of: chosen), by: .rowSelection)
        cells.setSelected(true, chosen)
        tellDelegate(.didSelectRow, chosen, simulation, by: .selectAfterCommit) { $0.tableView(self, didSelectRowAt: chosen) }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, _ simulation: Simulation) {
        let answer = askDelegate(.willDeselectRow, indexPath, simulation) { $0.tableView(self, willDeselectRowAt: indexPath) }
        guard let chosen = answer else { return decide(.decline, indexPath, simulation, by: .rowSelection) }
        cells.setSelected(false, chosen)
        tellDelegate(.didDeselectRow, chosen, simulation) { $0.tableView(self, didDeselectRowAt: chosen) }
    }

    // MARK: Editing

    /// SC.20
    private final var isEditingCounted: Bool { editing && Simulation.current?.holds(.editingSelection) != false }
    final var selectsSeveral: Bool { isEditingCounted ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    final func changeEditing(_ isEditing: Bool, _ animated: Bool) {
        editing = isEditing
        for cell in visibleCells { cell.showEditing(isEditing, animated: animated) }
    }

    // MARK: The delegate

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UITableViewDelegate) -> IndexPath?
    ) -> IndexPath? {
        guard let delegate = listDelegateReference.delegate, simulation.holds(.rowSelection) else { return indexPath }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .rowSelection, about: simulation.name(of: indexPath)) {
            body(delegate)
        } name: {
            $0.map { simulation.name(of: $0) } ?? Name(.nil)
        }
    }

    private final func tellDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, by rule: Rule = .rowSelection,
        _ body: (any UITableViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.name(of: indexPath)) { body(delegate) }
    }
}
