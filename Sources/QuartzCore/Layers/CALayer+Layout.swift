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

    /// A sublayer has come or gone. What a layer does to its sublayers while it lays them out does not mark it once more.
    final func sublayersHaveChanged() {
        if !isLayingOut { setNeedsLayout() }
    }

    final func sizeHasChanged(from old: CGSize) {
        if let owner { owner.sizeOfLayerHasChanged(from: old) } else { setNeedsLayout() }
    }

    final func layOutByOwner() {
        if let owner { owner.layOutLayer() } else { delegateReference.delegate?.layoutSublayers(of: self) }
    }

    /// Lays out the tree below the topmost of the unbroken line of ancestors that need it.
    final func layOutFromTopmost() {
        var top = self
        while let next = top.superlayer, next.layoutIsNeeded { top = next }
        top.layOutTree()
    }

    /// This layer and those below it that are marked, from the top down. One that is marked again while it is laid out waits for the next time.
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
