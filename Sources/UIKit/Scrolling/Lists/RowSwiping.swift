import EventTrace

/// SC.89 to SC.92: the rows of a table that a finger swipes.
final class RowSwiping: GestureFollower {
    private unowned(unsafe) let table: UITableView
    let pan = RowSwipePan(target: nil, action: nil)
    /// The row that is swiped or open.
    private(set) var swipe: RowSwipe?
    /// Whether the current touch only closes an open row.
    private var isClosing = false

    init(_ table: UITableView, in simulation: Simulation?) {
        self.table = table
        pan.maximumNumberOfTouches = 1
        pan.delaysTouchesEnded = false
        (pan.swiping, pan.follower) = (self, self)
        table.attach(pan, in: simulation)
    }

    deinit { (pan.swiping, pan.follower) = (nil, nil) }

    // MARK: The finger

    /// Whether a touch can swipe: not the touch of an action's button.
    func takes(_ touch: UITouch) -> Bool { swipe?.buttons.contains { $0 === touch.view } != true }

    /// SC.92: closes an open row for a touch that is neither on the row nor on its buttons.
    func closes(for touch: UITouch, in simulation: Simulation) -> Bool {
        guard let swipe, takes(touch), touch.view?.isDescendant(of: swipe.cell) != true,
            simulation.applies(.openRowTakesTouch, .dismiss, table, simulation.name(of: swipe.indexPath))
        else { return false }
        isClosing = true
        return true
    }

    func gestureMayBegin(_ recognizer: UIGestureRecognizer, askedAlready: (UIView) -> Bool, in simulation: Simulation) -> Bool {
        if isClosing { return true }
        guard
            askedAlready(table)
                || simulation.ask(
                    .gestureRecognizerShouldBegin, of: table, by: .shouldBegin, about: simulation.subject(recognizer),
                    { table.gestureRecognizerShouldBegin(recognizer) })
        else { return false }
        let start = recognizer.location(in: table)
        let way = pan.translation(in: table)
        let place = CGPoint(x: start.x - way.x, y: start.y - way.y)
        guard let indexPath = table.indexPathForRow(at: place), let cell = table.cellForRow(at: indexPath) else { return false }
        if let swipe, swipe.indexPath == indexPath { return true }
        let found = table.swipe(of: indexPath, cell, way.x < 0 ? .trailing : .leading, in: simulation) { [unowned(unsafe) self] in
            perform($0, $1, in: $2)
        }
        guard let found else { return false }
        close(in: simulation)
        swipe = found
        return true
    }

    func gestureChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        if isClosing { return goOnClosing(recognizer.shownState, in: simulation) }
        guard let swipe else { return }
        switch recognizer.shownState {
        case .began:
            if swipe.offset == 0 { begin(swipe, in: simulation) }
            follow(swipe)
        case .changed: follow(swipe)
        case .ended: letGo(swipe, in: simulation)
        case .cancelled: close(in: simulation)
        case .possible, .failed: break
        }
    }

    private func goOnClosing(_ state: UIGestureRecognizer.State, in simulation: Simulation) {
        if state == .began { close(in: simulation) }
        if state != .began && state != .changed { isClosing = false }
    }

    private func begin(_ swipe: RowSwipe, in simulation: Simulation) {
        for button in swipe.buttons { table.insertSubview(button, belowSubview: swipe.cell) }
        table.tellOfSwipe(.willBeginEditingRow, swipe.indexPath, in: simulation) { table, delegate in
            delegate.tableView(table, willBeginEditingRowAt: swipe.indexPath)
        }
    }

    private func follow(_ swipe: RowSwipe) {
        guard self.swipe === swipe else { return }
        swipe.offset = swipe.limited(pan.translation(in: table).x)
        place()
    }

    // MARK: The end

    private func letGo(_ swipe: RowSwipe, in simulation: Simulation) {
        let way = abs(swipe.offset)
        if swipe.performsFirst, way > table.bounds.width * CGFloat(simulation.thresholds.fullSwipe),
            simulation.applies(.fullSwipe, .send, table, simulation.name(of: swipe.indexPath)), let first = swipe.buttons.first
        {
            return perform(first, swipe.actions.first, in: simulation)
        }
        guard way >= swipe.width / 2 else { return close(in: simulation) }
        swipe.offset = swipe.side == .trailing ? -swipe.width : swipe.width
        place()
    }

    private func perform(_ button: RowActionButton, _ action: UIContextualAction?, in simulation: Simulation?) {
        guard let swipe else { return }
        guard let action else {
            table.commitDeletion(of: swipe.indexPath, in: simulation)
            return close(in: simulation)
        }
        let done: (Bool) -> Void = { [self, unowned(unsafe) simulation] _ in if self.swipe === swipe { close(in: simulation) } }
        action.handler(action, button, done)
    }

    /// SC.90: moves the row back, and ends the editing of the row.
    func close(in simulation: Simulation?) {
        guard let swipe else { return }
        end(swipe, at: swipe.indexPath, in: simulation)
    }

    private func end(_ swipe: RowSwipe, at indexPath: IndexPath?, in simulation: Simulation?) {
        self.swipe = nil
        let hasBegun = swipe.buttons.contains { $0.superview === table }
        for button in swipe.buttons { button.removeFromSuperview() }
        if let indexPath {
            swipe.offset = 0
            swipe.place(in: table.rectForRow(at: indexPath))
        }
        guard hasBegun else { return }
        table.tellOfSwipe(.didEndEditingRow, indexPath, in: simulation) { table, delegate in
            delegate.tableView(table, didEndEditingRowAt: indexPath)
        }
    }

    // MARK: The table

    /// Keeps the row at its distance after a layout of the table.
    func place() {
        guard let swipe else { return }
        swipe.place(in: table.rectForRow(at: swipe.indexPath))
    }

    /// Follows the row to its place after updates; nil closes it.
    func move(in simulation: Simulation?, _ placeAfter: (IndexPath) -> IndexPath?) {
        guard let swipe else { return }
        if let place = placeAfter(swipe.indexPath) { swipe.indexPath = place } else { end(swipe, at: nil, in: simulation) }
    }
}
