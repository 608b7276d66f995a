import EventTrace

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "pinchGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIPinchGestureRecognizer.self) }
    override var ownRule: Rule { .pinchAndRotation }

    private var tracking = PairTracking<Distance>()

    /// The scale relative to the begin or to the value set by client code; setting it resets the velocity.
    open var scale: CGFloat {
        get { tracking.value }
        set { tracking.set(newValue) }
    }
    /// The change of the scale per second.
    open var velocity: CGFloat {
        let simulation = Simulation.current
        recordVelocity(in: simulation)
        return tracking.velocity(in: simulation)
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        if phase == .began { ignoreMore(than: 2, of: touches, event) }
        let (fingers, state) = (fingersDown, state)
        if let new = tracking.track(phase, fingers, state, at: event.timestamp, in: simulation) { self.state = new }
        if phase == .ended, currentState.isActive, fingers.count == 1 { firstFingerHasLifted(in: simulation) }
    }

    /// Called when one of its two fingers has lifted and the other is still down.
    func firstFingerHasLifted(in simulation: Simulation) {}

    open override func reset() { tracking = PairTracking() }

    /// The distance between the fingers, in points.
    enum Distance: PairMeasure {
        static var neutral: CGFloat { 1 }

        static func read(_ pair: FingerPair) -> CGFloat {
            Elementary.hypot(pair.second.location.x - pair.first.location.x, pair.second.location.y - pair.first.location.y)
        }

        static func value(_ scale: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat { last > 0 ? scale * (now / last) : scale }
        static func way(_ way: CGFloat, start: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat { now - start }
        static func threshold(_ thresholds: Thresholds) -> CGFloat { CGFloat(thresholds.pinchMovement) }
    }
}
