/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// An animation that can be paused, turned round and stopped.
///
///     inactive ──► active ──┬──► inactive
///                           └──► stopped ──► inactive
///
/// Its views are hit where they are seen.
open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    open internal(set) var state = UIViewAnimatingState.inactive
    open internal(set) var isRunning = false
    /// Whether its views can be hit while it runs.
    open var isUserInteractionEnabled = Defaults.current.animator.isUserInteractionEnabled
    /// Whether its views are hit where their models are, so that `hitTest` can look for them itself.
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var pausesOnCompletion = false

    final var blocks: [() -> Void] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var animation: ViewAnimation?
    final var token: TimerQueue.Token?
    /// The share of the time that had passed when it last started, paused or was set.
    final var passed = 0.0
    final var startedAt = 0.0
    final var reversed = false
    /// How many times as fast as planned time passes, since it went on after a pause.
    final var pace = 1.0
    /// The curve since it went on, and the shares of time and way at which it did.
    final var bend: (time: Double, way: Double, curve: UICubicTimingParameters)?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    /// Animates nothing until it is given something. Assumed: it takes 0.2 s.
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
    /// Stops where the views are seen; without `withoutFinishing`, `finishAnimation` is still to come.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
    /// Goes on after a pause. What is left takes this share of the duration; assumed: 0 stands for the time that is left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        resume(parameters, Double(durationFactor))
    }

    /// The share of the animation that is done, 0…1.
    open var fractionComplete: CGFloat {
        get { CGFloat(progress) }
        set { scrub(to: Double(newValue)) }
    }
    open var isReversed: Bool {
        get { reversed }
        set { turn(newValue) }
    }
}
