/// What the glass, the buttons and the sensors report at one instant.
package struct HardwareEvent {
    /// Seconds of virtual time.
    package let time: Double
    package let samples: [FingerSample]

    package init(time: Double, samples: [FingerSample]) {
        self.time = time
        self.samples = samples
    }
}

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

    package init(
        finger: Int, _ phase: Phase, at location: CGPoint, type: UITouch.TouchType = .direct, force: CGFloat = 0
    ) {
        self.finger = finger
        self.phase = phase
        self.location = location
        self.type = type
        self.force = force
    }
}
