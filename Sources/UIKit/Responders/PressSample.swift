/// The state of a button of a remote control, keyboard or game controller at one instant.
package struct PressSample {
    package var type: UIPress.PressType
    package var phase: UIPress.Phase
    /// 0…1; buttons without a sensor report 0 or 1.
    package var force: CGFloat
    /// The key of a keyboard; nil for a button.
    var key: UIKey?

    package init(_ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 1) {
        self.type = type
        self.phase = phase
        self.force = force
    }

    /// A modifier key of a keyboard that goes down or comes up.
    init(_ key: UIKey, isDown: Bool) {
        self.init(.key(key.keyCode), isDown ? .began : .ended, force: isDown ? 1 : 0)
        self.key = key
    }
}

extension UIPress.PressType {
    /// The press type of a key, far from the numbers of buttons.
    static func key(_ keyCode: UIKeyboardHIDUsage) -> UIPress.PressType { UIPress.PressType(rawValue: 2000 + keyCode.rawValue) }
}

/// A step of a motion of the whole device.
package enum MotionSample: Sendable {
    case began, ended, cancelled
}
