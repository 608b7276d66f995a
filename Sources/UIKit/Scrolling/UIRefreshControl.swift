/// A control above the content of a scroll view, out of sight until a finger pulls the content down. Touches on it belong to the content.
open class UIRefreshControl: UIControl {
    override var kind: String { "refreshControl" }
    override var engineClass: MethodTable { MethodTable(UIRefreshControl.self) }

    private final var refreshes = false

    /// Points.
    private static var height: CGFloat { 60 }

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.bounds.size.height = Self.height
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// True from the pull, or from `beginRefreshing`, until `endRefreshing`.
    open var isRefreshing: Bool { refreshes }
    /// Begins refreshing without an action, and does not move the content.
    open func beginRefreshing() { refreshes = true }
    /// Ends refreshing; the content moves back over the control. Content that glides stops, even if nothing was refreshing.
    open func endRefreshing() {
        let wasRefreshing = refreshes
        refreshes = false
        (superview as? UIScrollView)?.refreshingHasEnded(movesBack: wasRefreshing, in: .current)
    }
    #if !hasFeature(Embedded)
        /// The title, as plain data: no text is drawn.
        open var attributedTitle: NSAttributedString?
    #endif

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scroll = superview as? UIScrollView else { return }
        scroll.hasRefreshControl = true
        autoresizingMask = .flexibleWidth
        frame = CGRect(x: 0, y: -frame.height, width: scroll.bounds.width, height: frame.height)
    }

    /// SC.80
    final func hasBeenPulled(in simulation: Simulation) {
        refreshes = true
        send(UIControl.changeOfValue, with: nil, in: simulation)
    }
}
