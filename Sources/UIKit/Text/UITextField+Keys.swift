import EventTrace

/// TX.3, TX.4: what the keyboard does to the field, as against code that calls `insertText`.
extension UITextField {
    final func type(_ character: Character, in simulation: Simulation) {
        if character.isNewline { return pressReturn() }
        guard mayChange(selected, to: String(character)) else { return }
        simulation.call(.insertText, on: self, by: .typing) { insertText(String(character)) }
    }

    final func pressDelete(in simulation: Simulation) {
        let range = deleted
        if range.length > 0, !mayChange(range, to: "") { return }
        simulation.call(.deleteBackward, on: self, by: .typing) { deleteBackward() }
    }

    private final func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        asks(.textFieldShouldChangeCharacters, by: .typing) {
            $0.textField($1, shouldChangeCharactersIn: range, replacementString: replacement)
        }
    }

    private final func pressReturn() {
        guard asks(.textFieldShouldReturn, by: .returnKey, { $0.textFieldShouldReturn($1) }) else { return }
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
        if allControlEvents.contains(.editingDidEndOnExit), isFirstResponder { resign(byForce: false) }
    }
}
