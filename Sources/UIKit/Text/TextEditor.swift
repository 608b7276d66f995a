import EventTrace

/// The common behaviour of text fields and text views in editing their text.
protocol TextEditor: RecordedObject {
    /// The text, without the effect of an override of `text`.
    var content: String { get set }
    /// The selection by code, within the text; nil stands for the caret at the end.
    var selection: NSRange? { get set }
    /// The text that an input method has not confirmed; nil for none.
    var marked: NSRange? { get set }
    /// Whether the commands of the edit menu may change the text.
    var isChangeable: Bool { get }
    /// Whether the text is hidden, and so cannot be copied.
    var hidesText: Bool { get }

    /// Asks the delegate about a change that a key or a command is about to make.
    func mayChange(_ range: NSRange, to replacement: String, by rule: Rule, in simulation: Simulation) -> Bool
    /// Calls the delegate about a change of the selection.
    func tellOfSelection(by rule: Rule, in simulation: Simulation?)
    func textHasBeenEdited(in simulation: Simulation?)
    /// Called in place of `textHasBeenEdited` after code has replaced text by a method of `UITextInput`.
    func textHasBeenReplaced(in simulation: Simulation?)
}

extension TextEditor {
    /// The UTF-16 units of the text, as `NSString` counts them.
    var units: [UInt16] { Array(content.utf16) }

    /// The selected range; at the caret, an empty one.
    var selected: NSRange { selection ?? NSRange(location: content.utf16.count, length: 0) }

    var selectedText: UITextRange {
        UITextRange(UITextPosition(selected.location), UITextPosition(selected.location + selected.length))
    }

    /// The range that the delete key removes; empty before the first character.
    var deleted: NSRange {
        let selected = selected
        guard selected.length == 0, let last = String(decoding: units[..<selected.location], as: UTF16.self).last else { return selected }
        let length = String(last).utf16.count
        return NSRange(location: selected.location - length, length: length)
    }

    /// The part of a range inside of the text. As on iOS, where locations have no sign, a negative location counts as the end of the text.
    func within(_ range: NSRange) -> NSRange {
        let count = content.utf16.count
        let first = range.location < 0 ? count : min(range.location, count)
        return NSRange(location: first, length: max(0, min(range.length, count - first)))
    }

    func within(_ range: UITextRange) -> NSRange {
        within(NSRange(location: range.first.offset, length: range.last.offset - range.first.offset))
    }

    /// The text in a range; nil outside of the text.
    func part(_ range: UITextRange) -> String? {
        let units = units
        guard range.first.offset >= 0, range.last.offset <= units.count else { return nil }
        return String(decoding: units[range.first.offset..<range.last.offset], as: UTF16.self)
    }

    private func selectionHasChanged(by rule: Rule = .selectionChanges, in simulation: Simulation?) {
        if simulation?.holds(.selectionChanges) == true { tellOfSelection(by: rule, in: simulation) }
    }

    /// Selects by code, without a question to the delegate, which is called if the range changes.
    func select(_ range: NSRange?, in simulation: Simulation?) {
        let old = selected
        selection = range
        if selected != old { selectionHasChanged(in: simulation) }
    }

    /// Sets the whole text by code.
    func set(to new: String, in simulation: Simulation?) {
        let old = selected
        content = new
        selection = kept(old, in: simulation)
        marked = nil
        if selected != old { selectionHasChanged(in: simulation) }
    }

    /// TX.30: the selection after code has set the text, which is the caret at the end.
    private func kept(_ old: NSRange, in simulation: Simulation?) -> NSRange? {
        guard selection != nil, let simulation else { return nil }
        let place = within(old)
        guard place.location < content.utf16.count else { return nil }
        return simulation.applies(.textSetByCode, .caret, self) ? nil : place
    }

    /// Changes the text by a key, or by a method of `UITextInput`; a nil `range` stands for the caret at the end.
    func change(to new: String, selecting range: NSRange?, isInput: Bool = false, in simulation: Simulation?) {
        let (old, isFirst) = (selected, simulation?.holds(.selectionBeforeText) != false)
        content = new
        selection = range
        let isOther = selected != old
        if isOther, isFirst { selectionHasChanged(by: .selectionBeforeText, in: simulation) }
        if isInput { textHasBeenReplaced(in: simulation) } else { textHasBeenEdited(in: simulation) }
        if isOther, !isFirst { selectionHasChanged(in: simulation) }
    }

    /// Replaces a range and puts the caret after the new text.
    func replace(_ range: NSRange, by new: String, isInput: Bool = false, in simulation: Simulation?) {
        marked = nil
        let isEnd = range.location + range.length == content.utf16.count
        let caret = isEnd ? nil : NSRange(location: range.location + new.utf16.count, length: 0)
        change(to: replacing(range, by: new), selecting: caret, isInput: isInput, in: simulation)
    }

    private func replacing(_ range: NSRange, by new: String) -> String {
        let units = units
        return String(decoding: units[..<range.location] + Array(new.utf16) + units[(range.location + range.length)...], as: UTF16.self)
    }

    // MARK: Marked text

    var markedText: UITextRange? {
        marked.map { UITextRange(UITextPosition($0.location), UITextPosition($0.location + $0.length)) }
    }

    /// Replaces the marked text, or the selection, and marks the new text; `range` is the selection in it.
    func mark(_ new: String, selecting range: NSRange, in simulation: Simulation?) {
        guard marked != nil || !new.isEmpty else { return }
        let (place, length) = (marked ?? selected, new.utf16.count)
        let first = min(max(0, range.location), length)
        marked = length == 0 ? nil : NSRange(location: place.location, length: length)
        change(
            to: replacing(place, by: new),
            selecting: NSRange(location: place.location + first, length: max(0, min(range.length, length - first))), isInput: true,
            in: simulation)
    }
}
