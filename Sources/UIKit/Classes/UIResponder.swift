import EventTrace

/// An object that can respond to and handle events.
///
/// Its touch methods only pass the message to `next`.
open class UIResponder: NSObject, UIResponderStandardEditActions {
    package final var subject: Name = .none
    final var clientMethods: ClientMethods?

    /// TX.7: whether the system's keyboard comes for it.
    var takesKeys: Bool { isKeyInput }
    /// TX.8: whether it posts the keyboard's notifications itself when it has become first responder.
    func tellsOfKeyboard(in simulation: Simulation) -> Bool { false }
    /// The name in the record of an object whose class has no name.
    var kind: String { "responder" }
    /// The nearest class of the engine, compared with the client's class to find overrides.
    var engineClass: MethodTable { MethodTable(UIResponder.self) }
    /// The methods that client code can override.
    var methodProbes: [MethodProbe] { MethodProbe.responder }
    /// The methods that client code can override but the engine never calls.
    var unmodelledMethods: [UnmodelledMethod] { UnmodelledMethod.responder }
    /// The unmodelled overrides of objects that belong to it, already looked up.
    var unmodelledOverridesBelow: [String] { [] }

    public override init() {
        super.init()
    }

    /// Exists for code that is loaded from a nib.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Actions of assistive technologies, which nothing sends here

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Responder chain

    /// The next responder in the chain; nil ends it.
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { Simulation.current?.application.firstResponder === self }
    /// The views in place of the keyboard and above it, which give the keyboard its height; neither is shown.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    /// The commands of a hardware keyboard that apply while the chain from the first responder leads through this responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// TX.31: gives the keyboard the height of the input views, which have changed while it is first responder.
    open func reloadInputViews() {
        guard isFirstResponder, let simulation = Simulation.current else { return }
        simulation.keyboardFollows(by: .keyboardHeight)
    }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let simulation = Simulation.current else { return false }
        return simulation.application.handOver(to: self, in: simulation)
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if let simulation = Simulation.current { simulation.application.letGo(of: self, in: simulation) }
        return true
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesBegan, touches, event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesMoved, touches, event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesEnded, touches, event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesCancelled, touches, event) }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { passOn(.pressesBegan, presses, event) }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { passOn(.pressesChanged, presses, event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { passOn(.pressesEnded, presses, event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { passOn(.pressesCancelled, presses, event) }

    // MARK: Motion and remote control

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { passOn(.motionBegan, motion, event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { passOn(.motionEnded, motion, event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { passOn(.motionCancelled, motion, event) }
    open func remoteControlReceived(with event: UIEvent?) { passOn(event) }

    // MARK: Editing; a class that overrides one can perform it

    open func cut(_ sender: AnyOrObject?) {}
    open func copy(_ sender: AnyOrObject?) {}
    open func paste(_ sender: AnyOrObject?) {}
    open func select(_ sender: AnyOrObject?) {}
    open func selectAll(_ sender: AnyOrObject?) {}
    open func delete(_ sender: AnyOrObject?) {}

    // MARK: Actions

    /// Whether the responder can perform the action now: by default, whether its class has the method.
    open func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool { hasMethod(of: action, in: .current) }

    /// The object that performs the action: this responder, or the first one up the chain that can.
    open func target(forAction action: Selector, withSender sender: AnyOrObject?) -> AnyOrObject? {
        climb(for: action, sender, in: .current)
    }
}

/// The actions of the edit menu.
public protocol UIResponderStandardEditActions: AnyObject {
    func cut(_ sender: AnyOrObject?)
    func copy(_ sender: AnyOrObject?)
    func paste(_ sender: AnyOrObject?)
    func select(_ sender: AnyOrObject?)
    func selectAll(_ sender: AnyOrObject?)
    func delete(_ sender: AnyOrObject?)
}
