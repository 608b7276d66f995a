import EventTrace

/// HT.9: blocks whose changes are animated. Models change at once; completions run on the virtual clock.
extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Simulation.running("UIView.animate").animate(duration, delay, options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates the view itself.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    /// Runs a block without animating its changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let simulation = Simulation.running("UIView.performWithoutAnimation")
        let outer = simulation.animations.collecting
        let wereEnabled = simulation.animations.areEnabled
        simulation.animations.collecting = nil
        simulation.animations.areEnabled = false
        actionsWithoutAnimation()
        simulation.animations.areEnabled = wereEnabled
        simulation.animations.collecting = outer
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        Simulation.running("UIView.setAnimationsEnabled").animations.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { Simulation.running("UIView.areAnimationsEnabled").animations.areEnabled }

    /// Reports to the animation of the running block that this view is about to change.
    @inline(__always)
    final func noteChange(in simulation: Simulation?) {
        if let simulation, let animation = simulation.animations.collecting { animation.note(self) }
    }
}

extension UIView.AnimationOptions {
    /// The curve in the options.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}

extension Simulation {
    fileprivate func animate(
        _ duration: Double, _ delay: Double, _ options: UIView.AnimationOptions, _ block: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard animations.areEnabled, duration > 0 || delay > 0 else {
            block()
            // Documented: without a duration, the completion runs at the beginning of the next pass of the run loop.
            return completion.map { completion in mainQueue.enqueue { completion(true) } } ?? ()
        }
        // Documented: a nested block has the duration of the enclosing one.
        let inherited = options.contains(.overrideInheritedDuration) ? nil : animations.collecting?.duration
        let duration = inherited ?? duration
        let animation = ViewAnimation(blocksInteraction: !options.contains(.allowUserInteraction), duration: duration)
        animation.collect(in: self, block)
        animation.begin(in: self)
        if options.contains(.repeat) { return }
        if let held = animations.held {
            return held.add { [unowned(unsafe) self] in animation.end(in: self) { complete(completion) } }
        }
        // Assumed: nothing is animated if no view is in a window.
        if animation.changes.allSatisfy({ $0.view.window == nil }) {
            return deferUntilCommit { [unowned(unsafe) self] in animation.end(in: self) { completion?(true) } }
        }
        timers.schedule(at: now + delay + duration) { [unowned(unsafe) self] in animation.end(in: self) { complete(completion) } }
    }

    private func complete(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        recorder.decide(.timer, Name(.mainRunLoop), Name(.completion), by: .virtualClock)
        completion(true)
    }
}
