import EventTrace

/// The common behaviour of text fields and text views in editing their text.
protocol TextEditor: AnyObject {
    /// The text, without the effect of an override of `text`.
    var content: String { get set }
    /// The selection by code, within the text; nil stands for the caret at the end.
    var selection: NSRange? { get set }

    /// Calls the delegate about a change of the selection.
    func tellOfSelection(by rule: Rule, in simulation: Simulation?)
    func textHasBeenEdited(in simulation: Simulation?)
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
        selection = nil
        if selected != old { selectionHasChanged(in: simulation) }
    }

    /// Changes the text by a key; a nil `range` stands for the caret at the end.
    func change(to new: String, selecting range: NSRange?, in simulation: Simulation?) {
        let (old, isFirst) = (selected, simulation?.holds(.selectionBeforeText) != false)
        content = new
        selection = range
        let isOther = selected != old
        if isOther, isFirst { selectionHasChanged(by: .selectionBeforeText, in: simulation) }
        textHasBeenEdited(in: simulation)
        if isOther, !isFirst { selectionHasChanged(in: simulation) }
    }

    /// Replaces a range and puts the caret after the new text.
    func replace(_ range: NSRange, by new: String, in simulation: Simulation?) {
        let units = units
        let rest = units[(range.location + range.length)...]
        let caret = rest.isEmpty ? nil : NSRange(location: range.location + new.utf16.count, length: 0)
        change(to: String(decoding: units[..<range.location] + Array(new.utf16) + rest, as: UTF16.self), selecting: caret, in: simulation)
    }
}
