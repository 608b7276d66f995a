import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let reply = Variable<YesOrNo>("answer", "`textFieldShouldReturn` makes the next field first responder and returns")
private let hasAction = Variable<Bool>(
    "editingDidEndOnExit", "The next field has an action for `editingDidEndOnExit`",
    off: "the next field has no action for `editingDidEndOnExit`", default: true)

private final class NextListener: UITextFieldDelegate {
    var goOn: () -> Bool = { true }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { goOn() }
}

private let delegate = Named<NextListener>("delegate")
private let first = Named<UITextField>("first")
private let next = Named<UITextField>("next")
private let nextIsEdited = Mark("next is edited")

/// The return key after its field has been left.
let returnGoesOn: Experiment = Experiment(
    id: "ReturnGoesOn",
    title: "The next text field loses focus after `textFieldShouldReturn`",
    question: "`textFieldShouldReturn` makes the next field first responder. Is the next field still being edited after the key?",
    answer:
        "If `textFieldShouldReturn` returns true, the next field, by then first responder, handles the return key and resigns if it has an action for `editingDidEndOnExit`. In all other cases the next field is still being edited.",
    remedy:
        "Call `becomeFirstResponder()` of the next field in `textFieldShouldReturn` and return false; a `UITextView` as the next one would otherwise begin with a line break. Add an action for `editingDidEndOnExit`, even an empty one, only to a field whose return key is to close the keyboard.",
    symptoms: [
        "next text field loses focus immediately after return", "becomeFirstResponder in textFieldShouldReturn dismisses the keyboard",
    ],
    variables: [reply, hasAction],
    stage: { stage in
        let field = stage.add(UITextField(), first, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        let other = stage.add(UITextField(), next, at: CGRect(x: 45, y: 300, width: 300, height: 40))
        if stage[hasAction] { stage.addTarget(to: other, for: .editingDidEndOnExit) }
        let (listener, answer) = (stage.name(NextListener(), delegate), stage[reply] == .yes)
        listener.goOn = {
            other.becomeFirstResponder()
            return answer
        }
        field.delegate = listener
        field.becomeFirstResponder()
        stage.script.perform {
            stage.type("\n")
            if other.isFirstResponder { stage.mark(nextIsEdited) }
        }
    },
    outcomes: { Outcome("the next field is being edited", not: "the next field has resigned", nextIsEdited.written) },
    claims: {
        Claim(
            "If `textFieldShouldReturn` returns true, the next field resigns if it has an action for `editingDidEndOnExit`.",
            when: reply == .yes && hasAction.isOn,
            nextIsEdited.written.never, explanation: "Reported by users of four projects.", rules: [.returnGoesOn])
        Claim(
            "If `textFieldShouldReturn` returns false, the next field stays first responder.", when: reply == .no,
            nextIsEdited.written.happens)
    })
