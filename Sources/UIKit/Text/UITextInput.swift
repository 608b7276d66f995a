/// An object with editable text and positions in it. Code can move the caret and select; fingers cannot.
public protocol UITextInput: UIKeyInput {
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// The selection, limited to the text; nil stands for the caret at the end.
    var selectedTextRange: UITextRange? { get set }

    /// The text that an input method has not confirmed yet; nil for none.
    var markedTextRange: UITextRange? { get }

    /// The text in a range; nil outside of the text.
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    /// Replaces the marked text, or the selection, by marked text; `selectedRange` counts from its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Confirms the marked text.
    func unmarkText()
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The frame of the caret, in points of the object's view.
    func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// The position at an offset; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The range between two positions in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
    }
}
