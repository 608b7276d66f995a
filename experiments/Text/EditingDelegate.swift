import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Step: String, Choice {
    case beginsEditing = "begins editing"
    case key = "receives a key"
    case deleteKey = "receives the delete key"
    case returnKey = "receives the return key"
    case returnKeyWithAnAction = "receives the return key with an action for it"
    case resigns = "resigns first responder"
}
private let step = Variable<Step>("step", "The field")
private let reply = Variable<YesOrNo>("answer", "The delegate answers with")

/// Implements all methods, and answers as the case says.
private final class FieldListener: UITextFieldDelegate {
    var reply = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { reply }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { reply }
}

private let field = Named<UITextField>("field")
private let delegate = Named<FieldListener>("delegate")

private let endsEditing = Condition(
    "the step ends editing", not: "the step does not end editing", step.isOneOf(.resigns, .returnKeyWithAnAction))
private let changesTheText = Condition(
    "the step changes the text", not: "the step leaves the text as it is", step.isOneOf(.key, .deleteKey))

/// Questions, changes and control events of a text field.
let editingDelegate: Experiment = Experiment(
    id: "EditingDelegate",
    title: "Text field editing: delegate methods and control events",
    question: """
        A text field begins editing, receives a key or the return key, or resigns first responder. Which delegate methods are called, \
        which control events are sent, and what changes if the delegate returns `false`?
        """,
    answer: """
        Before each step UIKit calls a `should` method of the delegate; if it returns `false`, no other method of the delegate is called and nothing is sent. If it returns \
        `true`, the delegate's `did` method, where there is one, is called and the control event is sent. The return key calls \
        `textFieldShouldReturn`, then `shouldChangeCharactersIn`; by itself it neither changes the text nor ends editing. With an action for `editingDidEndOnExit`, the field resigns first responder too.
        """,
    remedy: """
        To dismiss the keyboard with the return key, call `resignFirstResponder()` in `textFieldShouldReturn(_:)`, or add an \
        action for `.editingDidEndOnExit`. Implement one of the two `textFieldDidEndEditing` methods: if the delegate has the one with a \
        reason, UIKit does not call the other one. If none of the methods is called, `delegate` is nil or has been released (it is weak), or in Swift the method has another signature. \
        An override of `becomeFirstResponder()` runs even if `textFieldShouldBeginEditing(_:)` returns `false`: call `super` first and \
        change the look only if it returns `true`.
        """,
    symptoms: [
        "Return key does not hide the keyboard",
        "textFieldShouldReturn does not dismiss the keyboard",
        "Order of the UITextFieldDelegate methods",
        "editingChanged vs shouldChangeCharactersIn",
        "What does editingDidEndOnExit do",
        "textFieldDidEndEditing not called when the delegate has textFieldDidEndEditing with a reason too",
    ],
    variables: [step, reply],
    stage: { stage in
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        field.text = "ab"
        if stage[step] != .beginsEditing { field.becomeFirstResponder() }
        let listener = stage.name(FieldListener(), delegate)
        listener.reply = stage[reply] == .yes
        field.delegate = listener
        var events: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .primaryActionTriggered]
        if stage[step] == .returnKeyWithAnAction { events.append(.editingDidEndOnExit) }
        for event in events { stage.addTarget(to: field, for: event) }
        let choice = stage[step]
        stage.script.perform {
            switch choice {
            case .beginsEditing: field.becomeFirstResponder()
            case .key: stage.type("c")
            case .deleteKey: stage.pressDelete()
            case .resigns: field.resignFirstResponder()
            case .returnKey, .returnKeyWithAnAction: stage.type("\n")
            }
            stage.mark("at the end the field is \(field.isEditing ? "edited" : "not edited"), with the text \(field.text ?? "nil")")
        }
    },
    outcomes: {
        Outcome("the field", otherwise: "sends no control event") {
            Outcome.State("sends `editingDidBegin`", field.action(.editingDidBegin))
            Outcome.State("sends `editingChanged`", field.action(.editingChanged))
            Outcome.State(
                "sends `primaryActionTriggered`, `editingDidEndOnExit` and `editingDidEnd`",
                .all([
                    field.action(.primaryActionTriggered).happens, field.action(.editingDidEndOnExit).happens,
                    field.action(.editingDidEnd).happens,
                ]))
            Outcome.State("sends `primaryActionTriggered`", field.action(.primaryActionTriggered))
            Outcome.State("sends `editingDidEnd`", field.action(.editingDidEnd))
        }
        Outcome("the delegate", otherwise: "receives no `did` method") {
            Outcome.State("receives `textFieldDidBeginEditing`", delegate.textFieldDidBeginEditing)
            Outcome.State("receives `textFieldDidEndEditing`", delegate.textFieldDidEndEditing)
        }
        Outcome(
            "the field is being edited afterwards", not: "the field is not being edited afterwards", "at the end the field is edited, *")
    },
    claims: {
        Claim(
            """
            When editing begins, the delegate is asked first, then the field becomes first responder, then \
            `textFieldDidBeginEditing` is called.
            """,
            when: step == .beginsEditing && reply == .yes,
            entries {
                "delegate.textFieldShouldBeginEditing(field)"
                "field: firstResponder"
                "delegate.textFieldDidBeginEditing(field)"
            },
            explanation: "The overview of `UITextFieldDelegate` has this order.", rules: [.editingBegins])
        Claim(
            "When editing begins, `editingDidBegin` is sent once.", when: step == .beginsEditing && reply == .yes,
            field.action(.editingDidBegin).times(1),
            explanation: "Whether it is sent before or after `textFieldDidBeginEditing` is not documented.",
            rules: [.editingBegins, .eventsOfEditing])
        Claim(
            """
            When editing ends, the delegate is asked first, then the field resigns first responder, then \
            `textFieldDidEndEditing` is called.
            """,
            when: endsEditing && reply == .yes,
            entries {
                "delegate.textFieldShouldEndEditing(field)"
                "nil: firstResponder field"
                "delegate.textFieldDidEndEditing(field)"
            },
            explanation: "The overview of `UITextFieldDelegate` has this order.", rules: [.editingEnds])
        Claim(
            "For each key, the delegate is asked first, then the text changes and `editingChanged` is sent.",
            when: changesTheText && reply == .yes,
            explanation: "The delegate is asked before the change.", rules: [.typing]
        ) {
            only(among: "delegate.*(*)", field.everything) {
                delegate.textFieldShouldChangeCharacters
                field.action(.editingChanged)
            }
        }
        Claim(
            "If the delegate returns `false`, nothing changes and nothing is sent.", when: reply == .no, anyone.everything.times(1),
            explanation: "If the delegate returns `false`, the field stays as it is.",
            rules: [.editingBegins, .editingEnds, .typing, .returnKey])
        Claim(
            "The return key by itself neither changes the text nor ends editing.",
            when: step == .returnKey, TokenPattern("at the end the field is edited, with the text ab").happens,
            explanation: "Dismissing the keyboard is left to the delegate.", rules: [.returnKey])
        Claim(
            "With an action for `editingDidEndOnExit`, the return key also ends editing.",
            when: step == .returnKeyWithAnAction && reply == .yes,
            explanation: "This is common practice; the order of the events is not documented.", rules: [.returnKey, .eventsOfEditing]
        ) {
            delegate.textFieldShouldReturn
            field.action(.editingDidEndOnExit)
            delegate.textFieldShouldEndEditing
            TokenPattern("at the end the field is not edited, with the text ab").happens
        }
    })
