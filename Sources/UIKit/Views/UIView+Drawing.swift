import EventTrace

/// PL.15: a view whose class overrides `draw(_:)` draws at the commit.
extension UIView {
    final func markForDisplay(in simulation: Simulation?) {
        layer.setNeedsDisplay()
        isDisplayDue = true
        askForDisplay(in: simulation)
    }

    /// Has the next commit display the view, if its class draws and display is due.
    final func askForDisplay(in simulation: Simulation?) {
        guard isDisplayDue, let simulation, simulation.overrides(.draw, in: self) else { return }
        simulation.transactions.setNeedsDisplay()
    }

    /// Requests the display that was due while the view was hidden or empty.
    final func displayIfUndrawn(in simulation: Simulation?) {
        simulation?.transactions.displayUndrawn()
    }

    /// Draws marked views from this one down, a superview before its subviews. A hidden or empty view waits until it is neither.
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
        // Last, so that a view which marks itself while it draws does not draw for ever.
        isDisplayDue = false
        layer.displayIsNeeded = false
    }
}
