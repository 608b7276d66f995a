import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case resignFirstResponder
    case endEditingFalse = "endEditing(false)"
    case endEditingTrue = "endEditing(true)"
    case removalOfTheField = "removal of the field"
}
private let way = Variable<Way>("way", "Editing is to end by")
private let reply = Variable<YesOrNo>("answer", "Should end editing is answered")

private final class EndListener: UITextFieldDelegate {
    var reply = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A field whose `resignFirstResponder` stands in the record.
private final class ResigningField: UITextField {
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

extension Experiment {
    /// With and without force.
    static let endEditing = Experiment(
        id: "EndEditing",
        title: "Ways to end editing, and a delegate that says no",
        question:
            "A text field is edited. It resigns, its superview ends editing with or without force, or the field is removed. Does a delegate that says no keep it from ending?",
        answer:
            "The delegate is asked in every case. Its no counts for `resignFirstResponder` and `endEditing(false)`; with force, and when the field leaves its window, editing ends all the same.",
        variables: [way, reply],
        stage: { stage in
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 45, y: 200, width: 300, height: 100))
            let field = stage.add(ResigningField(), "field", at: CGRect(x: 0, y: 0, width: 300, height: 40), in: parent)
            field.becomeFirstResponder()
            let listener = stage.name(EndListener(), "delegate")
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
        claims: [
            Claim("The delegate is asked, whatever the way.", .exactly(1, "delegate.textFieldShouldEndEditing*")),
            Claim(
                "After a yes editing ends.", when: reply == .yes,
                .order(["delegate.textFieldShouldEndEditing*", "delegate.textFieldDidEndEditing*", "no longer edited"]),
                explanation: "The overview of the delegate has this order.", rules: [.editingEnds]),
            Claim(
                "A no counts without force.",
                when: reply == .no && way.isOneOf(.resignFirstResponder, .endEditingFalse),
                .all([.happens("still edited"), .never("delegate.textFieldDidEndEditing*")]),
                explanation: "Documented for `endEditing(_:)`.", rules: [.forcedEnd]),
            Claim(
                "It does not count with force, or when the field is removed.",
                when: way.isOneOf(.endEditingTrue, .removalOfTheField),
                .order(["delegate.textFieldShouldEndEditing*", "delegate.textFieldDidEndEditing*", "no longer edited"]),
                explanation: "Documented for `endEditing(_:)`, and for the delegate's did end, which can come although it said no.",
                rules: [.forcedEnd]),
            Claim(
                "`endEditing`, and the removal, make the field resign.",
                when: way != .resignFirstResponder, .nested("delegate.*", in: "field.resignFirstResponder"),
                explanation: "It is looked for in the view and below.", rules: [.forcedEnd]),
        ])
}
