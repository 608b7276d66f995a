import EventTrace

/// A list of rows that touches select. Cells exist for the rows in sight, from the first layout on.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    override var kind: String { "tableView" }
    override var engineClass: MethodTable { MethodTable(UITableView.self) }

    // MARK: Storage

    final var dataSourceReference = DelegateReference<any UITableViewDataSource>()
    /// The scroll view's delegate, under the type of a list's delegate.
    final var listDelegateReference = DelegateReference<any UITableViewDelegate>()
    final let cells = ListCells<UITableViewCell>()
    final let sectionViews = SectionViews()
    final var headerFooterStore = ViewStore<UITableViewHeaderFooterView>()
    /// The frames of rows; nil before the first request and after `reloadData`.
    final var knownPlaces: ListPlaces?
    /// The numbers of rows in the sections at the last request; nil after `reloadData`.
    final var knownCounts: [Int]?
    final var ownHeights = RowHeights()
    /// Whether the delegate has estimated the height of a row.
    final var estimatesByMethod = false
    final var sectionHeights = SectionHeights()
    /// Whether the data source is asked for the numbers of rows.
    final var isCounting = false
    /// The bounds for which rows were last shown; nil if the places have changed since.
    final var shownBounds: CGRect?
    /// Whether rows, headers and footers are being shown, moved or forgotten.
    final var isBusy = false
    /// Whether the data source is asked for a cell.
    final var isRequesting = false
    /// Whether the height of a row is requested for a cell that code dequeues.
    final var isDequeuing = false
    /// The views above the first section and below the last.
    final var endViews: (header: UIView?, footer: UIView?)
    final var editing = false
    /// The rows that a finger swipes.
    final var swiping: RowSwiping?
    /// The row that a finger moves by its control.
    final var moving: RowMove?
    /// Updates of rows that have not been applied.
    final var updates = ListUpdates()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareList()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepareList()
    }

    // MARK: Content

    public final let style: Style
    open var dataSource: (any UITableViewDataSource)? {
        get { dataSourceReference.delegate }
        set {
            let old: AnyObject? = dataSourceReference.delegate
            dataSourceReference.delegate = newValue
            prepareSwiping(in: .current)
            if newValue !== old { forgetAnswers(in: .current) }
        }
    }
    // Swift cannot override a property with another type, as Apple's header does.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { listDelegateReference.delegate }
        set {
            let old: AnyObject? = listDelegateReference.delegate
            listDelegateReference.delegate = newValue
            delegateReference.delegate = newValue
            if newValue !== old { forgetAnswers(in: .current) }
        }
    }
    /// The height in points of rows without one from the delegate. `automaticDimension` is the height of the cell's content.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { forgetRowHeights() } } }
    /// The height in points of a row before it comes into sight; 0 requests the heights of all rows at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetRowHeights() } }
    }

    /// The height in points of headers and footers without one from the delegate. `automaticDimension` fits a title.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetSections() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetSections() } }
    }
    /// The height in points of a header or footer before it comes into sight; 0 requests the heights of all at once.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetSections() } }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetSections() } }
    }
    public static let automaticDimension: CGFloat = -1
    /// The view above the first section; only its height counts.
    open var tableHeaderView: UIView? {
        get { endViews.header }
        set { setEndView(.header, newValue, in: .current) }
    }
    /// The view below the last section; only its height counts.
    open var tableFooterView: UIView? {
        get { endViews.footer }
        set { setEndView(.footer, newValue, in: .current) }
    }

    /// A view behind the rows, as large as the table.
    open var backgroundView: UIView? { didSet { showBackground(insteadOf: oldValue) } }
    // MARK: Plain data: nothing of it is shown

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var cellLayoutMarginsFollowReadableWidth = false
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

    // MARK: Rows

    open func reloadData() {
        forgetRows(in: .current)
        countAfterReload(in: .current)
    }
    open var numberOfSections: Int { places(in: .current).sections.count }
    open func numberOfRows(inSection section: Int) -> Int { places(in: .current).sections[section].count }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { places(in: .current).frame(of: indexPath) ?? .zero }
    /// The section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { places(in: .current).sections[section].frame }
    /// The frame of a header that does not float.
    open func rectForHeader(inSection section: Int) -> CGRect { places(in: .current).sections[section].header }
    open func rectForFooter(inSection section: Int) -> CGRect { places(in: .current).sections[section].footer }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { places(in: .current).item(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { places(in: .current).items(in: rect).map { $0.indexPath } }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.indexPath(of: cell) }
    /// The cell of a row; nil out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.cell(at: indexPath) }
    /// The cells in sight; requested at once if they are not known.
    open var visibleCells: [UITableViewCell] {
        raiseWhileRequesting(in: .current)
        return cellsInSight(in: .current).map { $0.cell }
    }
    /// The index paths of the rows in sight, as of `visibleCells`; nil for none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let inSight = cellsInSight(in: .current)
        return inSight.isEmpty ? nil : inSight.map { $0.indexPath }
    }
    /// The header of a section; nil out of sight or if it has another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews.view(SectionPart.header.rawValue, section) as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews.view(SectionPart.footer.rawValue, section) as? UITableViewHeaderFooterView
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showRowsInSight(in: .current)
        swiping?.place()
        moving?.place()
    }

    // MARK: Changes of the data

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update(in: .current) { $0.inserted += indexPaths } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update(in: .current) { $0.deleted += indexPaths } }
    /// Requests these cells again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update(in: .current) { $0.reloaded += indexPaths } }
    /// Has the rows' cells in sight filled again by the data source, which has to return the same cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { update(in: .current) { $0.reconfigured += indexPaths } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(in: .current) { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(in: .current) { $0.insertedSections += sections }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update(in: .current) { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(in: .current) { $0.reloadedSections += sections }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(in: .current) { $0.movedSections.append((section, newSection)) }
    }
    /// Begins updates that `endUpdates` applies together, removals before insertions; heights are requested again.
    open func beginUpdates() { beginUpdates(in: .current) }
    open func endUpdates() { closeUpdates(in: .current) }
    /// Applies updates; `completion` runs at the next commit, because nothing is animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(in: .current, updates, completion.map { completion in { completion(true) } })
    }

    // MARK: Cells

    open func register(_ cellClass: TableCellClass?, forCellReuseIdentifier identifier: String) { registerClass(cellClass, identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cells.dequeue(identifier, for: self, in: .current)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier, for: indexPath, in: .current) else {
            fatalError("NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier): register a class for it")
        }
        return cell
    }
    open func register(_ aClass: HeaderFooterClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerClass(aClass, ofHeaderFooter: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier, in: .current)
    }

    // MARK: Selection

    open var allowsSelection = Defaults.current.tableView.allowsSelection
    open var allowsMultipleSelection = Defaults.current.tableView.allowsMultipleSelection
    /// Whether a touch selects in editing mode, in place of `allowsSelection`.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var indexPathForSelectedRow: IndexPath? { cells.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { cells.selected.isEmpty ? nil : cells.selected }
    /// Selects a row without calls to the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        cells.select(indexPath, several: selectsSeveral(in: .current), animated: animated, in: .current)
        if let indexPath, scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated, in: .current) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        cells.setSelected(false, indexPath, animated: animated, in: .current)
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated, in: .current)
    }

    /// Whether the table is in editing mode, or a row is swiped or open.
    open var isEditing: Bool {
        get { editing || swiping?.swipe != nil }
        set { setEditing(newValue, animated: false) }
    }
    /// Changes the editing mode, also of the cells in sight.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated, in: .current) }

    // The table's touch methods select: an override without a call to super selects nothing.

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
