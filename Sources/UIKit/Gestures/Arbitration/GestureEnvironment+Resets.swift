import EventTrace

/// The time of a recognizer's reset.
extension GestureEnvironment {
    /// GE.38, GE.37: whether a recognizer must wait for its reset. `isAnyConnected` is false if there are no requirements.
    func mustWaitForReset(_ recognizer: UIGestureRecognizer, isAnyConnected: Bool, in simulation: Simulation) -> Bool {
        recognizer.touchesOfAttempt.containsOne { !$0.storedPhase.isOver } && !ignoresTouches(recognizer, in: simulation)
            && simulation.holds(.resetAfterLastLift)
            || isAnyConnected && mustWaitForOthers(recognizer, in: simulation)
    }

    /// GE.49
    private func ignoresTouches(_ recognizer: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        recognizer.ignoresTouchesOnceFailed && recognizer.currentState == .failed && simulation.applies(.failedSwipe, .ignore, recognizer)
    }

    /// OPTIMIZATION: mostly there are no requirements, which one check finds out for all recognizers.
    var isAnyConnected: Bool { attempting.count > 1 && attempting.containsOne { $0.hasRequirements } }

    /// Whether a connected recognizer with touches has not ended.
    private func mustWaitForOthers(_ recognizer: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        guard connected(with: recognizer, in: simulation).containsOne(where: { !$0.isOver }), simulation.holds(.resetTogether)
        else { return false }
        if !recognizer.waitsForOthers {
            recognizer.waitsForOthers = true
            let state = Name(recognizer.currentState.recorded)
            simulation.recorder.decide(.remain, simulation.subject(recognizer), state, by: .resetTogether)
        }
        return true
    }

    /// The recognizers that requirements connect with this one, in either direction, itself included.
    private func connected(with recognizer: UIGestureRecognizer, in simulation: Simulation) -> ContiguousArray<UIGestureRecognizer> {
        var group: ContiguousArray = [recognizer]
        var next = 0
        while next < group.count {
            let member = group[next]
            next += 1
            for other in attempting where !group.containsOne(where: { $0 === other }) {
                if other.requiresFailure(of: member, in: simulation) || member.requiresFailure(of: other, in: simulation) {
                    group.append(other)
                }
            }
        }
        return group
    }
}

extension UIGestureRecognizer {
    /// Whether arbitration has finished with this attempt.
    final var isOver: Bool { attempt == .finished || attempt == .accepted(.none) && currentState.isFinal && !hasNews }

    final var isReadyForReset: Bool { attempt == .finished && !isKept }

    fileprivate final var hasRequirements: Bool { !requirements.isEmpty || !dynamicRequirements.isEmpty }
}
