import EventTrace

/// PL.15: a view whose class overrides `draw(_:)` draws at the commit.
extension UIView {
    final func markForDisplay() {
        layer.setNeedsDisplay()
        isDisplayDue = true
        askForDisplay()
    }

    /// The next commit displays the view, if its class draws and display is due.
    final func askForDisplay() {
        guard isDisplayDue, let simulation = Simulation.current, simulation.overrides(.draw, in: self) else { return }
        simulation.transactions.setNeedsDisplay()
    }

    /// The view has come into sight, or has a size now: what it did not draw meanwhile is due.
    final func displayIfUndrawn() {
        Simulation.current?.transactions.displayUndrawn()
    }

    /// This view and those below it that are marked, a superview before its subviews. A view that is hidden or empty waits until it is not.
    final func drawIfNeeded(in simulation: Simulation) {
        guard !layer.storedIsHidden else { return simulation.transactions.leaveUndrawn() }
        if isDisplayDue, simulation.overrides(.draw, in: self) { drawNow(in: simulation) }
        for child in children { child.drawIfNeeded(in: simulation) }
    }

    private final func drawNow(in simulation: Simulation) {
        let bounds = layer.bounds
        guard bounds.size.width > 0, bounds.size.height > 0 else { return simulation.transactions.leaveUndrawn() }
        let outer = simulation.shared.drawings.count
        simulation.shared.drawings.append(nil)
        simulation.call(.draw, on: self, by: .drawAtCommit) { draw(bounds) }
        simulation.shared.drawings.removeSubrange(outer...)
        // Last, so that a view that marks itself while it draws does not draw for ever.
        isDisplayDue = false
        layer.displayIsNeeded = false
    }
}
