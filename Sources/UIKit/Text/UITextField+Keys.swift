import EventTrace

/// TX.3, TX.4: what the keyboard does to the field, as against code that calls `insertText`.
extension UITextField {
    final func type(_ character: Character, in simulation: Simulation) {
        if character.isNewline { return pressReturn() }
        let length = (text ?? "").utf16.count
        guard mayChange(NSRange(location: length, length: 0), to: String(character)) else { return }
        simulation.call(.insertText, on: self, by: .typing) { insertText(String(character)) }
    }

    final func pressDelete(in simulation: Simulation) {
        let length = (text ?? "").utf16.count
        let last = (text ?? "").last.map { String($0).utf16.count } ?? 0
        if last > 0, !mayChange(NSRange(location: length - last, length: last), to: "") { return }
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
