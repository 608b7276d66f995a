/// A button of a remote control, a keyboard or a game controller at one instant.
package struct PressSample {
    package var type: UIPress.PressType
    package var phase: UIPress.Phase
    /// 0…1; buttons without a sensor report 0 or 1.
    package var force: CGFloat

    package init(_ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 1) {
        self.type = type
        self.phase = phase
        self.force = force
    }
}

/// A step of a motion of the whole device.
package enum MotionSample: Sendable {
    case began, ended, cancelled
}
