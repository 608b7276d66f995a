/// One finger at one instant.
package struct FingerSample {
    package enum Phase: Sendable {
        case down, move, up
        /// The system takes the finger away: a call, an alert, a gesture of its own.
        case cancel
    }

    /// Tells fingers apart; any number.
    package var finger: Int
    package var phase: Phase
    /// In points of the screen.
    package var location: CGPoint
    package var type: UITouch.TouchType
    /// 0 up to `UITouch.maximumPossibleForce`.
    package var force: CGFloat
    /// Seconds of virtual time at which it was taken, if that is before the event that brings it.
    package var time: Double?
    /// Radians; π/2 is upright.
    package var altitudeAngle: CGFloat = .pi / 2
    /// Radians from the positive x axis.
    package var azimuthAngle: CGFloat = 0
    /// The properties of a pencil that are estimates, of which better values will come.
    package var estimated: UITouch.Properties = []

    package init(
        finger: Int, _ phase: Phase, at location: CGPoint, type: UITouch.TouchType = .direct, force: CGFloat = 0, time: Double? = nil,
        estimated: UITouch.Properties = []
    ) {
        self.finger = finger
        self.phase = phase
        self.location = location
        self.type = type
        self.force = force
        self.time = time
        self.estimated = estimated
    }
}
