import EventTrace

/// CO.4: the way from a control event to calls of targets.
extension UIControl {
    /// CO.11: sends events in one pass over the entries, each entry once if it has one of these events.
    final func send(_ events: Event, with event: UIEvent?, in simulation: Simulation?) {
        guard let simulation else { return }
        if !events.isSingle, !simulation.holds(.onePass) { return events.singles.forEach { send($0, with: event, in: simulation) } }
        let version = table.version
        for entry in table.entries {
            var matching = entry.events.intersection(events)
            guard !matching.isEmpty else { continue }
            let word = matching.word
            // CO.12: skips an action that an earlier one of the pass has removed.
            if table.version != version, simulation.holds(.removedTarget) { matching.formIntersection(table.events(ofEntry: entry.number)) }
            guard !matching.isEmpty else {
                simulation.recorder.decide(.drop, simulation.subject(self), Name(word), by: .removedTarget)
                continue
            }
            for other in matching.words.dropFirst() {
                simulation.recorder.decide(.join, simulation.subject(self), Name(other), by: .onePass)
            }
            send(entry.receiver, for: matching.word, with: event, in: simulation)
        }
    }

    private final func send(_ receiver: TargetActionTable.Receiver, for word: Word, with event: UIEvent?, in simulation: Simulation) {
        let outer = dispatchedEvent
        dispatchedEvent = word
        defer { dispatchedEvent = outer }
        switch receiver {
        case .closure(let action): ask(action, in: simulation)
        case .method(.responderChain, let action): ask(action, nil, event, in: simulation)
        case .method(.object(let target), let action):
            guard let target = target.value else {
                simulation.noteLostTarget(of: simulation.subject(self))
                return simulation.recorder.decide(.drop, simulation.subject(self), Name(word), by: .removedTarget)
            }
            ask(action, target, event, in: simulation)
        }
    }

    private final func ask(_ action: Selector, _ target: AnyObject?, _ event: UIEvent?, in simulation: Simulation) {
        guard simulation.holds(.targetAction) else {
            return _ = simulation.application.perform(action, on: target, from: self, event, in: simulation)
        }
        simulation.call(.sendAction, on: self, by: .targetAction) { sendAction(action, to: target, for: event) }
    }

    private final func ask(_ action: UIAction, in simulation: Simulation) {
        guard simulation.overrides(.sendActionOfClosure, in: self) else { return sendAction(action) }
        guard simulation.holds(.targetAction) else { return run(action, in: simulation) }
        simulation.recorder.enter(.sendAction, of: simulation.subject(self), by: .targetAction)
        sendAction(action)
        simulation.recorder.leave()
    }

    /// The default implementation of `sendAction(_:to:for:)`.
    final func passToApplication(_ action: Selector, _ target: AnyOrObject?, _ event: UIEvent?, in simulation: Simulation?) {
        guard let simulation, let application = simulation.application else { return }
        _ = simulation.ask(.sendAction, of: application, by: .targetAction) {
            application.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// The default implementation of `sendAction(_:)`.
    final func run(_ action: UIAction, in simulation: Simulation?) {
        guard let simulation else { return action.performWithSender(self, target: nil) }
        delivering { detail in
            simulation.recorder.enter(.action, of: simulation.subject(self), detail, by: .targetAction)
            action.performWithSender(self, target: nil)
            simulation.recorder.leave()
        }
    }

    /// Runs a target's method outside the current event, so that actions it sends carry no event.
    final func delivering<Result>(_ body: (Name) -> Result) -> Result {
        let word = dispatchedEvent
        dispatchedEvent = nil
        defer { dispatchedEvent = word }
        return body(word.map { Name($0) } ?? .none)
    }
}
