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
    title: "The return key goes on to the next field",
    question: "`textFieldShouldReturn` makes the next field first responder. Is the next field still being edited after the key?",
    answer:
        "If `textFieldShouldReturn` returns true, the key goes on to the next field, which resigns if it has an action for `editingDidEndOnExit`. In all other cases the next field is being edited.",
    remedy: "Return false from `textFieldShouldReturn` after the next field has become first responder.",
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
            "A return key that is let through makes the next field resign if it has the action.", when: reply == .yes && hasAction.isOn,
            nextIsEdited.written.never, explanation: "Reported by users of four projects.", rules: [.returnGoesOn])
        Claim("After a false answer the next field stays.", when: reply == .no, nextIsEdited.written.happens)
    })
