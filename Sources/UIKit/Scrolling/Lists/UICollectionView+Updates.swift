import EventTrace

/// Items that come, go and move. Nothing is animated here: they are in their new places at once.
extension UICollectionView {
    final func prepareList() {
        layout.owner = self
        cells.willShow = { [unowned(unsafe) self] cell, indexPath in
            tellDelegate(.willDisplayItem, of: indexPath) { $0.collectionView(self, willDisplay: cell, forItemAt: indexPath) }
        }
        cells.hasHidden = { [unowned(unsafe) self] cell, indexPath in
            tellDelegate(.didEndDisplayingItem, of: indexPath) { $0.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath) }
        }
        setNeedsLayout()
    }

    /// SC.14
    private final func tellDelegate(_ method: Word, of indexPath: IndexPath, _ body: (any UICollectionViewDelegate) -> Void) {
        guard let delegate = listDelegateReference.delegate else { return }
        guard let simulation = Simulation.current else { return body(delegate) }
        simulation.tell(method, toDelegate: delegate, for: self, by: .cellsInSight, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    /// Changes `updates`, and applies them unless more are to come.
    final func update(_ change: (inout ListUpdates) -> Void) {
        change(&updates)
        if updates.depth == 0 { applyUpdates() }
    }

    private final func applyUpdates() {
        let done = updates
        updates = ListUpdates()
        if let old = knownCounts { check(done, from: old, to: counts, of: "item", in: "collection view") }
        knownCounts = counts
        cells.move { done.place(after: $0) }
        if done.changesSections { sectionViews.forget { keep($0) } }
        layout.invalidateLayout()
        // The new ones are asked for at once.
        if window != nil { layoutIfNeeded() }
    }

    final var counts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

    final func performUpdates(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        updates.depth += 1
        body?()
        updates.depth -= 1
        if updates.depth == 0 { applyUpdates() }
        guard let completion else { return }
        guard let simulation = Simulation.current else { return completion(true) }
        simulation.deferUntilCommit { completion(true) }
    }

    final func showBackground(insteadOf old: UIView?) {
        if backgroundView !== old { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }
}
