import EventTrace

/// The common behaviour of cells of tables and collections.
protocol ListCell: UIView {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    /// Changes the state through the overridable method, and records it.
    func showSelected(_ isSelected: Bool, animated: Bool, in simulation: Simulation?)
    func showHighlighted(_ isHighlighted: Bool, in simulation: Simulation?)
}

extension ListCell {
    /// SC.40: the default implementation of `prepareForReuse`.
    func clearForReuse(in simulation: Simulation?) {
        guard isSelected || isHighlighted, let simulation, simulation.applies(.reuseClears, .deselect, self) else {
            return
        }
        clearStates(in: simulation)
    }

    /// Turns selection and highlight off.
    func clearStates(in simulation: Simulation?) {
        if isSelected { showSelected(false, animated: false, in: simulation) }
        if isHighlighted { showHighlighted(false, in: simulation) }
    }
}

extension UITableViewCell: ListCell {
    final func showSelected(_ isSelected: Bool, animated: Bool, in simulation: Simulation?) {
        setState(.setSelected, to: isSelected, by: .rowSelection, in: simulation) { setSelected(isSelected, animated: animated) }
    }

    final func showHighlighted(_ isHighlighted: Bool, in simulation: Simulation?) {
        setState(.setHighlighted, to: isHighlighted, by: .rowHighlight, in: simulation) { setHighlighted(isHighlighted, animated: false) }
    }
}

extension UITableViewCell {
    /// SC.20
    final func showEditing(_ isEditing: Bool, animated: Bool, in simulation: Simulation?) {
        setState(.setEditing, to: isEditing, by: .editingSelection, in: simulation) { setEditing(isEditing, animated: animated) }
    }
}

extension UICollectionViewCell: ListCell {
    final func showSelected(_ isSelected: Bool, animated: Bool, in simulation: Simulation?) {
        setState(.isSelected, to: isSelected, by: .itemSelection, in: simulation) { self.isSelected = isSelected }
    }

    final func showHighlighted(_ isHighlighted: Bool, in simulation: Simulation?) {
        setState(.isHighlighted, to: isHighlighted, by: .itemSelection, in: simulation) { self.isHighlighted = isHighlighted }
    }
}

extension UIView {
    /// Sets a state of a cell through the member that its class may override.
    fileprivate final func setState(_ method: Word, to isOn: Bool, by rule: Rule, in simulation: Simulation?, _ body: () -> Void) {
        guard let simulation, simulation.overrides(method, in: self) else { return body() }
        simulation.recorder.enter(method, of: simulation.subject(self), Name(isOn ? .true : .false), by: rule)
        body()
        simulation.recorder.leave()
    }
}
