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

extension Experiment {
    /// What a text field makes of a tap.
    static let touchesOfAField: Experiment = Experiment(
        id: "TouchesOfAField",
        title: "A tap on a `UITextField`: control events and focus",
        question: """
            A finger taps a text field that is being edited, not being edited, or disabled, with or without a tap recognizer on its \
            superview. Which control events are sent, does the field become first responder, and does the superview's recognizer \
            fire?
            """,
        answer: """
            The field sends `touchDown` and `touchCancel`, never `touchUpInside`, and becomes first responder. A tap recognizer on \
            its superview fires only if the field is disabled. How a field gets the keyboard is not documented; this is what is \
            assumed here.
            """,
        remedy: "To react to a tap on a text field, use `.editingDidBegin` or `textFieldDidBeginEditing(_:)` instead of `.touchUpInside`.",
        symptoms: [
            "UITextField touchUpInside not firing",
            "How to detect a tap on a text field",
            "Tap gesture of the superview does not fire over a text field",
            "Text field does not get focus under a tap gesture",
            "Tap on a disabled text field",
        ],
        variables: [state, parentTap],
        stage: { stage in
            let field = stage.add(BecomingField(), "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            if stage[state] == .edited { _ = field.becomeFirstResponder() }
            field.isEnabled = stage[state] != .disabled
            for event in [UIControl.Event.touchDown, .touchUpInside, .touchCancel, .editingDidBegin] {
                stage.addTarget(to: field, for: event)
            }
            if stage[parentTap] { stage.add(UITapGestureRecognizer(), "parent_tap") }
            stage.script.tap("field")
        },
        claims: [
            Claim(
                "A tap makes the field first responder, through a recognizer of the field's own.",
                when: state == .notEdited,
                .order(["field.action(touchDown)", "field.becomeFirstResponder", "field.action(touchCancel)"]),
                explanation: "Assumed: text fields under a tap gesture that dismisses the keyboard are known to get it.",
                rules: [.tapFocuses]),
            Claim(
                "The field sends no `touchUpInside`.", .never("field.action(touchUpInside)"),
                explanation: "Often reported, not documented.", rules: [.tapFocuses]),
            Claim(
                "An enabled field keeps the superview's tap recognizer from firing.",
                when: state != .disabled && parentTap.isOn,
                .never("parent_tap.*"), explanation: "The field's own recognizer is deeper in the view hierarchy.",
                rules: [.tapFocuses, .deepestLatestWins]),
            Claim(
                "A disabled field leaves the tap to the superview's tap recognizer and does not become first responder.",
                when: state == .disabled && parentTap.isOn,
                .ordering(["parent_tap.action(ended)"]),
                explanation: "A disabled control ignores touches.", rules: [.disabledControl]),
        ])
}
