import EventTrace

/// TX.1, TX.2: how editing begins and ends.
extension UITextField {
    final func mayBeginEditing() -> Bool {
        asks(.textFieldShouldBeginEditing, by: .editingBegins) { $0.textFieldShouldBeginEditing($1) }
    }

    final func editingHasBegun() {
        showSideViews()
        if clearsOnBeginEditing, hasText, asks(.textFieldShouldClear, by: .editingBegins, { $0.textFieldShouldClear($1) }) {
            change(to: "", selecting: nil)
        }
        tells(.textFieldDidBeginEditing, by: .editingBegins) { $0.textFieldDidBeginEditing($1) }
        send(.editingDidBegin, with: nil)
        post(.textDidBeginEditing, by: .editingBegins)
        keyboardFollows()
    }

    /// TX.8
    private final func keyboardFollows() {
        guard let simulation = Simulation.current, isFirstResponder, simulation.holds(.keyboardAfterEditingBegins) else { return }
        simulation.keyboardFollows(by: .keyboardAfterEditingBegins)
    }

    final func mayEndEditing() -> Bool {
        if asks(.textFieldShouldEndEditing, by: .editingEnds, { $0.textFieldShouldEndEditing($1) }) { return true }
        return isForcedToEnd && Simulation.current?.applies(.forcedEnd, .firstResponder, self, Name(.no)) != false
    }

    final func editingHasEnded() {
        showSideViews()
        let isTold = tells(.textFieldDidEndEditing, overload: UITextField.endWithReason, by: .editingEnds) {
            $0.textFieldDidEndEditing($1, reason: .committed)
        }
        if !isTold { tells(.textFieldDidEndEditing, by: .editingEnds) { $0.textFieldDidEndEditing($1) } }
        send(.editingDidEnd, with: nil)
        post(.textDidEndEditing, by: .editingEnds)
    }

    @discardableResult
    final func resign(byForce force: Bool) -> Bool {
        guard let simulation = Simulation.current else { return false }
        isForcedToEnd = force
        defer { isForcedToEnd = false }
        return simulation.ask(.resignFirstResponder, of: self, by: .forcedEnd) { resignFirstResponder() }
    }

    final func tellOfSelection(by rule: Rule) {
        tells(.textFieldDidChangeSelection, by: rule) { $0.textFieldDidChangeSelection($1) }
    }

    final func textHasBeenEdited() {
        send(.editingChanged, with: nil)
        post(.textDidChange, by: .typing)
    }

    // MARK: The delegate

    /// Yes without a delegate.
    final func asks(_ method: Word, by rule: Rule, _ question: (any UITextFieldDelegate, UITextField) -> Bool) -> Bool {
        guard let simulation = Simulation.current, let delegate, simulation.holds(rule) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) {
            question(delegate, self)
        }
    }

    @discardableResult
    private final func tells(
        _ method: Word, overload: Int = 0, by rule: Rule, _ news: (any UITextFieldDelegate, UITextField) -> Void
    ) -> Bool {
        guard let simulation = Simulation.current, let delegate, simulation.holds(rule) else { return false }
        return simulation.tell(
            method, overload: overload, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)
        ) { news(delegate, self) }
    }
}

extension UIView {
    /// TX.6: what `endEditing(_:)` does.
    final func endEditingWithin(byForce force: Bool) -> Bool {
        guard let simulation = Simulation.current, let editor = simulation.application.firstResponder as? UIView,
            editor.isDescendant(of: self)
        else { return false }
        if let field = editor as? UITextField { return field.resign(byForce: force) }
        if let view = editor as? UITextView { return view.resign(byForce: force) }
        return simulation.ask(.resignFirstResponder, of: editor, by: .forcedEnd) { editor.resignFirstResponder() } || force
    }
}
