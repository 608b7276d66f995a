import EventTrace

/// SC.14: the items, with the cells and section views that show them.
extension UICollectionView {
    /// Prepares the layout if the collection view has a new size or the layout was invalidated.
    final func prepareLayout() {
        guard preparedSize != bounds.size else { return }
        // First, because the layout may ask for frames while it prepares.
        preparedSize = bounds.size
        layout.forgetPlaces()
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

    final func forgetItems(in simulation: Simulation?) {
        updates = ListUpdates()
        moving = nil
        knownCounts = nil
        cells.forget(in: simulation)
        sectionViews.forget { keep($0) }
        forgetPlaces()
    }

    final func forgetPlaces() {
        preparedSize = nil
        // During a layout no other one is needed.
        if !isPlacing { setNeedsLayout() }
    }

    final func setLayout(_ new: UICollectionViewLayout) {
        guard new !== layout else { return }
        layout.owner = nil
        layout = new
        new.owner = self
        forgetPlaces()
    }

    final func showItemsInSight(in simulation: Simulation?) {
        isPlacing = true
        if let shownBounds, shownBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
        shownBounds = bounds
        backgroundView?.frame = bounds
        prepareLayout()
        // SC.14
        let isEverything = simulation?.holds(.cellsInSight) == false
        let all = attributes(in: isEverything ? bounds.union(CGRect(origin: .zero, size: contentSize)) : bounds)
        isPlacing = false
        let items = all.filter { $0.representedElementCategory == .cell && (isEverything || !bounds.isEmpty && $0.frame.overlaps(bounds)) }
            .sorted { $0.indexPath < $1.indexPath }
        cells.show(items.map { ($0.indexPath, $0.frame) }, in: self, behind: sectionViews.rearmost(in: self), in: simulation) {
            indexPath, _ in
            dataSourceReference.delegate?.collectionView(self, cellForItemAt: indexPath)
        }
        arrange(items)
        showSectionViews(all.filter { $0.representedElementCategory == .supplementaryView && $0.frame.overlaps(bounds) })
    }

    /// Applies attributes other than the frames, and orders cells by `zIndex`.
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
