import EventTrace

/// PL.12: constraints are updated before views are laid out.
extension UIView {
    /// Whether `updateConstraints` is due.
    public final func needsUpdateConstraints() -> Bool { constraintUpdateIsDue }

    final func markForConstraintUpdate() {
        constraintUpdateIsDue = true
        Simulation.current?.transactions.setNeedsLayout()
    }

    /// Of this view and those below it, from the bottom up.
    final func updateMarkedConstraints() {
        guard topmost.takesPartInConstraints, Simulation.current?.holds(.constraintUpdates) != false else { return }
        updateConstraintsInTree()
    }

    private final func updateConstraintsInTree() {
        for child in children { child.updateConstraintsInTree() }
        guard constraintUpdateIsDue else { return }
        constraintUpdateIsDue = false
        guard let controller else { return callUpdateConstraints() }
        controller.tell(.updateViewConstraints, by: .constraintUpdates) { controller.updateViewConstraints() }
    }

    final func callUpdateConstraints() {
        guard let simulation = Simulation.current else { return updateConstraints() }
        simulation.call(.updateConstraints, on: self, by: .constraintUpdates) { updateConstraints() }
    }

    /// A constraint has been installed here, or in what is now below.
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
