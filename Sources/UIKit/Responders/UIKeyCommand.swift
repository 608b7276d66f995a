/// A key of a hardware keyboard with its modifier keys, and the action that it sends.
open class UIKeyCommand: UIMenuElement {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"

    static let arrows = [inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow]

    /// The key: a character without modifiers, or one of the names above; `"\r"` is the return key.
    public final let input: String?
    public final let modifierFlags: UIKeyModifierFlags
    /// The action, performed by the first object of the chain that can; the command is the sender.
    public final let action: Selector?
    /// Whether the command takes its key before the text input.
    open var wantsPriorityOverSystemBehavior = false

    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        super.init(title: "", subtitle: nil, image: nil)
    }
}
