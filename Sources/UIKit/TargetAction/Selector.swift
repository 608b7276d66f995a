import EventTrace

/// A stand-in for an Objective-C selector: the name of a method, and the method not yet applied to an object.
///
/// `#selector(TapView.tap(_:))` is written `Selector("tap(_:)", TapView.tap)`. An object responds to it if it is of the method's type. Two
/// selectors are equal if their names are, as on iOS.
///
/// Sendable as on iOS: a method that is not yet applied to an object holds no state.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
    public let description: String
    /// Calls the method on the target; false if the target has no such method.
    private let call: (AnyObject, AnyObject?, UIEvent?) -> Bool
    private let isMethodOf: (AnyObject) -> Bool

    /// A method without parameters.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        description = name
        isMethodOf = { ($0 as? Target) != nil }
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// A method with the sender as parameter.
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        description = name
        isMethodOf = { ($0 as? Target) != nil }
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = Selector.sender(sender, as: Sender.self) else { return false }
            method(target)(sender)
            return true
        }
    }

    /// A method with the sender and the event as parameters.
    public init<Target: AnyObject, Sender, Event>(_ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void) {
        description = name
        isMethodOf = { ($0 as? Target) != nil }
        call = { target, sender, event in
            guard let target = target as? Target, let sender = Selector.sender(sender, as: Sender.self),
                let event = Selector.event(event, as: Event.self)
            else { return false }
            method(target)(sender, event)
            return true
        }
    }

    /// A method with a result, which is ignored.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name) { (target: Target) in { () -> Void in _ = method(target)() } }
    }

    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
        self.init(name) { (target: Target) in { (sender: Sender) -> Void in _ = method(target)(sender) } }
    }

    /// A method of the protocol of edit actions, which every responder has.
    public init(_ name: String, _ method: @escaping (any UIResponderStandardEditActions) -> (AnyOrObject?) -> Void) {
        description = name
        isMethodOf = { ($0 as? UIResponder) != nil }
        call = { target, sender, _ in
            guard let target = target as? UIResponder else { return false }
            method(target)(sender)
            return true
        }
    }

    func isMethod(of object: AnyObject) -> Bool { isMethodOf(object) }

    @discardableResult
    func perform(on target: AnyObject, sender: AnyObject?, event: UIEvent?) -> Bool {
        call(target, sender, event)
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    #if hasFeature(Embedded)
        private static func sender<Sender>(_ sender: AnyObject?, as type: Sender.Type) -> Sender? {
            // Without casts to existentials, the sender is assumed to have the method's type.
            sender.map { ObjectBox(object: $0).object(as: type) }
        }

        private static func event<Event>(_ event: UIEvent?, as type: Event.Type) -> Event? {
            event.map { ObjectBox(object: $0).object(as: type) }
        }
    #else
        private static func sender<Sender>(_ sender: AnyObject?, as type: Sender.Type) -> Sender? {
            sender as? Sender
        }

        private static func event<Event>(_ event: UIEvent?, as type: Event.Type) -> Event? {
            event as? Event
        }
    #endif
}
