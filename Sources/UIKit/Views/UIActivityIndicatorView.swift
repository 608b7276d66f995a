/// An activity indicator, which takes touches like any view.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    override var kind: String { "activityIndicatorView" }
    override var engineClass: MethodTable { MethodTable(UIActivityIndicatorView.self) }

    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    open var color: UIColor!
    open private(set) var isAnimating = false
    /// Whether it is hidden, and so not hit, while it does not animate.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: CGPoint(), size: IntrinsicSizes.activityIndicator(style)))
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() { turn(true) }
    open func stopAnimating() { turn(false) }
    open override var intrinsicContentSize: CGSize { IntrinsicSizes.activityIndicator(style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func turn(_ isTurning: Bool) {
        isAnimating = isTurning
        isHidden = hidesWhenStopped && !isTurning
    }
}
