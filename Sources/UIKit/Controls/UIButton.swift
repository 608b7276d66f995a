import EventTrace

/// A control for taps.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    override var kind: String { "button" }
    override var engineClass: MethodTable { MethodTable(UIButton.self) }
    override var eventsOfLiftInside: Event { [.touchUpInside, .primaryActionTriggered] }

    open internal(set) var buttonType = ButtonType.custom
    final var looks = ButtonLooks()
    /// The menu, which is never shown; the record notes it.
    open var menu: UIMenu? { didSet { if menu != nil { Simulation.current?.note(.menu) } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// CO.6: false for a one-finger single tap of a view above.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }

    // MARK: Looks, on which no event depends but by the size that they take

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setTitleColor(_ color: UIColor?, for state: State) { looks[state].titleColor = color }
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { looks[state].backgroundImage = image }
    open func title(for state: State) -> String? { looks.value(for: state) { $0.title } }
    open func titleColor(for state: State) -> UIColor? { looks.value(for: state) { $0.titleColor } }
    open func image(for state: State) -> UIImage? { looks.value(for: state) { $0.image } }
    open func backgroundImage(for state: State) -> UIImage? { looks.value(for: state) { $0.backgroundImage } }
    open override var intrinsicContentSize: CGSize {
        let font = label?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
        if let configuration = shownConfiguration { return configuration.size(font: font) }
        return IntrinsicSizes.button(title: currentTitle, font: font, image: currentImage, insets: contentEdgeInsets)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// The configuration, which replaces title, image and insets. Parts that it lacks come from the button's state.
    open var configuration: Configuration? {
        didSet {
            invalidateIntrinsicContentSize()
            if oldValue == nil, configuration != nil { setNeedsUpdateConfiguration() }
        }
    }
    /// Called at the next layout after a request for an update or a change of state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    private final var needsUpdate = false

    open override func layoutSubviews() {
        if needsUpdate {
            needsUpdate = false
            updateConfiguration()
        }
        super.layoutSubviews()
    }
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateHasChanged() } } }
    open override var isSelected: Bool { didSet { if isSelected != oldValue { stateHasChanged() } } }
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateHasChanged() } } }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) { looks[state].titleShadowColor = color }
    open func titleShadowColor(for state: State) -> UIColor? { looks.value(for: state) { $0.titleShadowColor } }
    #if !hasFeature(Embedded)
        open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
            looks[state].attributedTitle = title
            setTitle(title?.string, for: state)
        }
        open func attributedTitle(for state: State) -> NSAttributedString? { looks.value(for: state) { $0.attributedTitle } }
    #endif
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var isPointerInteractionEnabled = false

    /// The view of the image in the current state, created on first use; it takes no touches.
    open var imageView: UIImageView? { viewWithImage() }

    private final var shownImage: UIImageView?

    /// The label of the title in the current state, created on first use; it takes no touches.
    open var titleLabel: UILabel? { labelWithTitle() }

    private final var label: UILabel?
}

extension UIButton {
    /// Requests an update, if there is a handler for it.
    private final func stateHasChanged() {
        if automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    private final var shownConfiguration: Configuration? {
        var shown = configuration
        shown?.title = configuration?.title ?? currentTitle
        shown?.image = configuration?.image ?? currentImage
        return shown
    }

    /// Changes a look, and requests a layout if the size changes.
    private final func change(_ state: State, _ body: (inout ButtonLooks.Look) -> Void) {
        let (title, image) = (looks[state].title, looks[state].image?.size)
        body(&looks[state])
        if looks[state].title != title || looks[state].image?.size != image { invalidateIntrinsicContentSize() }
    }

    private final func labelWithTitle() -> UILabel {
        let shown = label ?? UILabel(frame: bounds)
        if label == nil {
            label = shown
            shown.font = .systemFont(ofSize: UIFont.buttonFontSize)
            addSubview(shown)
        }
        shown.text = shownConfiguration?.title ?? currentTitle
        return shown
    }

    private final func viewWithImage() -> UIImageView {
        let shown = shownImage ?? UIImageView(frame: bounds)
        if shownImage == nil {
            shownImage = shown
            addSubview(shown)
        }
        shown.image = shownConfiguration?.image ?? currentImage
        return shown
    }

    private final func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }
}
