import EventTrace

/// The keyboard, whose keys go to the first responder.
extension Simulation {
    /// Types character by character now; a line break is the return key.
    package func type(_ text: String) {
        perform {
            for character in text { press(character) }
        }
    }

    /// Presses the delete key now.
    package func pressDelete() {
        perform {
            if let field = application.firstResponder as? UITextField { return field.pressDelete(in: self) }
            if let view = application.firstResponder as? UITextView { return view.pressDelete(in: self) }
            guard let input = keyInput else { return dropKey() }
            tell(.deleteBackward, toDelegate: input, for: application, by: .typing, about: .none) { input.deleteBackward() }
        }
    }

    /// Sends one key to the first responder.
    func press(_ character: Character) {
        if let field = application.firstResponder as? UITextField { return field.type(character, in: self) }
        if let view = application.firstResponder as? UITextView { return view.type(character, in: self) }
        guard let input = keyInput else { return dropKey() }
        tell(.insertText, toDelegate: input, for: application, by: .typing, about: .none) { input.insertText(String(character)) }
    }

    private func dropKey() {
        recorder.decide(.drop, subject(application), by: .typing)
    }

    #if hasFeature(Embedded)
        // DEVIATION: without casts to protocols, keys reach only text fields and text views.
        private var keyInput: (any UIKeyInput)? { nil }
    #else
        private var keyInput: (any UIKeyInput)? { application.firstResponder as? any UIKeyInput }
    #endif
}
