import UIKit

/// What UIKit sends an action to, on behalf of the object that is its target: it writes the action, with its sender's name and the state or
/// event, and passes it on.
final class Hook: NSObject {
    let action: Action
    /// As UIKit holds targets: not at all.
    private(set) weak var target: AnyObject?
    private let key: ObjectIdentifier
    /// What a control sends it for.
    private var events: UIControl.Event = []
    /// Those of them that the control sends just now, as far as they are watched.
    fileprivate var sent: UIControl.Event = []
    private var watches: [EventWatch] = []

    fileprivate init(_ target: AnyObject, _ action: Action) {
        self.target = target
        self.action = action
        key = ObjectIdentifier(target)
    }

    fileprivate func isFor(_ target: AnyObject, _ action: Action) -> Bool { key == ObjectIdentifier(target) && self.action == action }

    /// One entry for all events, as it would be without a hook: UIKit sends an action once for events that it sends together.
    func add(_ events: UIControl.Event, to control: UIControl) {
        let all = self.events.union(events)
        if all.parts.count > 1 {
            if watches.isEmpty { control.removeTarget(self, action: Hook.fireWithEvent, for: self.events) }
            for event in all.parts where !watches.contains(where: { $0.event == event }) {
                watches.append(EventWatch(event, for: self))
                control.addTarget(watches.last, action: EventWatch.see, for: event)
            }
        }
        self.events = all
        control.addTarget(self, action: Hook.fireWithEvent, for: all)
    }

    func remove(_ events: UIControl.Event, from control: UIControl) {
        self.events.subtract(events)
        control.removeTarget(self, action: Hook.fireWithEvent, for: events)
        for watch in watches where events.contains(watch.event) { control.removeTarget(watch, action: EventWatch.see, for: watch.event) }
        watches.removeAll { events.contains($0.event) }
    }

    #if canImport(ObjectiveC)
        static let fire = #selector(Hook.fire(_:))
        static let fireWithEvent = #selector(Hook.fire(_:event:))
        static let run = #selector(Hook.run)
        @objc func fire(_ sender: AnyObject) { receive(sender, nil) }
        @objc func fire(_ sender: AnyObject, event: UIEvent?) { receive(sender, event) }
        @objc func run() { act() }
    #else
        static let fire = Selector("fire", Hook.fire(_:))
        static let fireWithEvent = Selector("fireWithEvent", Hook.fire(_:event:))
        static let run = Selector("run", Hook.run)
        func fire(_ sender: AnyObject) { receive(sender, nil) }
        func fire(_ sender: AnyObject, event: UIEvent?) { receive(sender, event) }
        func run() { act() }
    #endif

    private func act() { if let target { action.perform(target, nil, nil) } }

    private func receive(_ sender: AnyObject, _ event: UIEvent?) {
        guard let target else { return }
        if let notification = sender as? NSNotification {
            return logged(target, "notification", notification.name.spelling) { action.perform(target, notification, nil) }
        }
        let cause = sent.isEmpty ? events : sent
        sent = []
        let detail = (sender as? UIGestureRecognizer)?.state.spelling ?? cause.spelling
        logged(sender, "action", detail) { Hooks.current.deliver { action.perform(target, sender, event) } }
    }
}

/// UIKit does not say for which of its events an action is sent. A hook for several has one of these before it for each of them.
private final class EventWatch: NSObject {
    let event: UIControl.Event
    private weak var hook: Hook?

    init(_ event: UIControl.Event, for hook: Hook) {
        self.event = event
        self.hook = hook
    }

    #if canImport(ObjectiveC)
        static let see = #selector(EventWatch.seeEvent)
        @objc func seeEvent() { hook?.sent.formUnion(event) }
    #else
        static let see = Selector("seeEvent", EventWatch.seeEvent)
        func seeEvent() { hook?.sent.formUnion(event) }
    #endif
}

/// The hooks of a sender stay with the log: UIKit keeps no target alive.
final class Hooks {
    nonisolated(unsafe) static var current = Hooks()
    private var all: [ObjectIdentifier: [Hook]] = [:]
    private var senders: [AnyObject] = []
    /// Controls that have an action for whoever in the responder chain has its method.
    private var withoutTarget: [(sender: UIControl, action: Action, events: UIControl.Event)] = []
    /// Actions of key commands.
    private var commands: [Action] = []
    private var isDelivering = false

    /// The same for the same target and action, so that UIKit sees one entry.
    func hook(of sender: AnyObject, for target: AnyObject, _ action: Action) -> Hook {
        if let hook = known(sender, target, action) { return hook }
        let hook = Hook(target, action)
        all[ObjectIdentifier(sender), default: []].append(hook)
        senders.append(sender)
        return hook
    }

    func addWithoutTarget(_ sender: UIControl, _ action: Action, _ events: UIControl.Event) {
        withoutTarget.append((sender, action, events))
    }

    func addCommand(_ action: Action) { commands.append(action) }

    /// A hook has written the action.
    fileprivate func deliver(_ body: () -> Void) {
        isDelivering = true
        body()
        isDelivering = false
    }

    /// Writes an action that UIKit has found a target for by itself, with the name of the control that has it; for a key command, with that of
    /// the receiver.
    func perform(_ method: String, by receiver: AnyObject, _ body: () -> Void) {
        func isMethod(_ action: Action) -> Bool { action.name.prefix { $0 != "(" } == method }
        let entries = withoutTarget.filter { isMethod($0.action) }
        if !isDelivering, entries.isEmpty, let command = commands.first(where: isMethod) {
            return logged(receiver, "action", command.name, body)
        }
        // UIKit tells such a method at most the sender, and not every one takes that: it is the control that the finger is on.
        guard !isDelivering, let entry = entries.first(where: { $0.sender.isTouchInside || $0.sender.isTracking }) ?? entries.first else {
            isDelivering = false
            return body()
        }
        logged(entry.sender, "action", entry.events.spelling, body)
    }

    func known(_ sender: AnyObject, _ target: AnyObject, _ action: Action) -> Hook? {
        all[ObjectIdentifier(sender)]?.first { $0.isFor(target, action) }
    }
}
