import EventTrace

/// A control that is tapped.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    override var kind: String { "button" }
    override var engineClass: MethodTable { MethodTable(UIButton.self) }
    override var eventsOfLiftInside: Event { [.touchUpInside, .primaryActionTriggered] }

    open internal(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    open var currentTitle: String? { title(for: state) }

    /// CO.6: keeps a one-finger single tap of a view above from recognizing.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer)
    }
}
