import EventTrace
import ExperimentKit
import UIKit

private let way = Variable("way", "Field a edits; field b is chosen by", ["a tap on b", "becomeFirstResponder", "the return key"])
private let refuses = Variable("refuses", "The delegate says no to", ["nothing", "the end of a", "the beginning of b"])

/// The delegate of both fields; its return key chooses the second.
private final class PairListener: UITextFieldDelegate {
    var refuses = ""
    var goOn: () -> Void = {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refuses != "the beginning of b" }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuses != "the end of a" }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        goOn()
        return true
    }
}

extension Experiment {
    /// From one text field to the next.
    static let fieldHandOver = Experiment(
        id: "FieldHandOver",
        title: "From one text field to the next",
        question:
            "Field `a` is edited, and then field `b` is chosen: by a tap, by code, or by the return key. In which order is their delegate asked and told, and which field is edited if it says no?",
        answer:
            "`b` is asked whether it may begin, then `a` whether it may end; `a` has ended before `b` begins. A no of either leaves `a` being edited. The way in which `b` is chosen makes no difference to this order.",
        variables: [way, refuses],
        stage: { stage in
            let fields = [("a", 200.0), ("b", 300.0)].map { name, top in
                stage.add({ UITextField(frame: $0) }, name, at: CGRect(x: 45, y: top, width: 300, height: 40))
            }
            fields[0].becomeFirstResponder()
            let listener = stage.name(PairListener(), "delegate")
            listener.refuses = stage.choice(refuses)
            listener.goOn = { [unowned(unsafe) field = fields[1]] in field.becomeFirstResponder() }
            for field in fields { field.delegate = listener }
            let choice = stage.choice(way)
            if choice == "a tap on b" { stage.script.tap("b") }
            stage.script.perform { [unowned(unsafe) stage] in
                if choice == "becomeFirstResponder" { fields[1].becomeFirstResponder() }
                if choice == "the return key" { stage.type("\n") }
                stage.mark(fields[1].isEditing ? "b is edited" : fields[0].isEditing ? "a is edited" : "none is edited")
            }
        },
        claims: [
            Claim(
                "The new field is asked first; the old one has ended before the new one begins.",
                when: refuses.is("nothing"),
                .order([
                    "delegate.textFieldShouldBeginEditing(b)", "delegate.textFieldShouldEndEditing(a)",
                    "delegate.textFieldDidEndEditing(a)", "delegate.textFieldDidBeginEditing(b)", "b is edited",
                ]),
                explanation:
                    "Each field's own order is documented (TX.1, TX.2), and that the old responder resigns before the new one becomes (RC.7)."
            ),
            Claim(
                "A no of either leaves the old one being edited.", when: refuses.isNot("nothing"),
                .all([.happens("a is edited"), .never("delegate.textFieldDid*")]),
                explanation: "The hand-over fails when the old one does not resign (RC.7)."),
            Claim(
                "If the new one may not begin, the old one is not even asked.",
                when: refuses.is("the beginning of b"),
                .all([.happens("a is edited"), .never("delegate.textFieldShouldEndEditing*")])),
            Claim("By a tap or by code, the order is the same.", when: way.isNot("the return key"), .same(whatever: way)),
            Claim(
                "The delegate's own return key makes it within should return.",
                when: way.is("the return key"),
                .all([
                    .nested("delegate.textFieldShouldBeginEditing*", in: "delegate.textFieldShouldReturn*"),
                    .nested("delegate.textFieldDid*", in: "delegate.textFieldShouldReturn*"),
                ]),
                explanation: "The field becomes first responder inside the call that asks for it (RC.7)."),
        ])
}
