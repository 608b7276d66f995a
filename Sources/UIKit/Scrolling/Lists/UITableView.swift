import EventTrace

/// A list of rows that are selected by touch. Cells exist for the rows in sight, from the time they are laid out.
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
    /// The same object as the scroll view's delegate, as what a list asks.
    final var listDelegateReference = DelegateReference<any UITableViewDelegate>()
    final let cells = ListCells<UITableViewCell>()
    final let sectionViews = SectionViews()
    final var headerFooterStore = ViewStore<UITableViewHeaderFooterView>()
    /// Nil until they have been asked for, and after `reloadData`.
    final var knownPlaces: ListPlaces?
    /// How many rows the sections had when they were asked last; nil after `reloadData`.
    final var knownCounts: [Int]?
    final var ownHeights = RowHeights()
    /// Above the first section and below the last.
    final var endViews: (header: UIView?, footer: UIView?)
    final var editing = false
    /// Of the rows, that have not been applied yet.
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
            if newValue !== old { forgetRows() }
        }
    }
    // Swift has no overriding of a property by one of another type, as Apple's header has it.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { listDelegateReference.delegate }
        set {
            let old: AnyObject? = listDelegateReference.delegate
            listDelegateReference.delegate = newValue
            delegateReference.delegate = newValue
            if newValue !== old { forgetRows() }
        }
    }
    /// Points; of every row for which the delegate does not say otherwise. `automaticDimension` is what the content of the cell comes to.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { forgetHeights() } } }
    /// Points; taken for a row of automatic height until it comes into sight.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { forgetHeights() } } }

    /// Points; of every header and footer for which the delegate does not say otherwise. `automaticDimension` is enough for a title.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetPlaces() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetPlaces() } }
    }
    public static let automaticDimension: CGFloat = -1
    /// Above the first section; its height counts.
    open var tableHeaderView: UIView? {
        get { endViews.header }
        set { setEndView(.header, newValue) }
    }
    /// Below the last section; its height counts.
    open var tableFooterView: UIView? {
        get { endViews.footer }
        set { setEndView(.footer, newValue) }
    }

    /// Behind the rows, as large as the table.
    open var backgroundView: UIView? { didSet { showBackground(insteadOf: oldValue) } }
    // MARK: Plain data: nothing of it is shown

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Points; taken for what the delegate says of headers until they come into sight, which here is never needed.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

    // MARK: Rows

    open func reloadData() { forgetRows() }
    open var numberOfSections: Int { places.sections.count }
    open func numberOfRows(inSection section: Int) -> Int { places.sections[section].count }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { places.frame(of: indexPath) ?? .zero }
    /// The section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { places.sections[section].frame }
    /// Where it is when it does not float.
    open func rectForHeader(inSection section: Int) -> CGRect { places.sections[section].header }
    open func rectForFooter(inSection section: Int) -> CGRect { places.sections[section].footer }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { places.item(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { places.items(in: rect).map { $0.indexPath } }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.indexPath(of: cell) }
    /// Nil for a row out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.cell(at: indexPath) }
    open var visibleCells: [UITableViewCell] { cells.shown.map { $0.cell } }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.isEmpty ? nil : cells.shown.map { $0.indexPath } }
    /// Nil for a section whose header is out of sight, or is none of this class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews.view(SectionPart.header.rawValue, section) as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews.view(SectionPart.footer.rawValue, section) as? UITableViewHeaderFooterView
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showRowsInSight()
    }

    // MARK: Changes of the data

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.inserted += indexPaths } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.deleted += indexPaths } }
    /// Asks for these cells anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.reloaded += indexPaths } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.moved.append((indexPath, newIndexPath)) } }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }
    /// What is changed until `endUpdates` is applied together: what goes before what comes. Heights are asked for anew.
    open func beginUpdates() { updates.depth += 1 }
    open func endUpdates() { closeUpdates() }
    /// `completion` is called with the next commit, as nothing is animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { performUpdates(updates, completion) }

    // MARK: Cells

    open func register(_ cellClass: TableCellClass?, forCellReuseIdentifier identifier: String) { registerClass(cellClass, identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cells.dequeue(identifier, for: self) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cells.dequeue(identifier, for: self) else {
            fatalError("NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier): register a class for it")
        }
        return cell
    }
    open func register(_ aClass: HeaderFooterClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerClass(aClass, ofHeaderFooter: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Selection

    open var allowsSelection = Defaults.current.tableView.allowsSelection
    open var allowsMultipleSelection = Defaults.current.tableView.allowsMultipleSelection
    /// Whether a touch selects in editing mode, for which `allowsSelection` does not count.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var indexPathForSelectedRow: IndexPath? { cells.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { cells.selected.isEmpty ? nil : cells.selected }
    /// Selects without a word to the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        cells.select(indexPath, several: selectsSeveral, animated: animated)
        if let indexPath, scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        cells.setSelected(false, indexPath, animated: animated)
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    /// Also tells the cells in sight.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    // A row is selected by the table's touch methods: an override that does not call super selects none.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lift(touches)
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        giveUp(touches)
        super.touchesCancelled(touches, with: event)
    }
}
