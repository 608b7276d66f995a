import EventTrace

/// What lists do with the cells of tables and of collections alike.
protocol ListCell: UIView {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    /// Changes the state where subclasses can override it, and records that.
    func showSelected(_ isSelected: Bool, animated: Bool)
    func showHighlighted(_ isHighlighted: Bool)
}

extension ListCell {
    /// SC.40: what `prepareForReuse` does.
    func clearForReuse() {
        guard isSelected || isHighlighted, let simulation = Simulation.current, simulation.applies(.reuseClears, .deselect, self) else {
            return
        }
        clearStates()
    }

    /// It is neither selected nor highlighted from now on.
    func clearStates() {
        if isSelected { showSelected(false, animated: false) }
        if isHighlighted { showHighlighted(false) }
    }
}

extension UITableViewCell: ListCell {
    final func showSelected(_ isSelected: Bool, animated: Bool) {
        Simulation.set(.setSelected, of: self, to: isSelected, by: .rowSelection) { setSelected(isSelected, animated: animated) }
    }

    final func showHighlighted(_ isHighlighted: Bool) {
        Simulation.set(.setHighlighted, of: self, to: isHighlighted, by: .rowHighlight) { setHighlighted(isHighlighted, animated: false) }
    }
}

extension UITableViewCell {
    /// SC.20
    final func showEditing(_ isEditing: Bool, animated: Bool) {
        Simulation.set(.setEditing, of: self, to: isEditing, by: .editingSelection) { setEditing(isEditing, animated: animated) }
    }
}

extension UICollectionViewCell: ListCell {
    final func showSelected(_ isSelected: Bool, animated: Bool) {
        Simulation.set(.isSelected, of: self, to: isSelected, by: .itemSelection) { self.isSelected = isSelected }
    }

    final func showHighlighted(_ isHighlighted: Bool) {
        Simulation.set(.isHighlighted, of: self, to: isHighlighted, by: .itemSelection) { self.isHighlighted = isHighlighted }
    }
}

extension Simulation {
    /// Sets a state of a cell through the member that its class may override.
    static func set(_ method: Word, of cell: UIView, to isOn: Bool, by rule: Rule, _ body: () -> Void) {
        guard let simulation = current, simulation.overrides(method, in: cell) else { return body() }
        simulation.recorder.enter(method, of: simulation.subject(cell), Name(isOn ? .yes : .no), by: rule)
        body()
        simulation.recorder.leave()
    }
}
