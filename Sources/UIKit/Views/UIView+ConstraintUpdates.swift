import EventTrace

/// PL.12: constraints are updated before views are laid out.
extension UIView {
    /// Whether `updateConstraints` is due.
    public final func needsUpdateConstraints() -> Bool { constraintUpdateIsDue }

    final func markForConstraintUpdate(in simulation: Simulation?) {
        constraintUpdateIsDue = true
        simulation?.transactions.setNeedsLayout()
    }

    /// Updates the marked constraints of this view and those below it, from the bottom up.
    final func updateMarkedConstraints(in simulation: Simulation?) {
        guard topmost.takesPartInConstraints, simulation?.holds(.constraintUpdates) != false else { return }
        updateConstraintsInTree(in: simulation)
    }

    private final func updateConstraintsInTree(in simulation: Simulation?) {
        for child in children { child.updateConstraintsInTree(in: simulation) }
        guard constraintUpdateIsDue else { return }
        constraintUpdateIsDue = false
        guard let controller else { return callUpdateConstraints(in: simulation) }
        controller.tell(.updateViewConstraints, by: .constraintUpdates, in: simulation) { controller.updateViewConstraints() }
    }

    final func callUpdateConstraints(in simulation: Simulation?) {
        guard let simulation else { return updateConstraints() }
        simulation.call(.updateConstraints, on: self, by: .constraintUpdates) { updateConstraints() }
    }

    /// Records that a constraint was installed here or below.
    final func takePartInConstraints() {
        var view: UIView? = self
        while let current = view, !current.takesPartInConstraints {
            current.takesPartInConstraints = true
            view = current.parent
        }
    }

    private final var topmost: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }
}
