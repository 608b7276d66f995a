/// A row of a table. Its touch methods pass the touches on to the table.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    override var kind: String { "tableViewCell" }
    override var engineClass: MethodTable { MethodTable(UITableViewCell.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.tableCell }

    final let content: UIView = CellContentView()
    private final var labels = CellLabels()
    private final var states = (isSelected: false, isHighlighted: false, isEditing: false)
    public final let reuseIdentifier: String?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContent()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// As large as a new cell of the default style.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addContent()
    }

    open var contentView: UIView { content }
    open var textLabel: UILabel? { labels.text(in: content) }
    open var detailTextLabel: UILabel? { labels.detail(in: content) }
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none

    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) { states.isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { states.isHighlighted = highlighted }

    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Called when the table goes into editing mode or leaves it.
    open func setEditing(_ editing: Bool, animated: Bool) { states.isEditing = editing }

    /// Called before the cell is used for another row.
    open func prepareForReuse() { clearForReuse() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    /// The size that the content view comes to.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { content.fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
}

extension UITableViewCell {
    private final func addContent() {
        content.frame = bounds
        addSubview(content)
    }
}
