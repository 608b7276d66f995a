/// Layout and display on demand.
extension CALayer {
    /// Whether layout is due.
    public final func needsLayout() -> Bool { layoutIsNeeded }

    /// Whether `displayIfNeeded` would call `display`.
    public final func needsDisplay() -> Bool { displayIsNeeded }

    /// Lays out the tree below the topmost of the unbroken line of ancestors that need it.
    final func layOutFromTopmost() {
        var top = self
        while let next = top.superlayer, next.layoutIsNeeded { top = next }
        top.layOutTree()
    }

    private func layOutTree() {
        if layoutIsNeeded {
            layoutIsNeeded = false
            layoutSublayers()
        }
        for sublayer in storedSublayers { sublayer.layOutTree() }
    }

    final func displayWhenMarked() {
        guard displayIsNeeded else { return }
        displayIsNeeded = false
        display()
    }

    final func displayByDelegate() {
        if let delegate { delegate.display(self) } else { draw(in: CGContext()) }
    }
}
