import EventTrace

/// A bar that shows the last item of a stack and the way back to the one before.
open class UINavigationBar: UIView {
    override var kind: String { "navigationBar" }
    override var engineClass: MethodTable { MethodTable(UINavigationBar.self) }

    private final var stack: [UINavigationItem] = []
    /// The navigation controller whose bar it is, which is its delegate too, and clears this when it is deallocated.
    final unowned(unsafe) var owner: UINavigationController?
    private final var delegateReference = DelegateReference<any UINavigationBarDelegate>()
    /// The place that the delegate has named.
    private final var position = UIBarPosition.any
    /// The shown parts; nil after a change of the items.
    private final var parts: [BarPart]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit { release() }

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }
    open var barTintColor: UIColor?
    /// The look of the bar, from which its navigation controller takes the style of the status bar.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { owner?.askAboutStatusBar(in: .current) } } }
    open var isTranslucent = true
    /// Has no effect: large titles take no room here.
    open var prefersLargeTitles = false

    /// The delegate. It cannot be set while a navigation controller has the bar, and is that controller then.
    open var delegate: (any UINavigationBarDelegate)? {
        get { if let owner { owner.barDelegate } else { delegateReference.delegate } }
        set {
            if owner != nil {
                fatalError(
                    "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a controller.")
            }
            delegateReference.delegate = newValue
        }
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replace(by: items ?? [], animated, in: .current) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated, in: .current) }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated, in: .current) }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        askForPosition(in: .current)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showItems()
    }
}

extension UINavigationBar: BarOfItems {
    final func itemsHaveChanged() {
        parts = nil
        setNeedsLayout()
    }

    final func show(_ items: some Sequence<UINavigationItem>) {
        release()
        stack = Array(items)
        for item in stack { item.bar = self }
        itemsHaveChanged()
    }

    private final func release() {
        for item in stack {
            item.bar = nil
            for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { button.bar = nil }
        }
    }

    private final func showItems() {
        let shown = parts ?? makeParts()
        if parts == nil {
            for child in children { child.removeFromSuperview() }
            for part in shown where !part.isSpace { addSubview(part.view) }
            parts = shown
        }
        BarPart.place(shown, in: bounds)
    }

    private final func makeParts() -> [BarPart] {
        guard let top = topItem else { return [] }
        for item in (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? []) { item.bar = self }
        let back =
            top.showsBack(before: backItem)
            ? [BarPart(back: BarButton { [unowned(unsafe) self] in goToItemBefore(in: $0) }, title: backTitle)] : []
        return back + (top.leftBarButtonItems ?? []).map { BarPart(.left, $0) }
            + (top.rightBarButtonItems ?? []).map { BarPart(.right, $0) }
            + (top.titleView.map { [BarPart(title: $0)] } ?? [])
    }

    private final var backTitle: String {
        backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    }

    private final func goToItemBefore(in simulation: Simulation?) {
        if let owner { owner.goBackByButton(in: simulation) } else { popItem(animated: true) }
    }

    private final func askForPosition(in simulation: Simulation?) {
        guard owner == nil, superview != nil, let simulation, let delegate, simulation.holds(.barItems) else { return }
        position = simulation.ask(
            .positionForBar, ofDelegate: delegate, for: self, by: .barItems, about: .none, { delegate.position(for: self) },
            name: { simulation.name(ofNumber: $0.rawValue) })
    }
}

extension UINavigationBar: UIBarPositioning {
    public final var barPosition: UIBarPosition { position == .any ? .top : position }
}

extension UINavigationItem {
    /// Whether the bar shows a back button to this item beside the left items.
    final func showsBack(before item: UINavigationItem?) -> Bool {
        item != nil && !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }
}
