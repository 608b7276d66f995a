/// The key of a keyboard of which a press tells. Of the keys of a keyboard only the modifier keys press: what is typed goes to the text.
open class UIKey: NSObject {
    public let keyCode: UIKeyboardHIDUsage
    /// The modifier keys that are down now, this one among them while it is.
    public let modifierFlags: UIKeyModifierFlags
    /// What the key types; empty for a modifier key.
    public final var characters: String { "" }
    public final var charactersIgnoringModifiers: String { "" }

    init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// The modifier keys by the numbers that keyboards report.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardCapsLock = 0x39
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
}

extension UIKeyboardHIDUsage {
    /// The modifier keys in the order of their flags, each with its flag. Of two that do the same it is the left one.
    static let modifiers: [(flag: UIKeyModifierFlags, key: UIKeyboardHIDUsage)] = [
        (.alphaShift, .keyboardCapsLock), (.shift, .keyboardLeftShift), (.control, .keyboardLeftControl),
        (.alternate, .keyboardLeftAlt), (.command, .keyboardLeftGUI),
    ]
}
