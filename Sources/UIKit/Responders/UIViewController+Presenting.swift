import EventTrace

/// RC.14: presentation, with its appearance callbacks in order and its completion on the virtual clock.
extension UIViewController {
    final func beginPresenting(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard let simulation = Simulation.current else { return }
        let presenter = outermost
        guard let window = presenter.viewIfLoaded?.window, presenter.presented == nil, controller.presenter == nil else {
            return simulation.recorder.decide(.drop, simulation.subject(self), Name(.present), by: .presentation)
        }
        simulation.recorder.decide(.present, simulation.subject(presenter), simulation.subject(controller), by: .presentation)
        presenter.presented = controller
        controller.movement = .presented
        controller.presenter = presenter
        controller.loadViewIfNeeded()
        let covers = controller.modalPresentationStyle.removesPresenter && simulation.holds(.presentation)
        if covers { presenter.willDisappear(animated) }
        controller.isInTransition = true
        controller.willAppear(animated)
        controller.putIntoContainer(in: window)
        controller.isAppearing(animated)
        simulation.afterTransition(animated) { [unowned(unsafe) simulation] in
            controller.isInTransition = false
            controller.didAppear(animated)
            if covers {
                presenter.isInTransition = true
                presenter.viewIfLoaded?.removeFromSuperview()
                presenter.didDisappear(animated)
            }
            simulation.complete(completion, of: controller)
        }
    }

    final func beginDismissing(_ animated: Bool, _ completion: (() -> Void)?) {
        guard let simulation = Simulation.current else { return }
        if presented == nil, let presenter = outermost.presenter { return presenter.beginDismissing(animated, completion) }
        guard let controller = presented ?? outermost.presented, let presenter = controller.presenter,
            let container = controller.presentationContainer
        else { return completion.map { completion in simulation.deferUntilCommit(completion) } ?? () }
        simulation.recorder.decide(.dismiss, simulation.subject(presenter), simulation.subject(controller), by: .presentation)
        let covered = controller.modalPresentationStyle.removesPresenter && simulation.holds(.presentation)
        controller.isInTransition = true
        controller.movement = .dismissed
        controller.willDisappear(animated)
        if covered {
            presenter.willAppear(animated)
            presenter.returnToWindow(below: container)
        }
        simulation.afterTransition(animated) { [unowned(unsafe) simulation] in
            container.removeFromSuperview()
            if covered {
                presenter.isInTransition = false
                presenter.didAppear(animated)
            }
            controller.leave(presenter, animated)
            simulation.complete(completion, of: controller)
        }
    }

    /// What it presents itself goes with it.
    private final func leave(_ presenter: UIViewController, _ animated: Bool) {
        didDisappear(animated)
        isInTransition = false
        presentationContainer = nil
        presenter.presented = nil
        self.presenter = nil
    }

    /// A view of the system over the whole window, so that what is below is not hit, and in it the controller's view.
    private final func putIntoContainer(in window: UIWindow) {
        let container = TransitionView(frame: window.bounds)
        let dropShadow = DropShadowView(frame: window.bounds)
        if modalPresentationStyle.isSheet {
            let strip = CGFloat(Simulation.running("present").thresholds.sheetTop)
            dropShadow.frame.origin.y += strip
            dropShadow.frame.size.height -= strip
        }
        container.addSubview(dropShadow)
        view.frame = dropShadow.bounds
        dropShadow.addSubview(view)
        presentationContainer = container
        window.addSubview(container)
    }

    /// Of a root controller; nil for any other.
    final var placeInWindow: UIResponder? {
        let window = Simulation.current?.application.windows.first { $0.root === self }
        return window.map { $0.transitionView ?? $0 }
    }

    private final func returnToWindow(below container: UIView) {
        guard let window = container.window, let view = viewIfLoaded, view.window == nil else { return }
        let home = presentationContainer ?? window.transitionView
        home?.children.first?.addSubview(view)
    }
}

extension UIWindow {
    /// The view of the system in which the root controller's view stands, or will stand again.
    fileprivate final var transitionView: TransitionView? { children.lazy.compactMap { $0 as? TransitionView }.first }
}

extension Simulation {
    /// Until a transition is over, new touches are dropped.
    func afterTransition(_ animated: Bool, _ finish: @escaping () -> Void) {
        guard animates(animated) else { return deferUntilCommit(finish) }
        runningTransitions += 1
        timers.schedule(at: now + thresholds.transition) { [unowned(unsafe) self] in
            runningTransitions -= 1
            finish()
        }
    }

    func animates(_ animated: Bool) -> Bool { animated && animations.areEnabled }

    func complete(_ completion: (() -> Void)?, of controller: UIViewController) {
        guard let completion else { return }
        recorder.enter(.completion, of: subject(controller), by: .presentation)
        completion()
        recorder.leave()
    }
}
