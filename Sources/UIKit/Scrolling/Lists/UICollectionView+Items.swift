import EventTrace

/// SC.14: the items, and the cells and section views that show them.
extension UICollectionView {
    /// Asks the layout anew if the collection view has another size, or the layout has been invalidated.
    final func prepareLayout() {
        guard preparedSize != bounds.size else { return }
        // First, because the layout may ask for what lies where while it prepares.
        preparedSize = bounds.size
        layout.forgetPlaces()
        knownCounts = counts
        layout.prepare()
        contentSize = layout.collectionViewContentSize
    }

    final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        return layout.layoutAttributesForElements(in: rect) ?? []
    }

    final func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForItem(at: indexPath)
    }

    final func forgetItems() {
        updates = ListUpdates()
        knownCounts = nil
        cells.forget()
        sectionViews.forget { keep($0) }
        forgetPlaces()
    }

    final func forgetPlaces() {
        preparedSize = nil
        // Who lays it out anew already need not do so again.
        if !isPlacing { setNeedsLayout() }
    }

    final func setLayout(_ new: UICollectionViewLayout) {
        guard new !== layout else { return }
        layout.owner = nil
        layout = new
        new.owner = self
        forgetPlaces()
    }

    final func showItemsInSight() {
        isPlacing = true
        if let shownBounds, shownBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
        shownBounds = bounds
        backgroundView?.frame = bounds
        prepareLayout()
        // SC.14
        let isEverything = Simulation.current?.holds(.cellsInSight) == false
        let all = attributes(in: isEverything ? bounds.union(CGRect(origin: .zero, size: contentSize)) : bounds)
        isPlacing = false
        let items = all.filter { $0.representedElementCategory == .cell && (isEverything || $0.frame.overlaps(bounds)) }
            .sorted { $0.indexPath < $1.indexPath }
        cells.show(items.map { ($0.indexPath, $0.frame) }, in: self, behind: sectionViews.rearmost(in: self)) {
            dataSourceReference.delegate?.collectionView(self, cellForItemAt: $0)
        }
        arrange(items)
        showSectionViews(all.filter { $0.representedElementCategory == .supplementaryView && $0.frame.overlaps(bounds) })
    }

    /// What a layout says beside the frames. Cells stand in the order of their `zIndex` then.
    private final func arrange(_ items: [UICollectionViewLayoutAttributes]) {
        for attributes in items {
            guard let cell = cells.cell(at: attributes.indexPath) else { continue }
            if !attributes.isPlain || cell.hasOwnLook { attributes.place(cell) }
            cell.hasOwnLook = !attributes.isPlain
            cell.apply(attributes)
        }
        guard items.contains(where: { $0.zIndex != 0 }) else { return }
        let fromBehind = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        for (_, attributes) in fromBehind {
            if let cell = cells.cell(at: attributes.indexPath) { bringSubviewToFront(cell) }
        }
    }

    final func registerClass(_ cellClass: CollectionCellClass?, _ identifier: String) {
        let type = cellClass.map { listClass($0, of: UICollectionViewCell.self) }
        cells.register(
            identifier,
            type.map { type in { unsafeDowncast(UICollectionReusableView.make(type, identifier), to: UICollectionViewCell.self) } })
    }

    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let item = attributes(at: indexPath)?.frame, !position.isEmpty else { return }
        var offset = contentOffset
        let size = bounds.size
        if position.contains(.top) { offset.y = item.minY }
        if position.contains(.centeredVertically) { offset.y = item.midY - size.height / 2 }
        if position.contains(.bottom) { offset.y = item.maxY - size.height }
        if position.contains(.left) { offset.x = item.minX }
        if position.contains(.centeredHorizontally) { offset.x = item.midX - size.width / 2 }
        if position.contains(.right) { offset.x = item.maxX - size.width }
        setContentOffset(nearestOffset(to: offset), animated: animated)
    }
}
