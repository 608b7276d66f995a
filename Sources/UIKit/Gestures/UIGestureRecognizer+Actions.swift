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

    /// GE.4: tells the targets, in the order added, of the state as it stands now.
    final func sendActions(in simulation: Simulation) {
        actForEngine(in: simulation)
        let subject = simulation.subject(self)
        for action in actions {
            guard let target = action.target.value else { continue }
            simulation.recorder.enter(.action, of: subject, Name(currentState.word), by: .stateMachine)
            action.action.perform(on: target, sender: self, event: nil)
            simulation.recorder.leave()
        }
    }
}

extension UIGestureRecognizer.State {
    var word: Word {
        switch self {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether the gesture goes on.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether the attempt is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
