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
