import EventTrace

extension UIGestureRecognizer {
    final func add(_ target: AnyOrObject, _ action: Selector) {
        let target = target as AnyObject
        guard !actions.contains(where: { $0.matches(target, action) }) else { return }
        actions.append(RecognizerAction(target: WeakReference(target), action: action))
    }

    final func remove(_ target: AnyOrObject?, _ action: Selector?) {
        let target = target.map { $0 as AnyObject }
        actions.removeAll { $0.matches(target, action) }
    }

    /// GE.30: calls the targets for the current state, in the order added.
    final func sendActions(in simulation: Simulation) {
        actForEngine(in: simulation)
        let subject = simulation.subject(self)
        for action in actions {
            guard let target = action.target.value else {
                simulation.noteLostTarget(of: subject)
                continue
            }
            simulation.recorder.enter(.action, of: subject, Name(shownState.recorded), by: .actionsOfStates)
            action.action.perform(on: target, sender: self, event: nil)
            simulation.recorder.leave()
        }
    }
}
