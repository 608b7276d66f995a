/// The header or footer of a table's section, which can be reused for another one.
open class UITableViewHeaderFooterView: UIView {
    override var kind: String { "tableViewHeaderFooterView" }
    override var engineClass: MethodTable { MethodTable(UITableViewHeaderFooterView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.headerFooterView }

    private final let content: UIView = CellContentView()
    private final var labels = CellLabels()
    public final let reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(content)
    }

    open var contentView: UIView { content }
    open var textLabel: UILabel? { labels.text(in: content) }
    open var detailTextLabel: UILabel? { labels.detail(in: content) }

    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
