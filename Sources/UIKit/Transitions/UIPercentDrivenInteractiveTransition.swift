/// Drives an animator by a fraction: its animations wait until the interaction is finished or cancelled.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The transition between the start and the end of the interaction.
    private final var transition: ControllerTransition?
    private final var held = HeldAnimations()

    /// Seconds; 0 before the start.
    open private(set) var duration: CGFloat = 0
    /// The last fraction.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition, let plan = transition.plan else { return }
        self.transition = transition
        (duration, percentComplete) = (CGFloat(plan.duration), 0)
        let animations = transition.simulation.animations
        let outer = animations.held
        animations.held = held
        if let animator = plan.animator { transition.start(animator) }
        animations.held = outer
    }

    /// Has no effect: the animations wait already.
    open func pause() {}

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        transition?.update(to: Double(percentComplete))
    }

    open func finish() { letGo(completes: true) }
    open func cancel() { letGo(completes: false) }

    private final func letGo(completes: Bool) {
        guard let transition, let plan = transition.plan else { return }
        self.transition = nil
        guard transition.endInteraction(completes: completes) else { return }
        let rest = completes ? 1 - Double(percentComplete) : Double(percentComplete)
        let animations = held
        held = HeldAnimations()
        animations.release(after: rest * plan.duration / max(Double(completionSpeed), 0.01), in: transition.simulation)
    }
}
