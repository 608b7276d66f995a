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

extension Experiment {
    /// The tap recognizer that ends editing.
    static let tapToDismiss = Experiment(
        id: "TapToDismiss",
        title: "Tap to dismiss the keyboard, and what else the tap does",
        question:
            "Field `a` is edited. The root view has a tap recognizer that calls `endEditing(true)`. The finger taps the background, a field, a button or a row of a table. Does editing end, and does what was tapped still work?",
        answer:
            "On the background editing ends. On a row it ends too, but the row is selected only if `cancelsTouchesInView` is off. A button keeps the tap from acting, and the keyboard stays, unless `cancelsTouchesInView` is off. On a field the tap never acts, which is assumed.",
        variables: [tapped, cancels],
        stage: { stage in
            let listener = stage.name(FormListener(), "delegate")
            let field = stage.add(UITextField(), "a", at: CGRect(x: 45, y: 100, width: 300, height: 40))
            let other = stage.add(UITextField(), "b", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            field.becomeFirstResponder()
            field.delegate = listener
            other.delegate = listener
            let button = stage.add(UIButton(), "button", at: CGRect(x: 45, y: 300, width: 300, height: 40))
            stage.addTarget(to: button, for: .touchUpInside)
            let table = stage.add(UITableView(frame: .zero, style: .plain), "table", at: CGRect(x: 45, y: 400, width: 300, height: 132))
            table.dataSource = listener
            table.delegate = listener
            let root = stage.view
            let hook = stage.keep(ActionTarget { root.endEditing(true) })
            let tap = stage.name(UITapGestureRecognizer(target: hook, action: ActionTarget.fire), "tap")
            tap.cancelsTouchesInView = stage[cancels]
            root.addGestureRecognizer(tap)
            switch stage[tapped] {
            case .background: stage.script.tap(.point(x: 195, y: 700))
            case .fieldItself: stage.script.tap(field)
            case .anotherField: stage.script.tap(other)
            case .button: stage.script.tap(button)
            case .row: stage.script.tap(.point(x: 150, y: 22, in: "table"))
            }
        },
        claims: [
            Claim(
                "On the background the tap ends editing.", when: tapped == .background,
                .ordering(["tap.action(ended)", "delegate.textFieldDidEndEditing(a)"]),
                explanation: "`endEditing(true)` makes the field resign.", rules: [.forcedEnd]),
            Claim(
                "A row is not selected, though editing ends.", when: tapped == .row && cancels.isOn,
                .all([.happens("delegate.textFieldDidEndEditing(a)"), .never("delegate.didSelectRow*")]),
                explanation: "The tap takes the touch that would have selected it.", rules: [.selectionNeedsTheTouch]),
            Claim(
                "With `cancelsTouchesInView` off both happen.",
                when: tapped == .row && cancels.isOff,
                .all([.happens("delegate.textFieldDidEndEditing(a)"), .happens("delegate.didSelectRow*")])),
            Claim(
                "A button fires and the keyboard stays.", when: tapped == .button && cancels.isOn,
                .ordering(["button.action(touchUpInside)"]),
                explanation: "A system button keeps a tap above it from acting.", rules: [.veto]),
            Claim(
                "With `cancelsTouchesInView` off it fires and editing ends.",
                when: tapped == .button && cancels.isOff,
                .all([.happens("button.action(touchUpInside)"), .happens("delegate.textFieldDidEndEditing(a)")])),
            Claim(
                "Tapping another field goes over to it, and the tap above does not act.",
                when: tapped == .anotherField,
                .ordering(["delegate.textFieldDidEndEditing(a)", "delegate.textFieldDidBeginEditing(b)"]),
                explanation: "A field has a recognizer of its own, which is deeper.", rules: [.tapFocuses, .deepestLatestWins]),
            Claim("Tapping the field itself changes nothing.", when: tapped == .fieldItself, .noCalls),
        ])
}
