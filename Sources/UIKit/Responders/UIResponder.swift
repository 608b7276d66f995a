import EventTrace

/// An object that can respond to and handle events.
///
/// Its touch methods pass the message to `next` and do nothing else.
open class UIResponder: NSObject {
    /// The name under which the record shows it.
    @exclusivity(unchecked) package final var subject: Name = .none
    /// What its class overrides; known once it has first been called.
    @exclusivity(unchecked) final var clientMethods = ClientMethods()
    @exclusivity(unchecked) final var isObserved = false

    /// The word that names it in the record when nobody has named it.
    var kind: String { "responder" }
    /// The nearest class of the engine: what its client's class is compared with to see what that overrides.
    var engineClass: MethodTable { MethodTable(UIResponder.self) }
    /// The methods that can be overridden.
    var methodProbes: [MethodProbe] { MethodProbe.responder }

    final func findClientMethods() -> ClientMethods {
        ClientMethods(of: self, above: engineClass, probes: methodProbes)
    }

    public override init() {
        super.init()
    }

    // MARK: Responder chain

    /// The next responder in the chain; nil ends it.
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { Simulation.current?.application.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        Simulation.current?.application.handOver(to: self) ?? false
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        Simulation.current?.application.letGo(of: self)
        return true
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesBegan, touches, event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesMoved, touches, event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesEnded, touches, event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { passOn(.touchesCancelled, touches, event) }

    // MARK: Actions

    /// Whether the responder can perform the action now: by default, whether its class has the method.
    open func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        action.isMethod(of: self)
    }

    /// The object that performs the action: this one, or the first one up the chain that can.
    open func target(forAction action: Selector, withSender sender: AnyOrObject?) -> AnyOrObject? {
        let canPerform =
            Simulation.current?.ask(.canPerformAction, of: self, by: .nilTarget) {
                canPerformAction(action, withSender: sender)
            } ?? canPerformAction(action, withSender: sender)
        return canPerform ? self : next?.target(forAction: action, withSender: sender)
    }
}

extension UIResponder {
    /// What the touch methods do by default.
    private final func passOn(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let simulation = Simulation.current else { return }
        guard let next else {
            simulation.recorder.decide(.drop, simulation.subject(self), Name(method), by: .unhandledIsDropped)
            return
        }
        simulation.recorder.decide(.forward, simulation.subject(self), simulation.subject(next), by: .touchMethodsClimb)
        simulation.deliver(method, touches, with: event, to: next, by: .touchMethodsClimb)
    }
}
