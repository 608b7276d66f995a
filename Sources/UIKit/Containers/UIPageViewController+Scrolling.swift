import EventTrace

/// RC.120: scrolled pages appear and disappear as the content moves.
extension UIPageViewController {
    /// Called before a finger drags the pages.
    final func dragWillBegin(in simulation: Simulation) {
        if let turn, !turn.isByGesture { finishByCode(turn, in: simulation) }
        if !simulation.holds(.pageNeighbours), turn == nil { neighbours = PageNeighbours() }
        for direction in [NavigationDirection.forward, .reverse] { lookUp(direction, in: simulation) }
        closeEnds()
    }

    /// Called after every change of the offset.
    final func contentHasMoved(in simulation: Simulation?) {
        guard let scroll, let simulation, let current, turn?.isByGesture != false, isMovedByUser else { return }
        let way = scroll.way
        guard way != 0 else { return }
        let direction: NavigationDirection = way > 0 ? .forward : .reverse
        if let turn, turn.direction != direction { turnBack(turn, in: simulation) }
        if turn == nil, let page = neighbours.page(direction) {
            begin(PageTurn(old: current, new: page, direction: direction, cause: .gesture), animated: true, in: simulation)
        }
        if let turn, abs(way) >= scroll.pageLength, scroll.drag != nil { pass(turn, in: simulation) }
    }

    private final var isMovedByUser: Bool { scroll.map { $0.drag != nil || $0.isDecelerating } ?? false }

    /// RC.124: the finger has gone over to the other side: the page that had begun to come goes, without a call of the delegate.
    private final func turnBack(_ turn: PageTurn, in simulation: Simulation) {
        guard simulation.applies(.pageTurnedBack, .cancel, turn.new) else { return }
        end(turn, completed: false, in: simulation)
    }

    /// RC.125: the finger drags on over the new page: that one is the current page from now on, without a call of the delegate.
    private final func pass(_ turn: PageTurn, in simulation: Simulation) {
        guard let scroll, simulation.applies(.pagePassed, .show, turn.new) else { return }
        end(turn, completed: true, in: simulation)
        place(turn.new, beside: nil)
        lookUp(turn.direction, in: simulation)
        closeEnds()
        scroll.shift(against: turn.direction)
    }

    /// Called when the content has come to rest after a drag or an animated change.
    final func contentHasComeToRest(in simulation: Simulation) {
        guard let scroll, let turn else { return }
        guard turn.isByGesture else { return finishByCode(turn, in: simulation) }
        let completed = abs(scroll.way) * 2 >= scroll.pageLength
        end(turn, completed: completed, in: simulation)
        placePages()
        reportEnd(of: turn, completed: completed, in: simulation)
    }
}
