/// Layout and display on demand.
extension CALayer {
    /// Whether layout is due.
    public final func needsLayout() -> Bool { layoutIsNeeded }

    /// Whether `displayIfNeeded` would call `display`.
    public final func needsDisplay() -> Bool { displayIsNeeded }

    final func markForLayout() {
        layoutIsNeeded = true
        nearestOwner?.layoutOfLayerIsDue()
    }

    /// The view of this layer, or of the nearest one above it.
    final var nearestOwner: (any LayerOwner)? {
        var layer: CALayer? = self
        while let current = layer {
            if let owner = current.owner { return owner }
            layer = current.superlayer
        }
        return nil
    }

    /// Marks the layer after a sublayer was added or removed, except during its own layout.
    final func sublayersHaveChanged() {
        if !isLayingOut { setNeedsLayout() }
    }

    final func sizeHasChanged(from old: CGSize) {
        if let owner { owner.sizeOfLayerHasChanged(from: old) } else { setNeedsLayout() }
    }

    final func layOutByOwner() {
        if let owner { owner.layOutLayer() } else { delegateReference.delegate?.layoutSublayers(of: self) }
    }

    /// Lays out the tree from the topmost of the unbroken line of ancestors that need layout.
    final func layOutFromTopmost() {
        var top = self
        while let next = top.superlayer, next.layoutIsNeeded { top = next }
        top.layOutTree()
    }

    /// Lays out this layer and marked layers below it, from the top down. A layer marked during its own layout waits for the next time.
    package final func layOutTree() {
        if layoutIsNeeded, !isLayingOut {
            layoutIsNeeded = false
            isLayingOut = true
            layoutSublayers()
            isLayingOut = false
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
