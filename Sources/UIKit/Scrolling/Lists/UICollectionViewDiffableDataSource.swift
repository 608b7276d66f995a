/// A collection's data source that shows snapshots: `apply` changes the collection by what the identifiers differ in.
///
/// The collection keeps it weakly, as any data source.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: UICollectionViewDataSource {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private final let cellProvider: CellProvider
    private final let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType, UICollectionView>
    /// The source of headers and footers.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Becomes the data source of the collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        shown = ShownSnapshot(in: collectionView)
        collectionView.dataSource = self
    }

    /// Shows a snapshot; `completion` runs at the next commit, because nothing is animated.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        shown.show(snapshot, animated: animatingDifferences, in: .current, completion)
    }

    /// Shows a snapshot by a reload of the collection (iOS 15).
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        shown.showByReload(snapshot, in: .current, completion)
    }

    /// A copy of the snapshot that is shown.
    open func snapshot() -> Snapshot { shown.current }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.current.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.current.sections.indices.contains(index) ? shown.current.sections[index].identifier : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.current.indexOfSection(sectionIdentifier) }

    // MARK: Collection data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.current.sections[section].items.count
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = shown.current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError("UICollectionViewDiffableDataSource: the cell provider returned nil")
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError("UICollectionViewDiffableDataSource: no supplementaryViewProvider, or it returned nil")
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canMoveItem, for: collectionView)
        return false
    }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    { Simulation.delegate(self, lacks: .moveItem, for: collectionView) }
}
