/// What is on the screen: tells touches that go on side by side from each other. Fingers and pencils have numbers of the script's choice.
package enum Contact: Hashable, Comparable, Sendable {
    case finger(Int)
    /// The one pointer, while a button is down.
    case pointer
}

/// One finger, pencil or pressed pointer at one instant.
package struct FingerSample {
    package enum Phase: Sendable {
        case down, move, up
        /// The system takes the finger away: a call, an alert, a gesture of its own.
        case cancel
    }

    package var contact: Contact
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
    /// The edges of the screen that the event says it came from; nil leaves that to the place where it comes down.
    package var edges: UIRectEdge?

    package init(
        finger: Int, _ phase: Phase, at location: CGPoint, type: UITouch.TouchType = .direct, force: CGFloat = 0, time: Double? = nil,
        estimated: UITouch.Properties = []
    ) {
        self.init(.finger(finger), phase, at: location, type: type, force: force, time: time, estimated: estimated)
    }

    package init(
        _ contact: Contact, _ phase: Phase, at location: CGPoint, type: UITouch.TouchType = .direct, force: CGFloat = 0,
        time: Double? = nil,
        estimated: UITouch.Properties = []
    ) {
        self.contact = contact
        self.phase = phase
        self.location = location
        self.type = type
        self.force = force
        self.time = time
        self.estimated = estimated
    }
}
