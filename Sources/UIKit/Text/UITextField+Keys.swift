import EventTrace

/// TX.3, TX.4: keys of the keyboard, unlike calls of `insertText` by code.
extension UITextField {
    final func type(_ character: Character, in simulation: Simulation) {
        if character.isNewline { return pressReturn(in: simulation) }
        guard mayChange(selected, to: String(character), by: .typing, in: simulation) else { return }
        simulation.call(.insertText, on: self, by: .typing) { insertText(String(character)) }
    }

    final func pressDelete(in simulation: Simulation) {
        let range = deleted
        if range.length > 0, !mayChange(range, to: "", by: .typing, in: simulation) { return }
        simulation.call(.deleteBackward, on: self, by: .typing) { deleteBackward() }
    }

    final func mayChange(_ range: NSRange, to replacement: String, by rule: Rule, in simulation: Simulation) -> Bool {
        asks(.textFieldShouldChangeCharacters, by: rule, in: simulation) {
            $0.textField($1, shouldChangeCharactersIn: range, replacementString: replacement)
        } && host?.mayChangeText(in: range, to: replacement, in: simulation) != false
    }

    private final func pressReturn(in simulation: Simulation) {
        if let host, host.takesReturnKey(in: simulation) { return }
        guard asks(.textFieldShouldReturn, by: .returnKey, in: simulation, { $0.textFieldShouldReturn($1) }) else { return }
        if let other = simulation.application.firstResponder, other !== self,
            simulation.applies(.returnGoesOn, .forward, self, simulation.subject(other))
        {
            guard let field = other as? UITextField else { return simulation.press("\n") }
            return field.endOnReturn(in: simulation)
        }
        endOnReturn(in: simulation)
    }

    /// TX.33: the events of the key, unless the delegate refuses its line feed.
    private final func endOnReturn(in simulation: Simulation) {
        if isFirstResponder, simulation.holds(.returnTypesLineFeed),
            !mayChange(selected, to: "\n", by: .returnTypesLineFeed, in: simulation)
        {
            return
        }
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil, in: simulation)
        if allControlEvents.contains(.editingDidEndOnExit), isFirstResponder { resign(.free, in: simulation) }
    }
}
