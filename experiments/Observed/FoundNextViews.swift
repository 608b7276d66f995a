import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What lays a view out, a control that a finger enters again, and text at the first tap, at the delete key and while it is composed.
extension ObservationScene {
    static let foundNextViews: [ObservationScene] = [
        laidOut(side: 0, prints: ["adds", "waits"]) { _ in },
        laidOut(side: 100, prints: ["adds", "view.layoutSubviews", "waits"]) { _ in },
        laidOut(side: 100, prints: ["adds", "view.layoutSubviews", "waits"]) { $0.frame.size = CGSize(width: 100, height: 100) },
        laidOut(side: 100, prints: ["adds", "view.layoutSubviews", "waits", "view.layoutSubviews"]) { $0.frame.size.width = 150 },
        laidOut(side: 0, prints: ["adds", "waits", "view.layoutSubviews"]) { $0.addSubview(UIView()) },
        laidOut(side: 0, prints: ["adds", "waits", "view.layoutSubviews"]) {
            $0.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        },
        ObservationScene(
            "control-highlights-in-super-moved",
            prints: [.rest, "enters", "moves", "isHighlighted = true", "has moved", .rest],
            of: ["enters", "moves", "isHighlighted = *", "has moved"]
        ) { stage in
            let control = stage.add(HighlightControl(), "control", at: CGRect(x: 145, y: 300, width: 100, height: 100))
            control.say = { stage.mark($0) }
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 50, in: "control"))
            stage.script.wait(0.1)
            finger.move(to: .point(x: 50, y: 350, in: "control"))
            stage.script.wait(0.1)
            stage.script.mark("enters")
            finger.move(to: .point(x: 50, y: 50, in: "control"))
            stage.script.wait(0.1)
            finger.up()
        },
        ObservationScene(
            "text-view-selection-old-when-keyboard-posts", prints: ["keyboardWillShow: 0", "later: 7"],
            of: ["keyboardWillShow: *", "later: *"]
        ) { stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            view.text = "one two"
            view.selectedRange = NSRange(location: 0, length: 0)
            hear(UIResponder.keyboardWillShowNotification, on: stage) { stage.mark("keyboardWillShow: \(view.selectedRange.location)") }
            stage.script.tap(.point(x: 280, y: 80, in: "view"))
            stage.script.wait(1)
            stage.script.perform { stage.mark("later: \(view.selectedRange.location)") }
        },
        deleted(in: ""), deleted(in: "abc"),
        ObservationScene(
            "text-change-posted-while-marked", prints: ["marks", "textDidChange, marked"], of: ["marks", "textDidChange*"]
        ) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            hear(UITextField.textDidChangeNotification, on: stage) {
                stage.mark(field.markedTextRange == nil ? "textDidChange" : "textDidChange, marked")
            }
            stage.script.perform {
                stage.mark("marks")
                field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
            }
            stage.script.wait(1)
        },
        ObservationScene("text-set-while-marked-commits", prints: ["marked", "sets text", "not marked"], of: ["*marked", "sets text"]) {
            stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 100))
            stage.script.perform { _ = view.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                let tell = { stage.mark(view.markedTextRange == nil ? "not marked" : "marked") }
                view.setMarkedText("자", selectedRange: NSRange(location: 1, length: 0))
                tell()
                stage.mark("sets text")
                view.text = "자"
                tell()
            }
            stage.script.wait(1)
        },
    ]

    /// A square view that is added, and changed a second later.
    private static func laidOut(
        side: CGFloat, prints lines: [ExpectedLine], line: Int = #line, _ change: @escaping @Sendable (UIView) -> Void
    ) -> ObservationScene {
        ObservationScene(
            "empty-view-not-laid-out-again", prints: lines, of: ["adds", "waits", "view.layoutSubviews"], line: line
        ) { stage in
            let view = stage.name(LayoutView(frame: CGRect(x: 50, y: 200, width: side, height: side)), "view")
            stage.script.perform {
                stage.mark("adds")
                stage.view.addSubview(view)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("waits")
                change(view)
            }
            stage.script.wait(1)
        }
    }

    /// The delete key, with the caret before the first letter of a field.
    private static func deleted(in text: String, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "backspace-in-empty-field", prints: ["delete key", "field.deleteBackward"],
            of: ["delete key", "field.deleteBackward", "should change"], line: line
        ) { stage in
            let field = stage.add(DeletingField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.text = text
            field.delegate = stage.keep(ChangeRefuser { stage.mark("should change") })
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.wait(1)
            stage.script.perform {
                field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
                stage.mark("delete key")
                stage.pressDelete()
            }
            stage.script.wait(1)
        }
    }

    private static func hear(_ name: NSNotification.Name, on stage: Stage, _ said: @escaping () -> Void) {
        let observer = stage.keep(Hearer(said))
        NotificationCenter.default.addObserver(observer, selector: Hearer.hear, name: name, object: nil)
    }
}

/// Says when it is highlighted, and when its `touchesMoved` begins and returns.
private final class HighlightControl: UIControl {
    var say: (String) -> Void = { _ in }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            say("isHighlighted = \(newValue)")
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        say("moves")
        super.touchesMoved(touches, with: event)
        say("has moved")
    }
}

private final class DeletingField: UITextField {
    override func deleteBackward() { super.deleteBackward() }
}

private final class ChangeRefuser: UITextFieldDelegate {
    private let asked: () -> Void

    init(_ asked: @escaping () -> Void) { self.asked = asked }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        asked()
        return false
    }
}

private final class Hearer: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", Hearer.heard)
}
