import EventTrace

extension MethodProbe {
    static let textField: [MethodProbe] = [
        MethodProbe(.insertText, InsertText.self, Blank.self, of: UITextField.self),
        MethodProbe(.deleteBackward, DeleteBackward.self, Blank.self, of: UITextField.self),
    ]

    static let textView: [MethodProbe] = [
        MethodProbe(.insertText, InsertTextOfView.self, BlankView.self, of: UITextView.self),
        MethodProbe(.deleteBackward, DeleteBackwardOfView.self, BlankView.self, of: UITextView.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class Blank: UITextField {}
private final class BlankView: UITextView {}
private final class InsertTextOfView: UITextView {
    override func insertText(_ text: String) {}
}
private final class DeleteBackwardOfView: UITextView {
    override func deleteBackward() {}
}
private final class InsertText: UITextField {
    override func insertText(_ text: String) {}
}
private final class DeleteBackward: UITextField {
    override func deleteBackward() {}
}
