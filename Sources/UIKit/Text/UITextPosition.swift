/// A place in text that is edited.
open class UITextPosition: NSObject {
    /// Characters before it, as `NSString` counts them.
    final let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A part of text that is edited.
open class UITextRange: NSObject {
    final let (first, last): (UITextPosition, UITextPosition)

    init(_ first: UITextPosition, _ last: UITextPosition) {
        (self.first, self.last) = (first, last)
        super.init()
    }

    open var start: UITextPosition { first }
    open var end: UITextPosition { last }
    open var isEmpty: Bool { first.offset == last.offset }
}

/// Places in the text of a field. Code can move the caret and select; no finger does.
extension UITextField {
    public final var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public final var endOfDocument: UITextPosition { UITextPosition(units.count) }
    /// Of a range that is not within the text, what is counts; nil is the caret at the end.
    public final var selectedTextRange: UITextRange? {
        get { UITextRange(UITextPosition(selected.location), UITextPosition(selected.location + selected.length)) }
        set { selection = newValue.map { within($0) } }
    }

    /// Nil for a place beyond the text.
    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= units.count ? UITextPosition(place) : nil
    }

    public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The lesser of both stands first.
    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
    }

    /// Nil for a part that is not of this text.
    public final func text(in range: UITextRange) -> String? {
        let units = units
        guard range.first.offset >= 0, range.last.offset <= units.count else { return nil }
        return String(decoding: units[range.first.offset..<range.last.offset], as: UTF16.self)
    }
}

extension UITextField {
    private final var units: [UInt16] { Array((text ?? "").utf16) }

    final var selected: NSRange { selection ?? NSRange(location: units.count, length: 0) }

    /// What the delete key takes away: nothing before the first character.
    final var deleted: NSRange {
        let selected = selected
        guard selected.length == 0, let last = String(decoding: units[..<selected.location], as: UTF16.self).last else { return selected }
        let length = String(last).utf16.count
        return NSRange(location: selected.location - length, length: length)
    }

    private final func within(_ range: UITextRange) -> NSRange {
        let (first, last) = (min(range.first.offset, units.count), min(range.last.offset, units.count))
        return NSRange(location: first, length: last - first)
    }

    /// The caret stands behind what has come.
    final func replace(_ range: NSRange, by new: String) {
        let units = units
        let rest = units[(range.location + range.length)...]
        let caret = rest.isEmpty ? nil : NSRange(location: range.location + new.utf16.count, length: 0)
        change(to: String(decoding: units[..<range.location] + Array(new.utf16) + rest, as: UTF16.self), selecting: caret)
    }
}
