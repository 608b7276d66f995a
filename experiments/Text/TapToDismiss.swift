import EventTrace
import ExperimentKit
import UIKit

private enum Tapped: String, Choice {
    case background = "the background"
    case fieldItself = "the field itself"
    case anotherField = "another field"
    case button = "a button"
    case row = "a row"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the tap", default: true)

/// The delegate of both fields and of the table.
private final class FormListener: UITextFieldDelegate, UITableViewDataSource, UITableViewDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private let delegate = Named<FormListener>("delegate")
private let a = Named<UITextField>("a")
private let b = Named<UITextField>("b")
private let button = Named<UIButton>("button")
private let table = Named<UITableView>("table")
private let tap = Named<UITapGestureRecognizer>("tap")

/// The tap recognizer that ends editing.
let tapToDismiss: Experiment = Experiment(
    id: "TapToDismiss",
    title: "Tap to dismiss the keyboard: rows, buttons and fields",
    question: """
        Field `a` is being edited. The root view has a tap recognizer that calls `endEditing(true)`. The finger taps the \
        background, a field, a button or a row of a table. Does editing end, and does the view that was tapped still work?
        """,
    answer: """
        A tap on the background ends editing. A tap on a row ends it too, but the row is selected only if `cancelsTouchesInView` \
        is off. A button of UIKit keeps the tap recognizer from firing, and the keyboard stays, unless `cancelsTouchesInView` is off. \
        On a text field the tap recognizer never fires, which is assumed; a tap on another field moves editing to that field.
        """,
    remedy:
        "Set `tap.cancelsTouchesInView = false`: the keyboard is dismissed, and rows and buttons still work, as do labels that handle their links with touch methods. The property does not keep the recognizer from firing: to except an input bar, return `false` for touches in it from `gestureRecognizer(_:shouldReceive:)`. A tap on a bar button item does not end editing, nor, with the property on, does a tap on a button: before reading what `textFieldDidEndEditing(_:)` stores, call `view.endEditing(true)`, or store the text at each `editingChanged`.",
    symptoms: [
        "didSelectRowAt not called after adding a tap gesture to hide the keyboard",
        "Dismiss the keyboard when tapping outside a text field",
        "Tap gesture that dismisses the keyboard breaks table view selection",
        "Keyboard does not hide when I tap a button",
        "cancelsTouchesInView and hiding the keyboard",
        "last text field value is missing when Save is tapped while editing",
        "textFieldDidEndEditing not called when tapping a bar button",
        "tappable links in a label stop working with a tap gesture that hides the keyboard",
    ],
    variables: [tapped, cancels],
    base: tapped == .button,
    stage: { stage in
        let listener = stage.name(FormListener(), delegate)
        let field = stage.add(UITextField(), a, at: CGRect(x: 45, y: 100, width: 300, height: 40))
        let other = stage.add(UITextField(), b, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        field.becomeFirstResponder()
        field.delegate = listener
        other.delegate = listener
        let button = stage.add(UIButton(), button, at: CGRect(x: 45, y: 300, width: 300, height: 40))
        stage.addTarget(to: button, for: .touchUpInside)
        let table = stage.add(UITableView(frame: .zero, style: .plain), table, at: CGRect(x: 45, y: 400, width: 300, height: 132))
        table.dataSource = listener
        table.delegate = listener
        let root = stage.view
        let hook = stage.keep(ActionTarget { root.endEditing(true) })
        let tap = stage.name(UITapGestureRecognizer(target: hook, action: ActionTarget.fire), tap)
        tap.cancelsTouchesInView = stage[cancels]
        root.addGestureRecognizer(tap)
        switch stage[tapped] {
        case .background: stage.script.tap(.point(x: 195, y: 700))
        case .fieldItself: stage.script.tap(field)
        case .anotherField: stage.script.tap(other)
        case .button: stage.script.tap(button)
        case .row: stage.script.tap(.point(x: 150, y: 22, in: table))
        }
    },
    outcomes: {
        Outcome("editing", otherwise: "goes on") {
            Outcome.State("moves to the other field", delegate.textFieldDidBeginEditing(b))
            Outcome.State("ends", delegate.textFieldDidEndEditing(a))
        }
        Outcome("the tap recognizer fires", not: "the tap recognizer does not fire", tap.action)
        Outcome("the row is selected", not: "no row is selected", delegate.didSelectRow)
        Outcome("the button fires", not: "no button fires", button.action(.touchUpInside))
    },
    claims: {
        Claim(
            "A tap on the background ends editing.", when: tapped == .background,
            explanation: "`endEditing(true)` makes the field resign first responder.", rules: [.forcedEnd]
        ) {
            only {
                tap.action(.ended)
                delegate.textFieldDidEndEditing(a)
            }
        }
        Claim(
            "A tap on a row ends editing, but the row is not selected.", when: tapped == .row && cancels.isOn,
            explanation: "The tap recognizer cancels the touch that would have selected the row.", rules: [.selectionNeedsTheTouch]
        ) {
            delegate.textFieldDidEndEditing(a).happens
            delegate.didSelectRow.never
        }
        Claim(
            "With `cancelsTouchesInView` off, a tap on a row ends editing and selects the row.",
            when: tapped == .row && cancels.isOff
        ) {
            delegate.textFieldDidEndEditing(a).happens
            delegate.didSelectRow.happens
        }
        Claim(
            "A tap on a button fires its action, and the keyboard stays.", when: tapped == .button && cancels.isOn,
            explanation: "A system button keeps a tap recognizer of a superview from firing.", rules: [.veto]
        ) {
            only { button.action(.touchUpInside) }
        }
        Claim(
            "With `cancelsTouchesInView` off, a tap on a button fires its action and ends editing.",
            when: tapped == .button && cancels.isOff
        ) {
            button.action(.touchUpInside).happens
            delegate.textFieldDidEndEditing(a).happens
        }
        Claim(
            "A tap on another field moves editing to it, and the tap recognizer of the root view does not fire.",
            when: tapped == .anotherField,
            explanation: "A text field has a recognizer of its own, which is deeper in the view hierarchy.",
            rules: [.tapFocuses, .deepestLatestWins]
        ) {
            only {
                delegate.textFieldDidEndEditing(a)
                delegate.textFieldDidBeginEditing(b)
            }
        }
        Claim("A tap on the field itself changes nothing.", when: tapped == .fieldItself, noCalls)
    })
