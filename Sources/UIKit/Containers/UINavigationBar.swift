/// A bar that shows the last item of a stack and the way back to the one before.
open class UINavigationBar: UIView {
    override var kind: String { "navigationBar" }
    override var engineClass: MethodTable { MethodTable(UINavigationBar.self) }

    private final var stack: [UINavigationItem] = []
    /// The action of the back button; by default, it removes the last item.
    final var goBack: (() -> Void)?
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
    open var isTranslucent = true
    /// Has no effect: large titles take no room here.
    open var prefersLargeTitles = false

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { show(stack + [item]) }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        defer { show(stack.dropLast()) }
        return stack.last
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

    private final func show(_ items: some Sequence<UINavigationItem>) {
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
            ? [BarPart(back: BarButton { [unowned(unsafe) self] in goToItemBefore() }, title: backTitle)] : []
        return back + (top.leftBarButtonItems ?? []).map { BarPart(.left, $0) }
            + (top.rightBarButtonItems ?? []).map { BarPart(.right, $0) }
            + (top.titleView.map { [BarPart(title: $0)] } ?? [])
    }

    private final var backTitle: String {
        backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    }

    private final func goToItemBefore() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }
}

extension UINavigationItem {
    /// Whether the bar shows a back button to this item beside the left items.
    final func showsBack(before item: UINavigationItem?) -> Bool {
        item != nil && !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }
}
