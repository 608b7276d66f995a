import EventTrace

/// RC.11: a controller appears and disappears with its view, and its children follow.
extension UIViewController {
    final func willAppear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .away || appearance == .disappearing else { return }
        appearance = .appearing
        hasEntered = false
        announce(.viewWillAppear, by: ruleOfAppearance, in: simulation) { viewWillAppear(animated) }
        for child in visibleChildren { child.willAppear(animated, in: simulation) }
        childrenWillAppear(animated, in: simulation)
    }

    final func didAppear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .appearing else { return }
        appearance = .there
        endMovement {
            announce(.viewDidAppear, by: ruleOfAppearance, in: simulation) { viewDidAppear(animated) }
            for child in visibleChildren { child.didAppear(animated, in: simulation) }
        }
        childrenHaveAppeared(animated, in: simulation)
    }

    final func willDisappear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .there || appearance == .appearing else { return }
        showChange(in: simulation)
        endChangesOfChildren()
        appearance = .disappearing
        announce(.viewWillDisappear, by: ruleOfAppearance, in: simulation) { viewWillDisappear(animated) }
        for child in visibleChildren { child.willDisappear(animated, in: simulation) }
    }

    final func didDisappear(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .disappearing else { return }
        appearance = .away
        endMovement {
            announce(.viewDidDisappear, by: ruleOfAppearance, in: simulation) { viewDidDisappear(animated) }
            for child in children where shouldAutomaticallyForwardAppearanceMethods { child.didDisappear(animated, in: simulation) }
        }
    }

    /// Makes the last calls of a movement, and then ends the movement unless one of the calls has begun another.
    private final func endMovement(after calls: () -> Void) {
        let ending = movement
        calls()
        if movement == ending { movement = .none }
    }

    /// Calls `viewIsAppearing`: the view is in its window and not yet laid out.
    final func isAppearing(_ animated: Bool, in simulation: Simulation?) {
        guard appearance == .appearing, !hasEntered else { return }
        hasEntered = true
        announce(.viewIsAppearing, by: ruleOfAppearance, in: simulation) { viewIsAppearing(animated) }
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

    /// The rule by which its appearance calls come.
    private final var ruleOfAppearance: Rule {
        appearsAlone && parentController == nil && presenter == nil ? .viewWithoutAParent : .appearance
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
        guard follows(to: window, in: simulation) else { return }
        appearsAlone = parentController == nil
        if window == nil { willDisappear(false, in: simulation) } else { willAppear(false, in: simulation) }
    }

    final func viewDidMove(to window: UIWindow?, in simulation: Simulation?) {
        if window == nil, hasLeftAParentThatGoes { return didDisappear(false, in: simulation) }
        if parentController == nil { return viewDidMoveAlone(to: window, in: simulation) }
        guard follows(to: window, in: simulation) else { return }
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

    /// Ends what `viewWillMove(to:in:)` has begun.
    private final func viewDidMoveAlone(to window: UIWindow?, in simulation: Simulation?) {
        guard appearsAlone, !isInTransition else { return }
        if window == nil { return didDisappear(false, in: simulation) }
        if appearance == .appearing { finishAppearing(false, in: simulation) }
    }

    /// Whether it appears with its view's moves: true for a child in a visible parent.
    private final func follows(to window: UIWindow?, in simulation: Simulation?) -> Bool {
        guard !isInTransition else { return false }
        guard let parentController else { return followsAlone(to: window, in: simulation) }
        guard parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parentController.appearance == .there || parentController.appearance == .appearing
    }

    /// RC.71, RC.72: whether it follows its view without a parent.
    private final func followsAlone(to window: UIWindow?, in simulation: Simulation?) -> Bool {
        let isOn = appearance == .there || appearance == .appearing
        guard let simulation, isOn == (window == nil), let place = window ?? loadedView?.containingWindow, !place.isHidden,
            standsAlone(in: place), simulation.holds(.viewWithoutAParent)
        else { return false }
        let call = isOn ? Word.viewWillDisappear : .viewWillAppear
        return !isMovedByAContainer || !simulation.applies(.containersMoveTheirOwn, .withhold, self, Name(call))
    }

    /// Whether neither a parent nor a presenter nor this window brings its view onto the screen.
    final func standsAlone(in window: UIWindow?) -> Bool { parentController == nil && presenter == nil && window?.root !== self }

    /// Whether its view is in that of a controller which its container shows or hides just now.
    final var isMovedByAContainer: Bool {
        var view = loadedView?.parent
        while let current = view {
            if let controller = current.controller, controller.isInTransition, controller.parentController != nil { return true }
            view = current.parent
        }
        return false
    }
}

extension UIView {
    /// Adds the controllers whose views are in this view and which stand alone in the window, in the order of the tree. O(size of the tree).
    final func addLoneControllers(in window: UIWindow, to found: inout [UIViewController]) {
        for child in children {
            if let controller = child.controller, controller.standsAlone(in: window) { found.append(controller) }
            child.addLoneControllers(in: window, to: &found)
        }
    }
}
