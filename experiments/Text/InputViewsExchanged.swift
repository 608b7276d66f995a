import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case bar = "an `inputAccessoryView`"
    case picker = "an `inputView` that is not as high as the keyboard"
}
private let change = Variable<Change>("change", "While it is edited, the field gets", clause: "the field gets {value}")

private enum Then: String, Choice {
    case nothing = "nothing"
    case reload = "`reloadInputViews()`"
    case again = "`resignFirstResponder()` and `becomeFirstResponder()`"
}
private let then = Variable<Then>("then", "The code then calls", clause: "the code calls {value}")

private let field = Named<UITextField>("field")
private let listener = Named<KeyboardFieldListener>("listener")
private let changed = Mark("the views are exchanged")

/// Input views that change while a field is edited.
let inputViewsExchanged: Experiment = Experiment(
    id: "InputViewsExchanged",
    title: "`inputView` or `inputAccessoryView` changed while editing: `reloadInputViews()`",
    question: """
        A text field is being edited, and code gives the field another input view or a bar above the keyboard. Is the change seen, does the \
        keyboard hide, and which notifications are posted?
        """,
    answer: """
        The change is seen after `reloadInputViews()`: if the height differs, `keyboardWillShow` is posted again, without \
        `keyboardWillHide`, and editing does not end. Without the call nothing changes until the field becomes first responder again. \
        A field that resigns and becomes first responder shows the change too, but editing ends, and the keyboard hides and shows.
        """,
    remedy: """
        After a change of `inputView`, `inputAccessoryView`, `keyboardType` or `returnKeyType` call `reloadInputViews()` on the first \
        responder; to return to the system's keyboard, set `inputView` to nil and call it again. Give a panel the height of the last \
        keyboard, and nothing jumps. Set the bar before editing begins where you can: one bar for all fields, of which only the \
        contents change, does not make the keyboard jump. Take the inset from the frame of each notification.
        """,
    symptoms: [
        "inputAccessoryView set while editing does not appear",
        "inputView change has no effect until text field loses focus",
        "switch between keyboard and custom inputView without hiding the keyboard",
        "reloadInputViews keyboardWillShow called again",
        "toggle emoji keyboard inputView reloadInputViews",
    ],
    variables: [change, then],
    base: then == .reload,
    stage: { stage in
        let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        let listener = stage.name(KeyboardFieldListener(), listener)
        field.delegate = listener
        listener.observeKeyboard()
        let (change, then) = (stage[change], stage[then])
        stage.script.tap(field)
        stage.script.wait(1)
        stage.script.mark(changed)
        stage.script.perform {
            switch change {
            case .bar: field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            case .picker: field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
            }
            switch then {
            case .nothing: break
            case .reload: field.reloadInputViews()
            case .again:
                field.resignFirstResponder()
                field.becomeFirstResponder()
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome(
            "the change is seen", not: "the change is not seen",
            .order([changed.written, listener.call("notification")("keyboardWillShow")]))
        Outcome("the keyboard hides", not: "the keyboard does not hide", listener.call("notification")("keyboardWillHide"))
        Outcome("editing ends", not: "editing does not end", listener.textFieldDidEndEditing)
    },
    claims: {
        Claim(
            "After `reloadInputViews()` `keyboardWillShow` is posted again, without `keyboardWillHide`, and editing does not end.",
            when: then == .reload,
            explanation: "Reported of a bar in 2026. Apple documents that the method exchanges the input views at once.",
            rules: [.keyboardHeight]
        ) {
            listener.call("notification")("keyboardWillShow").times(2)
            listener.call("notification")("keyboardWillHide").never
            listener.textFieldDidEndEditing.never
        }
        Claim(
            "If code exchanges the views and calls nothing, nothing is posted.", when: then == .nothing,
            explanation: "UIKit reads the two properties when the field becomes first responder, and in `reloadInputViews()`.",
            grade: .assumed
        ) { listener.call("notification")("keyboardWillShow").times(1) }
        Claim(
            "To resign and become first responder again ends editing, and hides and shows the keyboard.", when: then == .again,
            rules: [.keyboardNotifications]
        ) {
            listener.call("notification")("keyboardWillHide")
            listener.textFieldDidEndEditing
            listener.textFieldDidBeginEditing
            listener.call("notification")("keyboardWillShow")
        }
    })
