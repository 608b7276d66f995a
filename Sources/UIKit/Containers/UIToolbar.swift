import EventTrace

/// A bar with items side by side; flexible spaces share the remaining width.
open class UIToolbar: UIView {
    override var kind: String { "toolbar" }
    override var engineClass: MethodTable { MethodTable(UIToolbar.self) }

    private final var parts: [BarPart]?
    /// Holds the views of the items; in the bar from its first layout on.
    private final let content = ToolbarContentView(frame: .zero)

    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            itemsHaveChanged()
        }
    }
    open var barTintColor: UIColor?
    open var isTranslucent = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        for item in items ?? [] { item.bar = nil }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent(in: .current)
        showItems()
    }
}

extension UIToolbar: BarOfItems {
    final func itemsHaveChanged() {
        parts = nil
        setNeedsLayout()
    }

    /// RC.155
    private final func placeContent(in simulation: Simulation?) {
        content.frame = bounds
        guard content.parent == nil else { return }
        if simulation?.applies(.toolbarContent, .place, content, Name(.inFront)) == true {
            addSubview(content)
        } else {
            insertSubview(content, at: 0)
        }
    }

    private final func showItems() {
        let items = items ?? []
        let shown = parts ?? items.map { BarPart(.left, $0) }
        if parts == nil {
            for child in content.children { child.removeFromSuperview() }
            for part in shown where !part.isSpace { content.addSubview(part.view) }
            parts = shown
        }
        place(shown, items)
    }

    private final func place(_ parts: [BarPart], _ items: [UIBarButtonItem]) {
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let rest = max(0, bounds.width - parts.reduce(0) { $0 + $1.width })
        var x = bounds.minX
        for (part, item) in zip(parts, items) {
            let width = item.systemItem == .flexibleSpace ? rest / CGFloat(flexible) : part.width
            part.place(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width
        }
    }
}

/// The system's view of a toolbar around the views of its items, hit where no item is.
final class ToolbarContentView: UIView {
    override var kind: String { "toolbarContentView" }
    override var engineClass: MethodTable { MethodTable(ToolbarContentView.self) }
}
