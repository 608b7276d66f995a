import EventTrace

/// SC.3, SC.4, SC.11, SC.12: from touch to selected row.
extension UITableView {
    /// SC.11: the row under the finger is highlighted if the delegate lets it.
    final func press(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, pressed == nil, allowsSelection, !hasJustBeenCaught,
            let touch = touches.first, let indexPath = indexPathForRow(at: touch.location(in: self))
        else { return }
        let mayHighlight = askDelegate(.shouldHighlightRow, indexPath, simulation) { $0.tableView(self, shouldHighlightRowAt: indexPath) }
        simulation.recorder.decide(
            mayHighlight ? .highlight : .decline, simulation.subject(self), simulation.name(of: indexPath), by: .rowHighlight)
        guard mayHighlight else { return }
        pressed = (touch, indexPath)
        setHighlighted(true, indexPath, simulation)
        tellDelegate(.didHighlightRow, indexPath, simulation) { $0.tableView(self, didHighlightRowAt: indexPath) }
    }

    /// SC.4
    final func lift(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed, touches.contains(pressed.touch) else { return }
        self.pressed = nil
        guard simulation.holds(.selectAfterCommit) else { return choose(pressed.indexPath, simulation) }
        simulation.recorder.decide(
            .hold, simulation.subject(self), simulation.name(of: pressed.indexPath), by: .selectAfterCommit)
        simulation.deferUntilCommit { [self] in choose(pressed.indexPath, simulation) }
    }

    /// SC.3
    final func giveUp(_ touches: Set<UITouch>) {
        guard let simulation = Simulation.current, let pressed, touches.contains(pressed.touch) else { return }
        guard simulation.holds(.selectionNeedsTheTouch) else { return lift(touches) }
        self.pressed = nil
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
        simulation.set(.setHighlighted, of: cell, to: isHighlighted, by: .rowHighlight) {
            cell.setHighlighted(isHighlighted, animated: false)
        }
    }

    // MARK: Choosing

    private final func choose(_ indexPath: IndexPath, _ simulation: Simulation) {
        unhighlight(indexPath, simulation)
        if allowsMultipleSelection, selected.contains(indexPath) { return deselectByTouch(indexPath, simulation) }
        let answer = askDelegate(.willSelectRow, indexPath, simulation) { $0.tableView(self, willSelectRowAt: indexPath) }
        guard let chosen = answer else {
            return simulation.recorder.decide(
                .decline, simulation.subject(self), simulation.name(of: indexPath), by: .rowSelection)
        }
        if !allowsMultipleSelection {
            for other in selected where other != chosen && simulation.holds(.rowSelection) { deselectByTouch(other, simulation) }
        }
        simulation.recorder.decide(.select, simulation.subject(self), simulation.name(of: chosen), by: .rowSelection)
        setSelected(true, chosen, animated: false)
        tellDelegate(.didSelectRow, chosen, simulation, by: .selectAfterCommit) { $0.tableView(self, didSelectRowAt: chosen) }
    }

    private final func deselectByTouch(_ indexPath: IndexPath, _ simulation: Simulation) {
        let answer = askDelegate(.willDeselectRow, indexPath, simulation) { $0.tableView(self, willDeselectRowAt: indexPath) }
        guard let chosen = answer else { return }
        setSelected(false, chosen, animated: false)
        tellDelegate(.didDeselectRow, chosen, simulation) { $0.tableView(self, didDeselectRowAt: chosen) }
    }

    final func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        if isSelected { selected.append(indexPath) }
        guard let cell = cellForRow(at: indexPath) else { return }
        guard let simulation = Simulation.current else { return cell.setSelected(isSelected, animated: animated) }
        simulation.set(.setSelected, of: cell, to: isSelected, by: .rowSelection) { cell.setSelected(isSelected, animated: animated) }
    }

    final func selectQuietly(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for other in selected where other != indexPath { setSelected(false, other, animated: animated) }
        }
        guard let indexPath else { return }
        setSelected(true, indexPath, animated: animated)
        if position != .none { scroll(to: indexPath, position, animated) }
    }

    // MARK: The delegate

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UITableViewDelegate) -> Bool
    ) -> Bool {
        guard let delegate = references.delegate, simulation.holds(.rowHighlight) else { return true }
        return simulation.ask(method, ofDelegate: delegate, by: .rowHighlight, about: simulation.name(of: indexPath)) { body(delegate) }
    }

    private final func askDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, _ body: (any UITableViewDelegate) -> IndexPath?
    ) -> IndexPath? {
        guard let delegate = references.delegate, simulation.holds(.rowSelection) else { return indexPath }
        return simulation.ask(method, ofDelegate: delegate, by: .rowSelection, about: indexPath) { body(delegate) }
    }

    private final func tellDelegate(
        _ method: Word, _ indexPath: IndexPath, _ simulation: Simulation, by rule: RuleID = .rowSelection,
        _ body: (any UITableViewDelegate) -> Void
    ) {
        guard let delegate = references.delegate else { return }
        simulation.tell(method, toDelegate: delegate, by: rule, about: simulation.name(of: indexPath)) { body(delegate) }
    }
}
