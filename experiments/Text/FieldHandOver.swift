import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case tapOnB = "a tap on b"
    case becomeFirstResponder
    case returnKey = "the return key"
}
private let way = Variable<Way>("way", "Field a edits; field b is chosen by")

private enum Refuses: String, Choice {
    case nothing
    case endOfA = "the end of a"
    case beginningOfB = "the beginning of b"
}
private let refuses = Variable<Refuses>("refuses", "The delegate says no to")

/// The delegate of both fields; its return key chooses the second.
private final class PairListener: UITextFieldDelegate {
    var refuses = Refuses.nothing
    var goOn: () -> Void = {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refuses != .beginningOfB }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuses != .endOfA }
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
                stage.add(UITextField(), name, at: CGRect(x: 45, y: top, width: 300, height: 40))
            }
            fields[0].becomeFirstResponder()
            let listener = stage.name(PairListener(), "delegate")
            listener.refuses = stage[refuses]
            listener.goOn = { [field = fields[1]] in field.becomeFirstResponder() }
            for field in fields { field.delegate = listener }
            let choice = stage[way]
            if choice == .tapOnB { stage.script.tap("b") }
            stage.script.perform {
                if choice == .becomeFirstResponder { fields[1].becomeFirstResponder() }
                if choice == .returnKey { stage.type("\n") }
                stage.mark(fields[1].isEditing ? "b is edited" : fields[0].isEditing ? "a is edited" : "none is edited")
            }
        },
        claims: [
            Claim(
                "The new field is asked first; the old one has ended before the new one begins.",
                when: refuses == .nothing,
                .order([
                    "delegate.textFieldShouldBeginEditing(b)", "delegate.textFieldShouldEndEditing(a)",
                    "delegate.textFieldDidEndEditing(a)", "delegate.textFieldDidBeginEditing(b)", "b is edited",
                ]),
                explanation:
                    "Each field's own order is documented, and that the old responder resigns before the new one becomes.",
                rules: [.editingBegins, .editingEnds, .firstResponderHandOver]
            ),
            Claim(
                "A no of either leaves the old one being edited.", when: refuses != .nothing,
                .all([.happens("a is edited"), .never("delegate.textFieldDid*")]),
                explanation: "The hand-over fails when the old one does not resign.", rules: [.firstResponderHandOver]),
            Claim(
                "If the new one may not begin, the old one is not even asked.",
                when: refuses == .beginningOfB,
                .all([.happens("a is edited"), .never("delegate.textFieldShouldEndEditing*")])),
            Claim("By a tap or by code, the order is the same.", when: way != .returnKey, .same(whatever: way)),
            Claim(
                "The delegate's own return key makes it within should return.",
                when: way == .returnKey,
                .all([
                    .nested("delegate.textFieldShouldBeginEditing*", in: "delegate.textFieldShouldReturn*"),
                    .nested("delegate.textFieldDid*", in: "delegate.textFieldShouldReturn*"),
                ]),
                explanation: "The field becomes first responder inside the call that asks for it.", rules: [.firstResponderHandOver]),
        ])
}
