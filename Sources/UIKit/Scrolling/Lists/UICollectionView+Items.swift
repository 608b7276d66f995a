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
        forgetSectionViews(in: simulation)
        layout.invalidateLayout()
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
            request(items.first { $0.indexPath == indexPath }) {
                dataSourceReference.delegate?.collectionView(self, cellForItemAt: indexPath)
            }
        }
        arrange(items, in: simulation)
        showSectionViews(all.filter { $0.representedElementCategory == .supplementaryView && $0.frame.overlaps(bounds) }, in: simulation)
    }

    /// Applies attributes other than the frames, and orders cells by `zIndex`.
    private final func arrange(_ items: [UICollectionViewLayoutAttributes], in simulation: Simulation?) {
        for attributes in items {
            guard let cell = cells.cell(at: attributes.indexPath) else { continue }
            place(cell, attributes)
            apply(attributes, to: cell, in: simulation)
        }
        guard items.contains(where: { $0.zIndex != 0 }) else { return }
        let fromBehind = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        for (_, attributes) in fromBehind {
            if let cell = cells.cell(at: attributes.indexPath) { bringSubviewToFront(cell) }
        }
    }

    final func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if !attributes.isPlain || view.hasOwnLook { attributes.place(view) }
        view.hasOwnLook = !attributes.isPlain
    }

    /// SC.121: gives a dequeued view its place, if the data source is asked for that view.
    final func placeDequeued(_ view: UICollectionReusableView, _ kind: String?, at indexPath: IndexPath, in simulation: Simulation?) {
        view.storedAttributes = nil
        guard let requested, requested.indexPath == indexPath, requested.representedElementKind == kind else { return }
        guard simulation?.holds(.dequeuedInPlace) != false else { return }
        if requested.isPlain { view.frame = requested.frame }
        place(view, requested)
        apply(requested, to: view, in: simulation)
    }

    /// Applies attributes that differ from the last ones.
    final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView, in simulation: Simulation?) {
        let look = attributes.look
        if let stored = view.storedAttributes, stored.look == look, stored.attributes.isEqual(attributes) { return }
        view.storedAttributes = (attributes, look)
        guard let simulation else { return view.apply(attributes) }
        let rule = simulation.holds(.dequeuedInPlace) ? Rule.dequeuedInPlace : .cellsInSight
        simulation.call(.apply, on: view, by: rule) { view.apply(attributes) }
    }

    /// Asks the data source for the view of these attributes, which a dequeue meanwhile gives to the view.
    final func request<View>(_ attributes: UICollectionViewLayoutAttributes?, _ ask: () -> View?) -> View? {
        let outer = requested
        requested = attributes
        defer { requested = outer }
        return ask()
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
