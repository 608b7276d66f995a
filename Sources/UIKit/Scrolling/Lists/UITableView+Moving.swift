import EventTrace

/// SC.115: rows that a finger moves in editing mode.
extension UITableView {
    /// Adds the control to a row that may be moved, or removes the control outside of editing mode.
    ///
    /// DEVIATION: a data source with `tableView(_:moveRowAt:to:)` alone is not noticed, since a protocol's default hides that it is there.
    final func showMoveControl(of cell: UITableViewCell, at indexPath: IndexPath, in simulation: Simulation?) {
        let mayMove = editing && mayMove(indexPath, in: simulation)
        guard mayMove != (cell.moveControl != nil) else { return }
        cell.moveControl?.removeFromSuperview()
        cell.moveControl = mayMove ? RowMoveControl(frame: .zero) : nil
        if let control = cell.moveControl { cell.addSubview(control) }
        cell.setNeedsLayout()
    }

    private final func mayMove(_ indexPath: IndexPath, in simulation: Simulation?) -> Bool {
        guard let source = dataSourceReference.delegate, let simulation, simulation.holds(.rowMove) else { return false }
        let (mayMove, isOfClient) = simulation.askNoting(
            .canMoveRow, ofDelegate: source, for: self, by: .rowMove, about: simulation.name(of: indexPath),
            { source.tableView(self, canMoveRowAt: indexPath) }, name: { Name($0 ? .true : .false) })
        return isOfClient && mayMove
    }

    // MARK: The finger

    final func beginMoving(_ cell: UITableViewCell, _ touch: UITouch) -> Bool {
        guard moving == nil, let source = indexPath(for: cell) else { return false }
        moving = RowMove(
            cell: cell, source: source, frame: cell.frame, start: touch.location(in: self).y, proposed: source, target: source)
        bringSubviewToFront(cell)
        return true
    }

    final func goOnMoving(_ touch: UITouch, in simulation: Simulation?) {
        guard var move = moving else { return }
        move.way = touch.location(in: self).y - move.start
        let middle = CGPoint(x: move.frame.midX, y: move.frame.midY + move.way)
        if let place = indexPathForRow(at: middle), place != move.proposed {
            move.proposed = place
            move.target = target(of: move, in: simulation)
        }
        moving = move
        move.place()
    }

    /// The place that the delegate allows in place of the proposed one.
    private final func target(of move: RowMove, in simulation: Simulation?) -> IndexPath {
        guard let delegate = listDelegateReference.delegate, let simulation else { return move.proposed }
        return simulation.ask(
            .targetForMove, ofDelegate: delegate, for: self, by: .rowMove, about: simulation.name(of: move.proposed),
            {
                delegate.tableView(
                    self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: move.proposed)
            }, name: { simulation.name(of: $0) })
    }

    final func endMoving(in simulation: Simulation?) {
        guard let move = moving else { return }
        giveUpMoving()
        guard move.target != move.source, let source = dataSourceReference.delegate else { return }
        if let simulation {
            simulation.recorder.decide(.place, simulation.subject(self), simulation.name(of: move.target), by: .rowMove)
            simulation.tell(.moveRow, toDelegate: source, for: self, by: .rowMove, about: simulation.name(of: move.target)) {
                source.tableView(self, moveRowAt: move.source, to: move.target)
            }
        } else {
            source.tableView(self, moveRowAt: move.source, to: move.target)
        }
        var done = ListUpdates()
        done.moved = [(move.source, move.target)]
        knownCounts = nil
        forgetHeights(after: done, in: simulation)
        cells.move(of: self, in: simulation) { done.place(after: $0) }
    }

    /// Moves the row back, if one is moved.
    final func giveUpMoving() {
        guard moving != nil else { return }
        moving = nil
        setNeedsLayout()
    }
}
