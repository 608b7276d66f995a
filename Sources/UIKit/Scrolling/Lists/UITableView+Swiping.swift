import EventTrace

/// SC.89: the questions before a row is swiped.
extension UITableView {
    /// Attaches the pan of the rows, once.
    final func prepareSwiping(in simulation: Simulation?) {
        if swiping == nil { swiping = RowSwiping(self, in: simulation) }
    }

    /// The swipe of a row that may be edited and has actions on this side.
    final func swipe(
        of indexPath: IndexPath, _ cell: UITableViewCell, _ side: RowSwipe.Side, in simulation: Simulation,
        _ perform: @escaping (RowActionButton, UIContextualAction?, Simulation?) -> Void
    ) -> RowSwipe? {
        guard !editing, simulation.holds(.rowSwipe) else { return nil }
        var asks = RowQuestions(self, indexPath, in: simulation)
        guard asks.mayBeEdited() else { return nil }
        let style = asks.style()
        var (actions, performsFirst) = ([UIContextualAction](), true)
        if let configuration = asks.configuration(side) {
            (actions, performsFirst) = (configuration.actions, configuration.performsFirstActionWithFullSwipe)
            if actions.isEmpty { return nil }
        } else if side == .leading || style != .delete || !asks.isAnswered {
            return nil
        }
        let buttons =
            actions.isEmpty
            ? [RowActionButton { perform($0, nil, $1) }] : actions.map { action in RowActionButton { perform($0, action, $1) } }
        return RowSwipe(indexPath, cell, side, actions, performsFirst: performsFirst, buttons)
    }

    final func tellOfSwipe(
        _ method: Word, _ indexPath: IndexPath?, in simulation: Simulation?, _ body: (UITableView, any UITableViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        guard let simulation else { return body(self, delegate) }
        let name = indexPath.map { simulation.name(of: $0) } ?? Name(.nil)
        simulation.tell(method, toDelegate: delegate, for: self, by: .rowSwipeEnds, about: name) { body(self, delegate) }
    }

    final func commitDeletion(of indexPath: IndexPath, in simulation: Simulation?) {
        guard let source = dataSourceReference.delegate else { return }
        guard let simulation else { return source.tableView(self, commit: .delete, forRowAt: indexPath) }
        simulation.tell(.commitEditing, toDelegate: source, for: self, by: .fullSwipe, about: simulation.name(of: indexPath)) {
            source.tableView(self, commit: .delete, forRowAt: indexPath)
        }
    }
}

/// The questions about one row, in their order.
private struct RowQuestions {
    let table: UITableView
    let indexPath: IndexPath
    let simulation: Simulation
    /// Whether client code has said that rows are edited.
    ///
    /// DEVIATION: a data source with `tableView(_:commit:forRowAt:)` alone is not noticed, since a protocol's default hides that it is there.
    private(set) var isAnswered = false

    init(_ table: UITableView, _ indexPath: IndexPath, in simulation: Simulation) {
        (self.table, self.indexPath, self.simulation) = (table, indexPath, simulation)
    }

    mutating func mayBeEdited() -> Bool {
        guard let source = table.dataSourceReference.delegate else { return false }
        let (table, indexPath) = (table, indexPath)
        return ask(.canEditRow, source, { source.tableView(table, canEditRowAt: indexPath) }, name: { Name($0 ? .true : .false) })
    }

    mutating func style() -> UITableViewCell.EditingStyle {
        guard let delegate = table.listDelegateReference.delegate else { return .delete }
        let (table, indexPath) = (table, indexPath)
        return ask(
            .editingStyleForRow, delegate, { delegate.tableView(table, editingStyleForRowAt: indexPath) },
            name: { $0 == .delete ? Name(.delete) : Name(.false) })
    }

    func configuration(_ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
        guard let delegate = table.listDelegateReference.delegate else { return nil }
        var answer: UISwipeActionsConfiguration?
        let method: Word = side == .leading ? .leadingSwipeActions : .trailingSwipeActions
        simulation.tell(method, toDelegate: delegate, for: table, by: .rowSwipe, about: simulation.name(of: indexPath)) {
            answer =
                side == .leading
                ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
                : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
        return answer
    }

    private mutating func ask<Answer>(_ method: Word, _ delegate: AnyObject, _ body: () -> Answer, name: (Answer) -> Name) -> Answer {
        let (answer, isOfClient) = simulation.askNoting(
            method, ofDelegate: delegate, for: table, by: .rowSwipe, about: simulation.name(of: indexPath), body, name: name)
        if isOfClient { isAnswered = true }
        return answer
    }
}
