import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case key = "a key"
    case deleteKey = "the delete key"
    case insertText = "`insertText`"
    case deleteBackward = "`deleteBackward`"
    case settingText = "setting text"
    case replacing = "`replace(_:withText:)`"
    case marking = "`setMarkedText(_:selectedRange:)`"
    case clearButton = "a tap on the clear button"
}
private let way = Variable<Way>("way", "The text is changed by")
private let reply = Variable<YesOrNo>("answer", "The delegate answers questions with")

private final class ChangeListener: UITextFieldDelegate {
    var reply = true

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { reply }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { reply }
}

private let field = Named<UITextField>("field")
private let delegate = Named<ChangeListener>("delegate")

private let isByKey = Condition("the keyboard changes the text", not: "code or a button changes the text", way.isOneOf(.key, .deleteKey))

/// What the keyboard does and code does not.
let keysAndCode: Experiment = Experiment(
    id: "KeysAndCode",
    title: "Text changed by the keyboard or by code: what is called",
    question: "The text of a field is changed by the keyboard or by code. Is the delegate asked, and is `editingChanged` sent?",
    answer: """
        For a key, the field asks `shouldChangeCharactersIn`; if the delegate returns `true`, the text changes and `editingChanged` \
        is sent. `insertText` and `deleteBackward` called by code send `editingChanged` without asking. Setting `text` neither asks \
        nor sends, and neither do `replace(_:withText:)` and `setMarkedText(_:selectedRange:)` of a field, by one account of iOS 26. \
        The clear button asks `textFieldShouldClear` and, if the delegate returns `true`, sends `editingChanged`.
        """,
    remedy:
        "After setting `text` in code, call your own handler, or send the event with `sendActions(for: .editingChanged)`; do so too if `shouldChangeCharactersIn` sets `text` itself and returns `false`. To limit the length, return from `shouldChangeCharactersIn` whether the text with the replacement, `(text as NSString).replacingCharacters(in: range, with: string)`, is short enough, and return `true` while `markedTextRange` is not nil; in `editingChanged` cut the text once `markedTextRange` is nil. AutoFill and the suggestions above the keyboard can put in another text than the `string` in `shouldChangeCharactersIn` (a single space, by reports of iOS 11): check the whole text in `editingChanged`. The range counts UTF-16 units: `Range(range, in: text)` converts it for a Swift string, where an offset in characters crashes at an emoji. No keyboard type keeps a second decimal separator out: refuse it in shouldChangeCharactersIn.",
    symptoms: [
        "editingChanged is not called when I set the text in code",
        "shouldChangeCharactersIn not called when setting text",
        "Observe a UITextField whose text is changed programmatically",
        "insertText does not call the delegate",
        "Custom keyboard bypasses the text field delegate",
        "shouldChangeCharactersIn gets a single space with password autofill",
        "editingChanged when the clear button is tapped",
        "textFieldShouldClear or shouldChangeCharactersIn for the clear button",
        "replace(_:withText:) does not send editingChanged",
        "limit text field to maximum length",
        "UITextField text change event, textFieldDidChange",
    ],
    variables: [way, reply],
    stage: { stage in
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        field.text = "ab"
        field.becomeFirstResponder()
        let listener = stage.name(ChangeListener(), delegate)
        listener.reply = stage[reply] == .yes
        field.delegate = listener
        stage.addTarget(to: field, for: .editingChanged)
        let choice = stage[way]
        if choice == .clearButton {
            field.clearButtonMode = .whileEditing
            stage.script.tap(.point(x: 285, y: 20, in: "field"))
        }
        stage.script.perform {
            switch choice {
            case .clearButton: break
            case .replacing:
                if let all = field.textRange(from: field.endOfDocument, to: field.endOfDocument) { field.replace(all, withText: "c") }
            case .marking: field.setMarkedText("c", selectedRange: NSRange(location: 1, length: 0))
            case .key: stage.type("c")
            case .deleteKey: stage.pressDelete()
            case .insertText: field.insertText("c")
            case .deleteBackward: field.deleteBackward()
            case .settingText: field.text = "abc"
            }
            stage.mark(field.text == "ab" ? "the text is as before" : "the text has changed")
        }
    },
    outcomes: {
        Outcome("the delegate", otherwise: "is not asked") {
            Outcome.State("is asked about the change", delegate.textFieldShouldChangeCharacters)
            Outcome.State("is asked about clearing", delegate.textFieldShouldClear)
        }
        Outcome("`editingChanged` is sent", not: "`editingChanged` is not sent", field.action(.editingChanged))
        Outcome("the text changes", not: "the text stays as it is", "the text has changed")
    },
    claims: {
        Claim(
            "For a key, the delegate is asked; if it returns `false`, the text stays as it is.",
            when: isByKey && reply == .no,
            explanation: "Documented for the delegate's method.", rules: [.typing]
        ) {
            only {
                delegate.textFieldShouldChangeCharacters
                "the text is as before"
            }
        }
        Claim(
            "If the delegate returns `true` for a key, the text changes and `editingChanged` is sent.",
            when: isByKey && reply == .yes
        ) {
            only {
                delegate.textFieldShouldChangeCharacters
                field.action(.editingChanged)
                "the text has changed"
            }
        }
        Claim(
            "`insertText` and `deleteBackward` do not ask the delegate, but `editingChanged` is sent.",
            when: way.isOneOf(.insertText, .deleteBackward),
            explanation: "Developers of keyboards report it; it is not documented.", rules: [.typing, .typingByCode]
        ) {
            only {
                field.action(.editingChanged)
                "the text has changed"
            }
        }
        Claim(
            "Setting `text` neither asks the delegate nor sends `editingChanged`.", when: way == .settingText
        ) {
            only { "the text has changed" }
        }
        Claim(
            "`replace(_:withText:)` and `setMarkedText(_:selectedRange:)` of a field change the text without a question and without `editingChanged`.",
            when: way.isOneOf(.replacing, .marking),
            explanation: "One project found it in its own tests on iOS 26.", rules: [.replacedByInput]
        ) {
            only { "the text has changed" }
        }
        Claim(
            "The clear button asks `textFieldShouldClear`; if the answer is `true`, `editingChanged` is sent.",
            when: way == .clearButton && reply == .yes,
            explanation: "Reports of two libraries miss the event in their own buttons and have it in `UITextField`.", rules: [.clearButton]
        ) {
            only {
                delegate.textFieldShouldClear
                field.action(.editingChanged)
                "the text has changed"
            }
        }
        Claim(
            "If `textFieldShouldClear` returns `false`, nothing changes.", when: way == .clearButton && reply == .no
        ) {
            only {
                delegate.textFieldShouldClear
                "the text is as before"
            }
        }
        Claim(
            "For changes by code, it makes no difference what the delegate would return.",
            when: way.isOneOf(.insertText, .deleteBackward, .settingText, .replacing, .marking), reply.changesNothing())
    })
