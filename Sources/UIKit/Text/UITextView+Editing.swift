import EventTrace

/// SC.60: the begin and the end of editing, and the effect of keys.
extension UITextView {
    final func mayBeginEditing(in simulation: Simulation?) -> Bool {
        asks(.textViewShouldBeginEditing, in: simulation) { $0.textViewShouldBeginEditing($1) }
    }
    final func editingHasBegun(in simulation: Simulation?) {
        tells(.textViewDidBeginEditing, in: simulation) { $0.textViewDidBeginEditing($1) }
        post(.textDidBeginEditing, in: simulation)
    }
    final func mayEndEditing(in simulation: Simulation?) -> Bool {
        asks(.textViewShouldEndEditing, in: simulation) { $0.textViewShouldEndEditing($1) }
    }
    final func editingHasEnded(in simulation: Simulation?) {
        tells(.textViewDidEndEditing, in: simulation) { $0.textViewDidEndEditing($1) }
        post(.textDidEndEditing, in: simulation)
    }

    @discardableResult
    final func resign(_ end: EndOfEditing, in simulation: Simulation?) -> Bool {
        guard let simulation else { return false }
        self.end = end
        defer { self.end = .free }
        return simulation.ask(.resignFirstResponder, of: self, by: .forcedEnd) { resignFirstResponder() }
    }

    final func tellOfSelection(by rule: Rule, in simulation: Simulation?) {
        tells(.textViewDidChangeSelection, by: rule, in: simulation) { $0.textViewDidChangeSelection($1) }
    }

    final func textHasBeenEdited(in simulation: Simulation?) {
        tells(.textViewDidChange, in: simulation) { $0.textViewDidChange($1) }
        post(.textDidChange, in: simulation)
    }

    final func textHasBeenReplaced(in simulation: Simulation?) { textHasBeenEdited(in: simulation) }

    /// Types a character; the return key types a line break.
    final func type(_ character: Character, in simulation: Simulation) {
        guard mayChange(selected, to: String(character), by: .textViewEditing, in: simulation) else { return }
        simulation.call(.insertText, on: self, by: .textViewEditing) { insertText(String(character)) }
    }

    final func pressDelete(in simulation: Simulation) {
        let range = deleted
        if range.length > 0, !mayChange(range, to: "", by: .textViewEditing, in: simulation) { return }
        simulation.call(.deleteBackward, on: self, by: .textViewEditing) { deleteBackward() }
    }

    final func mayChange(_ range: NSRange, to replacement: String, by rule: Rule, in simulation: Simulation) -> Bool {
        asks(.textViewShouldChangeText, by: rule, in: simulation) {
            $0.textView($1, shouldChangeTextIn: range, replacementText: replacement)
        }
    }

    /// The answer of the delegate; true without one.
    private final func asks(
        _ method: Word, by rule: Rule = .textViewEditing, in simulation: Simulation?,
        _ question: (any UITextViewDelegate, UITextView) -> Bool
    ) -> Bool {
        guard let simulation, let delegate, simulation.holds(rule) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) {
            question(delegate, self)
        }
    }

    private final func tells(
        _ method: Word, by rule: Rule = .textViewEditing, in simulation: Simulation?, _ news: (any UITextViewDelegate, UITextView) -> Void
    ) {
        guard let simulation, let delegate, simulation.holds(rule) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) {
            news(delegate, self)
        }
    }
}
