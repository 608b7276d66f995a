import EventTrace

/// A client's animator of a transition.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates; afterwards it has to call `completeTransition(_:)` of the context.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called after `completeTransition(_:)`. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) { Simulation.delegate(self, lacks: .animationEnded, for: self) }
}

/// A client's object that drives a transition in place of the clock.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Seconds per second of the rest after the interaction. Optional.
    var completionSpeed: CGFloat { get }
    /// Whether the transition begins interactively. Optional.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var wantsInteractiveStart: Bool { true }
}

/// A transition as its animator and its driver see it.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    /// Ends the transition; without this call it never ends.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension ControllerTransition: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { isCancelled }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { update(to: Double(percentComplete)) }
    func finishInteractiveTransition() { endInteraction(completes: true) }
    func cancelInteractiveTransition() { endInteraction(completes: false) }
    /// Has no effect: a transition that a client drives does not go on by itself.
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { end(completed: didComplete) }

    /// The frame at the beginning; empty for a view that comes.
    func initialFrame(for vc: UIViewController) -> CGRect { vc === plan?.from ? containerView.bounds : .zero }
    /// The frame at the end; empty for a view that goes.
    func finalFrame(for vc: UIViewController) -> CGRect { vc === plan?.to ? containerView.bounds : .zero }

    // MARK: Calls of client code

    /// RC.56
    func start(_ animator: any UIViewControllerAnimatedTransitioning) {
        simulation.tell(.animateTransition, toDelegate: animator, for: animator, by: .customTransitions, about: .none) {
            animator.animateTransition(using: self)
        }
    }

    /// RC.56
    func start(_ driver: any UIViewControllerInteractiveTransitioning) {
        if driver is UIPercentDrivenInteractiveTransition { return driver.startInteractiveTransition(self) }
        simulation.tell(.startInteractiveTransition, toDelegate: driver, for: driver, by: .customTransitions, about: .none) {
            driver.startInteractiveTransition(self)
        }
    }

    func tellAnimationEnded(_ animator: any UIViewControllerAnimatedTransitioning, _ completed: Bool) {
        simulation.tell(
            .animationEnded, toDelegate: animator, for: animator, by: .customTransitions, about: Name(completed ? .true : .false)
        ) {
            animator.animationEnded(completed)
        }
    }
}
