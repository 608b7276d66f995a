import EventTrace
import ExperimentKit
import Studies
import UIKit

/// Who is first responder, and the delegate of a text field.
extension ObservationScene {
    static let firstResponder: [ObservationScene] = [
        ObservationScene(
            "becomefirstresponder-doc-order",
            prints: ["R1.canResignFirstResponder", "R1.resignFirstResponder", "R2.canBecomeFirstResponder", "R2: firstResponder"],
            of: ["R1.canResignFirstResponder", "R1.resignFirstResponder", "R2.canBecomeFirstResponder", "R2: firstResponder"]
        ) { stage in
            let (first, second) = (stage.add(KeenView(), "R1"), stage.add(KeenView(), "R2"))
            stage.script.perform {
                _ = first.becomeFirstResponder()
                _ = second.becomeFirstResponder()
            }
        },
        ObservationScene(
            "textfield-delegate-doc-order",
            prints: [
                "delegate.textFieldShouldBeginEditing(field)", "field: firstResponder", "delegate.textFieldDidBeginEditing(field)",
                .many("delegate.textFieldShouldChangeCharacters(field)"), "delegate.textFieldShouldReturn(field)",
                .many("delegate.textFieldShouldChangeCharacters(field)"), "delegate.textFieldShouldEndEditing(field)",
                "nil: firstResponder field", "delegate.textFieldDidEndEditing(field)",
            ],
            of: ["delegate.*(field)", "*: firstResponder", "nil: firstResponder *"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.delegate = stage.name(FieldDelegate(), "delegate")
            stage.script.tap("field")
            stage.script.wait(1)
            stage.script.perform { Simulation.current?.type("ab\n") }
            stage.script.perform { _ = field.resignFirstResponder() }
        },
        ObservationScene(
            "first-responder-nil-after-keyboard", prints: ["first responder: none", "nobody performs it"],
            of: ["first responder: *", "nobody *"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.script.perform {
                _ = field.becomeFirstResponder()
                _ = field.resignFirstResponder()
                stage.mark("first responder: \(field.isFirstResponder ? "the field" : "none")")
                let isPerformed = stage.application.sendAction(ActionTarget.fire, to: nil, from: nil, for: nil)
                stage.mark(isPerformed ? "somebody performs it" : "nobody performs it")
            }
        },
    ]
}

private final class KeenView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

private final class FieldDelegate: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
