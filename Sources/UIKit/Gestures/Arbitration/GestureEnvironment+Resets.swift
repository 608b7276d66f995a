import EventTrace

/// When a recognizer that is over is reset.
extension GestureEnvironment {
    /// GE.38, GE.37. `isAnyConnected` says whether there are requirements at all.
    func mustWaitForReset(_ recognizer: UIGestureRecognizer, isAnyConnected: Bool, _ simulation: Simulation) -> Bool {
        recognizer.touchesOfAttempt.containsOne { !$0.storedPhase.isOver } && simulation.holds(.resetAfterLastLift)
            || isAnyConnected && mustWaitForOthers(recognizer, simulation)
    }

    /// OPTIMIZATION: mostly there are no requirements, which is found out once for all.
    var isAnyConnected: Bool { attempting.count > 1 && attempting.containsOne { $0.hasRequirements } }

    /// Whether one that this one is connected with, and that has touches, is not over.
    private func mustWaitForOthers(_ recognizer: UIGestureRecognizer, _ simulation: Simulation) -> Bool {
        guard connected(with: recognizer).containsOne(where: { !$0.isOver }), simulation.holds(.resetTogether)
        else { return false }
        if !recognizer.waitsForOthers {
            recognizer.waitsForOthers = true
            let state = Name(recognizer.currentState.word)
            simulation.recorder.decide(.remain, simulation.subject(recognizer), state, by: .resetTogether)
        }
        return true
    }

    /// This one and all that requirements lead to from it, in either direction.
    private func connected(with recognizer: UIGestureRecognizer) -> ContiguousArray<UIGestureRecognizer> {
        var group: ContiguousArray = [recognizer]
        var next = 0
        while next < group.count {
            let member = group[next]
            next += 1
            for other in attempting where !group.containsOne(where: { $0 === other }) {
                if other.requiresFailure(of: member) || member.requiresFailure(of: other) { group.append(other) }
            }
        }
        return group
    }
}

extension UIGestureRecognizer {
    /// Whether arbitration has nothing more to do with this attempt.
    final var isOver: Bool { attempt == .finished || attempt == .accepted(.none) && currentState.isFinal && !hasNews }

    final var isReadyForReset: Bool { attempt == .finished && !isKept }

    fileprivate final var hasRequirements: Bool { !requirements.isEmpty || !dynamicRequirements.isEmpty }
}
