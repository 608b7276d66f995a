/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// An animation that can be paused, reversed and stopped.
///
///     inactive ──► active ──┬──► inactive
///                           └──► stopped ──► inactive
///
/// Its views are hit at their visible positions.
open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    open internal(set) var state = UIViewAnimatingState.inactive
    open internal(set) var isRunning = false
    /// Whether the views can be hit during the animation.
    open var isUserInteractionEnabled = Defaults.current.animator.isUserInteractionEnabled
    /// Whether the views are hit at their model positions, so that `hitTest` can search for them itself.
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var pausesOnCompletion = false

    final var blocks: [() -> Void] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var animation: ViewAnimation?
    final var token: TimerQueue.Token?
    /// The elapsed fraction of the time at the last start, pause or setting.
    final var passed = 0.0
    final var startedAt = 0.0
    final var reversed = false
    /// The speed relative to the planned one, since the last continuation after a pause.
    final var pace = 1.0
    /// The curve since the last continuation, with the fractions of time and way at that moment.
    final var bend: (time: Double, way: Double, curve: UICubicTimingParameters)?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    /// An animator without animations. Assumed: it takes 0.2 s.
    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit { animation?.release() }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
    open func startAnimation() { start() }
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    open func pauseAnimation() { pause() }
    /// Stops at the visible positions; unless `withoutFinishing`, `finishAnimation` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
    /// Continues after a pause, with the rest taking this fraction of the duration. Assumed: 0 stands for the remaining time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        resume(parameters, Double(durationFactor))
    }

    /// The completed fraction of the animation, 0…1.
    open var fractionComplete: CGFloat {
        get { CGFloat(progress) }
        set { scrub(to: Double(newValue)) }
    }
    open var isReversed: Bool {
        get { reversed }
        set { turn(newValue) }
    }
}
