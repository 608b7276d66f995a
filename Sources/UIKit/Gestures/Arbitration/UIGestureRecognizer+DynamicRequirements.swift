import EventTrace

/// GE.32: requirements that subclasses and delegates name while touches run.
extension UIGestureRecognizer {
    /// Asks once in an attempt which of the others must fail first: both classes, then both delegates.
    final func askForRequirements(among others: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation) {
        guard dynamicRequirements == nil else { return }
        dynamicRequirements = []
        others.forEachKeptAlive { other in
            guard other !== self, other.isRunning, other.sharesTouch(with: self), simulation.holds(.dynamicRequirements),
                mustWait(for: other, in: simulation)
            else { return }
            dynamicRequirements?.append(other)
        }
    }

    private final var isRunning: Bool {
        attempt == .waiting || attempt.isAccepted || (attempt == .attempting && currentState != .failed)
    }

    private final func mustWait(for other: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        let (mine, its) = (simulation.subject(self), simulation.subject(other))
        if simulation.ask(.shouldRequireFailure, of: self, by: .dynamicRequirements, about: its, { shouldRequireFailure(of: other) }) {
            return true
        }
        if simulation.ask(
            .shouldBeRequiredToFail, of: other, by: .dynamicRequirements, about: mine, { other.shouldBeRequiredToFail(by: self) })
        {
            return true
        }
        if let delegate = delegateReference.delegate,
            simulation.ask(
                .shouldRequireFailure, ofDelegate: delegate, for: self, by: .dynamicRequirements, about: mine,
                { delegate.gestureRecognizer(self, shouldRequireFailureOf: other) })
        {
            return true
        }
        guard let delegate = other.delegateReference.delegate else { return false }
        return simulation.ask(.shouldBeRequiredToFail, ofDelegate: delegate, for: other, by: .dynamicRequirements, about: its) {
            delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
        }
    }
}
