/// A table's data source that shows snapshots: `apply` changes the table by what the identifiers differ in.
///
/// A subclass overrides what is asked about titles, editing and moving; without overrides no row can be edited or moved.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: UITableViewDataSource {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private final let cellProvider: CellProvider
    private final let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType, UITableView>
    /// The animation of rows, which has no effect.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the data source of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        shown = ShownSnapshot(in: tableView)
        tableView.dataSource = self
    }

    /// Shows a snapshot; `completion` runs at the next commit, because nothing is animated.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        shown.show(snapshot, animated: animatingDifferences, in: .current, completion)
    }

    /// Shows a snapshot by a reload of the table (iOS 15).
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

    // MARK: Table data source

    open func numberOfSections(in tableView: UITableView) -> Int { shown.current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.current.sections[section].items.count }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = shown.current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("UITableViewDiffableDataSource: the cell provider returned nil")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canEditRow, for: tableView)
        return false
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .commitEditing, for: tableView) }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canMoveRow, for: tableView)
        return false
    }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        Simulation.delegate(self, lacks: .moveRow, for: tableView)
    }
}
