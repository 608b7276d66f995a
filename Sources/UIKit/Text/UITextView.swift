import EventTrace

/// Text of several lines that is edited with the keyboard. The caret stands at the end unless code moves it: no finger selects.
open class UITextView: UIScrollView, UITextInput, TextEditor {
    override var kind: String { "textView" }
    override var engineClass: MethodTable { MethodTable(UITextView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.scrollView + MethodProbe.textView }

    private let tap = TextTap(target: nil, action: nil)
    final var editDelegateReference = DelegateReference<any UITextViewDelegate>()
    /// Whether editing ends whatever the delegate says.
    final var isForcedToEnd = false
    /// While constraints are solved, the width that they leave it; 0 means any.
    private final var offeredWidth: CGFloat = 0

    /// Setting it calls no `textViewDidChange` and takes the caret to the end.
    open var text: String! {
        get { content }
        set { set(to: newValue ?? "") }
    }
    final var content = "" { didSet { if content != oldValue { textHasChanged() } } }
    final var selection: NSRange?
    open var textColor: UIColor?
    open var font: UIFont? { didSet { if font != oldValue { textHasChanged() } } }
    open var textAlignment = NSTextAlignment.natural
    /// Points around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textHasChanged() } }
    }
    /// Whether a tap begins editing.
    open var isEditable = true { didSet { tap.isEnabled = isEditable } }
    open var isSelectable = true
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false
    private final var inputViews: (input: UIView?, accessory: UIView?)
    /// In the place of the keyboard, which is not shown.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    /// Above the keyboard, which is not shown.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    #if !hasFeature(Embedded)
        private final var attributed: NSAttributedString?
        /// Without attributes if its text has changed since.
        open var attributedText: NSAttributedString! {
            get { attributed?.string == content ? attributed : NSAttributedString(string: content) }
            set {
                attributed = newValue
                text = newValue?.string
            }
        }
    #endif

    // Swift has no overriding of a property by one of another type, as Apple's header has it.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { editDelegateReference.delegate }
        set {
            editDelegateReference.delegate = newValue
            delegateReference.delegate = newValue
        }
    }

    /// Where text would lie; as plain data.
    public final let textContainer: NSTextContainer

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        attach(tap)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        attach(tap)
    }

    // MARK: Size

    /// A text view that scrolls has no size of its own.
    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : size(brokenAt: offeredWidth) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(brokenAt: size.width) }
    override var breaksLines: Bool { !isScrollEnabled }

    override func heightOfLines(at width: CGFloat) -> CGFloat? {
        offeredWidth = width
        defer { offeredWidth = 0 }
        return lengthOfContent(along: .vertical)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = size(brokenAt: bounds.width)
    }

    // MARK: First responder

    override var takesKeys: Bool { true }
    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard containingWindow != nil, mayBeginEditing(), super.becomeFirstResponder() else { return false }
        editingHasBegun()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard mayEndEditing() || isForcedToEnd, super.resignFirstResponder() else { return false }
        editingHasEnded()
        return true
    }

    // MARK: Keys

    open var hasText: Bool { !content.isEmpty }

    /// Puts the text in the place of what is selected without asking the delegate, whom only the keyboard asks.
    open func insertText(_ text: String) { replace(selected, by: text) }

    /// Takes away what is selected, or the character before the caret, without asking the delegate.
    open func deleteBackward() { replace(deleted, by: "") }

    // MARK: Places in the text

    /// Of a range that is not within the text, what is counts.
    open var selectedRange: NSRange {
        get { selected }
        set { select(within(newValue)) }
    }
    open var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }
    open var selectedTextRange: UITextRange? {
        get { selectedText }
        set { select(newValue.map { within($0) }) }
    }
    open func text(in range: UITextRange) -> String? { part(range) }
    open func replace(_ range: UITextRange, withText text: String) { replace(within(range), by: text) }
    /// Behind the text before it, whose lines are broken as if nothing followed.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let (inset, metrics) = (textContainerInset, TextMetrics(font: font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)))
        let before = part(UITextRange(UITextPosition(0), position)) ?? content
        let end = metrics.endOfLines(of: before, width: max(0, bounds.width - inset.left - inset.right))
        return CGRect(x: inset.left + end.x, y: inset.top + end.y, width: TextMetrics.caretWidth, height: metrics.lineHeight)
    }
    /// Assumed: with an animation, as `setContentOffset(_:animated:)` has it.
    open func scrollRangeToVisible(_ range: NSRange) {
        let part = within(range)
        let (first, last) = (caretRect(for: UITextPosition(part.location)), caretRect(for: UITextPosition(part.location + part.length)))
        scrollRectToVisible(first.union(last), animated: true)
    }
    open override func selectAll(_ sender: AnyOrObject?) { select(NSRange(location: 0, length: content.utf16.count)) }
}

extension UITextView {
    private final func textHasChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private final func size(brokenAt width: CGFloat) -> CGSize {
        let (inset, metrics) = (textContainerInset, TextMetrics(font: font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)))
        let inner = metrics.size(of: content, width: max(0, width - inset.left - inset.right), lines: 0)
        return CGSize(
            width: inner.width + inset.left + inset.right, height: max(inner.height, metrics.lineHeight) + inset.top + inset.bottom)
    }
}
