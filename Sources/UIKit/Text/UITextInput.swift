/// An object with text that is edited, whose places it names. Code can move the caret and select; no finger does.
public protocol UITextInput: UIKeyInput {
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// Of a range that is not within the text, what is counts; nil is the caret at the end.
    var selectedTextRange: UITextRange? { get set }

    /// Nil for a part that is not of this text.
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Where the caret stands, in points of the object's view.
    func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Nil for a place beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The lesser of both stands first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
    }
}
