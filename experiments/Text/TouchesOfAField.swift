import EventTrace
import ExperimentKit
import UIKit

private enum State: String, Choice {
    case notEdited = "not edited"
    case edited, disabled
}
private let state = Variable<State>("field", "The field is")
private let parentTap = Variable<Bool>("parentTap", "The superview has a tap recognizer")

/// A field whose `becomeFirstResponder` stands in the record.
private final class BecomingField: UITextField {
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

extension Experiment {
    /// What a text field makes of a tap.
    static let touchesOfAField = Experiment(
        id: "TouchesOfAField",
        title: "What a tap on a text field sends",
        question:
            "A finger taps a text field that is edited, not edited or disabled, with or without a tap recognizer above. Which control events are sent, does the field become first responder, and who else acts?",
        answer:
            "The field sends touchDown and touchCancel, never touchUpInside, and becomes first responder. A tap above it acts only over a disabled field. How a field gets the keyboard is not documented; this is what is chosen here.",
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
                "A tap makes it first responder, through a recognizer of its own.",
                when: state == .notEdited,
                .order(["field.action(touchDown)", "field.becomeFirstResponder", "field.action(touchCancel)"]),
                explanation: "Assumed: fields under a tap that dismisses the keyboard are known to get it.", rules: [.tapFocuses]),
            Claim(
                "It sends no touchUpInside.", .never("field.action(touchUpInside)"),
                explanation: "Often reported, not documented.", rules: [.tapFocuses]),
            Claim(
                "An enabled field keeps the tap above from acting.",
                when: state != .disabled && parentTap.isOn,
                .never("parent_tap.*"), explanation: "Its own recognizer is deeper.", rules: [.tapFocuses, .deepestLatestWins]),
            Claim(
                "A disabled one leaves it to the tap above and is not focused.",
                when: state == .disabled && parentTap.isOn,
                .ordering(["parent_tap.action(ended)"]),
                explanation: "A disabled control ignores touches.", rules: [.disabledControl]),
        ])
}
