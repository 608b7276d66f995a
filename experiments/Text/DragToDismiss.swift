import EventTrace
import ExperimentKit
import UIKit

private let mode = Variable("keyboardDismissMode", "`keyboardDismissMode`", ["none", "onDrag"])
private let finger = Variable("finger", "On the scroll view the finger", [OneFinger.taps, OneFinger.drags])
private let reply = Variable("answer", "Should end editing is answered", ["yes", "no"])

private final class EndListener: UITextFieldDelegate, UIScrollViewDelegate {
    var reply = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// The scroll view that takes the keyboard away.
    static let dragToDismiss = Experiment(
        id: "DragToDismiss",
        title: "Dragging dismisses the keyboard: `keyboardDismissMode`",
        question:
            "A text field above a scroll view is edited. A finger taps the scroll view or drags its content. Does editing end, and can the field's delegate refuse?",
        answer:
            "With onDrag editing ends when a drag begins; a tap ends nothing. Without it a drag leaves the field alone. That the field's delegate is asked and can refuse is assumed.",
        variables: [mode, finger, reply],
        stage: { stage in
            let field = stage.add({ UITextField(frame: $0) }, "field", at: CGRect(x: 45, y: 100, width: 300, height: 40))
            field.becomeFirstResponder()
            let listener = stage.name(EndListener(), "delegate")
            listener.reply = stage.choice(reply) == "yes"
            field.delegate = listener
            let scroll = stage.add({ UIScrollView(frame: $0) }, "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 900)
            scroll.delegate = listener
            if stage.choice(mode) == "onDrag" { scroll.keyboardDismissMode = .onDrag }
            stage.script.play(stage.choice(finger), x: 150, y: 200, in: "scroll")
            stage.script.perform { [unowned(unsafe) stage] in stage.mark(field.isEditing ? "still edited" : "no longer edited") }
        },
        claims: [
            Claim(
                "With onDrag a drag ends editing.",
                when: mode.is("onDrag") && finger.is(OneFinger.drags) && reply.is("yes"),
                .all([
                    .order(["delegate.textFieldDidEndEditing*", "no longer edited"]), .happens("delegate.scrollViewWillBeginDragging*"),
                ]),
                explanation: "Documented for `keyboardDismissMode` (SC.15)."),
            Claim(
                "The field's delegate can refuse.",
                when: mode.is("onDrag") && finger.is(OneFinger.drags) && reply.is("no"),
                .all([.happens("delegate.textFieldShouldEndEditing*"), .happens("still edited")]),
                explanation: "Not documented: the field resigns as it does without force (SC.15, TX.2)."
            ),
            Claim("A tap ends nothing.", when: finger.is(OneFinger.taps), .ordering(["still edited"])),
            Claim(
                "Without it a drag leaves the field alone.", when: mode.is("none"),
                .all([.never("delegate.textField*"), .happens("still edited")])),
        ])
}
