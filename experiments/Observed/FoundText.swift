import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Text fields, the first responder and the key window.
extension ObservationScene {
    static let foundText: [ObservationScene] = [
        ObservationScene("textfield-touch-cancel", prints: ["field.action(touchCancel)"], of: ["field.action(*)"]) { stage in
            let field = stage.addField("field")
            stage.addTargets(to: field, for: [.touchUpInside, .touchUpOutside, .touchCancel])
            stage.script.tap("field")
            stage.script.wait(1)
        },
        ObservationScene(
            "textfield-watchers-writeup",
            prints: [
                "delegate.textFieldShouldChangeCharacters(field)", "field.action(editingChanged)", "delegate.textFieldDidEndEditing(field)",
            ],
            of: [
                "delegate.textFieldShouldChangeCharacters(field)", "field.action(editingChanged)", "delegate.textFieldDidEndEditing(field)",
            ]
        ) { stage in
            let (field, next) = (stage.addField("field"), stage.addField("next", y: 300))
            stage.addTarget(to: field, for: .editingChanged)
            field.delegate = stage.name(FieldListener(), "delegate")
            stage.script.perform {
                field.becomeFirstResponder()
                stage.type("a")
            }
            stage.script.perform { _ = next.becomeFirstResponder() }
        },
        ObservationScene(
            "textfield-next-ends-previous", prints: ["delegate.textFieldDidEndEditing(a)", "b is edited"],
            of: ["delegate.textFieldDidEndEditing*", "b *"]
        ) { stage in
            let (first, second) = (stage.addField("a"), stage.addField("b", y: 300))
            let listener = stage.name(FieldListener(), "delegate")
            (first.delegate, second.delegate) = (listener, listener)
            stage.script.perform {
                first.becomeFirstResponder()
                second.becomeFirstResponder()
                stage.mark(second.isEditing ? "b is edited" : "b is not edited")
            }
        },
        refused("the new one is not first", oldResigns: false),
        refused("the new one is not first", newBecomes: false),
        refused("the new one is first"),
        ObservationScene(
            "key-window-alert-log",
            prints: [.rest, "front: visible", "main.resignKey", "front.becomeKey"],
            of: ["main.*Key", "front.becomeKey", "front: visible"]
        ) { stage in
            stage.window.isHidden = true
            let main = stage.name(KeyTellingWindow(frame: Stage.bounds), "main")
            let front = stage.name(KeyTellingWindow(frame: Stage.bounds), "front")
            front.windowLevel = .alert
            front.whenShown = { stage.mark("front: visible") }
            main.makeKeyAndVisible()
            stage.script.wait(0.5)
            stage.script.perform { front.makeKeyAndVisible() }
        },
        ObservationScene("window-key-order-writeup", prints: ["upper.touchesBegan"], of: ["*er.touchesBegan"]) { stage in
            stage.addTwoWindows { lower, _ in lower.makeKey() }
        },
        ObservationScene("window-key-order-writeup", prints: ["lower.touchesBegan"], of: ["*er.touchesBegan"]) { stage in
            stage.addTwoWindows { lower, _ in lower.makeKeyAndVisible() }
        },
        ObservationScene("window-key-order-writeup", prints: ["upper.touchesBegan"], of: ["*er.touchesBegan"]) { stage in
            stage.addTwoWindows { lower, upper in
                upper.windowLevel = .alert
                lower.makeKeyAndVisible()
            }
        },
    ]

    /// One view is first responder and another asks to be.
    private static func refused(_ outcome: ExpectedLine, oldResigns: Bool = true, newBecomes: Bool = true, line: Int = #line)
        -> ObservationScene
    {
        ObservationScene("first-responder-refused-doc", prints: [outcome], of: ["the new one *"], line: line) { stage in
            let (old, new) = (stage.add(WillingView(), "old"), stage.add(WillingView(), "new"))
            stage.script.perform {
                _ = old.becomeFirstResponder()
                old.resigns = oldResigns
                new.becomes = newBecomes
                _ = new.becomeFirstResponder()
                stage.mark(new.isFirstResponder ? "the new one is first" : "the new one is not first")
            }
        }
    }
}

extension Stage {
    fileprivate func addField(_ name: String, y: Double = 200) -> UITextField {
        add(UITextField(), name, at: CGRect(x: 20, y: y, width: 300, height: 40))
    }

    /// Two windows of one level, `upper` shown after `lower`; a change, and a tap where both are.
    fileprivate func addTwoWindows(_ change: @escaping (UIWindow, UIWindow) -> Void) {
        let (lower, upper) = (ProbeWindow(frame: Stage.bounds), ProbeWindow(frame: Stage.bounds))
        show(lower, as: "lower")
        show(upper, as: "upper")
        change(lower, upper)
        script.tap(.point(x: 195, y: 400))
    }
}

private final class FieldListener: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
}

/// A view that becomes first responder and resigns if the scene says so.
private final class WillingView: UIView {
    var becomes = true
    var resigns = true

    override var canBecomeFirstResponder: Bool { becomes }
    override var canResignFirstResponder: Bool { resigns }
}

/// A window that prints that it becomes key and no longer is, and says when it is shown.
private final class KeyTellingWindow: UIWindow {
    var whenShown: () -> Void = {}

    override var isHidden: Bool {
        didSet { if !isHidden && oldValue { whenShown() } }
    }
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
}
