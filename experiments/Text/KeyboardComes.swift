import EventTrace
import ExperimentKit
import UIKit

private enum Input: String, Choice {
    case field = "a text field"
    case view = "a text view"
}
private let input = Variable<Input>("input", "The user taps")

private enum Then: String, Choice {
    case ends = "ends"
    case goesOn = "goes on in another field"
}
private let then = Variable<Then>("then", "After a second editing")

/// Delegate of all inputs, and observer of the keyboard.
private final class Form: UITextFieldDelegate, UITextViewDelegate {
    func observeKeyboard() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(
                self, selector: Selector("keyboardMoves(_:)", Form.keyboardMoves), name: name, object: nil)
        }
    }

    func keyboardMoves(_ notification: Notification) {}
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
}

extension Experiment {
    /// The notifications of the keyboard, among the calls of delegates.
    static let keyboardComes: Experiment = Experiment(
        id: "KeyboardComes",
        title: "Keyboard notifications and the text delegate: order",
        question: """
            An app observes the notifications of the keyboard. A text field or a text view is tapped; a second later editing ends, or goes \
            on in another field. Which notifications are posted, and are they posted before or after the methods of the delegate?
            """,
        answer: """
            `keyboardWillChangeFrame` and `keyboardWillShow` are posted when editing begins, those with `Did` when the keyboard has \
            come. The delegate of a text field is called before them, that of a text view after them. When editing goes on in another field, \
            the keyboard neither hides nor shows: only its frame is said to change.
            """,
        remedy: """
            Do not expect the delegate to know the view that is edited when `keyboardWillShow` is posted: look for the first responder \
            instead. Observe `keyboardWillChangeFrame` if you need to know of every field.
            """,
        symptoms: [
            "keyboardWillShow is called before textViewDidBeginEditing",
            "keyboardWillShow is not called for the second text field",
            "Order of keyboard notifications and textFieldDidBeginEditing",
            "keyboardWillHide or textFieldDidEndEditing first",
            "Move the view up when the keyboard appears: which text field is active?",
        ],
        variables: [input, then],
        stage: { stage in
            let form = stage.name(Form(), "form")
            let frame = CGRect(x: 45, y: 100, width: 300, height: 80)
            let first: UIView
            switch stage[input] {
            case .field:
                let field = stage.add(UITextField(), "first", at: frame)
                field.delegate = form
                first = field
            case .view:
                let view = stage.add(UITextView(), "first", at: frame)
                view.delegate = form
                first = view
            }
            let second = stage.add(UITextField(), "second", at: CGRect(x: 45, y: 220, width: 300, height: 40))
            second.delegate = form
            form.observeKeyboard()
            let choice = stage[then]
            stage.script.tap(first)
            stage.script.wait(1)
            stage.script.perform {
                switch choice {
                case .ends: first.endEditing(false)
                case .goesOn: second.becomeFirstResponder()
                }
            }
            stage.script.wait(1)
        },
        claims: [
            Claim(
                "The frame is said to change before the keyboard shows, and `keyboardDidShow` is posted when it has come.",
                .order([
                    "form.notification(keyboardWillChangeFrame)", "form.notification(keyboardWillShow)",
                    "form.notification(keyboardDidChangeFrame)", "form.notification(keyboardDidShow)",
                ]),
                rules: [.keyboardNotifications]),
            Claim(
                "The delegate of a text field receives `textFieldDidBeginEditing` before `keyboardWillShow` is posted.",
                when: input == .field,
                .order(["form.textFieldDidBeginEditing(first)", "form.notification(keyboardWillShow)"]),
                explanation: "Apple's documentation of `UITextField` has it the other way round; apps report this order.",
                rules: [.keyboardAfterEditingBegins]),
            Claim(
                "The delegate of a text view receives `textViewDidBeginEditing` after `keyboardWillShow`.", when: input == .view,
                .order(["form.notification(keyboardWillShow)", "form.textViewDidBeginEditing(first)"]), rules: [.keyboardNotifications]),
            Claim(
                "When editing ends, `keyboardWillHide` is posted before the delegate is called, and `keyboardDidHide` last.",
                when: then == .ends,
                .order(["form.notification(keyboardWillHide)", "form.text*DidEndEditing(first)", "form.notification(keyboardDidHide)"]),
                rules: [.keyboardNotifications]),
            Claim(
                "When editing goes on in another field, the keyboard does not hide, and `keyboardWillShow` is posted no second time.",
                when: then == .goesOn,
                .all([
                    .never("form.notification(keyboardWillHide)"), .exactly(1, "form.notification(keyboardWillShow)"),
                    .exactly(2, "form.notification(keyboardWillChangeFrame)"),
                ]),
                explanation: "Documented for `UITextField`: `keyboardWillChangeFrame` is posted instead.", rules: [.keyboardNotifications]),
        ])
}
