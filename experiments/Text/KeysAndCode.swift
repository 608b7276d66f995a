import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case key = "a key"
    case deleteKey = "the delete key"
    case insertText, deleteBackward
    case settingText = "setting text"
}
private let way = Variable<Way>("way", "The text is changed by")
private let reply = Variable<YesOrNo>("answer", "`shouldChangeCharactersIn` is answered")

private final class ChangeListener: UITextFieldDelegate {
    var reply = true

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { reply }
}

extension Experiment {
    /// What the keyboard does and code does not.
    static let keysAndCode = Experiment(
        id: "KeysAndCode",
        title: "Changed by a key or by code: who asks, who tells",
        question: "The text of a field is changed by the keyboard or by code. Is the delegate asked, and is editingChanged sent?",
        answer:
            "Only the keyboard asks the delegate. `insertText` and `deleteBackward` change the text and send editingChanged without asking; setting `text` does neither.",
        variables: [way, reply],
        stage: { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            field.text = "ab"
            field.becomeFirstResponder()
            let listener = stage.name(ChangeListener(), "delegate")
            listener.reply = stage[reply] == .yes
            field.delegate = listener
            stage.addTarget(to: field, for: .editingChanged)
            let choice = stage[way]
            stage.script.perform {
                switch choice {
                case .key: stage.type("c")
                case .deleteKey: stage.pressDelete()
                case .insertText: field.insertText("c")
                case .deleteBackward: field.deleteBackward()
                case .settingText: field.text = "abc"
                }
                stage.mark(field.text == "ab" ? "the text is as before" : "the text has changed")
            }
        },
        claims: [
            Claim(
                "Keys ask the delegate, and a no leaves the text as it is.",
                when: way.isOneOf(.key, .deleteKey) && reply == .no,
                .ordering(["delegate.textFieldShouldChangeCharacters*", "the text is as before"]),
                explanation: "Documented for the delegate's method.", rules: [.typing]),
            Claim(
                "After a yes the text changes and editingChanged is sent.",
                when: way.isOneOf(.key, .deleteKey) && reply == .yes,
                .ordering(["delegate.textFieldShouldChangeCharacters*", "field.action(editingChanged)", "the text has changed"])),
            Claim(
                "Code that inserts or deletes asks nobody; the event is sent.",
                when: way.isOneOf(.insertText, .deleteBackward), .ordering(["field.action(editingChanged)", "the text has changed"]),
                explanation: "Writers of keyboards report it; it is not documented.", rules: [.typing]),
            Claim("Setting the text asks nobody and sends nothing.", when: way == .settingText, .ordering(["the text has changed"])),
            Claim(
                "For code the answer makes no difference.",
                when: way.isOneOf(.insertText, .deleteBackward, .settingText), .same(whatever: reply)),
        ])
}
