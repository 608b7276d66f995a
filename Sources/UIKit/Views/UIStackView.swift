/// A view that lays out its arranged subviews in a row or a column, by `StackConstraints`.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment across the axis; the raw values are Apple's.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    override var kind: String { "stackView" }
    override var engineClass: MethodTable { MethodTable(UIStackView.self) }

    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The spacing that the system uses between neighbours.
    public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    final var arranged: [UIView] = []
    final var customSpacings: [(view: UIView, spacing: CGFloat)] = []

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementHasChanged() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementHasChanged() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementHasChanged() } } }
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementHasChanged() } } }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementHasChanged() } }
    }
    open var arrangedSubviews: [UIView] { arranged }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
    /// Removes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { setSpacing(spacing, after: arrangedSubview) }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings.first { $0.view === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
    }

    override func childHasLeft(_ child: UIView) { forget(child) }
    override func childIsHiddenOrShown() { arrangementHasChanged() }
}
