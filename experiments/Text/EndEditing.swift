import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case resignFirstResponder = "`resignFirstResponder`"
    case endEditingFalse = "`endEditing(false)` of the superview"
    case endEditingTrue = "`endEditing(true)` of the superview"
    case removalOfTheField = "the removal of the field"
}
private let way = Variable<Way>("way", "The app tries to end editing with")
private let reply = Variable<YesOrNo>("answer", "The delegate answers `textFieldShouldEndEditing` with")

private final class EndListener: UITextFieldDelegate {
    var reply = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A field whose `resignFirstResponder` stands in the record.
private final class ResigningField: UITextField {
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

private let parent = Named<UIView>("parent")
private let field = Named<ResigningField>("field")
private let delegate = Named<EndListener>("delegate")

/// With and without force.
let endEditing: Experiment = Experiment(
    id: "EndEditing",
    title: "Ending editing: `resignFirstResponder` or `endEditing`",
    question: """
        A text field is being edited. It resigns first responder, its superview ends editing with or without force, or the field is \
        removed. Does a delegate that refuses keep editing from ending?
        """,
    answer: """
        The delegate can refuse to let `resignFirstResponder` and `endEditing(false)` end editing, and, as measured on iOS 26.1, \
        `endEditing(true)` too; on older versions, as documented, force ends editing all the same. When the field leaves its window, editing ends. The delegate is asked in every case.
        """,
    remedy:
        "`resignFirstResponder()` ends editing only on the field that is first responder: on another field the call does nothing, and through an outlet that is nil it is never made. `view.endEditing(true)` finds the field without an outlet, and `UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)` without a view. To end editing in every version, let `textFieldShouldEndEditing` return `true` first. A field in an `inputAccessoryView` is no subview of the controller's view: call `resignFirstResponder()` on that field. In a form sheet the keyboard stays by default: return `false` from `disablesAutomaticKeyboardDismissal` of the presented controller. An override of `resignFirstResponder()` calls `super` and returns its result. A reload that takes the field out of the window ends editing: keep the field out of the rows that are reloaded, or end editing first.",
    symptoms: [
        "resignFirstResponder does not hide the keyboard",
        "endEditing(true) or resignFirstResponder",
        "Keyboard cannot be dismissed when textFieldShouldEndEditing returns false",
        "Force the keyboard to close",
        "What happens when a text field with focus is removed from its superview",
        "view.endEditing(true) does not work for a text view in the inputAccessoryView",
        "override of resignFirstResponder without super, keyboard does not hide",
    ],
    variables: [way, reply],
    stage: { stage in
        let parent = stage.add(UIView(), parent, at: CGRect(x: 45, y: 200, width: 300, height: 100))
        let field = stage.add(ResigningField(), field, at: CGRect(x: 0, y: 0, width: 300, height: 40), in: parent)
        field.becomeFirstResponder()
        let listener = stage.name(EndListener(), delegate)
        listener.reply = stage[reply] == .yes
        field.delegate = listener
        let choice = stage[way]
        stage.script.perform {
            switch choice {
            case .resignFirstResponder: _ = field.resignFirstResponder()
            case .endEditingFalse: parent.endEditing(false)
            case .endEditingTrue: parent.endEditing(true)
            case .removalOfTheField: field.removeFromSuperview()
            }
            stage.mark(field.isEditing ? "still edited" : "no longer edited")
        }
    },
    outcomes: {
        Outcome("editing ends", not: "editing goes on", "no longer edited")
        Outcome(
            "the delegate is asked", not: "the delegate is not asked",
            constant: "The delegate is asked even if its answer is then ignored.", delegate.textFieldShouldEndEditing)
    },
    claims: {
        Claim("The delegate is asked, whichever way is used.", delegate.textFieldShouldEndEditing.times(1))
        Claim(
            "If the delegate returns `true`, editing ends.", when: reply == .yes,
            explanation: "The overview of `UITextFieldDelegate` has this order.", rules: [.editingEnds]
        ) {
            delegate.textFieldShouldEndEditing
            delegate.textFieldDidEndEditing
            "no longer edited"
        }
        Claim(
            "If the delegate returns `false`, neither `resignFirstResponder` nor `endEditing` ends editing.",
            when: reply == .no && way != .removalOfTheField,
            explanation: "Documented for `endEditing(false)`; for `endEditing(true)` measured on a simulator of iOS 26.1.",
            rules: [.forcedEnd, .refusedForce]
        ) {
            TokenPattern("still edited").happens
            delegate.textFieldDidEndEditing.never
        }
        Claim(
            "The removal of the field ends editing, whatever the delegate returns.",
            when: way == .removalOfTheField,
            explanation: "Documented for `textFieldDidEndEditing`, which can be called although the delegate returned `false`.",
            rules: [.forcedEnd]
        ) {
            delegate.textFieldShouldEndEditing
            delegate.textFieldDidEndEditing
            "no longer edited"
        }
        Claim(
            "`endEditing` and the removal of the field call the field's `resignFirstResponder`.",
            when: way != .resignFirstResponder, delegate.everything.inside(field.resignFirstResponder),
            explanation: "`endEditing` looks for the field in the view and its subviews.", rules: [.forcedEnd])
    })
