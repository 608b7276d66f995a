/// A row of a table. Its touch methods pass touches to the table.
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
    final var accessory: UIView?
    /// The button of an accessory type that has one.
    final var detailButton: RowDetailButton?
    /// The control by which a finger moves the row in editing mode.
    final var moveControl: RowMoveControl?
    final var backgrounds = CellBackgrounds()
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

    /// A cell with the size of a new cell of the default style.
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
    open var imageView: UIImageView? { labels.image(in: content) }
    open var selectionStyle = SelectionStyle.default
    /// The accessory at the right edge, unless there is an accessory view. Only those with a detail button take touches.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateDetailButton() } } }
    open var editingAccessoryType = AccessoryType.none
    /// A subview at the right edge, beside the content view, which gets its own touches.
    open var accessoryView: UIView? {
        get { accessory }
        set { setAccessory(newValue) }
    }
    open var editingAccessoryView: UIView?
    /// The view behind everything else.
    open var backgroundView: UIView? {
        get { backgrounds.usual }
        set { backgrounds.setUsual(newValue, in: self) }
    }
    /// The view in front of the background view, present only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selected }
        set { backgrounds.setSelected(newValue, in: self, isShown: isSelected || isHighlighted) }
    }
    // MARK: Plain data: nothing of it is shown

    open var multipleSelectionBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var indentationLevel = 0
    /// Points per level.
    open var indentationWidth: CGFloat = 10
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var editingStyle: EditingStyle { .none }

    // MARK: States

    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        states.isSelected = selected
        if !backgrounds.isEmpty { backgrounds.show(states.isSelected || states.isHighlighted, in: self) }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        states.isHighlighted = highlighted
        if !backgrounds.isEmpty { backgrounds.show(states.isSelected || states.isHighlighted, in: self) }
    }

    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Called when the table enters or leaves editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { states.isEditing = editing }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() { clearForReuse(in: .current) }

    override func place(ofNew view: UIView, addedAt place: SubviewPlace, in simulation: Simulation?) -> SubviewPlace {
        view === accessory || view === detailButton || view === moveControl
            ? place : self.place(ofNew: view, addedAt: place, behind: content, in: simulation)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// The size of the content view according to its constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { content.fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority, in: .current) }
}

extension UITableViewCell {
    private final func addContent() {
        content.frame = bounds
        addSubview(content)
    }
}
