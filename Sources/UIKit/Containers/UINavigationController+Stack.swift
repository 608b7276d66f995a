import EventTrace

/// RC.14: the stack of a navigation controller, and the transitions between its tops.
extension UINavigationController {
    final func replaceTop(keeping count: Int, _ animated: Bool, in simulation: Simulation?) -> [UIViewController] {
        guard count > 0, count < stack.count else { return [] }
        let removed = Array(stack[count...])
        put(Array(stack[..<count]), animated, in: simulation)
        return removed
    }

    /// Replaces the stack; the views change if the top does.
    final func put(_ controllers: [UIViewController], _ animated: Bool, in simulation: Simulation?) {
        make(StackCall(.put(controllers), isAnimated: animated, isByUser: isPoppedByUser), in: simulation)
    }

    final func push(_ controller: UIViewController, _ animated: Bool, in simulation: Simulation?) {
        make(StackCall(.push(controller), isAnimated: animated, isByUser: false), in: simulation)
    }

    /// Makes a call that changes the stack, at once or later.
    private final func make(_ call: StackCall, in simulation: Simulation?) {
        guard let simulation else { return replace(by: call, in: nil) }
        // The controller makes the change itself, and must not be retained by it.
        let again = { [unowned(unsafe) self, unowned(unsafe) simulation] in make(call, in: simulation) }
        if let unshownChange {
            if unshownChange.isAnimated, simulation.applies(.transitionsWait, .wait, self, Name(.transition)) {
                return waitingChanges.append(again)
            }
            if call.isAnimated, !unshownChange.isAnimated, simulation.applies(.pushesAfterCommit, .wait, self, Name(.transition)) {
                return simulation.deferUntilCommit { [self, unowned(unsafe) simulation] in make(call, in: simulation) }
            }
            if !simulation.applies(.changesOfATurnMerge, .wait, self, Name(.transition)) { showChange(in: simulation) }
        }
        makeRoom(in: simulation, for: again) { replace(by: call, in: simulation) }
    }

    /// RC.45, RC.46: begins a change at once if no transition of the stack runs; otherwise ends that transition first, or lets the change wait.
    private final func makeRoom(in simulation: Simulation, for change: @escaping () -> Void, _ begin: () -> Void) {
        guard isExchanging, let running = ownTransition, running.isUnderWay else { return begin() }
        if running.isBeginning { return waitingChanges.append(change) }
        if simulation.applies(.transitionsInterrupt, .interrupt, self, Name(.transition)) {
            running.endNow()
            begin()
        } else if simulation.applies(.transitionsWait, .wait, self, Name(.transition)) {
            waitingChanges.append(change)
        }
    }

    /// RC.46: makes the changes that waited for the end of a transition, or of its first calls.
    private final func makeWaitingChanges() {
        let changes = waitingChanges
        waitingChanges = []
        for change in changes { change() }
    }

    /// RC.168: changes the stack at once; the views follow in the next layout.
    private final func replace(by call: StackCall, in simulation: Simulation?) {
        let (old, new) = (stack, call.result(on: stack))
        guard areDistinct(new, after: call, in: simulation) else { return }
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        for controller in leaving {
            controller.announce(.willMoveToParent, by: .containment, in: simulation) { controller.willMove(toParent: nil) }
            controller.movement = .fromParent
        }
        for controller in new where controller.parentController !== self { adopt(controller, in: simulation) }
        for controller in new where unshownChange?.leaving.contains(where: { $0 === controller }) == true {
            controller.announce(.willMoveToParent, by: .containment, in: simulation) { controller.willMove(toParent: self) }
            controller.movement = .toParent
        }
        let popped = call.isByUser ? old.last?.navigationItem : nil
        show(stack: new, in: simulation)
        var change = unshownChange ?? StackChange(from: old)
        change.become(from: old, to: new, call.isAnimated, popped: popped)
        unshownChange = change
        let waits =
            isOnScreen && change.oldStack.last !== new.last && !(call.isByUser && popDriver.isArmed)
            && simulation?.applies(.stackShownInLayout, .wait, self, Name(.transition)) == true
        if waits { viewIfLoaded?.markForLayout() } else { showChange(in: simulation) }
    }

    /// RC.172: whether no controller is in the stack twice; stops the app if one is.
    private final func areDistinct(_ new: [UIViewController], after call: StackCall, in simulation: Simulation?) -> Bool {
        guard new.indices.contains(where: { index in new[..<index].contains { $0 === new[index] } }) else { return true }
        let mistake = call.mistakeOfTwins
        guard let simulation else { fatalError(mistake) }
        guard simulation.applies(.distinctControllers, .raise, self, simulation.recorder.intern(mistake)) else { return true }
        simulation.stopApp()
        return false
    }

    /// Whether a change of the stack is a transition.
    private final var isOnScreen: Bool { isViewLoaded && appearance == .there }

    private final func show(stack new: [UIViewController], in simulation: Simulation?) {
        let isPush = isViewLoaded && new.count == stack.count + 1
        stack = new
        if isPush, let top = new.last { askAboutPush(of: top.navigationItem, in: simulation) }
        tabBarController?.showBarUnlessHidden(in: simulation)
        showItems()
    }

    /// RC.168: begins the transition of a change that waited for the layout.
    final func begin(_ change: StackChange, in simulation: Simulation?) {
        guard let simulation else { return changeTop(change, in: nil) }
        let again = { [unowned(unsafe) self, unowned(unsafe) simulation] in changeTop(change, in: simulation) }
        makeRoom(in: simulation, for: again) { changeTop(change, in: simulation) }
    }

    /// RC.14: in a navigation controller the old controller has disappeared before the new one has appeared.
    private final func changeTop(_ change: StackChange, in simulation: Simulation?) {
        let settle = { [self, unowned(unsafe) simulation] (isCompleted: Bool) in
            for controller in isCompleted ? change.leaving : change.added where controller.parentController === self {
                controller.leaveParent(in: simulation)
            }
            for controller in change.added where isCompleted {
                controller.announce(.didMoveToParent, by: .containment, in: simulation) { controller.didMove(toParent: self) }
            }
        }
        let (oldStack, old, new) = (change.oldStack, change.oldStack.last, stack.last)
        for controller in change.added where controller !== new || old === new { controller.movement = .none }
        guard old !== new else {
            settle(true)
            return makeWaitingChanges()
        }
        guard let simulation, isOnScreen else {
            isTopKnown = false
            if let old, isShown(old) { install(new, removing: old) } else { viewIfLoaded?.markForLayout() }
            if appearance == .appearing { askAboutStatusBar(in: simulation) }
            settle(true)
            return makeWaitingChanges()
        }
        let isAnimated = simulation.animates(change.isAnimated)
        let operation: Operation = new.map { top in oldStack.contains { $0 === top } } == true ? .pop : .push
        let isDriven = isAnimated && popDriver.takesTransition(in: simulation)
        var plan = TransitionPlan(
            from: old, to: new, order: .navigation, owner: self, isAnimated: isAnimated, duration: simulation.thresholds.navigation,
            toldDuration: simulation.thresholds.toldNavigation, block: .navigation, containerView: view.children[0],
            enter: { [unowned(unsafe) self, unowned(unsafe) simulation] in
                // The new view comes first: a responder in it that waits for its window takes over from the old one.
                install(new, removing: nil)
                if isAnimated, !isDriven, let old { popDriver.takeFirstResponder(of: old, in: simulation) }
            },
            leave: { [unowned(unsafe) self] isCompleted in
                if isCompleted { return install(new, removing: old) }
                // RC.48: the last calls of the cancelled transition find the stack as it was.
                show(stack: oldStack, in: nil)
                install(old, removing: new)
            },
            finish: { [unowned(unsafe) self, unowned(unsafe) simulation] isCompleted in
                settle(isCompleted)
                if isCompleted, let popped = change.popped { navigationBar.tellPopped(popped, by: .barLearnsOfPop, in: simulation) }
                popDriver.transitionHasEnded(isCompleted: isCompleted, in: simulation)
                if isCompleted, let new { tellShown(new, isAnimated, in: simulation) }
            })
        plan.endsInItsLayout = true
        if isAnimated { askForAnimator(operation, &plan, in: simulation) }
        plan.isDrivenByFinger = isDriven && plan.animator == nil
        plan.whenOver = { [unowned(unsafe) self] in makeWaitingChanges() }
        if let new {
            plan.willShow = { [unowned(unsafe) self, unowned(unsafe) simulation] in tellWillShow(new, isAnimated, in: simulation) }
        }
        ControllerTransition(plan, in: simulation).begin()
        makeWaitingChanges()
    }
}

extension UINavigationController {
    private final func showItems() {
        navigationBar.owner = self
        navigationBar.setItems(stack.map { $0.navigationItem }, animated: false)
        showToolbarItems()
    }

    final func makeView(in simulation: Simulation?) -> UIView {
        let layout = LayoutContainerView(frame: UIScreen.main.bounds)
        let transition = NavigationTransitionView(frame: layout.bounds)
        transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationBar.autoresizingMask = .flexibleWidth
        layout.addSubview(transition)
        layout.addSubview(navigationBar)
        if let ownToolbar { place(ownToolbar, in: layout) }
        popDriver.install(on: layout, in: simulation)
        return layout
    }

    /// RC.11: the first layout loads and shows the top of the stack. Code of the top may lay out, push or pop meanwhile.
    final func showTop(in simulation: Simulation?) {
        guard !isExchanging, unshownChange == nil, let top = stack.last, !isShown(top) else { return }
        let animated = isAppearingAnimated
        let isComing = (appearance == .appearing || appearance == .there) && shouldAutomaticallyForwardAppearanceMethods
        top.isInTransition = true
        _ = top.view
        if isComing, stack.last === top { top.willAppear(animated, in: simulation) }
        guard stack.last === top, !isShown(top) else {
            top.isInTransition = false
            if stack.last !== top {
                top.willDisappear(animated, in: simulation)
                top.didDisappear(animated, in: simulation)
            }
            return showTop(in: simulation)
        }
        if isComing { tellOfFirst(willShow: true, animated, in: simulation) }
        install(top, removing: nil)
        top.isInTransition = false
        guard isComing, hasEntered else { return }
        guard appearance == .there else { return top.isAppearing(animated, in: simulation) }
        top.finishAppearing(animated, in: simulation) { [self, unowned(unsafe) simulation] in
            tellOfFirst(willShow: false, animated, in: simulation)
        }
    }

    /// Whether a push or pop of its own runs or ends, and not a presentation of the navigation controller itself.
    final var isExchanging: Bool {
        guard let plan = ownTransition?.plan else { return false }
        return plan.from?.parentController === self || plan.to?.parentController === self
    }

    final func isShown(_ controller: UIViewController) -> Bool {
        guard let transition = viewIfLoaded?.children.first else { return false }
        return controller.viewIfLoaded?.isDescendant(of: transition) == true
    }

    private final func install(_ new: UIViewController?, removing old: UIViewController?) {
        guard let transition = viewIfLoaded?.children.first else { return }
        if let new, new.viewIfLoaded?.isDescendant(of: transition) != true {
            transition.addSubview(ViewControllerWrapperView(around: new.view, in: transition.bounds))
        }
        old?.viewIfLoaded?.superview?.removeFromSuperview()
    }
}
