import EventTrace

/// RC.14, RC.180, RC.181: presentation, with appearance calls in order and the completion on the virtual clock.
extension UIViewController {
    final func beginPresenting(_ controller: UIViewController, _ animated: Bool, in simulation: Simulation?, _ completion: (() -> Void)?) {
        guard let simulation else { return }
        let presenter = context(of: controller, in: simulation)
        guard let window = presenter.viewIfLoaded?.window, !presentsAlready(presenter, in: simulation), controller.presenter == nil else {
            return simulation.recorder.decide(.drop, simulation.subject(self), Name(.present), by: .presentsFromAWindow)
        }
        simulation.recorder.decide(.present, simulation.subject(presenter), simulation.subject(controller), by: .presentation)
        presenter.presented = controller
        controller.movement = .presented
        controller.presenter = presenter
        controller.loadViewIfNeeded()
        controller.takeFirstResponder(from: presenter, in: simulation)
        let presentation = controller.adaptedPresentation(by: presenter, in: simulation)
        let covers = presentation.shouldRemovePresentersView && simulation.holds(.presentation)
        let place: UIView = presenter === outermost ? window : presenter.view
        let container = TransitionView(frame: place.bounds)
        presentation.container = container
        place.addSubview(container)
        presentation.begin(.presentationTransitionWillBegin, in: simulation) { presentation.presentationTransitionWillBegin() }
        var plan = TransitionPlan(
            from: presenter, to: controller, fromDisappears: covers, order: .presentation, owner: controller,
            isAnimated: simulation.animates(animated), duration: simulation.thresholds.transition, tellsDurationLate: !covers,
            block: .presentation, style: presentation.style, containerView: container,
            enter: { controller.put(into: container, by: presentation, in: simulation) },
            leave: { isCompleted in
                if !isCompleted {
                    container.removeFromSuperview()
                } else if covers, place === window {
                    presenter.viewIfLoaded?.removeFromSuperview()
                }
            },
            finish: { [unowned(unsafe) simulation] isCompleted in
                presentation.begin(.presentationTransitionDidEnd, in: simulation) { presentation.presentationTransitionDidEnd(isCompleted) }
                if isCompleted { controller.presentationIsOver(in: simulation) } else { controller.leave(presenter, in: simulation) }
                simulation.complete(completion, of: controller)
            })
        controller.askForAnimator(presents: true, &plan, by: presenter, in: simulation)
        ControllerTransition(plan, in: simulation).begin()
    }

    /// `isDrivenByFinger` says that the dismissal follows a pull.
    final func beginDismissing(
        _ animated: Bool, isDrivenByFinger: Bool = false, in simulation: Simulation?, _ completion: (() -> Void)?
    ) {
        guard let simulation else { return }
        if presented == nil, let presenter = outermost.presenter {
            guard simulation.holds(.dismissalPassesOn) else { return }
            return presenter.beginDismissing(animated, isDrivenByFinger: isDrivenByFinger, in: simulation, completion)
        }
        guard let controller = presentedViewController, let presenter = controller.presenter,
            let container = controller.presentationContainer
        else { return completion.map { completion in simulation.deferUntilCommit(completion) } ?? () }
        if controller.ownTransition?.isUnderWay == true {
            return simulation.recorder.decide(.drop, simulation.subject(self), Name(.dismiss), by: .dismissalPassesOn)
        }
        simulation.recorder.decide(.dismiss, simulation.subject(presenter), simulation.subject(controller), by: .dismissalPassesOn)
        let presentation = controller.ownPresentation(by: presenter, in: simulation)
        let covered = presentation.shouldRemovePresentersView && simulation.holds(.presentation)
        controller.movement = .dismissed
        presentation.begin(.dismissalTransitionWillBegin, in: simulation) { presentation.dismissalTransitionWillBegin() }
        let above = controller.presentedFromTop
        for upper in above { upper.goesWithPresenter(animated, in: simulation) }
        var plan = TransitionPlan(
            from: controller, to: presenter, toAppears: covered, order: .dismissal, owner: controller,
            isAnimated: simulation.animates(animated), duration: simulation.thresholds.transition, tellsDurationLate: !covered,
            block: .presentation, style: presentation.style, containerView: container.window ?? container,
            isDrivenByFinger: isDrivenByFinger,
            enter: { if covered, presenter.viewIfLoaded?.window == nil { presenter.returnToWindow(below: container) } },
            leave: { [unowned(unsafe) simulation] isCompleted in
                controller.hasBeenDismissed = isCompleted
                if isCompleted {
                    for upper in above { upper.hasGoneWithPresenter(animated, in: simulation) }
                    container.removeFromSuperview()
                } else if covered {
                    presenter.viewIfLoaded?.removeFromSuperview()
                }
            },
            finish: { [unowned(unsafe) simulation] isCompleted in
                presentation.begin(.dismissalTransitionDidEnd, in: simulation) { presentation.dismissalTransitionDidEnd(isCompleted) }
                if isCompleted {
                    controller.leave(presenter, in: simulation)
                    controller.dismissalIsOver(in: simulation)
                }
                simulation.complete(completion, of: controller)
            })
        controller.askForAnimator(presents: false, &plan, by: presenter, in: simulation)
        ControllerTransition(plan, in: simulation).begin()
    }

    /// RC.157: the controller that presents another one.
    private final func context(of controller: UIViewController, in simulation: Simulation) -> UIViewController {
        let style = controller.styleOfPresentation(in: simulation)
        guard style == .currentContext || style == .overCurrentContext else { return outermost }
        var nearest: UIViewController? = self
        while let current = nearest, !current.definesPresentationContext { nearest = current.parentController }
        guard let nearest, simulation.applies(.presentationContext, .present, nearest) else { return outermost }
        return nearest
    }

    /// RC.158
    private final func presentsAlready(_ presenter: UIViewController, in simulation: Simulation) -> Bool {
        if presenter.presented != nil { return true }
        return presentedViewController != nil && simulation.applies(.presentsOneAtATime, .drop, self)
    }

    /// RC.42
    private final func takeFirstResponder(from presenter: UIViewController, in simulation: Simulation) {
        guard let responder = simulation.application.firstResponder, let view = presenter.viewIfLoaded, responder.isIn(view),
            simulation.applies(.presentationTakesFirstResponder, .firstResponder, responder, Name(.false))
        else { return }
        replacedResponder = ReplacedResponder(responder, by: .presentationTakesFirstResponder, in: simulation)
    }

    /// RC.42
    private final func giveBackFirstResponder(in simulation: Simulation) {
        replacedResponder?.comeBack(in: simulation)
        replacedResponder = nil
    }

    /// Leaves the presenter.
    private final func leave(_ presenter: UIViewController, in simulation: Simulation) {
        let presentation = storedPresentation as? UIPresentationController
        presentationContainer = nil
        presenter.presented = nil
        self.presenter = nil
        hasBeenDismissed = false
        presentation?.end()
        storedPresentation = nil
        presentation?.reportDismissalByUser(in: simulation)
        giveBackFirstResponder(in: simulation)
    }

    /// RC.149: begins to go because its presenter is dismissed.
    private final func goesWithPresenter(_ animated: Bool, in simulation: Simulation) {
        guard simulation.applies(.stackedDismissal, .dismiss, self) else { return }
        movement = .dismissed
        isInTransition = true
        willDisappear(animated, in: simulation)
    }

    private final func hasGoneWithPresenter(_ animated: Bool, in simulation: Simulation) {
        hasBeenDismissed = true
        presentationContainer?.removeFromSuperview()
        isInTransition = false
        if simulation.holds(.stackedDismissal) { didDisappear(animated, in: simulation) }
        if let presenter { leave(presenter, in: simulation) }
    }

    /// Puts the controller's view into the container, whose views of the system keep touches from views below.
    private final func put(into container: TransitionView, by presentation: UIPresentationController, in simulation: Simulation) {
        presentationContainer = container
        let dropShadow = DropShadowView(frame: presentation.frameOfPresentedViewInContainerView)
        container.addSubview(dropShadow)
        view.frame = dropShadow.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dropShadow.addSubview(view)
        container.layOut = { [unowned(unsafe) presentation, unowned(unsafe) simulation] in
            presentation.layOutContainer($0, in: simulation)
        }
        presentation.hasEntered(container, dropShadow)
    }

    /// The place of a root controller's view in its window; nil for other controllers.
    final func placeInWindow(in simulation: Simulation?) -> UIResponder? {
        let window = simulation?.application.windows.first { $0.root === self }
        return window.map { $0.rootTransition ?? $0 }
    }

    private final func returnToWindow(below container: UIView) {
        guard let window = container.window, let view = viewIfLoaded, view.window == nil else { return }
        let home = presentationContainer ?? window.rootTransition
        home?.children.first?.addSubview(view)
    }
}

extension Simulation {
    func complete(_ completion: (() -> Void)?, of controller: UIViewController) {
        guard let completion else { return }
        recorder.enter(.completion, of: subject(controller), by: .presentation)
        completion()
        recorder.leave()
    }
}
