import EventTrace

/// SC.3, SC.4, SC.11, SC.12: from touch to selected row.
extension UITableView {
    /// SC.11: the row under the finger is highlighted if the delegate lets it.
    final func press(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, cells.pressed == nil, selectsByTouch, !hasJustBeenCaught,
            let touch = touches.first, let indexPath = indexPathForRow(at: touch.location(in: self)),
            isTouch(touch, of: cellForRow(at: indexPath), indexPath, simulation)
        else { return }
        let mayHighlight = askDelegate(.shouldHighlightRow, indexPath, simulation) { $0.tableView(self, shouldHighlightRowAt: indexPath) }
        simulation.recorder.decide(
            mayHighlight ? .highlight : .decline, simulation.subject(self), simulation.name(of: indexPath), by: .rowHighlight)
        guard mayHighlight else { return }
        cells.pressed = (touch, indexPath)
        setHighlighted(true, indexPath, simulation)
        tellDelegate(.didHighlightRow, indexPath, simulation) { $0.tableView(self, didHighlightRowAt: indexPath) }
    }

    /// SC.4
    final func lift(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed = cells.pressed, touches.contains(pressed.touch) else { return }
        cells.pressed = nil
        guard simulation.holds(.selectAfterCommit) else { return choose(pressed.indexPath, simulation) }
        simulation.recorder.decide(
            .hold, simulation.subject(self), simulation.name(of: pressed.indexPath), by: .selectAfterCommit)
        simulation.deferUntilCommit { [self] in choose(pressed.indexPath, simulation) }
    }

    /// SC.3
    final func giveUp(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed = cells.pressed, touches.contains(pressed.touch) else { return }
        guard simulation.holds(.selectionNeedsTheTouch) else { return lift(touches) }
        cells.pressed = nil
        simulation.recorder.decide(
            .withhold, simulation.subject(self), simulation.name(of: pressed.indexPath), by: .selectionNeedsTheTouch)
        unhighlight(pressed.indexPath, simulation)
    }

    private final func unhighlight(_ indexPath: IndexPath, _ simulation: Simulation) {
        setHighlighted(false, indexPath, simulation)
        tellDelegate(.didUnhighlightRow, indexPath, simulation) { $0.tableView(self, didUnhighlightRowAt: indexPath) }
    }

    private final func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath, _ simulation: Simulation) {
        guard let cell = cellForRow(at: indexPath), simulation.holds(.rowHighlight) else { return }
        cell.showHighlighted(isHighlighted)
    }

    // MARK: Choosing

    private final func choose(_ indexPath: IndexPath, _ simulation: Simulation) {
        unhighlight(indexPath, simulation)
        if selectsSeveral, cells.selected.contains(indexPath) { return deselectByTouch(indexPath, simulation) }
        let answer = askDelegate(.willSelectRow, indexPath, simulation) { $0.tableView(self, willSelectRowAt: indexPath) }
        guard let chosen = answer else {
            return simulation.recorder.decide(
                .decline, simulation.subject(self), simulation.name(of: indexPath), by: .rowSelection)
        }
        if !selectsSeveral {
            for other in cells.selected where other != chosen && simulation.holds(.rowSelection) { deselectByTouch(other, simulation) }
        }
        simulation.recorder.decide(.select, simulation.subject(self), simulation.name(of: chosen), by: .rowSelection)
        cells.setSelected(true, chosen)
        tellDelegate(.didSelectRow, chosen, simulation, by: .selectAfterCommit) { $0.tableView(self, didSelectRowAt: chosen) }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, _ simulation: Simulation) {
        let answer = askDelegate(.willDeselectRow, indexPath, simulation) { $0.tableView(self, willDeselectRowAt: indexPath) }
        guard let chosen = answer else { return }
        cells.setSelected(false, chosen)
        tellDelegate(.didDeselectRow, chosen, simulation) { $0.tableView(self, didDeselectRowAt: chosen) }
    }

    // MARK: Editing

    /// SC.20
    private final var isEditingCounted: Bool { editing && Simulation.holds(.editingSelection) }
    private final var selectsByTouch: Bool { isEditingCounted ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }
    final var selectsSeveral: Bool { isEditingCounted ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    final func changeEditing(_ isEditing: Bool, _ animated: Bool) {
        editing = isEditing
        for cell in visibleCells { cell.showEditing(isEditing, animated: animated) }
    }

    // MARK: The delegate

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UITableViewDelegate) -> Bool
    ) -> Bool {
        guard let delegate = references.delegate, simulation.holds(.rowHighlight) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .rowHighlight, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UITableViewDelegate) -> IndexPath?
    ) -> IndexPath? {
        guard let delegate = references.delegate, simulation.holds(.rowSelection) else { return indexPath }
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
        guard let delegate = references.delegate else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.name(of: indexPath)) { body(delegate) }
    }
}
