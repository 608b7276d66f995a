import EventTrace

extension UINavigationController {
    final func replaceTop(keeping count: Int, _ animated: Bool, in simulation: Simulation?) -> [UIViewController] {
        guard count > 0, count < stack.count else { return [] }
        let removed = Array(stack[count...])
        put(Array(stack[..<count]), animated, in: simulation)
        return removed
    }

    /// Replaces the stack; the views change if the top does.
    final func put(_ controllers: [UIViewController], _ animated: Bool, in simulation: Simulation?) {
        let (old, new) = (stack, controllers)
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        for controller in leaving {
            controller.announce(.willMoveToParent, by: .containment, in: simulation) { controller.willMove(toParent: nil) }
            controller.movement = .fromParent
        }
        for controller in new where controller.parentController !== self { adopt(controller, in: simulation) }
        stack = new
        tabBarController?.showBarUnlessHidden()
        showItems()
        changeTop(from: old.last, to: new.last, animated, in: simulation) { [unowned(unsafe) simulation] in
            for controller in leaving { controller.leaveParent(in: simulation) }
            for controller in new where !old.contains(where: { $0 === controller }) {
                controller.announce(.didMoveToParent, by: .containment, in: simulation) { controller.didMove(toParent: self) }
            }
        }
    }

    /// RC.14: in a navigation controller the old controller has disappeared before the new one has appeared.
    private final func changeTop(
        from old: UIViewController?, to new: UIViewController?, _ animated: Bool, in simulation: Simulation?, _ finish: @escaping () -> Void
    ) {
        completeTransition(in: simulation)
        guard old !== new else { return finish() }
        guard let simulation, isViewLoaded, appearance == .there else {
            if isViewLoaded { install(new, removing: old) }
            return finish()
        }
        old?.isInTransition = true
        new?.isInTransition = true
        new?.loadViewIfNeeded()
        old?.willDisappear(animated, in: simulation)
        new?.willAppear(animated, in: simulation)
        install(new, removing: nil)
        new?.isAppearing(animated, in: simulation)
        runTransition(animated, in: simulation) { [unowned(unsafe) self, unowned(unsafe) simulation] in
            install(new, removing: old)
            old?.didDisappear(animated, in: simulation)
            new?.didAppear(animated, in: simulation)
            old?.isInTransition = false
            new?.isInTransition = false
            finish()
        }
    }

    private final func runTransition(_ animated: Bool, in simulation: Simulation, _ finish: @escaping () -> Void) {
        guard simulation.animates(animated) else { return simulation.deferUntilCommit(finish) }
        simulation.runningNavigations += 1
        finishTransition = finish
        endOfTransition = simulation.timers.schedule(at: simulation.now + simulation.thresholds.transition) {
            [self, unowned(unsafe) simulation] in completeTransition(in: simulation)
        }
    }

    /// Completes the transition under way. A transition is never cancelled (a talk of 2024): when the next one begins, it ends at once.
    private final func completeTransition(in simulation: Simulation?) {
        guard let finish = finishTransition, let end = endOfTransition, let simulation else { return }
        (finishTransition, endOfTransition) = (nil, nil)
        simulation.timers.cancel(end)
        simulation.runningNavigations -= 1
        finish()
    }

    private final func showItems() {
        navigationBar.goBack = { [unowned(unsafe) self] in popViewController(animated: true) }
        navigationBar.setItems(stack.map { $0.navigationItem }, animated: false)
        showToolbarItems()
    }

    final func makeView() -> UIView {
        let layout = LayoutContainerView(frame: UIScreen.main.bounds)
        let transition = NavigationTransitionView(frame: layout.bounds)
        transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationBar.autoresizingMask = .flexibleWidth
        layout.addSubview(transition)
        layout.addSubview(navigationBar)
        if let ownToolbar { place(ownToolbar, in: layout) }
        if let top = stack.last { transition.addSubview(ViewControllerWrapperView(around: top.view, in: transition.bounds)) }
        return layout
    }

    private final func install(_ new: UIViewController?, removing old: UIViewController?) {
        guard let transition = viewIfLoaded?.children.first else { return }
        if let new, new.viewIfLoaded?.isDescendant(of: transition) != true {
            transition.addSubview(ViewControllerWrapperView(around: new.view, in: transition.bounds))
        }
        old?.viewIfLoaded?.superview?.removeFromSuperview()
    }
}
