/// The identity of a contact with the screen, which separates simultaneous touches. The script numbers fingers and pencils.
package enum Contact: Hashable, Comparable, Sendable {
    case finger(Int)
    /// The one pointer, while a button is down.
    case pointer
}

/// One finger, pencil or pressed pointer at one instant.
package struct FingerSample {
    package enum Phase: Sendable {
        case down, move, up
        /// The system takes the finger away, as for a call, an alert or a system gesture.
        case cancel
    }

    package var contact: Contact
    package var phase: Phase
    /// The location in points of the screen.
    package var location: CGPoint
    package var type: UITouch.TouchType
    /// The force, from 0 to `UITouch.maximumPossibleForce`.
    package var force: CGFloat
    /// The time of the sample in seconds of virtual time, if it is earlier than its event.
    package var time: Double?
    /// Radians; π/2 is upright.
    package var altitudeAngle: CGFloat = .pi / 2
    /// Radians from the positive x axis.
    package var azimuthAngle: CGFloat = 0
    /// The estimated properties of a pencil, which will be updated.
    package var estimated: UITouch.Properties = []
    /// The screen edges that the event names as origin; nil if they follow from the location at touch down.
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
