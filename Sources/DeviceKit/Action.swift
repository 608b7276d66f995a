import UIKit

/// A method for target-action: its name, and the method itself, not yet applied to an object.
struct Action: Equatable {
    let name: String
    let perform: (AnyObject, AnyObject?) -> Void
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
        perform = { target, _ in (target as? Target).map { method($0)() } }
    }

    /// A method that takes the sender.
    init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
        self.name = name
        #if canImport(ObjectiveC)
            selector = NSSelectorFromString(name.replacingOccurrences(of: "(_:)", with: ":"))
        #else
            selector = Selector(name, method)
        #endif
        perform = { target, sender in
            if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
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

/// What UIKit sends an action to, on behalf of the object that is its target: it writes the action, with its sender's name and the state or
/// event, and passes it on. A control has one for each event, since UIKit does not say which of them it sends.
final class Hook: NSObject {
    let action: Action
    /// As UIKit holds targets: not at all.
    private(set) weak var target: AnyObject?
    private let key: ObjectIdentifier
    /// Of a control; empty for a recognizer.
    private let event: UIControl.Event

    fileprivate init(_ target: AnyObject, _ action: Action, _ event: UIControl.Event) {
        self.target = target
        self.action = action
        self.event = event
        key = ObjectIdentifier(target)
    }

    fileprivate func isFor(_ target: AnyObject, _ action: Action, _ event: UIControl.Event) -> Bool {
        key == ObjectIdentifier(target) && self.action == action && self.event == event
    }

    #if canImport(ObjectiveC)
        static let fire = #selector(Hook.fire(_:))
        static let run = #selector(Hook.run)
        @objc func fire(_ sender: AnyObject) { receive(sender) }
        @objc func run() { act() }
    #else
        static let fire = Selector("fire", Hook.fire)
        static let run = Selector("run", Hook.run)
        func fire(_ sender: AnyObject) { receive(sender) }
        func run() { act() }
    #endif

    private func act() { if let target { action.perform(target, nil) } }

    private func receive(_ sender: AnyObject) {
        guard let target else { return }
        let detail = (sender as? UIGestureRecognizer)?.state.spelling ?? event.spelling
        logged(sender, "action", detail) { Hooks.current.deliver { action.perform(target, sender) } }
    }
}

/// The hooks of a sender stay with the log: UIKit keeps no target alive.
final class Hooks {
    nonisolated(unsafe) static var current = Hooks()
    private var all: [ObjectIdentifier: [Hook]] = [:]
    private var senders: [AnyObject] = []
    /// Controls that have an action for whoever in the responder chain has its method.
    private var withoutTarget: [(sender: UIControl, action: Action, events: UIControl.Event)] = []
    private var isDelivering = false

    /// The same for the same target, action and event, so that UIKit sees one entry.
    func hook(of sender: AnyObject, for target: AnyObject, _ action: Action, _ event: UIControl.Event = []) -> Hook {
        if let hook = known(sender, target, action, event) { return hook }
        let hook = Hook(target, action, event)
        all[ObjectIdentifier(sender), default: []].append(hook)
        senders.append(sender)
        return hook
    }

    func addWithoutTarget(_ sender: UIControl, _ action: Action, _ events: UIControl.Event) {
        withoutTarget.append((sender, action, events))
    }

    /// A hook has written the action.
    fileprivate func deliver(_ body: () -> Void) {
        isDelivering = true
        body()
        isDelivering = false
    }

    /// Writes an action that UIKit has found a target for by itself, with the name of the control that has it.
    fileprivate func perform(_ method: String, _ body: () -> Void) {
        let entries = withoutTarget.filter { $0.action.name.prefix { $0 != "(" } == method }
        // UIKit tells such a method at most the sender, and not every one takes that: it is the control that the finger is on.
        guard !isDelivering, let entry = entries.first(where: { $0.sender.isTouchInside || $0.sender.isTracking }) ?? entries.first else {
            isDelivering = false
            return body()
        }
        logged(entry.sender, "action", entry.events.spelling, body)
    }

    func known(_ sender: AnyObject, _ target: AnyObject, _ action: Action, _ event: UIControl.Event) -> Hook? {
        all[ObjectIdentifier(sender)]?.first { $0.isFor(target, action, event) }
    }
}

/// Around the body of a method that a selector names, in a class of the responder chain.
func performed(_ method: String, _ body: () -> Void) { Hooks.current.perform(method, body) }

extension NSObject {
    /// As `perform(_:with:afterDelay:)` with a selector.
    func perform(_ action: Action, with argument: Any?, afterDelay delay: TimeInterval) {
        let hook = Hooks.current.hook(of: self, for: self, action)
        hook.perform(Hook.run, with: nil, afterDelay: delay)
    }
}

extension UIControl {
    func addTarget(_ target: AnyObject?, action: Action, for events: UIControl.Event) {
        guard let target else {
            Hooks.current.addWithoutTarget(self, action, events)
            return addTarget(nil, action: action.selector, for: events)
        }
        for event in events.parts { addTarget(Hooks.current.hook(of: self, for: target, action, event), action: Hook.fire, for: event) }
    }

    func removeTarget(_ target: AnyObject, action: Action, for events: UIControl.Event) {
        for event in events.parts {
            if let hook = Hooks.current.known(self, target, action, event) { removeTarget(hook, action: Hook.fire, for: event) }
        }
    }
}

extension UIGestureRecognizer {
    convenience init(target: AnyObject, action: Action) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    func addTarget(_ target: AnyObject, action: Action) { addTarget(Hooks.current.hook(of: self, for: target, action), action: Hook.fire) }
}

extension UIControl.Event {
    /// As Apple's constants spell it.
    fileprivate var spelling: String { UIControl.Event.spellings.first { contains($0.event) }?.spelling ?? "" }

    /// Each for itself; those without a name of their own together.
    fileprivate var parts: [UIControl.Event] {
        let named = UIControl.Event.spellings.map(\.event).filter { contains($0) }
        let rest = named.reduce(self) { $0.subtracting($1) }
        return rest.isEmpty ? named : named + [rest]
    }

    private static var spellings: [(event: UIControl.Event, spelling: String)] {
        [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
            (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
            (.valueChanged, "valueChanged"), (.menuActionTriggered, "menuActionTriggered"),
            (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
            (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
    }
}

extension UIGestureRecognizer.State {
    fileprivate var spelling: String {
        let spellings: [(UIGestureRecognizer.State, String)] = [
            (.possible, "possible"), (.began, "began"), (.changed, "changed"), (.ended, "ended"), (.cancelled, "cancelled"),
            (.failed, "failed"),
        ]
        return spellings.first { $0.0 == self }?.1 ?? ""
    }
}
