import EventTrace

/// RC.5: the search for a responder that performs an action.
extension UIResponder {
    /// Whether its class has the action's method; the edit actions, which every responder has, must be overridden.
    final func hasMethod(of action: Selector, in simulation: Simulation?) -> Bool {
        action.isMethod(of: self) && action.isImplemented(by: self, in: simulation)
    }

    final func climb(for action: Selector, _ sender: AnyOrObject?, in simulation: Simulation?) -> AnyOrObject? {
        guard let simulation else {
            return canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
        }
        let canPerform = simulation.ask(
            .canPerformAction, of: self, by: .nilTarget, about: simulation.recorder.intern(action.shortName)
        ) { canPerformAction(action, withSender: sender) }
        if canPerform { return self }
        return next?.askTarget(for: action, sender, in: simulation)
    }

    /// Calls `target(forAction:withSender:)`, and records the call if client code overrides the method.
    final func askTarget(for action: Selector, _ sender: AnyOrObject?, in simulation: Simulation) -> AnyOrObject? {
        guard simulation.overrides(.target, in: self) else { return target(forAction: action, withSender: sender) }
        simulation.recorder.enter(.target, of: simulation.subject(self), by: .nilTarget)
        let target = target(forAction: action, withSender: sender)
        let answer = target.map { simulation.subject(ofAny: $0 as AnyObject) } ?? Name(.nil)
        simulation.recorder.leave(.target, of: simulation.subject(self), answering: answer, by: .nilTarget)
        return target
    }
}

extension Selector {
    /// Whether client code implements the command of a menu or key; a text's own Cut, Copy and Paste are UIKit's.
    func isImplemented(by target: AnyObject, in simulation: Simulation?) -> Bool {
        guard let editAction, let responder = target as? UIResponder else { return true }
        return simulation?.overrides(editAction, in: responder) ?? false
    }

    /// Records a command of the edit menu or of a key, until `leave()`.
    func enter(for target: AnyObject, by rule: Rule, in simulation: Simulation) {
        let subject = simulation.subject(ofAny: target)
        if let editAction { return simulation.recorder.enter(editAction, of: subject, by: rule) }
        simulation.recorder.enter(.action, of: subject, simulation.recorder.intern(description), by: rule)
    }

    /// The name without its parameters, by which the record names the action: `copy` of `copy(_:)` and of `copy:`.
    fileprivate var shortName: String { String(description.prefix { $0 != "(" && $0 != ":" }) }

    /// The word of an edit action.
    var editAction: Word? {
        switch description {
        case "cut(_:)", "cut:": .cut
        case "copy(_:)", "copy:": .copy
        case "paste(_:)", "paste:": .paste
        case "select(_:)", "select:": .select
        case "selectAll(_:)", "selectAll:": .selectAll
        case "delete(_:)", "delete:": .delete
        default: nil
        }
    }
}
