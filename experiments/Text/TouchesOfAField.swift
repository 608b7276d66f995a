import EventTrace
import ExperimentKit
import UIKit

private enum State: String, Choice {
    case notEdited = "not being edited"
    case edited = "being edited"
    case disabled
}
private let state = Variable<State>("field", "The field is")
private let parentTap = Variable<Bool>("parentTap", "The superview has a tap recognizer", off: "the superview has no tap recognizer")

/// A field whose `becomeFirstResponder` stands in the record.
private final class BecomingField: UITextField {
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

private let field = Named<BecomingField>("field")
private let parentTapRecognizer = Named<UITapGestureRecognizer>("parent_tap")

private let isEnabled = Condition("the field is enabled", not: "the field is disabled", state != .disabled)

/// What a text field makes of a tap.
let touchesOfAField: Experiment = Experiment(
    id: "TouchesOfAField",
    title: "A tap on a `UITextField`: control events and focus",
    question: """
        A finger taps a text field that is being edited, not being edited, or disabled, with or without a tap recognizer on its \
        superview. Which control events are sent, does the field become first responder, and does the superview's recognizer \
        fire?
        """,
    answer: """
        An enabled field sends `touchDown` and `touchCancel`, never `touchUpInside`, and becomes first responder if it is not \
        being edited already. A disabled field sends nothing, and only then does a tap recognizer on its superview fire. How a \
        field gets the keyboard is not documented; this is what is assumed here.
        """,
    remedy:
        "To react when a tap starts editing, use `.editingDidBegin` or `textFieldDidBeginEditing(_:)`; to react to every tap, use `.touchDown`. To open a picker in place of the keyboard, set `inputView`, or return `false` from `textFieldShouldBeginEditing(_:)` and present the picker there. If the superview's recognizer has to fire as well, return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of its delegate.",
    symptoms: [
        "UITextField touchUpInside not firing",
        "How to detect a tap on a text field",
        "Tap gesture of the superview does not fire over a text field",
        "Text field does not get focus under a tap gesture",
        "Tap on a disabled text field",
    ],
    variables: [state, parentTap],
    stage: { stage in
        let field = stage.add(BecomingField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        if stage[state] == .edited { _ = field.becomeFirstResponder() }
        field.isEnabled = stage[state] != .disabled
        for event in [UIControl.Event.touchDown, .touchUpInside, .touchCancel, .editingDidBegin] {
            stage.addTarget(to: field, for: event)
        }
        if stage[parentTap] { stage.add(UITapGestureRecognizer(), parentTapRecognizer) }
        stage.script.tap(field)
    },
    outcomes: {
        Outcome("the tap makes the field first responder", not: "the tap changes no first responder", field.becomeFirstResponder)
        Outcome(
            "the field sends `touchDown` and `touchCancel`", not: "the field sends no control event",
            .order([field.action(.touchDown), field.action(.touchCancel)]))
        Outcome("the superview's recognizer fires", not: "no recognizer of the superview fires", parentTapRecognizer.action)
    },
    claims: {
        Claim(
            "A tap makes the field first responder, through a recognizer of the field's own.",
            when: state == .notEdited,
            explanation: "Assumed: a text field in a view whose tap recognizer dismisses the keyboard is known to become first responder.",
            rules: [.tapFocuses]
        ) {
            field.action(.touchDown)
            field.becomeFirstResponder
            field.action(.touchCancel)
        }
        Claim(
            "The field sends no `touchUpInside`.", field.action(.touchUpInside).never,
            explanation: "Often reported, not documented.", rules: [.tapFocuses])
        Claim(
            "An enabled field keeps the superview's tap recognizer from firing.",
            when: isEnabled && parentTap.isOn, parentTapRecognizer.everything.never,
            explanation: "The field's own recognizer is deeper in the view hierarchy.",
            rules: [.tapFocuses, .deepestLatestWins])
        Claim(
            "A disabled field leaves the tap to the superview's tap recognizer and does not become first responder.",
            when: !isEnabled && parentTap.isOn,
            explanation: "A disabled control ignores touches.", rules: [.disabledControl]
        ) {
            only { parentTapRecognizer.action(.ended) }
        }
    })
