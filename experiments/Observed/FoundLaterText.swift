import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What text input tells when code asks, inserts and selects, as published accounts tell it.
extension ObservationScene {
    static let foundLaterText: [ObservationScene] = [
        ObservationScene(
            "text-field-sets-text-as-it-resigns",
            differs: "It is reported as a bug of iOS 9; the setter is for code.",
            prints: ["next", "text is set"], of: ["next", "text is set"]
        ) { stage in
            let first = stage.add(SetField(), "first", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            let second = stage.add(UITextField(), "second", at: CGRect(x: 20, y: 300, width: 300, height: 40))
            stage.script.perform { _ = first.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform { stage.type("a") }
            stage.script.wait(1)
            stage.script.perform {
                first.isSet = { stage.mark("text is set") }
                stage.mark("next")
                second.becomeFirstResponder()
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "can-become-asks-should-begin", prints: ["asks", "should begin", "becomes", "should begin", "did begin"],
            of: ["asks", "becomes", "should begin", "did begin"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.delegate = stage.keep(FieldListener { stage.mark($0) })
            stage.script.perform {
                stage.mark("asks")
                _ = field.canBecomeFirstResponder
                stage.mark("becomes")
                field.becomeFirstResponder()
            }
            stage.script.wait(1)
        },
        ObservationScene("text-view-insert-without-focus", prints: ["abcx"], of: ["abc*"]) { stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.text = "abc"
            stage.script.perform {
                view.insertText("x")
                stage.mark(view.text ?? "")
            }
        },
        ObservationScene("text-view-selected-by-code", prints: ["selects", "selection 1"], of: ["selects", "selection *", "changes"]) {
            stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.text = "abc"
            let listener = stage.keep(ViewListener { stage.mark($0) })
            stage.script.perform { _ = view.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                view.delegate = listener
                stage.mark("selects")
                view.selectedRange = NSRange(location: 1, length: 0)
            }
            stage.script.wait(1)
        },
        insertedByCode { stage in
            let field = stage.add(UITextField(), "input", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.delegate = stage.keep(FieldListener { stage.mark($0) })
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("inserts")
                field.insertText("x")
                stage.mark("text: \(field.text ?? "")")
            }
        },
        insertedByCode { stage in
            let view = stage.add(UITextView(), "input", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.delegate = stage.keep(ViewListener { stage.mark($0) })
            stage.script.perform { _ = view.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("inserts")
                view.insertText("x")
                stage.mark("text: \(view.text ?? "")")
            }
        },
        keyboardComes(inViewDidLoad: true), keyboardComes(inViewDidLoad: false),
        ObservationScene(
            "asked-again-as-the-view-is-added", prints: ["field.becomeFirstResponder"], of: ["field.becomeFirstResponder"]
        ) { stage in
            let second = stage.name(PrintingController(), "B")
            let field = stage.name(EagerField(frame: CGRect(x: 20, y: 200, width: 300, height: 40)), "field")
            second.whenLoaded = { controller in
                controller.view.addSubview(field)
                field.becomeFirstResponder()
            }
            let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("push")
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(2)
        },
        ObservationScene(
            "keyboard-comes-with-modal", prints: ["present", "keyboardWillShow", "B.viewDidAppear"],
            of: ["present", "keyboardWillShow", "B.viewDidAppear"]
        ) { stage in
            let second = stage.name(PrintingController(), "B")
            let field = stage.keep(UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40)))
            second.modalPresentationStyle = .fullScreen
            second.whenLoaded = { $0.view.addSubview(field) }
            second.whenAppearing = { _ in field.becomeFirstResponder() }
            hearKeyboard(on: stage)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("present")
                stage.window.rootViewController?.present(second, animated: true)
            }
            stage.script.wait(2)
        },
        ObservationScene(
            "text-view-asked-before-it-is-added", prints: ["asked", "added", "keyboardWillShow"],
            of: ["asked", "added", "keyboardWillShow"]
        ) { stage in
            let text = stage.keep(UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100)))
            hearKeyboard(on: stage)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("asked")
                text.becomeFirstResponder()
                stage.mark("added")
                stage.view.addSubview(text)
            }
            stage.script.wait(1)
        },
    ]

    private static func hearKeyboard(on stage: Stage) {
        let target = stage.keep(Hearing { stage.mark("keyboardWillShow") })
        NotificationCenter.default.addObserver(
            target, selector: Hearing.hear, name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    private static func insertedByCode(line: Int = #line, _ stage: @escaping @Sendable (Stage) -> Void) -> ObservationScene {
        ObservationScene(
            "text-inserted-by-code-not-asked", prints: ["inserts", "text: x"], of: ["inserts", "should change", "text: *"], line: line,
            stage: stage)
    }

    /// A pushed controller's field becomes first responder early.
    private static func keyboardComes(inViewDidLoad: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "keyboard-comes-with-push",
            prints: ["push", "keyboardWillShow", "B.viewDidAppear"],
            of: ["push", "keyboardWillShow", "B.viewDidAppear"], line: line
        ) { stage in
            let (first, second) = (stage.name(UIViewController(), "A"), stage.name(PrintingController(), "B"))
            let field = stage.keep(UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40)))
            second.whenLoaded = { controller in
                controller.view.addSubview(field)
                if inViewDidLoad { field.becomeFirstResponder() }
            }
            if !inViewDidLoad { second.whenAppearing = { _ in field.becomeFirstResponder() } }
            hearKeyboard(on: stage)
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("push")
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(2)
        }
    }
}

private final class SetField: UITextField {
    var isSet: () -> Void = {}

    override var text: String? {
        get { super.text }
        set {
            isSet()
            super.text = newValue
        }
    }
}

private final class EagerField: UITextField {
    @discardableResult
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

private final class Hearing: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", Hearing.heard)
}

private final class FieldListener: UITextFieldDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        say("should begin")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { say("did begin") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        say("should change")
        return true
    }
}

private final class ViewListener: UITextViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        say("should change")
        return true
    }
    func textViewDidChange(_ textView: UITextView) { say("changes") }
    func textViewDidChangeSelection(_ textView: UITextView) { say("selection \(textView.selectedRange.location)") }
}
