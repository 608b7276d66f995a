import EventTrace

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "rotationGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIRotationGestureRecognizer.self) }
    override var ownRule: Rule { .pinchAndRotation }

    private var tracking = PairTracking<Angle>()

    /// The rotation in radians, clockwise, relative to the begin or to the value set by client code; setting it resets the velocity.
    open var rotation: CGFloat {
        get { tracking.value }
        set { tracking.set(newValue) }
    }
    /// The velocity in radians per second.
    open var velocity: CGFloat {
        let simulation = Simulation.current
        recordVelocity(in: simulation)
        return tracking.velocity(in: simulation)
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        if phase == .began { ignoreMore(than: 2, of: touches, event) }
        let (fingers, state) = (fingersDown, state)
        if let new = tracking.track(phase, fingers, state, at: event.timestamp, in: simulation) { self.state = new }
    }

    open override func reset() { tracking = PairTracking() }

    /// The direction of the second finger from the first, in radians, clockwise on the screen.
    enum Angle: PairMeasure {
        static var neutral: CGFloat { 0 }

        static func read(_ pair: FingerPair) -> CGFloat {
            Elementary.atan2(pair.second.location.y - pair.first.location.y, pair.second.location.x - pair.first.location.x)
        }

        static func value(_ rotation: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat { rotation + shortestTurn(now - last) }
        static func way(_ way: CGFloat, start: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat { way + shortestTurn(now - last) }
        static func threshold(_ thresholds: Thresholds) -> CGFloat { CGFloat(thresholds.rotationAngle) }

        /// The same turn, within half a circle to either side.
        private static func shortestTurn(_ angle: CGFloat) -> CGFloat {
            if angle > .pi { return angle - 2 * .pi }
            return angle < -.pi ? angle + 2 * .pi : angle
        }
    }
}
