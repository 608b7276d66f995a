/// CO.4: a control's targets and actions, each with its events, in the order added.
struct TargetActionTable {
    enum Target {
        /// An object, which is not retained.
        case object(WeakReference<AnyObject>)
        /// No target: the responder chain is searched.
        case responderChain

        init(_ object: AnyObject?) {
            self = object.map { .object(WeakReference($0)) } ?? .responderChain
        }

        func isSame(as object: AnyObject?) -> Bool {
            switch self {
            case .object(let reference): object != nil && reference.value === object
            case .responderChain: object == nil
            }
        }
    }

    enum Receiver {
        case method(Target, Selector)
        case closure(UIAction)
    }

    struct Entry {
        let receiver: Receiver
        var events: UIControl.Event
        /// The number of the entry, unique in its table.
        let number: Int
    }

    private(set) var entries: [Entry] = []
    /// The number of changes of the table.
    private(set) var version = 0

    var allEvents: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The current events of the entry with this number: none after its removal.
    func events(ofEntry number: Int) -> UIControl.Event {
        entries.first { $0.number == number }?.events ?? []
    }

    /// The names of the actions for one event and target; nil if there are none.
    func actions(of target: AnyObject?, for event: UIControl.Event) -> [String]? {
        var names: [String] = []
        for entry in entries where entry.events.contains(event) {
            guard case .method(let entryTarget, let action) = entry.receiver, entryTarget.isSame(as: target) else { continue }
            names.append(action.description)
        }
        return names.isEmpty ? nil : names
    }
}

extension TargetActionTable {
    /// Adds an entry; the same target and action is one entry, with the events of both.
    mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event, in simulation: Simulation?) {
        insert(.method(Target(target), action), events, replacing: false, in: simulation, where: { $0.isMethod(action, of: target) })
    }

    /// Adds an action, in place of one with the same identifier.
    mutating func add(_ action: UIAction, for events: UIControl.Event, in simulation: Simulation?) {
        insert(.closure(action), events, replacing: true, in: simulation, where: { $0.isClosure(action.identifier) })
    }

    /// Inserts an entry; a replacement takes the place of the old entry but is a new one.
    private mutating func insert(
        _ receiver: Receiver, _ events: UIControl.Event, replacing isNew: Bool, in simulation: Simulation?, where matches: (Entry) -> Bool
    ) {
        version += 1
        if let index = entries.firstIndex(where: matches), simulation?.holds(.targetAction) != false {
            let old = entries[index]
            entries[index] = Entry(receiver: receiver, events: old.events.union(events), number: isNew ? version : old.number)
        } else {
            entries.append(Entry(receiver: receiver, events: events, number: version))
        }
    }

    /// Removes entries; nil stands for any target or action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
        removeEvents(events) { entry in
            guard case .method(let entryTarget, let entryAction) = entry.receiver else { return false }
            return (target == nil || entryTarget.isSame(as: target)) && (action == nil || entryAction == action)
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        removeEvents(events) { $0.isClosure(identifier) }
    }

    private mutating func removeEvents(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        version += 1
        for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty && matches($0) }
    }
}

extension TargetActionTable.Entry {
    func isMethod(_ action: Selector, of target: AnyObject?) -> Bool {
        guard case .method(let ownTarget, let ownAction) = receiver, ownAction == action else { return false }
        return ownTarget.isSame(as: target)
    }

    func isClosure(_ identifier: UIAction.Identifier) -> Bool {
        guard case .closure(let action) = receiver else { return false }
        return action.identifier == identifier
    }
}
