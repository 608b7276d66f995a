import EventTrace

/// RC.11: a controller appears and disappears with its view; what it contains follows it.
extension UIViewController {
    final func willAppear(_ animated: Bool) {
        guard appearance == .away || appearance == .disappearing else { return }
        appearance = .appearing
        hasEntered = false
        announce(.viewWillAppear, by: .appearance) { viewWillAppear(animated) }
        for child in visibleChildren { child.willAppear(animated) }
    }

    final func didAppear(_ animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .there
        announce(.viewDidAppear, by: .appearance) { viewDidAppear(animated) }
        movement = .none
        for child in visibleChildren { child.didAppear(animated) }
    }

    final func willDisappear(_ animated: Bool) {
        guard appearance == .there || appearance == .appearing else { return }
        appearance = .disappearing
        announce(.viewWillDisappear, by: .appearance) { viewWillDisappear(animated) }
        for child in visibleChildren { child.willDisappear(animated) }
    }

    final func didDisappear(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .away
        announce(.viewDidDisappear, by: .appearance) { viewDidDisappear(animated) }
        movement = .none
        for child in children where shouldAutomaticallyForwardAppearanceMethods { child.didDisappear(animated) }
    }

    /// Between both: the view is in its window and not yet laid out.
    final func isAppearing(_ animated: Bool) {
        guard appearance == .appearing, !hasEntered else { return }
        hasEntered = true
        announce(.viewIsAppearing, by: .appearance) { viewIsAppearing(animated) }
        for child in visibleChildren { child.isAppearing(animated) }
    }

    /// Children whose views are in this one's, unless its own code tells them.
    private final var visibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let own = loadedView, let view = child.loadedView else { return false }
            return !child.isInTransition && view.isDescendant(of: own)
        }
    }

    // MARK: By a container's own code

    /// Until it has ended, the view's moves do not say that it appears.
    final func beginAppearance(_ isComing: Bool, _ animated: Bool) {
        isInTransition = true
        isTransitionAnimated = animated
        if isComing { willAppear(animated) } else { willDisappear(animated) }
    }

    final func endAppearance() {
        if appearance == .appearing {
            isAppearing(isTransitionAnimated)
            didAppear(isTransitionAnimated)
        } else {
            didDisappear(isTransitionAnimated)
        }
        isInTransition = false
    }

    // MARK: What brings it about

    /// The root of a window that is shown: it appears before and has appeared after the next commit.
    final func windowWasShown() {
        willAppear(false)
        finishAppearing(false)
    }

    final func windowWasHidden() {
        willDisappear(false)
        didDisappear(false)
    }

    /// Layout comes first, then viewDidAppear, both at the commit.
    final func finishAppearing(_ animated: Bool, _ then: @escaping () -> Void = {}) {
        isAppearing(animated)
        guard let simulation = Simulation.current else { return }
        loadedView?.markForLayout()
        simulation.deferUntilCommit { [self] in
            didAppear(animated)
            then()
        }
    }

    /// The view of a contained controller enters or leaves the window by itself.
    final func viewWillMove(to window: UIWindow?) {
        guard follows else { return }
        if window == nil { willDisappear(false) } else { willAppear(false) }
    }

    final func viewDidMove(to window: UIWindow?) {
        guard follows else { return }
        if window == nil { return didDisappear(false) }
        // With a parent that is still on its way in it comes as the parent's own view does.
        if parentController?.appearance == .there || parentController?.hasEntered == true { finishAppearing(false) }
    }

    /// Whether it appears with its view's moves: a child in a parent that is on the screen.
    private final var follows: Bool {
        guard !isInTransition, let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parentController.appearance == .there || parentController.appearance == .appearing
    }
}
