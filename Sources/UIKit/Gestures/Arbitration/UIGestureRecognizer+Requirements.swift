import EventTrace

/// GE.11: failure requirements, named beforehand or found when the recognizer recognizes.
extension UIGestureRecognizer {
    final func add(requirement other: UIGestureRecognizer) {
        guard !requirements.contains(where: { $0.value === other }) else { return }
        requirements.append(WeakReference(other))
    }

    final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        (requirements.contains { $0.value === other } || dynamicRequirements.contains { $0 === other })
            && Simulation.current?.holds(.failureRequirement) != false
    }

    /// One that should have failed and has recognized.
    final var recognizedRequirement: UIGestureRecognizer? {
        firstRequirement { $0.attempt.isAccepted }
    }

    /// One that it waits for: it has not made up its mind, and does not wait for this one itself.
    final func unmetRequirement(recordingCyclesIn simulation: Simulation? = nil) -> UIGestureRecognizer? {
        firstRequirement { other in
            guard other.isUndecided else { return false }
            var seen: [UIGestureRecognizer] = []
            guard other.waits(for: self, &seen), Simulation.current?.holds(.requirementCycle) != false else { return true }
            simulation?.recorder.decide(
                .cycle, simulation?.subject(self) ?? .none, simulation?.subject(other) ?? .none, by: .requirementCycle)
            return false
        }
    }

    private final func firstRequirement(where condition: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
        for requirement in requirements {
            if let other = requirement.value, other !== self, condition(other), Simulation.current?.holds(.failureRequirement) != false {
                return other
            }
        }
        return dynamicRequirements.first { $0 !== self && condition($0) && Simulation.current?.holds(.failureRequirement) != false }
    }

    private final var isUndecided: Bool {
        attempt == .waiting || (attempt == .attempting && currentState != .failed)
    }

    /// GE.25: whether it waits for the other, directly or through others that wait.
    private final func waits(for other: UIGestureRecognizer, _ seen: inout [UIGestureRecognizer]) -> Bool {
        guard attempt == .waiting, !seen.contains(where: { $0 === self }) else { return false }
        seen.append(self)
        if requiresFailure(of: other) { return true }
        for requirement in requirements {
            if let next = requirement.value, next.waits(for: other, &seen) { return true }
        }
        for next in dynamicRequirements where next.waits(for: other, &seen) { return true }
        return false
    }
}
