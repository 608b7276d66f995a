import EventTrace

extension UINavigationController {
    final func replaceTop(keeping count: Int, _ animated: Bool) -> [UIViewController] {
        guard count > 0, count < stack.count else { return [] }
        let removed = Array(stack[count...])
        put(Array(stack[..<count]), animated)
        return removed
    }

    /// Makes this the stack; the views change if the top does.
    final func put(_ controllers: [UIViewController], _ animated: Bool) {
        let (old, new) = (stack, controllers)
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        for controller in leaving {
            controller.announce(.willMoveToParent, by: .containment) { controller.willMove(toParent: nil) }
            controller.movement = .fromParent
        }
        for controller in new where controller.parentController !== self { adopt(controller) }
        stack = new
        tabBarController?.showBarUnlessHidden()
        showItems()
        changeTop(from: old.last, to: new.last, animated) {
            for controller in leaving { controller.leaveParent() }
            for controller in new where !old.contains(where: { $0 === controller }) {
                controller.announce(.didMoveToParent, by: .containment) { controller.didMove(toParent: self) }
            }
        }
    }

    /// RC.14: in a navigation controller the old one has disappeared before the new one has appeared.
    private final func changeTop(
        from old: UIViewController?, to new: UIViewController?, _ animated: Bool, _ finish: @escaping () -> Void
    ) {
        completeTransition()
        guard old !== new else { return finish() }
        guard let simulation = Simulation.current, isViewLoaded, appearance == .there else {
            if isViewLoaded { install(new, removing: old) }
            return finish()
        }
        old?.isInTransition = true
        new?.isInTransition = true
        new?.loadViewIfNeeded()
        old?.willDisappear(animated)
        new?.willAppear(animated)
        install(new, removing: nil)
        new?.isAppearing(animated)
        runTransition(animated, simulation) { [unowned(unsafe) self] in
            install(new, removing: old)
            old?.didDisappear(animated)
            new?.didAppear(animated)
            old?.isInTransition = false
            new?.isInTransition = false
            finish()
        }
    }

    private final func runTransition(_ animated: Bool, _ simulation: Simulation, _ finish: @escaping () -> Void) {
        guard simulation.animates(animated) else { return simulation.deferUntilCommit(finish) }
        simulation.runningNavigations += 1
        finishTransition = finish
        endOfTransition = simulation.timers.schedule(at: simulation.now + simulation.thresholds.transition) { [self] in completeTransition()
        }
    }

    /// A transition that is under way is never cancelled (a talk of 2024): when the next one begins, it is over at once.
    private final func completeTransition() {
        guard let finish = finishTransition, let end = endOfTransition, let simulation = Simulation.current else { return }
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
        if let top = stack.last { transition.addSubview(ControllerWrapperView(around: top.view, in: transition.bounds)) }
        return layout
    }

    private final func install(_ new: UIViewController?, removing old: UIViewController?) {
        guard let transition = viewIfLoaded?.children.first else { return }
        if let new, new.viewIfLoaded?.isDescendant(of: transition) != true {
            transition.addSubview(ControllerWrapperView(around: new.view, in: transition.bounds))
        }
        old?.viewIfLoaded?.superview?.removeFromSuperview()
    }
}
