/// An animation of a layer.
///
/// It would change what is shown, not the layer, so hit-testing does not change. Its delegate receives calls at its begin and its end.
open class CAAnimation: NSObject {
    /// The delegate, which the animation retains, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Seconds; 0 stands for the duration of the transaction, a quarter of a second.
    open var duration: Double = 0
    /// The number of runs; 0 stands for one.
    open var repeatCount: Float = 0
    /// Whether the animation runs back too, which takes the same time again.
    open var autoreverses = false
    open var beginTime: Double = 0
    open var timeOffset: Double = 0
    /// The speed relative to the clock.
    open var speed: Float = 1
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the animation is removed from its layer at its end.
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?

    public override init() {
        super.init()
    }

    /// The seconds from its addition to its end; nil if it never ends.
    final var length: Double? {
        guard repeatCount.isFinite, speed > 0 else { return nil }
        let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
        return once * Double(repeatCount > 0 ? repeatCount : 1) / Double(speed)
    }
}

/// Receives the begin and the end of an animation. Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// Called at the end; `flag` is false if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The state shown before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
