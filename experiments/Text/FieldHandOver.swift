import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case tapOnB = "a tap on `b`"
    case becomeFirstResponder = "`becomeFirstResponder`"
    case returnKey = "the return key"
}
private let way = Variable<Way>("way", "Field `b` is chosen by")

private enum Refuses: String, Choice {
    case nothing
    case endOfA = "the end of `a`"
    case beginningOfB = "the beginning of `b`"
}
private let refuses = Variable<Refuses>("refuses", "The delegate refuses")

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

private let delegate = Named<PairListener>("delegate")
private let a = Named<UITextField>("a")
private let b = Named<UITextField>("b")

private let isRefused = Condition(
    "the delegate refuses one of the two steps", not: "the delegate refuses nothing", refuses != .nothing)

/// From one text field to the next.
let fieldHandOver: Experiment = Experiment(
    id: "FieldHandOver",
    title: "Moving from one text field to the next: order of calls",
    question: """
        Field `a` is being edited, and then field `b` is chosen by a tap, by code, or with the return key. In which order are \
        the methods of their delegate called, and which field is edited if the delegate refuses?
        """,
    answer: """
        `textFieldShouldBeginEditing(_:)` is called for `b` first, then `textFieldShouldEndEditing(_:)` for `a`; \
        `textFieldDidEndEditing(_:)` for `a` comes before `textFieldDidBeginEditing(_:)` for `b`. If the delegate returns `false` \
        from either of the first two, `a` is still being edited. The way in which `b` is chosen makes no difference to this order.
        """,
    remedy:
        "To go on to the next field with the return key, set the `delegate` of the fields, call `becomeFirstResponder()` of the next field in `textFieldShouldReturn(_:)` and return `false`. After `true` the key goes on to the field that is first responder by then, and that field resigns at once if it has an action for `.editingDidEndOnExit`. Only the return key asks `textFieldShouldReturn(_:)`: a button on a bar above the keyboard has to call `becomeFirstResponder()` of the next field itself. To keep the user in a field until its text is valid, return `false` from `textFieldShouldEndEditing(_:)`; `endEditing(true)` ends editing all the same.",
    symptoms: [
        "Return key should go to the next text field",
        "Order of delegate calls when switching between text fields",
        "textFieldDidBeginEditing or textFieldDidEndEditing first",
        "Stay in a text field until its input is valid",
        "next text field loses focus immediately after the return key",
        "textFieldShouldReturn not called from a Next button above the keyboard",
    ],
    variables: [way, refuses],
    stage: { stage in
        let fields = [(a, 200.0), (b, 300.0)].map { name, top in
            stage.add(UITextField(), name, at: CGRect(x: 45, y: top, width: 300, height: 40))
        }
        fields[0].becomeFirstResponder()
        let listener = stage.name(PairListener(), delegate)
        listener.refuses = stage[refuses]
        listener.goOn = { [field = fields[1]] in field.becomeFirstResponder() }
        for field in fields { field.delegate = listener }
        let choice = stage[way]
        if choice == .tapOnB { stage.script.tap(b) }
        stage.script.perform {
            if choice == .becomeFirstResponder { fields[1].becomeFirstResponder() }
            if choice == .returnKey { stage.type("\n") }
            stage.mark(fields[1].isEditing ? "b is edited" : fields[0].isEditing ? "a is edited" : "none is edited")
        }
    },
    outcomes: {
        Outcome("`b` is being edited", not: "`a` is still being edited", "b is edited")
        Outcome("`a` is asked whether it may end", not: "`a` is not asked", delegate.textFieldShouldEndEditing(a))
        Outcome(
            "`a` ends editing before `b` begins", not: "`a` does not end editing, and `b` does not begin",
            .order([delegate.textFieldDidEndEditing(a), delegate.textFieldDidBeginEditing(b)]))
    },
    claims: {
        Claim(
            "The new field is asked first, and the old field has ended editing before the new one begins.",
            when: !isRefused,
            explanation: """
                Each field's own order is documented, and so is that the old first responder resigns before the new one takes \
                its place.
                """,
            rules: [.editingBegins, .editingEnds, .firstResponderHandOver]
        ) {
            delegate.textFieldShouldBeginEditing(b)
            delegate.textFieldShouldEndEditing(a)
            delegate.textFieldDidEndEditing(a)
            delegate.textFieldDidBeginEditing(b)
            "b is edited"
        }
        Claim(
            "If the delegate refuses either step, the old field is still being edited.", when: isRefused,
            explanation: "The hand-over fails if the old field does not resign first responder.", rules: [.firstResponderHandOver]
        ) {
            TokenPattern("a is edited").happens
            delegate.call("textFieldDid*").never
        }
        Claim(
            "If the new field may not begin editing, the old one is not even asked.",
            when: refuses == .beginningOfB
        ) {
            TokenPattern("a is edited").happens
            delegate.textFieldShouldEndEditing.never
        }
        Claim("A tap and `becomeFirstResponder` lead to the same order.", when: way != .returnKey, way.changesNothing())
        Claim(
            "With the return key, the delegate's other methods are called inside `textFieldShouldReturn`.",
            when: way == .returnKey,
            explanation: "The field becomes first responder inside the call that requests it.", rules: [.firstResponderHandOver]
        ) {
            delegate.textFieldShouldBeginEditing.inside(delegate.textFieldShouldReturn)
            delegate.call("textFieldDid*").inside(delegate.textFieldShouldReturn)
        }
    })
