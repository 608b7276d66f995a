import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let hasField = Variable<Bool>("field", "The alert has a text field", off: "The alert has no text field")

private final class FieldListener: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

private let delegate = Named<FieldListener>("delegate")
private let field = Named<UITextField>("field")

/// The first responder of an alert.
let fieldInAnAlert: Experiment = Experiment(
    id: "FieldInAnAlert",
    title: "Text field in a `UIAlertController`: who is first responder?",
    question:
        "A text field of the screen is being edited. Code presents an alert, with a text field of its own or without one. Who is first responder once the alert is there?",
    answer:
        "The first text field of the alert is first responder once the alert is there, without a call of `becomeFirstResponder()`; one author found so on a simulator of iOS 26.1. The field of the screen ends editing, whether the alert has a text field or not.",
    remedy:
        "To keep the keyboard away until the field is tapped, use a controller of your own instead of an alert. Read the text in the handler of the `UIAlertAction`, `alert?.textFields?.first?.text`, and capture the alert weakly (`[weak alert]`), or alert and handler keep each other alive. An alert closes with every action: to demand a text, set `isEnabled = false` on the `UIAlertAction`, and set `isEnabled` again at each `.editingChanged` of the field. The closure of `addTextField` receives the field; set keyboard type, placeholder and the target of `.editingChanged` there.",
    symptoms: [
        "alert with text field shows the keyboard at once",
        "becomeFirstResponder for a text field in UIAlertController",
        "keyboard appears with the alert",
    ],
    variables: [hasField],
    base: hasField.isOn,
    stage: { stage in
        let listener = stage.name(FieldListener(), delegate)
        let below = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        below.delegate = listener
        let alert = stage.keep(UIAlertController(title: "Name", message: nil, preferredStyle: .alert))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        if stage[hasField] { alert.addTextField() }
        let window = stage.window
        stage.script.perform { _ = below.becomeFirstResponder() }
        stage.script.wait(0.5)
        stage.script.perform { window.rootViewController?.present(alert, animated: true) }
        stage.script.wait(1)
        stage.script.perform {
            let isEdited = alert.textFields?.first?.isFirstResponder == true
            stage.mark(isEdited ? "the alert's field is first responder" : "nobody of the alert is first responder")
        }
    },
    outcomes: {
        Outcome(
            "the alert's field is being edited", not: "no field of the alert is being edited", "the alert's field is first responder")
    },
    claims: {
        Claim(
            "The first text field of an alert is first responder once the alert is there.", when: hasField.isOn,
            TokenPattern("the alert's field is first responder").happens, rules: [.alertField])
        Claim("The field of the screen ends editing.", delegate.textFieldDidEndEditing(field).happens)
    })
