import EventTrace

/// RC.68, RC.69: keys of a hardware keyboard, which can be key commands.
extension Simulation {
    /// Presses a key now: a character, `"\r"` for the return key, or a name of `UIKeyCommand`.
    package func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags) {
        perform {
            let isText = isTakenByText(input, modifiers)
            if let command = keyCommand(for: input, modifiers) {
                let isLast = isText && !command.wantsPriorityOverSystemBehavior
                if !(isLast && textComesFirst), send(command) { return }
            }
            if isText { typeKey(input) } else if input == "\t", modifiers.isEmpty { pressTab() }
        }
    }

    /// Types the character of a key.
    ///
    /// DEVIATION: text input takes the arrow keys, and the caret stays where it is: the layout of text is not modelled.
    private func typeKey(_ input: String) {
        guard input.count == 1, let character = input.first else { return }
        press(character == "\r" ? "\n" : character)
    }

    /// TX.24
    private func pressTab() {
        guard let editor = application.firstResponder as? UIView, editor is UITextField || editor is UITextView,
            applies(.tabKey, .forward, editor)
        else { return }
        if editor is UITextView { return press("\t") }
        let fields = editor.window?.fieldsWithin ?? []
        let next = fields.drop { $0 !== editor }.dropFirst()
        _ = next.first { field in ask(.becomeFirstResponder, of: field, by: .tabKey) { field.becomeFirstResponder() } }
    }

    /// Whether the first responder edits text, and the key types a character or moves the caret.
    private func isTakenByText(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard application.firstResponder?.takesKeys == true, modifiers.isDisjoint(with: [.command, .control]) else { return false }
        return input.count == 1 ? input != "\t" : UIKeyCommand.arrows.contains(input)
    }

    private var textComesFirst: Bool { application.firstResponder.map { applies(.textBeforeKeyCommands, .keep, $0) } ?? false }

    /// The first command of this key up the chain.
    private func keyCommand(for input: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand? {
        var responder: UIResponder? = focusedView ?? application.initialResponder(in: self)
        while let current = responder {
            let own = current.keyCommands?.first { $0.input == input && $0.modifierFlags == modifiers }
            if let own, applies(.keyCommands, .forward, current, name(of: own)) { return own }
            responder = current.next
        }
        return nil
    }

    private func name(of command: UIKeyCommand) -> Name { command.action.map { recorder.intern($0.description) } ?? .none }

    /// Sends the action of a command; false if no object performs it.
    private func send(_ command: UIKeyCommand) -> Bool {
        guard let action = command.action else { return false }
        let application: UIApplication = application
        return ask(.sendAction, of: application, by: .keyCommands) { application.sendAction(action, to: nil, from: command, for: nil) }
    }
}

extension UIView {
    /// The text fields in it, in the order of the hierarchy.
    fileprivate final var fieldsWithin: [UITextField] {
        children.filter { !$0.isHidden }.flatMap { child in (child as? UITextField).map { [$0] } ?? child.fieldsWithin }
    }
}
