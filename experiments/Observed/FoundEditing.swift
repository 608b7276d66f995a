import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Text that is cleared, replaced and marked, fields of alerts, and layout after constraints have changed.
extension ObservationScene {
    static let foundEditing: [ObservationScene] = [
        ObservationScene(
            "ouk-clear-button-editing-changed",
            prints: ["delegate.textFieldShouldClear(field)", "field.action(editingChanged)", "empty"],
            of: ["delegate.textFieldShouldC*(field)", "field.action(editingChanged)", "empty", "nil"]
        ) { stage in
            let field = stage.addField("ab")
            field.clearButtonMode = .whileEditing
            stage.addTarget(to: field, for: .editingChanged)
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.tap(.point(x: 285, y: 20, in: "field"))
            stage.script.perform { stage.mark(field.text == nil ? "nil" : field.text == "" ? "empty" : "text") }
        },
        ObservationScene(
            "clears-on-begin-sends-no-changed", prints: ["empty"], of: ["field.action(editingChanged)", "empty", "text"]
        ) { stage in
            let field = stage.addField("ab")
            field.clearsOnBeginEditing = true
            stage.addTarget(to: field, for: .editingChanged)
            stage.addTarget(to: field, for: .editingDidBegin) { stage.mark(field.text == "" ? "empty" : "text") }
            stage.script.perform { _ = field.becomeFirstResponder() }
        },
        rightViewHidesButton(setFirst: true), rightViewHidesButton(setFirst: false),
        ObservationScene("ouk-alert-field-first-responder", prints: ["first"], of: ["first", "other"]) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            stage.script.perform { controller.present(alert, animated: true) }
            stage.script.wait(1)
            stage.script.perform { stage.mark(alert.textFields?.first?.isFirstResponder == true ? "first" : "other") }
        },
        replaced { $0.replace($0.range(0, 1), withText: "x") },
        replaced { $0.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0)) },
        ObservationScene(
            "ouk-marked-text-nil-and-empty",
            prints: ["abXYZef 2..<5 3..<4", "abef none 2..<2", "abXYZef 2..<5 3..<4", "abef none 2..<2", "abef none 2..<2"],
            of: ["ab*"]
        ) { stage in
            let field = stage.addField("abcdef")
            stage.script.perform {
                field.selectedTextRange = field.range(2, 4)
                field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
                stage.mark(field.described)
                field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
                stage.mark(field.described)
                field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
                stage.mark(field.described)
                for _ in 0..<2 {
                    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
                    stage.mark(field.described)
                }
            }
        },
        ObservationScene(
            "layout-pass-log-2021",
            prints: [
                .rest, "change 1", "change 2", .anyOrder(["box.setNeedsLayout", "one.setNeedsLayout", "two.setNeedsLayout"]),
                "box.layoutSubviews", "one.layoutSubviews", "two.layoutSubviews",
            ], of: ["change *", "*.setNeedsLayout", "box.layoutSubviews", "one.layoutSubviews", "two.layoutSubviews"]
        ) { stage in
            let box = stage.addMarking("box", in: nil)
            let (one, two) = (stage.addMarking("one", in: box), stage.addMarking("two", in: box))
            stage.script.wait(0.5)
            stage.script.perform {
                stage.mark("change 1")
                one.size?.constant = 60
                stage.mark("change 2")
                two.size?.constant = 70
            }
        },
        ObservationScene(
            "ouk-animator-states",
            prints: ["ended: inactive", "stopped: inactive at 0", "finished: inactive at 0", "scrubbed: active, still"],
            of: ["ended: *", "stopped: *", "finished: *", "scrubbed: *", "completed *"]
        ) { $0.animate() },
    ]

    private static func rightViewHidesButton(setFirst: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene("ouk-clear-button-editing-changed", prints: [], of: ["delegate.textFieldShouldClear*"], line: line) { stage in
            let field = stage.addField("ab")
            if !setFirst { field.clearButtonMode = .always }
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            field.rightViewMode = .always
            if setFirst { field.clearButtonMode = .always }
            stage.script.perform { _ = field.becomeFirstResponder() }
            stage.script.tap(.point(x: 285, y: 20, in: "field"))
        }
    }

    private static func replaced(line: Int = #line, _ change: @escaping @Sendable (UITextField) -> Void) -> ObservationScene {
        ObservationScene(
            "ouk-textinput-calls-tell-selection-only",
            prints: [.rest, "changes", .anyOrder(["delegate.textFieldDidChangeSelection(field)", "posted"])],
            of: ["changes", "delegate.textField*", "field.action(editingChanged)", "posted"], line: line
        ) { stage in
            let field = stage.addField("abcdef")
            stage.addTarget(to: field, for: .editingChanged)
            let observer = stage.keep(Observer { stage.mark("posted") })
            NotificationCenter.default.addObserver(
                observer, selector: Selector("changed", Observer.changed), name: UITextField.textDidChangeNotification, object: nil)
            stage.script.perform {
                _ = field.becomeFirstResponder()
                field.selectedTextRange = field.range(0, 0)
                stage.mark("changes")
                change(field)
            }
        }
    }
}

extension UITextField {
    fileprivate func range(_ first: Int, _ last: Int) -> UITextRange {
        guard let start = position(from: beginningOfDocument, offset: first), let end = position(from: beginningOfDocument, offset: last),
            let range = textRange(from: start, to: end)
        else { fatalError("no such range") }
        return range
    }

    /// The text, the marked range and the selection.
    fileprivate var described: String {
        "\(text ?? "") \(markedTextRange.map(described) ?? "none") \(selectedTextRange.map(described) ?? "none")"
    }

    private func described(_ range: UITextRange) -> String {
        "\(offset(from: beginningOfDocument, to: range.start))..<\(offset(from: beginningOfDocument, to: range.end))"
    }
}

extension Stage {
    fileprivate func addField(_ text: String) -> UITextField {
        let field = add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.text = text
        field.delegate = name(EditListener(), "delegate")
        return field
    }

    fileprivate func addMarking(_ name: String, in parent: MarkingView?) -> MarkingView {
        let view = add(MarkingView(), name, at: .zero, in: parent)
        view.translatesAutoresizingMaskIntoConstraints = false
        let size = view.heightAnchor.constraint(equalToConstant: parent == nil ? 300 : 50)
        view.size = size
        let anchor = view.superview ?? window
        NSLayoutConstraint.activate([
            size, view.widthAnchor.constraint(equalToConstant: 100),
            view.leadingAnchor.constraint(equalTo: anchor.leadingAnchor), view.topAnchor.constraint(equalTo: anchor.topAnchor),
        ])
        view.say = { [self] in mark($0) }
        view.called = name
        return view
    }

    /// Animators that end, are stopped, finished and scrubbed.
    fileprivate func animate() {
        let view = add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 50, height: 50))
        func animator() -> UIViewPropertyAnimator {
            view.alpha = 0
            return UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
        }
        func tell(_ word: String, _ animator: UIViewPropertyAnimator) {
            mark("\(word): \(animator.state == .inactive ? "inactive" : "not inactive") at \(view.alpha == 0 ? "0" : "another value")")
        }
        let first = animator()
        script.perform { first.startAnimation() }
        script.wait(2)
        script.perform { [self] in
            mark("ended: \(first.state == .inactive ? "inactive" : "not inactive")")
            let second = animator()
            second.addCompletion { _ in self.mark("completed at once") }
            second.startAnimation()
            second.pauseAnimation()
            second.stopAnimation(true)
            tell("stopped", second)
            let third = animator()
            third.startAnimation()
            third.stopAnimation(false)
            third.finishAnimation(at: .start)
            tell("finished", third)
            let fourth = animator()
            fourth.fractionComplete = 0.5
            mark("scrubbed: \(fourth.state == .active ? "active" : "not active"), \(fourth.isRunning ? "running" : "still")")
            fourth.stopAnimation(true)
        }
    }
}

private final class EditListener: UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
}

private final class Observer: NSObject {
    private let say: () -> Void

    init(_ say: @escaping () -> Void) { self.say = say }

    func changed(_ notification: Notification) { say() }
}

/// A view that prints each `setNeedsLayout`.
private final class MarkingView: UIView {
    var called = ""
    var say: (String) -> Void = { _ in }
    var size: NSLayoutConstraint?

    override func setNeedsLayout() {
        super.setNeedsLayout()
        say("\(called).setNeedsLayout")
    }
    override func layoutSubviews() { super.layoutSubviews() }
}
