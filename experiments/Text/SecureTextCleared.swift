import EventTrace
import ExperimentKit
import UIKit

private enum Moment: String, Choice {
    case switched = "`isSecureTextEntry` is switched off and on while the field is edited"
    case again = "editing begins again"
    case plain = "editing begins again without secure entry"
}
private let moment = Variable<Moment>("moment", "Before the key,")

private enum Remedy: String, Choice {
    case none = "does nothing"
    case delegate = "builds the text in `shouldChangeCharactersIn`"
    case reinsert = "deletes and inserts the text by code"
}
private let remedy = Variable<Remedy>("remedy", "The app")

private final class PasswordListener: UITextFieldDelegate {
    var builds = false

    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard builds else { return true }
        let units = Array((textField.text ?? "").utf16)
        let head = String(decoding: units[..<range.location], as: UTF16.self)
        let tail = String(decoding: units[(range.location + range.length)...], as: UTF16.self)
        textField.text = head + string + tail
        return false
    }
}

private let delegate = Named<PasswordListener>("delegate")
private let field = Named<UITextField>("field")
private let textStays = Mark("the text has one letter more")
private let textGoes = Mark("only the new letter is there")

/// A password that the first key clears.
let secureTextCleared: Experiment = Experiment(
    id: "SecureTextCleared",
    title: "Secure text field: the first key clears the text",
    question: """
        A text field with secure entry has a text. `isSecureTextEntry` is switched off and on while the field is edited, as a button \
        that shows the password does; or editing ends and begins again. Then the user types a letter. Is the old text still there?
        """,
    answer: """
        No: the first key after secure entry is switched on again, and the first key of each editing session, leaves only the new \
        letter; a first key that deletes leaves nothing. A field without secure entry keeps its text. The text stays if the app \
        builds the text itself in `shouldChangeCharactersIn` and returns `false`, or if code deletes and inserts the text \
        beforehand.
        """,
    remedy: """
        After `isSecureTextEntry = true`, keep the text, call `deleteBackward()`, set `text = ""` and call `insertText(_:)` with the \
        kept text: the clearing is used up. Or set the new text in `textField(_:shouldChangeCharactersIn:replacementString:)` and \
        return `false`; then the caret goes to the end, and `editingChanged` is not sent: set `selectedTextRange`, and call \
        `sendActions(for: .editingChanged)`. `clearsOnBeginEditing`, `false` by default, does not prevent the clearing. When editing \
        begins again, users expect the clearing: leave it.
        """,
    symptoms: [
        "password field clears when toggling isSecureTextEntry",
        "secure text field erased on begin editing",
        "show hide password text disappears",
        "UITextField secureTextEntry clears text on first character",
        "password is deleted when typing after the eye button",
        "prevent a secure text field from clearing",
    ],
    variables: [moment, remedy],
    base: moment == .switched,
    stage: { stage in
        let listener = stage.name(PasswordListener(), delegate)
        listener.builds = stage[remedy] == .delegate
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 100, width: 300, height: 40))
        field.isSecureTextEntry = stage[moment] != .plain
        field.text = "tea"
        field.delegate = listener
        let (choice, way) = (stage[moment], stage[remedy])
        stage.script.tap(field)
        stage.script.wait(0.5)
        stage.script.perform {
            switch choice {
            case .switched:
                field.isSecureTextEntry = false
                field.isSecureTextEntry = true
            case .again, .plain:
                field.resignFirstResponder()
                field.becomeFirstResponder()
            }
            guard way == .reinsert, let text = field.text else { return }
            field.deleteBackward()
            field.text = ""
            field.insertText(text)
        }
        stage.script.wait(0.5)
        stage.script.perform { stage.type("s") }
        stage.script.perform {
            if field.text == "teas" { stage.mark(textStays) }
            if field.text == "s" { stage.mark(textGoes) }
        }
    },
    outcomes: {
        Outcome("the text stays", not: "only the new letter is there", textStays.written)
    },
    claims: {
        Claim(
            "After secure entry has been switched on, the first key leaves only its letter.", when: moment == .switched && remedy == .none,
            textGoes.written.happens, explanation: "Six projects and a radar tell so; Apple’s pages do not.", rules: [.secureClearing])
        Claim(
            "In a secure field, the first key of a new editing session leaves only its letter.", when: moment == .again && remedy == .none,
            textGoes.written.happens, rules: [.secureClearing])
        Claim(
            "Without secure entry the text stays.", when: moment == .plain, textStays.written.happens)
        Claim(
            "The text stays if the delegate builds it and returns false.", when: remedy == .delegate, textStays.written.happens,
            rules: [.typing])
        Claim(
            "The text stays if code has deleted and inserted it before the key.", when: remedy == .reinsert, textStays.written.happens,
            explanation: "The deletion by code is the first change and uses up the clearing before the key.", rules: [.secureClearing])
    })
