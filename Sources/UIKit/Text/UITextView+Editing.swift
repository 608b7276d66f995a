import EventTrace

/// SC.60: how editing begins and ends, and what the keyboard does.
extension UITextView {
    final func mayBeginEditing() -> Bool { asks(.textViewShouldBeginEditing) { $0.textViewShouldBeginEditing($1) } }
    final func editingHasBegun() {
        tells(.textViewDidBeginEditing) { $0.textViewDidBeginEditing($1) }
        post(.textDidBeginEditing)
    }
    final func mayEndEditing() -> Bool { asks(.textViewShouldEndEditing) { $0.textViewShouldEndEditing($1) } }
    final func editingHasEnded() {
        tells(.textViewDidEndEditing) { $0.textViewDidEndEditing($1) }
        post(.textDidEndEditing)
    }

    @discardableResult
    final func resign(byForce force: Bool) -> Bool {
        guard let simulation = Simulation.current else { return false }
        isForcedToEnd = force
        defer { isForcedToEnd = false }
        return simulation.ask(.resignFirstResponder, of: self, by: .forcedEnd) { resignFirstResponder() }
    }

    final func tellOfSelection(by rule: Rule) {
        tells(.textViewDidChangeSelection, by: rule) { $0.textViewDidChangeSelection($1) }
    }

    final func textHasBeenEdited() {
        tells(.textViewDidChange) { $0.textViewDidChange($1) }
        post(.textDidChange)
    }

    /// The return key types a line break.
    final func type(_ character: Character, in simulation: Simulation) {
        guard mayChange(selected, to: String(character)) else { return }
        simulation.call(.insertText, on: self, by: .textViewEditing) { insertText(String(character)) }
    }

    final func pressDelete(in simulation: Simulation) {
        let range = deleted
        if range.length > 0, !mayChange(range, to: "") { return }
        simulation.call(.deleteBackward, on: self, by: .textViewEditing) { deleteBackward() }
    }

    private final func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        asks(.textViewShouldChangeText) { $0.textView($1, shouldChangeTextIn: range, replacementText: replacement) }
    }

    /// Yes without a delegate.
    private final func asks(_ method: Word, _ question: (any UITextViewDelegate, UITextView) -> Bool) -> Bool {
        guard let simulation = Simulation.current, let delegate, simulation.holds(.textViewEditing) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: .textViewEditing, about: simulation.subject(self)) {
            question(delegate, self)
        }
    }

    private final func tells(_ method: Word, by rule: Rule = .textViewEditing, _ news: (any UITextViewDelegate, UITextView) -> Void) {
        guard let simulation = Simulation.current, let delegate, simulation.holds(rule) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) {
            news(delegate, self)
        }
    }
}
