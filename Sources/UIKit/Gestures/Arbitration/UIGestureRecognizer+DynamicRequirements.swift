import EventTrace

/// GE.32: requirements that subclasses and delegates name during a gesture.
extension UIGestureRecognizer {
    /// Asks, once per attempt, about each of the others whether it must fail first: both classes, then both delegates.
    final func askForRequirements(among others: ContiguousArray<UIGestureRecognizer>, in simulation: Simulation) {
        others.forEachKeptAlive { askForRequirement($0, by: .dynamicRequirements, in: simulation) }
    }

    final func askForRequirement(_ other: UIGestureRecognizer, by rule: Rule, in simulation: Simulation) {
        // OPTIMIZATION: mostly neither side can name requirements.
        guard other !== self, hasVoice(in: simulation) || other.hasVoice(in: simulation),
            !askedRequirements.containsOne(where: { $0 === other }),
            other.isRunning, other.sharesTouch(with: self), simulation.holds(.dynamicRequirements)
        else { return }
        askedRequirements.append(other)
        guard mustWait(for: other, by: rule, in: simulation) else { return }
        simulation.recorder.decide(.require, simulation.subject(self), simulation.subject(other), by: .dynamicRequirements)
        dynamicRequirements.append(other)
    }

    /// Whether its class or its delegate can name requirements.
    final func hasVoice(in simulation: Simulation) -> Bool {
        delegateReference.delegate != nil || namesRequirements || simulation.overrides(.shouldRequireFailure, in: self)
            || simulation.overrides(.shouldBeRequiredToFail, in: self)
    }

    /// GE.3: whether its place among the recognizers can show although it does not recognize: to client code, or to one that waits for it.
    final func showsItsPlace(in simulation: Simulation) -> Bool {
        !requirements.isEmpty || namesRequirements || delegateReference.delegate != nil || simulation.overridesAny(in: self)
    }

    private final var isRunning: Bool {
        attempt == .waiting || attempt.isAccepted || (attempt == .attempting && currentState != .failed)
    }

    private final func mustWait(for other: UIGestureRecognizer, by rule: Rule, in simulation: Simulation) -> Bool {
        let (mine, its) = (simulation.subject(self), simulation.subject(other))
        if simulation.ask(.shouldRequireFailure, of: self, by: rule, about: its, { shouldRequireFailure(of: other) }) {
            return true
        }
        if simulation.ask(
            .shouldBeRequiredToFail, of: other, by: rule, about: mine, { other.shouldBeRequiredToFail(by: self) })
        {
            return true
        }
        if let delegate = delegateReference.delegate,
            simulation.ask(
                .shouldRequireFailure, ofDelegate: delegate, for: self, by: rule, about: mine,
                { delegate.gestureRecognizer(self, shouldRequireFailureOf: other) })
        {
            return true
        }
        guard let delegate = other.delegateReference.delegate else { return false }
        return simulation.ask(.shouldBeRequiredToFail, ofDelegate: delegate, for: other, by: rule, about: its) {
            delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
        }
    }
}
