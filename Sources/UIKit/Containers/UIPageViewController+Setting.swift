import EventTrace

/// RC.127: pages that code shows.
extension UIPageViewController {
    final func show(
        _ new: UIViewController, _ direction: NavigationDirection, _ animated: Bool, in simulation: Simulation?,
        _ completion: ((Bool) -> Void)?
    ) {
        if let simulation { finishTurn(in: simulation) }
        let old = current
        current = new
        forgetNeighbours()
        guard new !== old else {
            updateIndicator(in: simulation)
            return finish(completion, in: simulation)
        }
        takeIn(new, in: simulation)
        guard isViewLoaded, let simulation else {
            if let old { letGo(of: old, in: simulation) }
            return finish(completion, in: simulation)
        }
        new.isInTransition = true
        new.loadViewIfNeeded()
        updateIndicator(in: simulation)
        guard let old else { return showFirst(new, in: simulation, completion) }
        let turn = PageTurn(old: old, new: new, direction: direction, cause: .code(completion: completion))
        guard simulation.animates(animated), appearance == .there else { return exchange(turn, in: simulation) }
        self.turn = turn
        if scroll != nil, simulation.applies(.pageBehind, .keep, old) { neighbours[direction.opposite] = .page(old) }
        simulation.timers.schedule(at: simulation.now) { [self, unowned(unsafe) simulation] in animate(turn, in: simulation) }
    }

    /// Shows the first page at once, whether the page controller is visible or not.
    private final func showFirst(_ new: UIViewController, in simulation: Simulation, _ completion: ((Bool) -> Void)?) {
        new.willAppear(false, in: simulation)
        placePages()
        guard simulation.applies(.pageSetByCode, .show, new) else {
            return new.finishAppearing(false, in: simulation) { [self, unowned(unsafe) simulation] in
                new.isInTransition = false
                finish(completion, in: simulation)
            }
        }
        new.isAppearing(false, in: simulation)
        new.didAppear(false, in: simulation)
        new.isInTransition = false
        finish(completion, in: simulation)
    }

    private final func exchange(_ turn: PageTurn, in simulation: Simulation) {
        begin(turn, animated: false, in: simulation)
        end(turn, completed: true, animated: false, in: simulation)
        placePages()
        run(turn, in: simulation)
    }

    private final func animate(_ turn: PageTurn, in simulation: Simulation) {
        guard self.turn?.new === turn.new, self.turn?.isByGesture == false else { return }
        begin(turn, animated: true, in: simulation)
        if let scroll {
            scroll.setContentOffset(scroll.offset(of: turn.direction), animated: true)
        } else {
            simulation.timers.schedule(at: simulation.now + simulation.thresholds.transition) { [self, unowned(unsafe) simulation] in
                if self.turn?.new === turn.new { finishByCode(turn, in: simulation) }
            }
        }
    }

    /// Ends a turn by code, and runs the completion.
    final func finishByCode(_ turn: PageTurn, in simulation: Simulation) {
        guard !turn.isByGesture else { return }
        scroll?.stopMotion(in: simulation)
        if turn.new.appearance == .away { begin(turn, animated: true, in: simulation) }
        end(turn, completed: true, in: simulation)
        placePages()
        run(turn, in: simulation)
    }

    /// Ends a turn under way because code shows another page.
    private final func finishTurn(in simulation: Simulation) {
        guard let turn else { return }
        guard turn.isByGesture else { return finishByCode(turn, in: simulation) }
        scroll?.stopMotion(in: simulation)
        end(turn, completed: false, in: simulation)
        placePages()
    }

    private final func run(_ turn: PageTurn, in simulation: Simulation) {
        if case .code(let completion) = turn.cause { finish(completion, in: simulation) }
    }

    private final func finish(_ completion: ((Bool) -> Void)?, in simulation: Simulation?) {
        guard let completion else { return }
        guard let simulation else { return completion(true) }
        simulation.recorder.enter(.completion, of: simulation.subject(self), by: .pageSetByCode)
        completion(true)
        simulation.recorder.leave()
    }
}
