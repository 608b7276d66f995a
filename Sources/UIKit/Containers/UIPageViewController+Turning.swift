import EventTrace

/// RC.120, RC.122: a page comes and the current one goes.
extension UIPageViewController {
    /// Begins to turn the page: the new one is about to appear.
    final func begin(_ turn: PageTurn, animated: Bool, in simulation: Simulation) {
        self.turn = turn
        turn.old.isInTransition = true
        turn.new.isInTransition = true
        if turn.isByGesture {
            tellDelegate(.willTransitionTo, about: simulation.subject(turn.new), in: simulation) {
                $0.pageViewController(self, willTransitionTo: [turn.new])
            }
        }
        takeIn(turn.new, in: simulation)
        turn.new.loadViewIfNeeded()
        appear(turn, animated, in: simulation)
    }

    /// Sends the first half of the appearance calls. RC.120: the new page is first.
    private final func appear(_ turn: PageTurn, _ animated: Bool, in simulation: Simulation) {
        let newFirst = simulation.applies(.pageOrder, .show, turn.new)
        if !newFirst { turn.old.willDisappear(animated, in: simulation) }
        turn.new.willAppear(animated, in: simulation)
        if newFirst { turn.old.willDisappear(animated, in: simulation) }
        place(turn.new, beside: scroll == nil ? nil : turn.direction)
        turn.new.isAppearing(animated, in: simulation)
    }

    /// Ends the turn: the new page is there, or the old one is back.
    final func end(_ turn: PageTurn, completed: Bool, animated: Bool = true, in simulation: Simulation) {
        self.turn = nil
        if completed { complete(turn, animated, in: simulation) } else { cancel(turn, animated, in: simulation) }
        turn.old.isInTransition = false
        turn.new.isInTransition = false
        letGo(of: completed ? turn.old : turn.new, in: simulation)
        keepWithParent(completed ? turn.new : turn.old, in: simulation)
    }

    private final func complete(_ turn: PageTurn, _ animated: Bool, in simulation: Simulation) {
        current = turn.new
        if turn.isByGesture {
            neighbours.move(turn.direction, from: turn.old)
            moveIndicator(turn.direction)
        }
        let oldFirst = scroll == nil || !simulation.holds(.pageOrder)
        if oldFirst { turn.old.didDisappear(animated, in: simulation) }
        turn.new.didAppear(animated, in: simulation)
        if !oldFirst { turn.old.didDisappear(animated, in: simulation) }
    }

    /// RC.122: scrolled pages: the old one comes back before the new one goes; curled pages: the new one begins, and the two alternate.
    private final func cancel(_ turn: PageTurn, _ animated: Bool, in simulation: Simulation) {
        if !simulation.applies(.pageCancelled, .cancel, turn.new) {
            turn.new.willDisappear(animated, in: simulation)
            turn.new.didDisappear(animated, in: simulation)
            turn.old.willAppear(animated, in: simulation)
            turn.old.didAppear(animated, in: simulation)
        } else if scroll == nil {
            turn.new.willDisappear(animated, in: simulation)
            turn.old.willAppear(animated, in: simulation)
            turn.new.didDisappear(animated, in: simulation)
            turn.old.didAppear(animated, in: simulation)
        } else {
            turn.old.willAppear(animated, in: simulation)
            turn.old.didAppear(animated, in: simulation)
            turn.new.willDisappear(animated, in: simulation)
            turn.new.didDisappear(animated, in: simulation)
        }
    }

    /// Makes a page that was in a turn while the page controller went disappear too.
    private final func keepWithParent(_ page: UIViewController, in simulation: Simulation) {
        guard appearance == .away || appearance == .disappearing else { return }
        page.willDisappear(false, in: simulation)
        if appearance == .away { page.didDisappear(false, in: simulation) }
    }

    /// RC.123: reports the end of a gesture, then asks for the neighbour that has become unknown.
    final func reportEnd(of turn: PageTurn, completed: Bool, in simulation: Simulation) {
        tellDelegate(.didFinishAnimating, about: Name(completed ? .true : .false), in: simulation) {
            $0.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [turn.old], transitionCompleted: completed)
        }
        if completed, scroll != nil {
            lookUp(turn.direction, in: simulation)
            closeEnds()
        }
    }

    private final func tellDelegate(
        _ method: Word, about detail: Name, in simulation: Simulation, _ body: (any UIPageViewControllerDelegate) -> Void
    ) {
        guard let delegate = delegateReference.delegate, simulation.holds(.pageDelegate) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: .pageDelegate, about: detail) { body(delegate) }
    }
}
