/// Text. It takes no touches unless its interaction is enabled.
open class UILabel: UIView {
    override var kind: String { "label" }
    override var engineClass: MethodTable { MethodTable(UILabel.self) }

    open var text: String?
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var isHighlighted = false
    open var isEnabled = true
    open var highlightedTextColor: UIColor?
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: CGFloat(0), height: CGFloat(-1))
    #if !hasFeature(Embedded)
        /// Its text is `text`.
        open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    #endif

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
