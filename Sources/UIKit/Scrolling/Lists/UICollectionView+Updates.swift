import EventTrace

/// Insertion, deletion and moves of items.
extension UICollectionView: UpdatingList {
    final func prepareList() {
        layout.owner = self
        cells.willShow = { [unowned(unsafe) self] cell, indexPath, simulation in
            tellDelegate(.willDisplayItem, of: indexPath, in: simulation) {
                $0.collectionView(self, willDisplay: cell, forItemAt: indexPath)
            }
        }
        cells.hasHidden = { [unowned(unsafe) self] cell, indexPath, simulation in
            tellDelegate(.didEndDisplayingItem, of: indexPath, in: simulation) {
                $0.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
            }
        }
        setNeedsLayout()
    }

    /// SC.14
    private final func tellDelegate(
        _ method: Word, of indexPath: IndexPath, in simulation: Simulation?, _ body: (any UICollectionViewDelegate) -> Void
    ) {
        guard let delegate = listDelegateReference.delegate else { return }
        guard let simulation else { return body(delegate) }
        simulation.tell(method, toDelegate: delegate, for: self, by: .cellsInSight, about: simulation.name(of: indexPath)) {
            body(delegate)
        }
    }

    final var hasDataSource: Bool { dataSourceReference.delegate != nil }
    final func count(in simulation: Simulation) { _ = counts }

    final func applyUpdates(in simulation: Simulation?) {
        let done = updates
        updates = ListUpdates()
        let new = countsOfSource
        if let old = knownCounts {
            guard check(done, from: old, to: new, of: "item", in: "collection view", simulation) else { return }
        }
        knownCounts = new
        cells.move(of: self, in: simulation) { done.place(after: $0) }
        if done.changesSections { forgetSectionViews(in: simulation) }
        layout.invalidateLayout()
        // New items are requested at once.
        if window != nil { layoutIfNeeded() }
        cells.reconfigure(done.reconfigured.compactMap { done.place(after: $0) }, of: self, in: simulation) {
            dataSourceReference.delegate?.collectionView(self, cellForItemAt: $0)
        }
        cells.letGo(in: simulation)
    }

    /// SC.14: the numbers of the last request.
    final var counts: [Int] {
        if let knownCounts { return knownCounts }
        let counts = countsOfSource
        knownCounts = counts
        return counts
    }

    private final var countsOfSource: [Int] {
        guard let source = dataSourceReference.delegate else { return [] }
        return (0..<source.numberOfSections(in: self)).map { source.collectionView(self, numberOfItemsInSection: $0) }
    }
}
