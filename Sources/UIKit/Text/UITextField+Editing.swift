import EventTrace

/// TX.1, TX.2: the begin and the end of editing.
extension UITextField {
    final func mayBeginEditing(in simulation: Simulation?) -> Bool {
        asks(.textFieldShouldBeginEditing, by: .editingBegins, in: simulation) { $0.textFieldShouldBeginEditing($1) }
            && host?.mayBeginEditing(in: simulation) != false
    }

    final func editingHasBegun(in simulation: Simulation?) {
        showSideViews()
        owesClearing = isSecureTextEntry
        if clearsOnBeginEditing, hasText, asks(.textFieldShouldClear, by: .editingBegins, in: simulation, { $0.textFieldShouldClear($1) }) {
            set(to: "", in: simulation)
        }
        tells(.textFieldDidBeginEditing, by: .editingBegins, in: simulation) { $0.textFieldDidBeginEditing($1) }
        host?.editingHasBegun(in: simulation)
        send(.editingDidBegin, with: nil, in: simulation)
        post(.textDidBeginEditing, by: .editingBegins, in: simulation)
        keyboardFollows(in: simulation)
    }

    /// TX.17: the effect of the clear button; a field that is not edited begins editing.
    final func clearByButton(in simulation: Simulation?) {
        guard asks(.textFieldShouldClear, by: .clearButton, in: simulation, { $0.textFieldShouldClear($1) }) else { return }
        replace(NSRange(location: 0, length: content.utf16.count), by: "", in: simulation)
        guard let simulation, !isFirstResponder, simulation.applies(.clearButton, .firstResponder, self) else { return }
        _ = simulation.ask(.becomeFirstResponder, of: self, by: .clearButton) { becomeFirstResponder() }
    }

    /// TX.8
    private final func keyboardFollows(in simulation: Simulation?) {
        guard let simulation, isFirstResponder, simulation.holds(.keyboardAfterEditingBegins) else { return }
        simulation.keyboardFollows(by: .keyboardAfterEditingBegins)
    }

    final func mayEndEditing(in simulation: Simulation?) -> Bool {
        let agrees =
            asks(.textFieldShouldEndEditing, by: .editingEnds, in: simulation) { $0.textFieldShouldEndEditing($1) }
            && host?.mayEndEditing(in: simulation) != false
        if agrees { return true }
        return end.overrules(self, in: simulation) && simulation?.applies(.forcedEnd, .firstResponder, self, Name(.false)) != false
    }

    final func editingHasEnded(in simulation: Simulation?) {
        showSideViews()
        let isTold = tells(.textFieldDidEndEditing, overload: UITextField.endWithReason, by: .editingEnds, in: simulation) {
            $0.textFieldDidEndEditing($1, reason: .committed)
        }
        if !isTold { tells(.textFieldDidEndEditing, by: .editingEnds, in: simulation) { $0.textFieldDidEndEditing($1) } }
        host?.editingHasEnded(in: simulation)
        send(.editingDidEnd, with: nil, in: simulation)
        post(.textDidEndEditing, by: .editingEnds, in: simulation)
    }

    @discardableResult
    final func resign(_ end: EndOfEditing, in simulation: Simulation?) -> Bool {
        guard let simulation else { return false }
        self.end = end
        defer { self.end = .free }
        return simulation.ask(.resignFirstResponder, of: self, by: .forcedEnd) { resignFirstResponder() }
    }

    final func tellOfSelection(by rule: Rule, in simulation: Simulation?) {
        tells(.textFieldDidChangeSelection, by: rule, in: simulation) { $0.textFieldDidChangeSelection($1) }
    }

    final func textHasBeenEdited(in simulation: Simulation?) {
        send(.editingChanged, with: nil, in: simulation)
        post(.textDidChange, by: .typing, in: simulation)
        host?.textHasChanged(in: simulation)
    }

    /// TX.23: the range of the whole text, if the next change replaces the text; a call clears the mark.
    final func rangeOwed(in simulation: Simulation?) -> NSRange? {
        let replaces = owesClearing && isSecureTextEntry && hasText
        owesClearing = false
        guard replaces, let simulation, simulation.applies(.secureClearing, .drop, self) else { return nil }
        return NSRange(location: 0, length: content.utf16.count)
    }

    /// TX.16
    final func textHasBeenReplaced(in simulation: Simulation?) {
        guard let simulation, simulation.applies(.replacedByInput, .withhold, self, Name(.editingChanged)) else {
            return textHasBeenEdited(in: simulation)
        }
        post(.textDidChange, by: .replacedByInput, in: simulation)
    }

    // MARK: The delegate

    /// The answer of the delegate; true without one.
    final func asks(_ method: Word, by rule: Rule, in simulation: Simulation?, _ question: (any UITextFieldDelegate, UITextField) -> Bool)
        -> Bool
    {
        guard let simulation, let delegate, simulation.holds(rule) else { return true }
        return simulation.ask(method, ofDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) {
            question(delegate, self)
        }
    }

    @discardableResult
    private final func tells(
        _ method: Word, overload: Int = 0, by rule: Rule, in simulation: Simulation?, _ news: (any UITextFieldDelegate, UITextField) -> Void
    ) -> Bool {
        guard let simulation, let delegate, simulation.holds(rule) else { return false }
        return simulation.tell(
            method, overload: overload, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)
        ) { news(delegate, self) }
    }
}

extension UIView {
    /// TX.6: the implementation of `endEditing(_:)`.
    final func endEditingWithin(byForce force: Bool, in simulation: Simulation?) -> Bool {
        guard let simulation, let editor = simulation.application.firstResponder as? UIView,
            editor.isDescendant(of: self)
        else { return false }
        let end: EndOfEditing = force ? .forced : .free
        if let field = editor as? UITextField { return field.resign(end, in: simulation) || force }
        if let view = editor as? UITextView { return view.resign(end, in: simulation) || force }
        return simulation.ask(.resignFirstResponder, of: editor, by: .forcedEnd) { editor.resignFirstResponder() } || force
    }
}
