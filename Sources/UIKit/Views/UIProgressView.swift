/// A bar that shows progress.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    override var kind: String { "progressView" }
    override var engineClass: MethodTable { MethodTable(UIProgressView.self) }

    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// 0…1
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize {
        progressViewStyle == .bar ? IntrinsicSizes.progressBar : IntrinsicSizes.progressView
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
