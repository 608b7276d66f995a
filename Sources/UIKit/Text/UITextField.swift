import EventTrace

/// An editable line of text. The caret stands at the end unless code moves it: fingers do not select.
open class UITextField: UIControl, UITextInput, TextEditor {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    override var kind: String { "textField" }
    override var engineClass: MethodTable { MethodTable(UITextField.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.control + MethodProbe.textField }

    private let tap = TextTap(target: nil, action: nil)
    final var delegateReference = DelegateReference<any UITextFieldDelegate>()
    /// The way in which editing is being ended.
    final var end = EndOfEditing.free

    /// The text, never nil once set, as on iOS. Setting it sends no action and puts the caret at the end.
    open var text: String? {
        get { content }
        set { set(to: newValue ?? "", in: .current) }
    }
    final var content = "" {
        didSet {
            guard content != oldValue else { return }
            invalidateIntrinsicContentSize()
            if clearButton != nil, content.isEmpty != oldValue.isEmpty { showSideViews() }
        }
    }
    final var selection: NSRange?
    final var marked: NSRange?
    /// The view around the field that decides about editing beside the delegate, and clears this when it is deallocated.
    final unowned(unsafe) var host: (any TextFieldHost)?
    /// TX.23: whether the next insertion or deletion replaces the whole text.
    final var owesClearing = false
    /// Whether `becomeFirstResponder` runs, which has already asked the delegate.
    private final var isBeginning = false
    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
    open var textColor: UIColor?
    open var font: UIFont? { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the text is cleared when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the text is hidden. The first key after it is switched on replaces the text.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry, !oldValue { owesClearing = true } } }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false
    /// Has no effect: no text is drawn.
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    private final var inputViews: (input: UIView?, accessory: UIView?)
    /// A view in place of the keyboard, never shown: the keyboard has its height.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    /// A view above the keyboard, never shown: its height is added to the keyboard's.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    #if !hasFeature(Embedded)
        private final var attributed: NSAttributedString?
        /// The text with attributes, which are dropped once the text changes.
        open var attributedText: NSAttributedString? {
            get { attributed?.string == content ? attributed : NSAttributedString(string: content) }
            set {
                attributed = newValue
                text = newValue?.string
            }
        }
        open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    #endif

    // MARK: Views beside the text, which are hit where they are

    open var leftView: UIView? { didSet { sideView(hasChangedFrom: oldValue, to: leftView) } }
    open var rightView: UIView? { didSet { sideView(hasChangedFrom: oldValue, to: rightView) } }
    /// The time at which the button that clears the text is there, unless the text is empty or a right view is in its place.
    open var clearButtonMode = ViewMode.never { didSet { showSideViews() } }
    final var clearButton: ClearButton?
    open var leftViewMode = ViewMode.never { didSet { showSideViews() } }
    open var rightViewMode = ViewMode.never { didSet { showSideViews() } }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { place(of: leftView, in: bounds, atEnd: false) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { place(of: rightView, in: bounds, atEnd: true) }
    /// The frame of the button that clears the text, at the right edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
    /// The bounds: no text is drawn.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if leftView?.superview === self { leftView?.frame = leftViewRect(forBounds: bounds) }
        if rightView?.superview === self { rightView?.frame = rightViewRect(forBounds: bounds) }
        if clearButton?.superview === self { clearButton?.frame = clearButtonRect(forBounds: bounds) }
    }

    open var delegate: (any UITextFieldDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    open var isEditing: Bool { isFirstResponder }
    open override var isEnabled: Bool {
        didSet { tap.isEnabled = isEnabled }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        attach(tap, in: .current)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        attach(tap, in: .current)
    }

    open override var intrinsicContentSize: CGSize {
        let shown = text?.isEmpty == false ? text : placeholder
        return IntrinsicSizes.textField(
            text: shown ?? "", font: font ?? .systemFont(ofSize: UIFont.labelFontSize), hasBorder: borderStyle != .none)
    }
    /// The offered width, at least the intrinsic one, and the intrinsic height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, intrinsicContentSize.width), height: intrinsicContentSize.height)
    }

    // MARK: First responder

    override var takesKeys: Bool { true }
    override func tellsOfKeyboard(in simulation: Simulation) -> Bool { simulation.holds(.keyboardAfterEditingBegins) }
    /// TX.1: asks the delegate if code reads it.
    open override var canBecomeFirstResponder: Bool {
        isEnabled && (host != nil || isBeginning || isFirstResponder || mayBeginEditing(in: .current))
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !waitsForWindow(in: .current), mayBeginEditing(in: .current) else { return false }
        isBeginning = true
        let becomes = super.becomeFirstResponder()
        isBeginning = false
        guard becomes else { return false }
        editingHasBegun(in: .current)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard mayEndEditing(in: .current), super.resignFirstResponder() else { return false }
        editingHasEnded(in: .current)
        return true
    }

    /// TX.6: ends editing in a field that leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isFirstResponder { resign(.leaving, in: .current) }
    }

    // MARK: Keys

    open var hasText: Bool { !content.isEmpty }

    /// Replaces the selection without asking the delegate, which only the keyboard asks.
    open func insertText(_ text: String) { replace(rangeOwed(in: .current) ?? marked ?? selected, by: text, in: .current) }

    /// Deletes the selection, or the character before the caret, without asking the delegate.
    open func deleteBackward() { replace(rangeOwed(in: .current) ?? deleted, by: "", in: .current) }

    // MARK: Places in the text

    open var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }
    open var selectedTextRange: UITextRange? {
        get { selectedText }
        set { select(newValue.map { within($0) }, in: .current) }
    }
    open func text(in range: UITextRange) -> String? { part(range) }
    open func replace(_ range: UITextRange, withText text: String) { replace(within(range), by: text, isInput: true, in: .current) }
    open var markedTextRange: UITextRange? { markedText }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        mark(markedText ?? "", selecting: selectedRange, in: .current)
    }
    open func unmarkText() { marked = nil }
    /// The frame of the caret: behind the text before it, which begins at the left edge.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let metrics = TextMetrics(font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
        let before = part(UITextRange(UITextPosition(0), position)) ?? content
        return CGRect(
            x: metrics.width(of: before), y: (bounds.height - metrics.lineHeight) / 2, width: TextMetrics.caretWidth,
            height: metrics.lineHeight)
    }

    // MARK: Commands of the edit menu

    open override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        canPerform(action, in: .current) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: AnyOrObject?) { cutText(in: .current) }
    open override func copy(_ sender: AnyOrObject?) { copyText(in: .current) }
    open override func paste(_ sender: AnyOrObject?) { pasteText(in: .current) }
    /// Selects all of the text; a field in a window becomes first responder.
    open override func selectAll(_ sender: AnyOrObject?) {
        becomeFirstResponder()
        select(NSRange(location: 0, length: content.utf16.count), in: .current)
    }

    final var isChangeable: Bool { isEnabled }
    final var hidesText: Bool { isSecureTextEntry }
}

/// The type of a keyboard, as plain data: no keyboard is shown.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad
}

/// The type of a return key, as plain data: no keyboard is shown.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
