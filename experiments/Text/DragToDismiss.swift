import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Mode: String, Choice { case none, onDrag }
private let mode = Variable<Mode>("keyboardDismissMode", "`keyboardDismissMode` is")
private let finger = Variable<OneFinger>("finger", "On the scroll view, the finger", [.taps, .drags])
private let reply = Variable<YesOrNo>("answer", "The delegate answers `textFieldShouldEndEditing` with")

private final class EndListener: UITextFieldDelegate, UIScrollViewDelegate {
    var reply = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// The scroll view that takes the keyboard away.
    static let dragToDismiss: Experiment = Experiment(
        id: "DragToDismiss",
        title: "Dismissing the keyboard by dragging: `keyboardDismissMode`",
        question: """
            A text field above a scroll view is being edited. A finger taps the scroll view or drags its content. Does editing end, \
            and can the field's delegate refuse?
            """,
        answer: """
            With `.onDrag`, editing ends when a drag begins; a tap does not end it. With `.none`, a drag does not affect the field. \
            Assumed: the field's delegate is asked, and may refuse.
            """,
        remedy: "To dismiss the keyboard when the user scrolls, set `scrollView.keyboardDismissMode = .onDrag`.",
        symptoms: [
            "Dismiss the keyboard when scrolling",
            "Hide keyboard on UITableView scroll",
            "keyboardDismissMode onDrag not working",
            "Keyboard stays when I tap the scroll view",
        ],
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
                "With `.onDrag`, a drag ends editing.",
                when: mode == .onDrag && finger == .drags && reply == .yes,
                .all([
                    .order(["delegate.textFieldDidEndEditing*", "no longer edited"]), .happens("delegate.scrollViewWillBeginDragging*"),
                ]),
                explanation: "Documented for `keyboardDismissMode`.", rules: [.keyboardDismissal]),
            Claim(
                "With `.onDrag`, the field's delegate can refuse to end editing.",
                when: mode == .onDrag && finger == .drags && reply == .no,
                .all([.happens("delegate.textFieldShouldEndEditing*"), .happens("still edited")]),
                explanation: "Not documented: the field resigns first responder as it does without force.",
                rules: [.keyboardDismissal, .editingEnds]
            ),
            Claim("A tap on the scroll view does not end editing.", when: finger == .taps, .ordering(["still edited"])),
            Claim(
                "With `.none`, a drag does not affect the field.", when: mode == .none,
                .all([.never("delegate.textField*"), .happens("still edited")])),
        ])
}
