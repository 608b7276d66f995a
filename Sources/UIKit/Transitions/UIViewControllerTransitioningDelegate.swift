import EventTrace

/// Supplies the animators of a presentation and of its dismissal. All methods are optional.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation controller of a controller whose style is custom.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

// A call of one of these means that client code has no such method.
extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Simulation.delegate(self, lacks: .animationControllerFor, for: presented)
        return nil
    }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Simulation.delegate(self, lacks: .animationControllerFor, for: dismissed)
        return nil
    }
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        Simulation.delegate(self, lacks: .interactionControllerFor, for: animator)
        return nil
    }
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        Simulation.delegate(self, lacks: .interactionControllerFor, for: animator)
        return nil
    }
}

/// RC.56: the questions to the delegate.
extension UIViewController {
    /// Asks for the animator and the driver of the presentation or the dismissal of this controller.
    final func askForAnimator(presents: Bool, _ plan: inout TransitionPlan, by presenter: UIViewController, in simulation: Simulation) {
        guard plan.isAnimated, let delegate = transitioningDelegate, simulation.holds(.customTransitions) else { return }
        let animator = simulation.ask(
            .animationControllerFor, ofDelegate: delegate, for: self, by: .customTransitions, about: simulation.subject(self),
            {
                presents
                    ? delegate.animationController(forPresented: self, presenting: presenter, source: presenter)
                    : delegate.animationController(forDismissed: self)
            }, name: { $0.map { simulation.subject(ofAny: $0) } ?? Name(.nil) })
        guard let animator else { return }
        plan.take(
            animator,
            drivenBy: simulation.ask(
                .interactionControllerFor, ofDelegate: delegate, for: animator, by: .customTransitions,
                about: simulation.subject(ofAny: animator),
                {
                    presents
                        ? delegate.interactionControllerForPresentation(using: animator)
                        : delegate.interactionControllerForDismissal(using: animator)
                }, name: { $0.map { simulation.subject(ofAny: $0) } ?? Name(.nil) }))
    }
}
