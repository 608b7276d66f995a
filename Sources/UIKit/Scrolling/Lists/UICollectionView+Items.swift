import EventTrace

/// SC.14: the items, and the cells and section views that show them.
extension UICollectionView {
    final var places: ListPlaces {
        if let knownPlaces, knownPlaces.size == bounds.size { return knownPlaces.places }
        layout.prepare()
        let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
        let places = layout.places(of: counts, in: bounds.size)
        knownPlaces = (places, bounds.size)
        contentSize = places.size
        return places
    }

    final func forgetItems() {
        cells.forget()
        sectionViews.forget { keep($0) }
        forgetPlaces()
    }

    final func forgetPlaces() {
        knownPlaces = nil
        setNeedsLayout()
    }

    final func setLayout(_ new: UICollectionViewLayout) {
        guard new !== layout else { return }
        layout.owner = nil
        layout = new
        new.owner = self
        forgetPlaces()
    }

    final func showItemsInSight() {
        let places = places
        cells.show(places.itemsInSight(bounds), in: self, behind: sectionViews.rearmost(in: self)) {
            dataSourceReference.delegate?.collectionView(self, cellForItemAt: $0)
        }
        showSectionsInSight(places)
    }

    final func registerClass(_ cellClass: CollectionCellClass?, _ identifier: String) {
        let type = cellClass.map { listClass($0, of: UICollectionViewCell.self) }
        cells.register(
            identifier,
            type.map { type in { unsafeDowncast(UICollectionReusableView.make(type, identifier), to: UICollectionViewCell.self) } })
    }

    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let item = places.frame(of: indexPath), !position.isEmpty else { return }
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
