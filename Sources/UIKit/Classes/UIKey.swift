/// The key of a press. Only modifier keys of a keyboard make presses here: other keys go to key commands and the text input.
open class UIKey: NSObject {
    public let keyCode: UIKeyboardHIDUsage
    /// The pressed modifier keys, including this one while it is down.
    public let modifierFlags: UIKeyModifierFlags
    /// The characters typed by the key; empty for a modifier key.
    public final var characters: String { "" }
    public final var charactersIgnoringModifiers: String { "" }

    init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// The modifier keys, by the codes that keyboards report.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardCapsLock = 0x39
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
}

extension UIKeyboardHIDUsage {
    /// The modifier keys in the order of their flags; for a pair of equal keys, the left one.
    static let modifiers: [(flag: UIKeyModifierFlags, key: UIKeyboardHIDUsage)] = [
        (.alphaShift, .keyboardCapsLock), (.shift, .keyboardLeftShift), (.control, .keyboardLeftControl),
        (.alternate, .keyboardLeftAlt), (.command, .keyboardLeftGUI),
    ]
}
