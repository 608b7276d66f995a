/// An animation of a layer. It changes what would be seen and not the layer, so that nothing is hit elsewhere; its delegate gets a call when it
/// begins and when it is over.
open class CAAnimation: NSObject {
    /// Kept alive, as Core Animation does.
    open var delegate: (any CAAnimationDelegate)?
    /// Seconds; 0 means that of the transaction, a quarter of a second.
    open var duration: Double = 0
    /// How often it runs; 0 means once.
    open var repeatCount: Float = 0
    /// Whether it runs back, which takes as long again.
    open var autoreverses = false
    open var beginTime: Double = 0
    open var timeOffset: Double = 0
    /// How much faster than the clock it runs.
    open var speed: Float = 1
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it leaves the layer when it is over.
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?

    public override init() {
        super.init()
    }

    /// Seconds from when it is added; nil if it never ends.
    final var length: Double? {
        guard repeatCount.isFinite, speed > 0 else { return nil }
        let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
        return once * Double(repeatCount > 0 ? repeatCount : 1) / Double(speed)
    }
}

/// Is told about an animation. Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// Called with false if the animation was taken away before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What would be seen before an animation begins and after it is over.
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
