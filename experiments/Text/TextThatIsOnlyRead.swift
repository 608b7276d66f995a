import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case edited = "editable"
    case selected = "selectable, not editable"
    case neither = "neither editable nor selectable"
}
private let kind = Variable<Kind>("kind", "The text view is")
private let hasBar = Variable<Bool>(
    "bar", "The text view has an `inputAccessoryView`", off: "the text view has no `inputAccessoryView`", default: true)

/// Delegate of the text view, and observer of the keyboard.
private final class TextListener: UITextViewDelegate {
    func observeKeyboard() {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(
                self, selector: Selector("keyboardMoves(_:)", TextListener.keyboardMoves), name: name, object: nil)
        }
    }

    func keyboardMoves(_ notification: Notification) {}
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
}

private let text = Named<UITextView>("text")
private let listener = Named<TextListener>("listener")
private let becomes = Mark("text is first responder")

/// A text view without editing as first responder.
let textThatIsOnlyRead: Experiment = Experiment(
    id: "TextThatIsOnlyRead",
    title: "A read-only `UITextView` as first responder: toolbar without a keyboard",
    question: """
        A text view is not edited, but its text can be selected. Code makes it first responder, as a selection does. Does \
        the keyboard come, does its `inputAccessoryView` come, and is the delegate called?
        """,
    answer: """
        A text view that is selectable but not editable becomes first responder without a keyboard and without calls about editing; its \
        `inputAccessoryView` appears all the same, and `keyboardWillShow` is posted for that bar: reports of iOS 7 to 11 say so of a \
        selection by the user. A text view that is neither editable nor selectable does not become first responder. That \
        `becomeFirstResponder()` in code does what a selection does is assumed.
        """,
    remedy: """
        Set `inputAccessoryView` to nil together with `isEditable = false` and call `reloadInputViews()`, or override \
        `inputAccessoryView` in a subclass and return `isEditable ? bar : nil`. In `keyboardWillShow` take the height from the \
        notification, and do not conclude that a field is edited. `isSelectable = false` avoids the bar too, but then links no longer \
        react.
        """,
    symptoms: [
        "inputAccessoryView shown for non editable text view when selecting text",
        "keyboardWillShow called when selecting text in a read only UITextView",
        "keyboard toolbar appears without keyboard for isEditable false",
        "can a non editable UITextView become first responder",
    ],
    variables: [kind, hasBar],
    base: kind == .selected && hasBar.isOn,
    stage: { stage in
        let text = stage.add(UITextView(), text, at: CGRect(x: 45, y: 200, width: 300, height: 120))
        text.text = "The text is only read."
        let listener = stage.name(TextListener(), listener)
        text.delegate = listener
        text.isEditable = stage[kind] == .edited
        text.isSelectable = stage[kind] != .neither
        if stage[hasBar] { text.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)) }
        listener.observeKeyboard()
        stage.script.perform { if text.becomeFirstResponder() { stage.mark(becomes) } }
        stage.script.wait(1)
        stage.script.perform { text.resignFirstResponder() }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the text view becomes first responder", not: "the text view does not become first responder", becomes.written)
        Outcome(
            "`keyboardWillShow` is posted", not: "no keyboard notification is posted",
            listener.call("notification")("keyboardWillShow"))
        Outcome("the delegate is called", not: "the delegate is not called", listener.textViewDidBeginEditing)
    },
    claims: {
        Claim(
            "A text view that is only selectable becomes first responder, and its delegate receives no call about editing.",
            when: kind == .selected,
            explanation: "Reported of a selection by a finger, from iOS 7 to 11.", rules: [.selectableFirstResponder]
        ) {
            becomes.written.happens
            listener.call("textView*").never
        }
        Claim(
            "With an `inputAccessoryView`, `keyboardWillShow` and `keyboardWillHide` are posted, for that view alone.",
            when: kind == .selected && hasBar.isOn, rules: [.keyboardHeight]
        ) {
            listener.call("notification")("keyboardWillShow")
            listener.call("notification")("keyboardWillHide")
        }
        Claim(
            "Without an `inputAccessoryView` the text view becomes first responder, and nothing is posted.",
            when: kind == .selected && hasBar.isOff,
            explanation: "A text that is only read brings no keyboard.", rules: [.selectableFirstResponder]
        ) {
            becomes.written.happens
            listener.call("notification").never
        }
        Claim(
            "A text view that is neither editable nor selectable does not become first responder.", when: kind == .neither,
            becomes.written.never, grade: .assumed, unnoticed: "No change that is tried makes the text selectable.")
    })
