import EventTrace

/// A list of items that a layout places and touches select.
open class UICollectionView: UIScrollView {
    override var kind: String { "collectionView" }
    override var engineClass: MethodTable { MethodTable(UICollectionView.self) }

    // MARK: Storage

    final var dataSourceReference = DelegateReference<any UICollectionViewDataSource>()
    /// The scroll view's delegate, under the type of a list's delegate.
    final var listDelegateReference = DelegateReference<any UICollectionViewDelegate>()
    final let cells = ListCells<UICollectionViewCell>()
    final let sectionViews = SectionViews()
    final var supplementaryStore = ViewStore<UICollectionReusableView>()
    final var layout: UICollectionViewLayout
    /// The size for which the layout has prepared; nil if it must prepare again.
    final var preparedSize: CGSize?
    /// The numbers of items in the sections; nil before the first request and after a reload.
    final var knownCounts: [Int]?
    /// Whether it is applying the frames of the layout.
    final var isPlacing = false
    /// The attributes for which the data source is asked for a view.
    final var requested: UICollectionViewLayoutAttributes?
    /// The bounds at the last layout.
    final var shownBounds: CGRect?
    /// Updates of items that have not been applied.
    final var updates = ListUpdates()
    /// The item that code moves along with a finger.
    final var moving: ItemMove?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        prepareList()
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepareList()
    }

    deinit {
        layout.owner = nil
    }

    // MARK: Content

    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setLayout(newValue) }
    }
    open var dataSource: (any UICollectionViewDataSource)? {
        get { dataSourceReference.delegate }
        set {
            let old: AnyObject? = dataSourceReference.delegate
            dataSourceReference.delegate = newValue
            if newValue !== old { forgetItems(in: .current) }
        }
    }
    // Swift cannot override a property with another type, as Apple's header does.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { listDelegateReference.delegate }
        set {
            listDelegateReference.delegate = newValue
            delegateReference.delegate = newValue
        }
    }

    open func reloadData() { forgetItems(in: .current) }
    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
            .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(at: indexPath) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.indexPath(of: cell) }
    /// The cell of an item; nil out of sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells.cell(at: indexPath) }
    open var visibleCells: [UICollectionViewCell] { cells.shown.map { $0.cell } }
    open var indexPathsForVisibleItems: [IndexPath] { cells.shown.map { $0.indexPath } }
    /// The header or footer of a section; nil out of sight.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        sectionViews.view(elementKind, indexPath.section) as? UICollectionReusableView
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { setLayout(layout) }
    /// A view behind the items, as large as the collection view.
    open var backgroundView: UIView? { didSet { showBackground(insteadOf: oldValue) } }

    // MARK: Changes of the data

    open func insertItems(at indexPaths: [IndexPath]) { update(in: .current) { $0.inserted += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { update(in: .current) { $0.deleted += indexPaths } }
    /// Requests these cells again.
    open func reloadItems(at indexPaths: [IndexPath]) { update(in: .current) { $0.reloaded += indexPaths } }
    /// Has the items' cells in sight filled again by the data source, which has to return the same cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { update(in: .current) { $0.reconfigured += indexPaths } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(in: .current) { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet) { update(in: .current) { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet) { update(in: .current) { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet) { update(in: .current) { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(in: .current) { $0.movedSections.append((section, newSection)) }
    }
    /// Applies updates; `completion` runs at the next commit, because nothing is animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(in: .current, updates, completion.map { completion in { completion(true) } })
    }

    // MARK: Reordering

    /// Begins to move an item; false if the data source does not allow the movement.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath, in: .current) }
    /// Centres the moved item at a point of the collection view, and makes room for the item there.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { goOnMoving(to: targetPosition, in: .current) }
    /// Leaves the moved item where the others have made room.
    open func endInteractiveMovement() { endMoving(in: .current) }
    /// Returns the moved item to its old place.
    open func cancelInteractiveMovement() { cancelMoving(in: .current) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showItemsInSight(in: .current)
        placeMoved()
    }

    override func targetOffset(forProposed offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    // MARK: Cells

    open func register(_ cellClass: CollectionCellClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, identifier)
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = cells.dequeue(identifier, indexPath, for: self, in: .current) else {
            fatalError("NSInternalInconsistencyException: could not dequeue a cell with identifier \(identifier): register a class for it")
        }
        placeDequeued(cell, nil, at: indexPath, in: .current)
        return cell
    }
    open func register(
        _ viewClass: ReusableViewClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerClass(viewClass, ofKind: elementKind, identifier) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = dequeueSupplementary(elementKind, identifier, in: .current)
        placeDequeued(view, elementKind, at: indexPath, in: .current)
        return view
    }

    // MARK: Selection

    open var allowsSelection = Defaults.current.collectionView.allowsSelection
    open var allowsMultipleSelection = Defaults.current.collectionView.allowsMultipleSelection
    open var indexPathsForSelectedItems: [IndexPath]? { cells.selected }
    /// Selects an item without calls to the delegate, if selection is allowed; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        cells.select(indexPath, several: allowsMultipleSelection, animated: animated, in: .current)
        if let indexPath { scroll(to: indexPath, scrollPosition, animated) }
    }
    /// Deselects an item without calls to the delegate, if selection is allowed.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if allowsSelection { cells.setSelected(false, indexPath, animated: animated, in: .current) }
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    // The collection view's touch methods select: an override without a call to super selects nothing.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches, in: .current)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lift(touches, in: .current)
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        giveUp(touches, in: .current)
        super.touchesCancelled(touches, with: event)
    }
}
