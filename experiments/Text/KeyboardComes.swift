import EventTrace
import ExperimentKit
import UIKit

private enum Input: String, Choice {
    case field = "a text field"
    case view = "a text view"
    case fieldBeforeBar = "a text field before one with an input accessory view"
    case fieldBeforePicker = "a text field before one with an input view lower than the keyboard"
    case bar = "a view that has only an input accessory view"
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

/// Becomes first responder when it is touched, and brings a bar instead of the keyboard.
private final class BarView: UIView {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
}

private let form = Named<Form>("form")
private let first = Named<UIView>("first")
private let second = Named<UITextField>("second")

/// The notifications of the keyboard, among the calls of delegates.
let keyboardComes: Experiment = Experiment(
    id: "KeyboardComes",
    title: "Keyboard notifications and the text delegate: order",
    question: """
        An app observes the notifications of the keyboard. A text field or a text view is tapped; a second later editing ends, or goes \
        on in another field. Which notifications are posted, and are they posted before or after the methods of the delegate?
        """,
    answer: """
        `keyboardWillChangeFrame` and `keyboardWillShow` are posted when editing begins, and the same with `Did` when the keyboard has \
        come. The delegate of a text field is called before these notifications, the delegate of a text view after them. When editing \
        goes on in another field with the same keyboard, the keyboard does not hide, and only notifications about its frame are posted. \
        If the next field needs another height, because of an `inputAccessoryView` or an `inputView` of its own, `keyboardWillShow` is posted again, \
        without `keyboardWillHide`; a responder that has only an accessory view posts it too. Up to iOS 10, developers report, \
        `keyboardWillShow` is posted for each field.
        """,
    remedy: """
        When `keyboardWillShow` is posted, look for the first responder: the delegate may not know the view that is edited yet, and it may be no text at all but a bar, so take the height from the frame of the notification. What \
        depends on the field, do in `textFieldDidBeginEditing(_:)`, for a text view in `textViewShouldBeginEditing(_:)`, which comes first. Expect `keyboardWillShow` several times before `keyboardWillHide`, \
        for another height; if the first field resigns before the second begins, a hide and a show are posted as well, so call `becomeFirstResponder()` on the second alone. Set the inset for the keyboard from its frame each time, never add it up, and only while a view of yours \
        is first responder. On `keyboardWillHide` take back \
        only that share, whatever the frame is. With a hardware keyboard `keyboardWillHide` can come right after a field became first \
        responder: do not resign in it. A switch to the emoji keyboard or another language changes the height and posts the notifications again, with the new frame: code that acts only once leaves an input bar behind the keyboard. The frame is in the screen's coordinates and reaches down to the screen's edge: convert it, and take its overlap with your view, less `safeAreaInsets.bottom` where a scroll view or the safe area adds that already, or a gap of 34 points stays. An inset makes room and does not scroll: call `scrollRectToVisible(_:animated:)` with the field's rectangle. A `UITableViewController` does both; since iOS 15 a constraint to `view.keyboardLayoutGuide.topAnchor` makes the room. \
        An inset that is set to zero at `keyboardWillHide` loses the part for the bars, and the first rows lie under the navigation bar.
        """,
    symptoms: [
        "keyboardWillShow is called before textViewDidBeginEditing",
        "keyboardWillShow is not called for the second text field",
        "keyboardWillShow called for each text field before iOS 11",
        "Order of keyboard notifications and textFieldDidBeginEditing",
        "keyboardWillHide or textFieldDidEndEditing first",
        "Move the view up when the keyboard appears: which text field is active?",
        "keyboardWillShow is called twice or more before keyboardWillHide",
        "content inset is wrong after the keyboard has gone",
        "search bar loses focus immediately with a hardware keyboard",
        "keyboard covers text field",
        "text field hidden behind keyboard, scroll to text field",
        "keyboardWillHide and keyboardWillShow when moving between text fields, flicker",
        "keyboardWillShow called when view controller with inputAccessoryView appears, no keyboard",
        "keyboardWillShow called again when inputAccessoryView or inputView changes height",
    ],
    variables: [input, then],
    stage: { stage in
        let form = stage.name(Form(), form)
        let frame = CGRect(x: 45, y: 100, width: 300, height: 80)
        let editor: UIView
        switch stage[input] {
        case .field, .fieldBeforeBar, .fieldBeforePicker:
            let field = UITextField()
            field.delegate = form
            editor = stage.add(field, first, at: frame)
        case .view:
            let view = UITextView()
            view.delegate = form
            editor = stage.add(view, first, at: frame)
        case .bar: editor = stage.add(BarView(), first, at: frame)
        }
        let second = stage.add(UITextField(), second, at: CGRect(x: 45, y: 220, width: 300, height: 40))
        second.delegate = form
        switch stage[input] {
        case .fieldBeforeBar: second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        case .fieldBeforePicker: second.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
        case .field, .view, .bar: break
        }
        form.observeKeyboard()
        let choice = stage[then]
        stage.script.tap(editor)
        stage.script.wait(1)
        stage.script.perform {
            switch choice {
            case .ends: editor.endEditing(false)
            case .goesOn: second.becomeFirstResponder()
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome(
            "the delegate is called before `keyboardWillShow`",
            not: "no delegate is called before `keyboardWillShow`",
            form.textFieldDidBeginEditing(first).before(form.call("notification")("keyboardWillShow")))
        Outcome(
            "the keyboard hides", not: "the keyboard stays", form.call("notification")("keyboardWillHide"))
        Outcome(
            "`keyboardWillShow` is posted twice", not: "`keyboardWillShow` is posted once",
            form.call("notification")("keyboardWillShow").times(2))
    },
    claims: {
        Claim(
            "`keyboardWillChangeFrame` is posted before `keyboardWillShow`, and `keyboardDidShow` is posted when the keyboard has come.",
            rules: [.keyboardNotifications]
        ) {
            form.call("notification")("keyboardWillChangeFrame")
            form.call("notification")("keyboardWillShow")
            form.call("notification")("keyboardDidChangeFrame")
            form.call("notification")("keyboardDidShow")
        }
        Claim(
            "The delegate of a text field receives `textFieldDidBeginEditing` before `keyboardWillShow` is posted.",
            when: input.isOneOf(.field, .fieldBeforeBar, .fieldBeforePicker),
            explanation: "Apple's documentation of `UITextField` has it the other way round; apps report this order.",
            rules: [.keyboardAfterEditingBegins]
        ) {
            form.textFieldDidBeginEditing(first)
            form.call("notification")("keyboardWillShow")
        }
        Claim(
            "The delegate of a text view receives `textViewDidBeginEditing` after `keyboardWillShow`.", when: input == .view,
            rules: [.keyboardNotifications]
        ) {
            form.call("notification")("keyboardWillShow")
            form.textViewDidBeginEditing(first)
        }
        Claim(
            "When editing ends, `keyboardWillHide` is posted before the delegate is called, and `keyboardDidHide` last.",
            when: then == .ends && input != .bar,
            rules: [.keyboardNotifications]
        ) {
            form.call("notification")("keyboardWillHide")
            "form.text*DidEndEditing(first)"
            form.call("notification")("keyboardDidHide")
        }
        Claim(
            "When editing goes on in another field with the same keyboard, the keyboard does not hide, and this engine posts no second `keyboardWillShow`.",
            when: then == .goesOn && input.isOneOf(.field, .view),
            explanation:
                "Documented for `UITextField`: `keyboardWillChangeFrame` may be posted instead. Apps report `keyboardWillShow` again if the height changes, and with two fields.",
            rules: [.keyboardNotifications]
        ) {
            form.call("notification")("keyboardWillHide").never
            form.call("notification")("keyboardWillShow").times(1)
            form.call("notification")("keyboardWillChangeFrame").times(2)
        }
        Claim(
            "When editing goes on in a field that needs another height, `keyboardWillShow` is posted again, and `keyboardWillHide` is not.",
            when: then == .goesOn && input.isOneOf(.fieldBeforeBar, .fieldBeforePicker, .bar),
            explanation:
                "Developers report it for an accessory view and for an input view of another height. Two reports of betas of iOS 9 miss all notifications there.",
            rules: [.keyboardHeight]
        ) {
            form.call("notification")("keyboardWillShow").times(2)
            form.call("notification")("keyboardDidShow").times(2)
            form.call("notification")("keyboardWillHide").never
        }
        Claim(
            "A responder that has only an input accessory view posts `keyboardWillShow` when it becomes first responder, and `keyboardWillHide` when it resigns.",
            when: then == .ends && input == .bar,
            explanation: "The authors of a chat library and of a keyboard library report it of controllers with a bar.",
            rules: [.keyboardHeight]
        ) {
            form.call("notification")("keyboardWillShow")
            form.call("notification")("keyboardDidShow")
            form.call("notification")("keyboardWillHide")
            form.call("notification")("keyboardDidHide")
        }
    })
