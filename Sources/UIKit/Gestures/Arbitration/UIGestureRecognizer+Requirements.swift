import EventTrace

/// GE.11: failure requirements, named beforehand or found when the recognizer recognizes.
extension UIGestureRecognizer {
    final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.value === other } || dynamicRequirements.contains { $0 === other }
    }

    /// One that it waits for and that has not made up its mind.
    final var unmetRequirement: UIGestureRecognizer? {
        for requirement in requirements {
            if let other = requirement.value, other !== self, other.isUndecided { return other }
        }
        return dynamicRequirements.first { $0.isUndecided }
    }

    private final var isUndecided: Bool {
        standing == .waiting || (standing == .attempting && currentState != .failed)
    }

    /// Asks once in an attempt which of the others must fail first: both classes, then both delegates.
    final func askForRequirements(among others: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation) {
        guard !hasAskedForRequirements else { return }
        hasAskedForRequirements = true
        for other in others where other !== self && other.isUndecided && other.sharesTouch(with: self) {
            if mustWait(for: other, in: simulation) { dynamicRequirements.append(other) }
        }
    }

    private final func mustWait(for other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        let (mine, its) = (simulation.subject(self), simulation.subject(other))
        if simulation.ask(.shouldRequireFailure, of: self, by: .failureRequirement, about: its, { shouldRequireFailure(of: other) }) {
            return true
        }
        if simulation.ask(
            .shouldBeRequiredToFail, of: other, by: .failureRequirement, about: mine, { other.shouldBeRequiredToFail(by: self) })
        {
            return true
        }
        if let delegate,
            simulation.ask(
                .shouldRequireFailure, ofDelegate: delegate, by: .failureRequirement, about: mine,
                { delegate.gestureRecognizer(self, shouldRequireFailureOf: other) })
        {
            return true
        }
        guard let delegate = other.delegate else { return false }
        return simulation.ask(.shouldBeRequiredToFail, ofDelegate: delegate, by: .failureRequirement, about: its) {
            delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
        }
    }
}
