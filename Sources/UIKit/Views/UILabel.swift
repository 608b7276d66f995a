/// Text. It takes no touches unless its interaction is enabled.
open class UILabel: UIView {
    override var kind: String { "label" }
    override var engineClass: MethodTable { MethodTable(UILabel.self) }

    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var textAlignment = NSTextAlignment.natural
    /// 0 means as many as the text takes.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
    open var isHighlighted = false
    open var isEnabled = true
    open var highlightedTextColor: UIColor?
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Where lines are broken for the size that it has by itself; 0 means nowhere.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: CGFloat(0), height: CGFloat(-1))
    #if !hasFeature(Embedded)
        /// Its text is `text`.
        open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    #endif

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = Defaults.current.label.isUserInteractionEnabled
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = Defaults.current.label.isUserInteractionEnabled
    }

    open override var intrinsicContentSize: CGSize { size(brokenAt: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : offeredWidth) }
    /// Only text of more than one line depends on the width offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(brokenAt: size.width) }

    /// While constraints are solved, the width that they leave it; 0 means any.
    private final var offeredWidth: CGFloat = 0

    override var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override func heightOfLines(at width: CGFloat) -> CGFloat? {
        offeredWidth = width
        defer { offeredWidth = 0 }
        return lengthOfContent(along: .vertical)
    }

    private func size(brokenAt width: CGFloat) -> CGSize {
        TextMetrics(font: font).size(of: text ?? "", width: numberOfLines == 1 ? 0 : width, lines: numberOfLines)
    }
}
