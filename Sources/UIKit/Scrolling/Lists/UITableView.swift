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

    final var references = TableReferences()
    final var store = CellStore<UITableViewCell>()
    /// Nil until they have been asked for, and after `reloadData`.
    final var knownRows: TableRows?
    final var shown: [(indexPath: IndexPath, cell: UITableViewCell)] = []
    final var selected: [IndexPath] = []
    final var pressed: (touch: UITouch, indexPath: IndexPath)?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setNeedsLayout()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setNeedsLayout()
    }

    // MARK: Content

    public final let style: Style
    open var dataSource: (any UITableViewDataSource)? {
        get { references.dataSource }
        set {
            references.dataSource = newValue
            forgetRows()
        }
    }
    // Swift has no overriding of a property by one of another type, as Apple's header has it.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { references.delegate }
        set {
            references.delegate = newValue
            delegateReference.delegate = newValue
            forgetRows()
        }
    }
    /// Points; of every row for which the delegate does not say otherwise.
    open var rowHeight: CGFloat = 44

    open func reloadData() { forgetRows() }
    open var numberOfSections: Int { rows.rowsInSection.count }
    open func numberOfRows(inSection section: Int) -> Int { rows.rowsInSection[section] }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(of: indexPath) ?? .zero }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { bounds.width > point.x ? rows.row(at: point.y)?.indexPath : nil }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.indexPath }
    /// Nil for a row out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.first { $0.indexPath == indexPath }?.cell }
    open var visibleCells: [UITableViewCell] { shown.map { $0.cell } }
    open var indexPathsForVisibleRows: [IndexPath]? { shown.isEmpty ? nil : shown.map { $0.indexPath } }
    open override func layoutSubviews() { showRowsInSight() }

    // MARK: Cells

    open func register(_ cellClass: TableCellClass?, forCellReuseIdentifier identifier: String) { registerClass(cellClass, identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeue(identifier) else { preconditionFailure("UITableView: no class registered for this identifier") }
        return cell
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var indexPathForSelectedRow: IndexPath? { selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
    /// Selects without a word to the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectQuietly(indexPath, animated, scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath, animated: animated) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

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
