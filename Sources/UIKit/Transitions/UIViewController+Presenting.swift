import EventTrace

/// RC.14: presentation, with appearance calls in order and the completion on the virtual clock.
extension UIViewController {
    final func beginPresenting(_ controller: UIViewController, _ animated: Bool, in simulation: Simulation?, _ completion: (() -> Void)?) {
        guard let simulation else { return }
        let presenter = outermost
        guard let window = presenter.viewIfLoaded?.window, presenter.presented == nil, controller.presenter == nil else {
            return simulation.recorder.decide(.drop, simulation.subject(self), Name(.present), by: .presentation)
        }
        simulation.recorder.decide(.present, simulation.subject(presenter), simulation.subject(controller), by: .presentation)
        presenter.presented = controller
        controller.movement = .presented
        controller.presenter = presenter
        controller.loadViewIfNeeded()
        controller.takeFirstResponder(from: presenter, in: simulation)
        let covers = controller.modalPresentationStyle.removesPresenter && simulation.holds(.presentation)
        var plan = TransitionPlan(
            from: presenter, to: controller, fromDisappears: covers, order: .presentation, owner: controller,
            isAnimated: simulation.animates(animated), duration: simulation.thresholds.transition, tellsDurationLate: !covers,
            block: .presentation, style: controller.modalPresentationStyle, containerView: window,
            enter: { [unowned(unsafe) simulation] in controller.putIntoContainer(of: window, in: simulation) },
            leave: { isCompleted in
                if !isCompleted {
                    controller.presentationContainer?.removeFromSuperview()
                } else if covers {
                    presenter.viewIfLoaded?.removeFromSuperview()
                }
            },
            finish: { [unowned(unsafe) simulation] isCompleted in
                if !isCompleted { controller.leave(presenter, in: simulation) }
                simulation.complete(completion, of: controller)
            })
        controller.askForAnimator(presents: true, &plan, by: presenter, in: simulation)
        ControllerTransition(plan, in: simulation).begin()
    }

    final func beginDismissing(_ animated: Bool, in simulation: Simulation?, _ completion: (() -> Void)?) {
        guard let simulation else { return }
        if presented == nil, let presenter = outermost.presenter { return presenter.beginDismissing(animated, in: simulation, completion) }
        guard let controller = presented ?? outermost.presented, let presenter = controller.presenter,
            let container = controller.presentationContainer
        else { return completion.map { completion in simulation.deferUntilCommit(completion) } ?? () }
        if controller.ownTransition?.isUnderWay == true {
            return simulation.recorder.decide(.drop, simulation.subject(self), Name(.dismiss), by: .presentation)
        }
        simulation.recorder.decide(.dismiss, simulation.subject(presenter), simulation.subject(controller), by: .presentation)
        let covered = controller.modalPresentationStyle.removesPresenter && simulation.holds(.presentation)
        controller.movement = .dismissed
        var plan = TransitionPlan(
            from: controller, to: presenter, toAppears: covered, order: .dismissal, owner: controller,
            isAnimated: simulation.animates(animated), duration: simulation.thresholds.transition, tellsDurationLate: !covered,
            block: .presentation, style: controller.modalPresentationStyle, containerView: container.window ?? container,
            enter: { if covered { presenter.returnToWindow(below: container) } },
            leave: { isCompleted in
                if isCompleted {
                    container.removeFromSuperview()
                } else if covered {
                    presenter.viewIfLoaded?.removeFromSuperview()
                }
            },
            finish: { [unowned(unsafe) simulation] isCompleted in
                if isCompleted { controller.leave(presenter, in: simulation) }
                simulation.complete(completion, of: controller)
            })
        controller.askForAnimator(presents: false, &plan, by: presenter, in: simulation)
        ControllerTransition(plan, in: simulation).begin()
    }

    /// RC.42
    private final func takeFirstResponder(from presenter: UIViewController, in simulation: Simulation) {
        guard let responder = simulation.application.firstResponder, let view = presenter.viewIfLoaded, responder.isIn(view),
            simulation.applies(.presentationTakesFirstResponder, .firstResponder, responder, Name(.no)),
            simulation.ask(.resignFirstResponder, of: responder, by: .presentationTakesFirstResponder, { responder.resignFirstResponder() })
        else { return }
        replacedResponder = WeakReference(responder)
    }

    /// RC.42
    private final func giveBackFirstResponder(in simulation: Simulation) {
        defer { replacedResponder = nil }
        guard let responder = replacedResponder?.value, simulation.application.firstResponder == nil else { return }
        _ = simulation.ask(.becomeFirstResponder, of: responder, by: .presentationTakesFirstResponder) { responder.becomeFirstResponder() }
    }

    /// Leaves the presenter, together with controllers that this one presents.
    private final func leave(_ presenter: UIViewController, in simulation: Simulation) {
        presentationContainer = nil
        presenter.presented = nil
        self.presenter = nil
        giveBackFirstResponder(in: simulation)
    }

    /// Puts the controller's view into a view of the system over the whole window, so that views below are not hit.
    private final func putIntoContainer(of window: UIWindow, in simulation: Simulation) {
        let container = TransitionView(frame: window.bounds)
        let dropShadow = DropShadowView(frame: window.bounds)
        if modalPresentationStyle.isSheet {
            let strip = CGFloat(simulation.thresholds.sheetTop)
            dropShadow.frame.origin.y += strip
            dropShadow.frame.size.height -= strip
        }
        container.addSubview(dropShadow)
        view.frame = dropShadow.bounds
        dropShadow.addSubview(view)
        presentationContainer = container
        window.addSubview(container)
    }

    /// The place of a root controller's view in its window; nil for other controllers.
    final func placeInWindow(in simulation: Simulation?) -> UIResponder? {
        let window = simulation?.application.windows.first { $0.root === self }
        return window.map { $0.transitionView ?? $0 }
    }

    private final func returnToWindow(below container: UIView) {
        guard let window = container.window, let view = viewIfLoaded, view.window == nil else { return }
        let home = presentationContainer ?? window.transitionView
        home?.children.first?.addSubview(view)
    }
}

extension UIWindow {
    /// The system's view that holds, or will hold again, the root controller's view.
    fileprivate final var transitionView: TransitionView? { children.lazy.compactMap { $0 as? TransitionView }.first }
}

extension Simulation {
    func complete(_ completion: (() -> Void)?, of controller: UIViewController) {
        guard let completion else { return }
        recorder.enter(.completion, of: subject(controller), by: .presentation)
        completion()
        recorder.leave()
    }
}
