import UIKit

/// A method for target-action: its name, and the method itself, not yet applied to an object.
struct Action: Equatable {
    let name: String
    let perform: (AnyObject, AnyObject?, UIEvent?) -> Void
    /// What UIKit finds along the responder chain.
    let selector: Selector

    /// A method that takes nothing.
    init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.name = name
        #if canImport(ObjectiveC)
            selector = NSSelectorFromString(name)
        #else
            selector = Selector(name, method)
        #endif
        perform = { target, _, _ in (target as? Target).map { method($0)() } }
    }

    /// A method that takes the sender.
    init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        self.name = name
        #if canImport(ObjectiveC)
            selector = NSSelectorFromString(name.replacingOccurrences(of: "(_:)", with: ":"))
        #else
            selector = Selector(name, method)
        #endif
        perform = { target, sender, _ in
            if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
        }
    }

    /// A method that takes the sender and the event, as only controls send it.
    init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Void) {
        self.name = name
        #if canImport(ObjectiveC)
            selector = NSSelectorFromString(name.replacingOccurrences(of: "(_:", with: ":").replacingOccurrences(of: ")", with: ""))
        #else
            selector = Selector(name, method)
        #endif
        perform = { target, sender, event in
            if let target = target as? Target, let sender = sender as? Sender, let event { method(target)(sender, event) }
        }
    }

    static func == (left: Action, right: Action) -> Bool { left.name == right.name }
}

/// A target for actions: `button.addTarget(target, action: ActionTarget.fire, for: .touchUpInside)`. The caller keeps it alive.
final class ActionTarget {
    private let action: () -> Void

    init(_ action: @escaping () -> Void = {}) {
        self.action = action
    }

    func fire() { action() }

    static var fire: Action { Action("fire", ActionTarget.fire) }
}

/// Around the body of a method that a selector names, in a class of the responder chain.
func performed(_ method: String, by receiver: AnyObject, _ body: () -> Void) { Hooks.current.perform(method, by: receiver, body) }

extension NSObject {
    /// As `perform(_:with:afterDelay:)` with a selector.
    func perform(_ action: Action, with argument: Any?, afterDelay delay: TimeInterval) {
        let hook = Hooks.current.hook(of: self, for: self, action)
        hook.perform(Hook.run, with: nil, afterDelay: delay)
    }
}

extension NotificationCenter {
    func addObserver(_ observer: AnyObject, selector action: Action, name: NSNotification.Name?, object: Any?) {
        addObserver(Hooks.current.hook(of: self, for: observer, action), selector: Hook.fire, name: name, object: object)
    }
}

extension UIControl {
    func addTarget(_ target: AnyObject?, action: Action, for events: UIControl.Event) {
        guard let target else {
            Hooks.current.addWithoutTarget(self, action, events)
            return addTarget(nil, action: action.selector, for: events)
        }
        Hooks.current.hook(of: self, for: target, action).add(events, to: self)
    }

    func removeTarget(_ target: AnyObject, action: Action, for events: UIControl.Event) {
        Hooks.current.known(self, target, action)?.remove(events, from: self)
    }
}

extension UIGestureRecognizer {
    convenience init(target: AnyObject, action: Action) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    func addTarget(_ target: AnyObject, action: Action) { addTarget(Hooks.current.hook(of: self, for: target, action), action: Hook.fire) }
}

extension UIKeyCommand {
    /// A command whose action UIKit sends along the responder chain.
    convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Action) {
        self.init(input: input, modifierFlags: modifierFlags, action: action.selector)
        Hooks.current.addCommand(action)
    }
}
