/// A label, which takes no touches unless its interaction is enabled.
open class UILabel: UIView {
    override var kind: String { "label" }
    override var engineClass: MethodTable { MethodTable(UILabel.self) }

    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var textAlignment = NSTextAlignment.natural
    /// The largest number of lines; 0 stands for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
    open var isHighlighted = false
    open var isEnabled = true
    open var highlightedTextColor: UIColor?
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// The width at which lines are broken for its intrinsic size; 0 stands for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: CGFloat(0), height: CGFloat(-1))
    #if !hasFeature(Embedded)
        /// The text with attributes, whose characters become `text`.
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
    /// The size of the text, in which only text of several lines depends on the offered width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(brokenAt: size.width) }

    /// The width that constraints leave, while they are being solved; 0 stands for any width.
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
