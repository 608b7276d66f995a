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

private let field = Named<UITextField>("field")
private let delegate = Named<EndListener>("delegate")
private let scroll = Named<UIScrollView>("scroll")

private let isDraggedAway = Condition(
    "the finger drags and `keyboardDismissMode` is `.onDrag`", not: "the finger taps, or `keyboardDismissMode` is `.none`",
    mode == .onDrag && finger == .drags)

/// The scroll view that takes the keyboard away.
let dragToDismiss: Experiment = Experiment(
    id: "DragToDismiss",
    title: "Dismissing the keyboard by dragging: `keyboardDismissMode`",
    question: """
        A text field beside a scroll view, not in it, is being edited. A finger taps the scroll view or drags its content. Does \
        editing end, and can the field's delegate refuse?
        """,
    answer: """
        With `.onDrag`, editing ends when a drag of the scroll view begins; a tap does not end editing. With `.none`, the default, a \
        drag does not affect the field. Assumed: `textFieldShouldEndEditing(_:)` of the field's delegate is called, and may refuse.
        """,
    remedy:
        "Set `keyboardDismissMode = .onDrag` on the scroll view that the user drags. If its content is not taller than the scroll view, set `alwaysBounceVertical = true` too: no drag begins otherwise. For taps, add a tap recognizer with `cancelsTouchesInView = false` that calls `view.endEditing(true)`. On `keyboardWillHide` take back the content inset made for the keyboard, even if the keyboard's frame has no height. With `.interactive`, which no case here shows, call no `endEditing(_:)` in `scrollViewWillBeginDragging(_:)`: that call comes first and hides the keyboard at once.",
    symptoms: [
        "Dismiss the keyboard when scrolling",
        "Hide keyboard on UITableView scroll",
        "keyboardDismissMode onDrag not working",
        "Keyboard stays when I tap the scroll view",
        "keyboardDismissMode interactive hides the keyboard at once",
        "content inset not restored after a drag has dismissed the keyboard",
    ],
    variables: [mode, finger, reply],
    base: mode == .onDrag && finger == .drags,
    stage: { stage in
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 100, width: 300, height: 40))
        field.becomeFirstResponder()
        let listener = stage.name(EndListener(), delegate)
        listener.reply = stage[reply] == .yes
        field.delegate = listener
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.delegate = listener
        if stage[mode] == .onDrag { scroll.keyboardDismissMode = .onDrag }
        stage.script.play(stage[finger], x: 150, y: 200, in: scroll)
        stage.script.perform { stage.mark(field.isEditing ? "still edited" : "no longer edited") }
    },
    outcomes: {
        Outcome("editing ends", not: "editing goes on", "no longer edited")
        Outcome("the field's delegate is asked", not: "the field's delegate is not asked", delegate.textFieldShouldEndEditing)
        Outcome("the content is dragged", not: "the content is not dragged", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "With `.onDrag`, a drag ends editing.",
            when: isDraggedAway && reply == .yes,
            explanation: "Documented for `keyboardDismissMode`.", rules: [.keyboardDismissal]
        ) {
            delegate.textFieldDidEndEditing
            "no longer edited"
            delegate.scrollViewWillBeginDragging.happens
        }
        Claim(
            "With `.onDrag`, the field's delegate can refuse to end editing.",
            when: isDraggedAway && reply == .no,
            explanation: "Not documented: the field resigns first responder as it does without force.",
            rules: [.keyboardDismissal, .editingEnds, .refusedDismissal]
        ) {
            delegate.textFieldShouldEndEditing.happens
            TokenPattern("still edited").happens
        }
        Claim("A tap on the scroll view does not end editing.", when: finger == .taps) {
            only { "still edited" }
        }
        Claim(
            "With `.none`, a drag does not affect the field.", when: mode == .none
        ) {
            delegate.call("textField*").never
            TokenPattern("still edited").happens
        }
    })
