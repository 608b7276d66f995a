import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Limit: String, Choice {
    case none = "allows every change"
    case all = "refuses every change of a full field"
    case allButReturn = "refuses all but a line feed"
}
private let limit = Variable<Limit>("limit", "`shouldChangeCharactersIn`", clause: "`shouldChangeCharactersIn` {value}")

private enum Dismissal: String, Choice {
    case action = "an action for `editingDidEndOnExit`"
    case resign = "`resignFirstResponder()` in `textFieldShouldReturn`"
}
private let dismissal = Variable<Dismissal>("dismissal", "The keyboard is to be dismissed by")

/// Limits a field to four characters.
private final class Limiter: UITextFieldDelegate {
    var limit = Limit.none
    var resigns = false

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        if limit == .none || limit == .allButReturn && string == "\n" { return true }
        return (textField.text ?? "").count - range.length + string.count <= 4
    }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if resigns { textField.resignFirstResponder() }
        return true
    }
}

private let field = Named<UITextField>("field")
private let limiter = Named<Limiter>("limiter")

private let refusesReturn = Condition(
    "the limit refuses the line feed, and an action is to dismiss", not: "the line feed is let through, or `textFieldShouldReturn` resigns",
    limit == .all && dismissal == .action)

/// A limit of length and the return key.
let fullFieldAndReturn: Experiment = Experiment(
    id: "FullFieldAndReturn",
    title: "Return key does nothing when a text field is full",
    question: """
        `shouldChangeCharactersIn` limits a field to four characters, and the field is full. The return key is to dismiss the keyboard. \
        Is the keyboard dismissed?
        """,
    answer: """
        If an action for `editingDidEndOnExit` is to dismiss the keyboard, the keyboard stays: the return key asks \
        `shouldChangeCharactersIn` about a line feed (`"\\n"`), and after `false` the field sends no event and does not \
        resign, as developers report. `textFieldShouldReturn` is asked before, so a call of `resignFirstResponder()` in \
        `textFieldShouldReturn` dismisses the keyboard.
        """,
    remedy: """
        Return `true` for `"\\n"` first in `textField(_:shouldChangeCharactersIn:replacementString:)`; a text field never \
        contains the line feed. Or call `resignFirstResponder()` in `textFieldShouldReturn(_:)`. Limit the length of the new \
        text, not of the old one: a full field has to accept an empty replacement, the delete key, and a selection that is \
        typed over.
        """,
    symptoms: [
        "return key does not work when text field reaches max length",
        "Done button does nothing when text field is full",
        "editingDidEndOnExit not called with shouldChangeCharactersIn",
        "cannot dismiss keyboard after character limit reached",
        "shouldChangeCharactersInRange called with newline on return",
    ],
    variables: [limit, dismissal],
    base: limit == .all && dismissal == .action,
    stage: { stage in
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        let limiter = stage.name(Limiter(), limiter)
        limiter.limit = stage[limit]
        limiter.resigns = stage[dismissal] == .resign
        field.delegate = limiter
        if stage[dismissal] == .action { stage.addTarget(to: field, for: .editingDidEndOnExit) }
        stage.script.perform {
            field.text = "1234"
            field.becomeFirstResponder()
        }
        stage.script.wait(0.5)
        stage.script.perform { stage.type("\n") }
        stage.script.wait(0.5)
    },
    outcomes: {
        Outcome("the field resigns", not: "the field stays first responder", limiter.textFieldDidEndEditing)
        Outcome(
            "`editingDidEndOnExit` is sent", not: "`editingDidEndOnExit` is not sent", field.action(.editingDidEndOnExit))
    },
    claims: {
        Claim(
            "A limit that refuses the line feed keeps the field from its action and from resigning.", when: refusesReturn,
            explanation: "A book and answers about limits of length let the line feed through for this reason.",
            rules: [.returnTypesLineFeed]
        ) {
            limiter.textFieldShouldReturn
            limiter.textFieldShouldChangeCharacters
            field.action(.editingDidEndOnExit).never
            limiter.textFieldDidEndEditing.never
        }
        Claim(
            "If the line feed is let through, the field sends `editingDidEndOnExit` and resigns.",
            when: limit.isOneOf(.none, .allButReturn) && dismissal == .action, rules: [.returnKey]
        ) {
            limiter.textFieldShouldReturn
            limiter.textFieldShouldChangeCharacters
            field.action(.editingDidEndOnExit)
            limiter.textFieldDidEndEditing
        }
        Claim(
            "`textFieldShouldReturn` that resigns dismisses the keyboard, whatever the limit.", when: dismissal == .resign,
            explanation: "It is asked before the line feed.", rules: [.returnKey]
        ) {
            limiter.textFieldShouldReturn.happens
            limiter.textFieldDidEndEditing.happens
        }
    })
