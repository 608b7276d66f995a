/// CO.4: a control's targets and actions, each with the events that it is for, in the order added.
struct TargetActionTable {
    enum Receiver {
        /// The target is not retained; without one the responder chain is searched.
        case method(target: WeakReference<AnyObject>?, Selector)
        case closure(UIAction)
    }

    struct Entry {
        let receiver: Receiver
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []

    var allEvents: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The same target and action is one entry, with the events of both.
    mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.isMethod(action, of: target) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(receiver: .method(target: target.map { WeakReference($0) }, action), events: events))
        }
    }

    /// An action with the same identifier is replaced.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        var events = events
        if let index = entries.firstIndex(where: { $0.isClosure(action.identifier) }) {
            events.formUnion(entries[index].events)
            entries[index] = Entry(receiver: .closure(action), events: events)
        } else {
            entries.append(Entry(receiver: .closure(action), events: events))
        }
    }

    /// Nil stands for any target or action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
        removeEvents(events) { entry in
            guard case .method(let entryTarget, let entryAction) = entry.receiver else { return false }
            return (target == nil || entryTarget?.value === target) && (action == nil || entryAction == action)
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        removeEvents(events) { $0.isClosure(identifier) }
    }

    func actions(of target: AnyObject?, for event: UIControl.Event) -> [String]? {
        var names: [String] = []
        for entry in entries where entry.events.contains(event) {
            guard case .method(let entryTarget, let action) = entry.receiver, entryTarget?.value === target else { continue }
            names.append(action.description)
        }
        return names.isEmpty ? nil : names
    }

    private mutating func removeEvents(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty && matches($0) }
    }
}

extension TargetActionTable.Entry {
    func isMethod(_ action: Selector, of target: AnyObject?) -> Bool {
        guard case .method(let ownTarget, let ownAction) = receiver, ownAction == action else { return false }
        return ownTarget?.value === target
    }

    func isClosure(_ identifier: UIAction.Identifier) -> Bool {
        guard case .closure(let action) = receiver else { return false }
        return action.identifier == identifier
    }
}
