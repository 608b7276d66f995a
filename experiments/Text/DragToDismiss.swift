import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Mode: String, Choice { case none, onDrag }
private let mode = Variable<Mode>("keyboardDismissMode", "`keyboardDismissMode`")
private let finger = Variable<OneFinger>("finger", "On the scroll view the finger", [.taps, .drags])
private let reply = Variable<YesOrNo>("answer", "Should end editing is answered")

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
            let field = stage.add(UITextField(), "field", at: CGRect(x: 45, y: 100, width: 300, height: 40))
            field.becomeFirstResponder()
            let listener = stage.name(EndListener(), "delegate")
            listener.reply = stage[reply] == .yes
            field.delegate = listener
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 900)
            scroll.delegate = listener
            if stage[mode] == .onDrag { scroll.keyboardDismissMode = .onDrag }
            stage.script.play(stage[finger], x: 150, y: 200, in: "scroll")
            stage.script.perform { stage.mark(field.isEditing ? "still edited" : "no longer edited") }
        },
        claims: [
            Claim(
                "With onDrag a drag ends editing.",
                when: mode == .onDrag && finger == .drags && reply == .yes,
                .all([
                    .order(["delegate.textFieldDidEndEditing*", "no longer edited"]), .happens("delegate.scrollViewWillBeginDragging*"),
                ]),
                explanation: "Documented for `keyboardDismissMode`.", rules: [.keyboardDismissal]),
            Claim(
                "The field's delegate can refuse.",
                when: mode == .onDrag && finger == .drags && reply == .no,
                .all([.happens("delegate.textFieldShouldEndEditing*"), .happens("still edited")]),
                explanation: "Not documented: the field resigns as it does without force.", rules: [.keyboardDismissal, .editingEnds]
            ),
            Claim("A tap ends nothing.", when: finger == .taps, .ordering(["still edited"])),
            Claim(
                "Without it a drag leaves the field alone.", when: mode == .none,
                .all([.never("delegate.textField*"), .happens("still edited")])),
        ])
}
