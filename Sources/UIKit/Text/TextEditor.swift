import EventTrace

/// What text fields and text views do with the text that they edit.
protocol TextEditor: AnyObject {
    /// Without what an override of `text` does.
    var content: String { get set }
    /// What code has selected, within the text; nil stands for the caret at the end.
    var selection: NSRange? { get set }

    /// Calls the delegate.
    func tellOfSelection(by rule: Rule)
    func textHasBeenEdited()
}

extension TextEditor {
    /// As `NSString` counts them.
    var units: [UInt16] { Array(content.utf16) }

    /// What is selected: at the caret, a range of no length.
    var selected: NSRange { selection ?? NSRange(location: content.utf16.count, length: 0) }

    var selectedText: UITextRange {
        UITextRange(UITextPosition(selected.location), UITextPosition(selected.location + selected.length))
    }

    /// What the delete key takes away: nothing before the first character.
    var deleted: NSRange {
        let selected = selected
        guard selected.length == 0, let last = String(decoding: units[..<selected.location], as: UTF16.self).last else { return selected }
        let length = String(last).utf16.count
        return NSRange(location: selected.location - length, length: length)
    }

    /// The part of a range that is of this text. A location below zero is a very large one, as it is without a sign on iOS: the end of the text.
    func within(_ range: NSRange) -> NSRange {
        let count = content.utf16.count
        let first = range.location < 0 ? count : min(range.location, count)
        return NSRange(location: first, length: max(0, min(range.length, count - first)))
    }

    func within(_ range: UITextRange) -> NSRange {
        within(NSRange(location: range.first.offset, length: range.last.offset - range.first.offset))
    }

    /// Nil for a part that is not of this text.
    func part(_ range: UITextRange) -> String? {
        let units = units
        guard range.first.offset >= 0, range.last.offset <= units.count else { return nil }
        return String(decoding: units[range.first.offset..<range.last.offset], as: UTF16.self)
    }

    private func selectionHasChanged(by rule: Rule = .selectionChanges) {
        if Simulation.current?.holds(.selectionChanges) == true { tellOfSelection(by: rule) }
    }

    /// By code, whom nobody asks; the object is told of what is another range.
    func select(_ range: NSRange?) {
        let old = selected
        selection = range
        if selected != old { selectionHasChanged() }
    }

    /// By code, which sets all of the text.
    func set(to new: String) {
        let old = selected
        content = new
        selection = nil
        if selected != old { selectionHasChanged() }
    }

    /// As keys do; `range` of nil stands for the caret at the end.
    func change(to new: String, selecting range: NSRange?) {
        let (old, isFirst) = (selected, Simulation.current?.holds(.selectionBeforeText) != false)
        content = new
        selection = range
        let isOther = selected != old
        if isOther, isFirst { selectionHasChanged(by: .selectionBeforeText) }
        textHasBeenEdited()
        if isOther, !isFirst { selectionHasChanged() }
    }

    /// The caret stands behind what has come.
    func replace(_ range: NSRange, by new: String) {
        let units = units
        let rest = units[(range.location + range.length)...]
        let caret = rest.isEmpty ? nil : NSRange(location: range.location + new.utf16.count, length: 0)
        change(to: String(decoding: units[..<range.location] + Array(new.utf16) + rest, as: UTF16.self), selecting: caret)
    }
}
