import EventTrace

/// RC.11: a controller appears and disappears with its view, and its children follow.
extension UIViewController {
    final func willAppear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .away || appearance == .disappearing else { return }
        appearance = .appearing
        hasEntered = false
        announce(.viewWillAppear, by: .appearance, in: simulation) { viewWillAppear(animated) }
        for child in visibleChildren { child.willAppear(animated, in: simulation) }
        childrenWillAppear(animated, in: simulation)
    }

    final func didAppear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .appearing else { return }
        appearance = .there
        announce(.viewDidAppear, by: .appearance, in: simulation) { viewDidAppear(animated) }
        movement = .none
        for child in visibleChildren { child.didAppear(animated, in: simulation) }
        childrenHaveAppeared(animated, in: simulation)
    }

    final func willDisappear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .there || appearance == .appearing else { return }
        endChangesOfChildren()
        appearance = .disappearing
        announce(.viewWillDisappear, by: .appearance, in: simulation) { viewWillDisappear(animated) }
        for child in visibleChildren { child.willDisappear(animated, in: simulation) }
    }

    final func didDisappear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .disappearing else { return }
        appearance = .away
        announce(.viewDidDisappear, by: .appearance, in: simulation) { viewDidDisappear(animated) }
        movement = .none
        for child in children where shouldAutomaticallyForwardAppearanceMethods { child.didDisappear(animated, in: simulation) }
    }

    /// Calls `viewIsAppearing`: the view is in its window and not yet laid out.
    final func isAppearing(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .appearing, !hasEntered else { return }
        hasEntered = true
        announce(.viewIsAppearing, by: .appearance, in: simulation) { viewIsAppearing(animated) }
        for child in visibleChildren { child.isAppearing(animated, in: simulation) }
    }

    /// The children whose views are in this one's view, unless the controller's own code forwards appearance.
    private final var visibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let own = loadedView, let view = child.loadedView else { return false }
            return !child.isInTransition && view.isDescendant(of: own)
        }
    }

    /// Ends the transitions of its children before it disappears itself.
    private final func endChangesOfChildren() {
        while let running = ownTransition, running.isUnderWay, !running.isBeginning,
            running.plan?.from?.parentController === self || running.plan?.to?.parentController === self
        {
            running.endNow()
        }
    }

    // MARK: By a container's own code

    /// Begins an appearance or disappearance, during which the view's moves have no effect on it.
    final func beginAppearance(_ isComing: Bool, _ animated: Bool, in simulation: Simulation?) {
        let follows = isComing ? appearance == .away || appearance == .disappearing : appearance == .there || appearance == .appearing
        if !follows, isUnbalanced(.began, in: simulation) { return }
        isInTransition = true
        isTransitionAnimated = animated
        if isComing { willAppear(animated, in: simulation) } else { willDisappear(animated, in: simulation) }
    }

    final func endAppearance(in simulation: Simulation?) {
        if appearance == .there || appearance == .away, isUnbalanced(.ended, in: simulation) { return }
        if appearance == .appearing {
            isAppearing(isTransitionAnimated, in: simulation)
            didAppear(isTransitionAnimated, in: simulation)
        } else {
            didDisappear(isTransitionAnimated, in: simulation)
        }
        isInTransition = false
    }

    /// RC.44: whether a call of a container's code that does not follow from the last one is without effect.
    private final func isUnbalanced(_ call: Word, in simulation: Simulation?) -> Bool {
        simulation?.applies(.unbalancedAppearance, .unbalanced, self, Name(call)) ?? true
    }

    // MARK: What brings it about

    /// Makes the root of a shown window appear: it will appear before the next commit, and has appeared after it.
    final func windowWasShown(in simulation: Simulation?) {
        willAppear(false, in: simulation)
        finishAppearing(false, in: simulation)
    }

    final func windowWasHidden(in simulation: Simulation?) {
        willDisappear(false, in: simulation)
        didDisappear(false, in: simulation)
    }

    /// Lays out and then calls `viewDidAppear`, both at the commit.
    final func finishAppearing(_ animated: Bool, in simulation: Simulation?, _ then: @escaping () -> Void = {}) {
        isAppearing(animated, in: simulation)
        guard let simulation else { return }
        loadedView?.markForLayout()
        simulation.deferUntilCommit { [self, unowned(unsafe) simulation] in
            didAppear(animated, in: simulation)
            then()
        }
    }

    /// Makes a contained controller follow its view's move into a window or out of it.
    final func viewWillMove(to window: UIWindow?, in simulation: Simulation?) {
        guard follows else { return }
        if window == nil { willDisappear(false, in: simulation) } else { willAppear(false, in: simulation) }
    }

    final func viewDidMove(to window: UIWindow?, in simulation: Simulation?) {
        if window == nil, hasLeftAParentThatGoes { return didDisappear(false, in: simulation) }
        guard follows else { return }
        if window == nil { return didDisappear(false, in: simulation) }
        // In a parent that is still appearing, it appears with the parent's view.
        if parentController?.appearance == .there || parentController?.hasEntered == true { finishAppearing(false, in: simulation) }
    }

    /// Whether its view was taken out of a parent's view that itself disappears, so that the parent's last calls do not reach it.
    private final var hasLeftAParentThatGoes: Bool {
        guard !isInTransition, appearance == .disappearing, let parentController, let view = loadedView,
            let around = parentController.loadedView
        else { return false }
        return parentController.appearance == .disappearing && !view.isDescendant(of: around)
    }

    /// Whether it appears with its view's moves: true for a child in a visible parent.
    private final var follows: Bool {
        guard !isInTransition, let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parentController.appearance == .there || parentController.appearance == .appearing
    }
}
