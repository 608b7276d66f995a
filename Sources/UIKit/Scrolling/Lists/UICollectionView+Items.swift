import EventTrace

/// SC.14: the items and the cells that show them.
extension UICollectionView {
    final var places: CollectionPlaces {
        if let knownPlaces { return knownPlaces }
        layout.prepare()
        let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
        let places = layout.places(of: counts, in: bounds.size)
        knownPlaces = places
        contentSize = places.size
        return places
    }

    final func forgetItems() {
        for (_, cell) in shown { putAway(cell) }
        shown = []
        selected = []
        pressed = nil
        forgetPlaces()
    }

    final func forgetPlaces() {
        knownPlaces = nil
        setNeedsLayout()
    }

    final func setLayout(_ new: UICollectionViewLayout) {
        layout.owner = nil
        layout = new
        new.owner = self
        forgetPlaces()
    }

    final func showItemsInSight() {
        let visible = bounds
        let inSight = places.items.filter { $0.frame.overlaps(visible) || !Simulation.holds(.cellsInSight) }
        for (indexPath, cell) in shown where !inSight.contains(where: { $0.indexPath == indexPath }) { putAway(cell) }
        shown.removeAll { pair in !inSight.contains { $0.indexPath == pair.indexPath } }
        for item in inSight { show(item.indexPath, item.frame) }
    }

    private final func show(_ indexPath: IndexPath, _ frame: CGRect) {
        if let cell = cellForItem(at: indexPath) { return cell.frame = frame }
        guard let cell = references.dataSource?.collectionView(self, cellForItemAt: indexPath) else { return }
        cell.frame = frame
        noteShown(indexPath)
        let place = shown.firstIndex { $0.indexPath > indexPath } ?? shown.count
        shown.insert((indexPath, cell), at: place)
        if selected.contains(indexPath) { cell.isSelected = true }
        addSubview(cell)
        cell.layoutIfNeeded()
    }

    private final func putAway(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        store.keep(cell, cell.reuseIdentifier)
    }

    final func dequeue(_ identifier: String) -> UICollectionViewCell {
        if let cell = store.takeUsed(identifier) {
            if cell.isSelected { cell.isSelected = false }
            if cell.isHighlighted { cell.isHighlighted = false }
            reuse(cell) { cell.prepareForReuse() }
            return cell
        }
        guard let cell = store.makeNew(identifier) else {
            preconditionFailure("UICollectionView: no class registered for this identifier")
        }
        cell.storedReuseIdentifier = identifier
        return cell
    }

    final func registerClass(_ cellClass: CollectionCellClass?, _ identifier: String) {
        guard let cellClass else { return store.register(identifier, nil) }
        #if hasFeature(Embedded)
            store.register(identifier) { UICollectionViewCell.make(cellClass) }
        #else
            guard let type = cellClass as? UICollectionViewCell.Type else { preconditionFailure("UICollectionView: not a class of cells") }
            store.register(identifier) { UICollectionViewCell.make(type) }
        #endif
    }
}

extension CGRect {
    /// Whether they share more than an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
