import EventTrace

/// A list of items that a layout places and that are selected by touch.
open class UICollectionView: UIScrollView {
    override var kind: String { "collectionView" }
    override var engineClass: MethodTable { MethodTable(UICollectionView.self) }

    // MARK: Storage

    final var references = CollectionReferences()
    final var store = CellStore<UICollectionViewCell>()
    final var layout: UICollectionViewLayout
    /// Nil until they have been asked for, and after `reloadData`.
    final var knownPlaces: CollectionPlaces?
    final var shown: [(indexPath: IndexPath, cell: UICollectionViewCell)] = []
    final var selected: [IndexPath] = []
    final var pressed: (touch: UITouch, indexPath: IndexPath)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.owner = self
        setNeedsLayout()
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.owner = self
        setNeedsLayout()
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
        get { references.dataSource }
        set {
            references.dataSource = newValue
            forgetItems()
        }
    }
    // Swift has no overriding of a property by one of another type, as Apple's header has it.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { references.delegate }
        set {
            references.delegate = newValue
            delegateReference.delegate = newValue
        }
    }

    open func reloadData() { forgetItems() }
    open var numberOfSections: Int { references.dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        references.dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { places.item(at: point) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.indexPath }
    /// Nil for an item out of sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown.first { $0.indexPath == indexPath }?.cell }
    open var visibleCells: [UICollectionViewCell] { shown.map { $0.cell } }
    open var indexPathsForVisibleItems: [IndexPath] { shown.map { $0.indexPath } }
    open override func layoutSubviews() { showItemsInSight() }

    // MARK: Cells

    open func register(_ cellClass: CollectionCellClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, identifier)
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeue(identifier)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var indexPathsForSelectedItems: [IndexPath]? { selected }
    /// Deselects without a word to the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

    // An item is selected by the collection view's touch methods: an override that does not call super selects none.

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
