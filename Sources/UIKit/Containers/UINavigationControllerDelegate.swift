import EventTrace

/// Learns what a navigation controller shows, and animates its transitions. All methods are optional.
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called after `viewWillAppear` of the controller that will be shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after `viewDidAppear`; not after a cancelled transition.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The animator of an animated transition; nil for the one of the system.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object that drives an animator; nil for the clock.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

// A call of one of these means that client code has no such method.
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { Simulation.delegate(self, lacks: .willShow, for: navigationController) }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { Simulation.delegate(self, lacks: .didShow, for: navigationController) }
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Simulation.delegate(self, lacks: .animationControllerFor, for: navigationController)
        return nil
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Simulation.delegate(self, lacks: .interactionControllerFor, for: navigationController)
        return nil
    }
}

/// RC.54, RC.56: the calls of the delegate.
extension UINavigationController {
    final func tellWillShow(_ controller: UIViewController, _ animated: Bool, in simulation: Simulation?) {
        guard let simulation, let delegate, simulation.holds(.navigationDelegate) else { return }
        simulation.tell(
            .willShow, toDelegate: delegate, for: self, by: .navigationDelegate, about: simulation.subject(controller)
        ) {
            delegate.navigationController(self, willShow: controller, animated: animated)
        }
    }

    final func tellShown(_ controller: UIViewController, _ animated: Bool, in simulation: Simulation?) {
        isTopKnown = true
        guard let simulation, let delegate, simulation.holds(.navigationDelegate) else { return }
        simulation.tell(.didShow, toDelegate: delegate, for: self, by: .navigationDelegate, about: simulation.subject(controller)) {
            delegate.navigationController(self, didShow: controller, animated: animated)
        }
    }

    /// Tells of the top with which the controller itself appears, unless the delegate knows it from before.
    final func tellOfFirst(willShow: Bool, _ animated: Bool, in simulation: Simulation?) {
        guard !isExchanging, let top = stack.last, !isTopKnown else { return }
        if willShow { tellWillShow(top, animated, in: simulation) } else { tellShown(top, animated, in: simulation) }
    }

    /// RC.56: asks for an animator and for its driver.
    final func askForAnimator(_ operation: Operation, _ plan: inout TransitionPlan, in simulation: Simulation) {
        guard let delegate, let from = plan.from, let to = plan.to, simulation.holds(.customTransitions) else { return }
        let animator = simulation.ask(
            .animationControllerFor, ofDelegate: delegate, for: self, by: .customTransitions, about: simulation.subject(to),
            { delegate.navigationController(self, animationControllerFor: operation, from: from, to: to) },
            name: { $0.map { simulation.subject(ofAny: $0) } ?? Name(.nil) })
        guard let animator else { return }
        plan.take(
            animator,
            drivenBy: simulation.ask(
                .interactionControllerFor, ofDelegate: delegate, for: self, by: .customTransitions,
                about: simulation.subject(ofAny: animator),
                { delegate.navigationController(self, interactionControllerFor: animator) },
                name: { $0.map { simulation.subject(ofAny: $0) } ?? Name(.nil) }))
    }
}
