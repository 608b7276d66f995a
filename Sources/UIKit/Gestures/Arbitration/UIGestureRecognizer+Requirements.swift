import EventTrace

/// GE.11: failure requirements, named beforehand or found when the recognizer recognizes.
extension UIGestureRecognizer {
    final func add(requirement other: UIGestureRecognizer) {
        guard !requirements.contains(where: { $0.value === other }) else { return }
        requirements.append(WeakReference(other))
    }

    final func requiresFailure(of other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        (requirements.contains { $0.value === other } || dynamicRequirements.contains { $0 === other })
            && simulation.holds(.failureRequirement)
    }

    /// A recognizer that should have failed but has recognized.
    final func recognizedRequirement(in simulation: Simulation) -> UIGestureRecognizer? {
        firstRequirement(in: simulation) { $0.attempt.isAccepted }
    }

    /// A recognizer that this one waits for: it is undecided, and does not itself wait for this one.
    final func unmetRequirement(recordsCycles: Bool, in simulation: Simulation) -> UIGestureRecognizer? {
        firstRequirement(in: simulation) { other in
            guard other.isUndecided else { return false }
            var seen: [UIGestureRecognizer] = []
            guard other.waits(for: self, &seen, in: simulation), simulation.holds(.requirementCycle) else { return true }
            if recordsCycles {
                simulation.recorder.decide(.cycle, simulation.subject(self), simulation.subject(other), by: .requirementCycle)
            }
            return false
        }
    }

    private final func firstRequirement(in simulation: Simulation, where condition: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
        for requirement in requirements {
            if let other = requirement.value, other !== self, condition(other), simulation.holds(.failureRequirement) {
                return other
            }
        }
        return dynamicRequirements.first { $0 !== self && condition($0) && simulation.holds(.failureRequirement) }
    }

    private final var isUndecided: Bool {
        attempt == .waiting || (attempt == .attempting && currentState != .failed)
    }

    /// GE.25: whether it waits for the other, directly or through others that wait.
    private final func waits(for other: UIGestureRecognizer, _ seen: inout [UIGestureRecognizer], in simulation: Simulation) -> Bool {
        guard attempt == .waiting, !seen.contains(where: { $0 === self }) else { return false }
        seen.append(self)
        if requiresFailure(of: other, in: simulation) { return true }
        for requirement in requirements {
            if let next = requirement.value, next.waits(for: other, &seen, in: simulation) { return true }
        }
        for next in dynamicRequirements where next.waits(for: other, &seen, in: simulation) { return true }
        return false
    }
}
