import EventTrace

extension UIApplication {
    /// CO.4: performs the action on its target at once. RC.5: without a target, on the first object of the chain that can.
    final func perform(
        _ action: Selector, on target: AnyOrObject?, from sender: AnyOrObject?, _ event: UIEvent?, in simulation: Simulation?
    ) -> Bool {
        let sender = sender.map { $0 as AnyObject }
        if let target { return deliver(action, to: target as AnyObject, from: sender, event, in: simulation) }
        guard let found = findTarget(of: action, from: sender, in: simulation) else {
            if let simulation {
                simulation.recorder.decide(.drop, simulation.subject(self), by: .nilTarget)
            }
            return false
        }
        return deliver(action, to: found, from: sender, event, in: simulation)
    }

    private final func deliver(
        _ action: Selector, to target: AnyObject, from sender: AnyObject?, _ event: UIEvent?, in simulation: Simulation?
    ) -> Bool {
        guard let simulation else { return action.perform(on: target, sender: sender, event: event) }
        if sender is UIBarButtonItem {
            simulation.recorder.enter(.action, of: simulation.subject(ofAny: sender!), Name(.touchUpInside), by: .targetAction)
            defer { simulation.recorder.leave() }
            return action.perform(on: target, sender: sender, event: event)
        }
        guard let control = sender as? UIControl else {
            let rule: Rule? = sender is UIMenuController ? .editMenu : sender is UIKeyCommand ? .keyCommands : nil
            guard let rule, action.isImplemented(by: target, in: simulation) else {
                return action.perform(on: target, sender: sender, event: event)
            }
            action.enter(for: target, by: rule, in: simulation)
            defer { simulation.recorder.leave() }
            return action.perform(on: target, sender: sender, event: event)
        }
        return control.delivering { detail in
            simulation.recorder.enter(.action, of: simulation.subject(control), detail, by: .targetAction)
            defer { simulation.recorder.leave() }
            return action.perform(on: target, sender: sender, event: event)
        }
    }

    /// The first object that can perform the action, in the chain of the first responder, then in that of the sender.
    private final func findTarget(of action: Selector, from sender: AnyObject?, in simulation: Simulation?) -> AnyObject? {
        guard let simulation, simulation.holds(.nilTarget) else { return nil }
        if let firstResponder, let target = firstResponder.askTarget(for: action, sender, in: simulation) { return target as AnyObject }
        guard let responder = sender as? UIResponder else { return askTarget(for: action, sender, in: simulation).map { $0 as AnyObject } }
        return responder.askTarget(for: action, sender, in: simulation).map { $0 as AnyObject }
    }
}
