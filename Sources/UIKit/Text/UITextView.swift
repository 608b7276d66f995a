import EventTrace

/// Editable text of several lines. The caret stands at the end unless code moves it: fingers do not select.
open class UITextView: UIScrollView, UITextInput, TextEditor {
    override var kind: String { "textView" }
    override var engineClass: MethodTable { MethodTable(UITextView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.scrollView + MethodProbe.textView }

    private let tap = TextTap(target: nil, action: nil)
    final var editDelegateReference = DelegateReference<any UITextViewDelegate>()
    /// Whether its delegate has received the begin of editing, but not yet the end.
    private final var isEdited = false
    /// The way in which editing is being ended.
    final var end = EndOfEditing.free
    /// The width that constraints leave, while they are being solved; 0 stands for any width.
    private final var offeredWidth: CGFloat = 0

    /// The text. Setting it does not call `textViewDidChange`, and puts the caret at the end.
    open var text: String! {
        get { content }
        set { set(to: newValue ?? "", in: .current) }
    }
    final var content = "" { didSet { if content != oldValue { textHasChanged() } } }
    final var selection: NSRange?
    final var marked: NSRange?
    open var textColor: UIColor?
    open var font: UIFont? { didSet { if font != oldValue { textHasChanged() } } }
    open var textAlignment = NSTextAlignment.natural
    /// Points around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textHasChanged() } }
    }
    /// Whether a tap begins editing.
    open var isEditable = true { didSet { interactionHasChanged(isOff: oldValue && !isEditable, in: .current) } }
    /// Whether taps act on links; selection by fingers is not modelled.
    open var isSelectable = true { didSet { interactionHasChanged(isOff: oldValue && !isSelectable, in: .current) } }
    /// The kinds of data that become links in a text that is not edited.
    open var dataDetectorTypes: UIDataDetectorTypes = []
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
        open var attributedText: NSAttributedString! {
            get { attributed?.string == content ? attributed : NSAttributedString(string: content) }
            set {
                attributed = newValue
                text = newValue?.string
            }
        }
    #endif

    // Swift cannot override a property with another type, as Apple's header does.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { editDelegateReference.delegate }
        set {
            editDelegateReference.delegate = newValue
            delegateReference.delegate = newValue
        }
    }

    /// The area of the text, as plain data.
    public final let textContainer: NSTextContainer

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        attach(tap, in: .current)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        attach(tap, in: .current)
    }

    // MARK: Size

    /// The size of the text; a text view that scrolls has none.
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

    /// TX.34: a text that is selectable alone brings no keyboard.
    override var takesKeys: Bool { isEditable }
    open override var canBecomeFirstResponder: Bool {
        isEditable || isSelectable && Simulation.current?.holds(.selectableFirstResponder) != false
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !waitsForWindow(in: .current), !isEditable || mayBeginEditing(in: .current), super.becomeFirstResponder() else {
            return false
        }
        isEdited = isEditable
        if isEdited { editingHasBegun(in: .current) } else { decideAboutReading(in: .current) }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, isEdited else { return super.resignFirstResponder() }
        guard mayEndEditing(in: .current) || end.overrules(self, in: .current), super.resignFirstResponder() else { return false }
        isEdited = false
        editingHasEnded(in: .current)
        return true
    }

    // MARK: Keys

    open var hasText: Bool { !content.isEmpty }

    /// Replaces the selection without asking the delegate, which only the keyboard asks.
    open func insertText(_ text: String) { replace(marked ?? selected, by: text, in: .current) }

    /// Deletes the selection, or the character before the caret, without asking the delegate.
    open func deleteBackward() { replace(deleted, by: "", in: .current) }

    // MARK: Places in the text

    /// The selection, limited to the text.
    open var selectedRange: NSRange {
        get { selected }
        set { select(within(newValue), in: .current) }
    }
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
    /// The frame of the caret, behind the text before it, whose lines are broken as if no text followed.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let (inset, metrics) = (textContainerInset, TextMetrics(font: font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)))
        let before = part(UITextRange(UITextPosition(0), position)) ?? content
        let end = metrics.endOfLines(of: before, width: max(0, bounds.width - inset.left - inset.right))
        return CGRect(x: inset.left + end.x, y: inset.top + end.y, width: TextMetrics.caretWidth, height: metrics.lineHeight)
    }
    /// Scrolls to a range; assumed: animated like `setContentOffset(_:animated:)`.
    open func scrollRangeToVisible(_ range: NSRange) {
        let part = within(range)
        let (first, last) = (caretRect(for: UITextPosition(part.location)), caretRect(for: UITextPosition(part.location + part.length)))
        scrollRectToVisible(first.union(last), animated: true)
    }

    // MARK: Commands of the edit menu

    open override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        canPerform(action, in: .current) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: AnyOrObject?) { cutText(in: .current) }
    open override func copy(_ sender: AnyOrObject?) { copyText(in: .current) }
    open override func paste(_ sender: AnyOrObject?) { pasteText(in: .current) }
    open override func selectAll(_ sender: AnyOrObject?) { select(NSRange(location: 0, length: content.utf16.count), in: .current) }

    final var isChangeable: Bool { isEditable }
    final var hidesText: Bool { isSecureTextEntry }
}

extension UITextView {
    /// TX.25: taps are for text that is edited or selected. TX.34: either switched off makes a first responder resign.
    private final func interactionHasChanged(isOff: Bool, in simulation: Simulation?) {
        tap.isEnabled = isEditable || isSelectable
        guard isOff, isFirstResponder, simulation?.holds(.selectableFirstResponder) != false else { return }
        resignFirstResponder()
    }

    /// TX.34
    private final func decideAboutReading(in simulation: Simulation?) {
        simulation?.recorder.decide(.keyboard, simulation?.subject(self) ?? .none, Name(.nil), by: .selectableFirstResponder)
    }

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
