import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Return keys, refused ends of editing, selections by code, fingers that count, cells, and actions by code.
extension ObservationScene {
    static let foundInput: [ObservationScene] = [
        ObservationScene("return-moves-on-and-resigns", prints: ["left"], of: ["left", "stays"]) {
            $0.returnGoesOn(hasAction: true)
        },
        ObservationScene("return-moves-on-and-resigns", prints: ["stays"], of: ["left", "stays"]) { $0.returnGoesOn(hasAction: false) },
        ObservationScene("ouk-force-end-refused", prints: ["true, editing"], of: ["*editing"]) { stage in
            let field = stage.addField()
            let delegate = stage.name(RefusingDelegate(), "delegate")
            field.delegate = delegate
            stage.script.perform {
                field.becomeFirstResponder()
                let answer = stage.window.endEditing(true)
                stage.mark("\(answer), \(field.isFirstResponder ? "editing" : "not editing")")
            }
        },
        ObservationScene("ouk-backspace-takes-a-composed-character", prints: ["a"], of: ["a", "a*"]) { stage in
            let field = stage.addField()
            stage.script.perform {
                field.text = "a😀"
                field.becomeFirstResponder()
                stage.pressDelete()
                stage.mark(field.text ?? "")
            }
        },
        ObservationScene("ouk-select-all-focuses", prints: ["editing, 3 selected"], of: ["*selected"]) { stage in
            let field = stage.addField()
            stage.script.perform {
                field.text = "abc"
                field.selectAll(nil)
                let selected = field.selectedTextRange.flatMap { field.text(in: $0) } ?? ""
                stage.mark("\(field.isFirstResponder ? "editing" : "not editing"), \(selected.count) selected")
            }
        },
        ObservationScene("ouk-textview-nil-text", prints: ["empty"], of: ["empty", "nil"]) { stage in
            let view = stage.add(UITextView(), "view", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.script.perform {
                view.text = nil
                stage.mark(view.text == "" ? "empty" : "nil")
            }
        },
        ObservationScene(
            "number-of-touches-after-second-finger",
            prints: ["numberOfTouches = 1", "numberOfTouches = 2", "numberOfTouches = 1", "numberOfTouches = 1"], of: ["numberOfTouches*"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            let swipe = stage.add(CountingSwipe(), "swipe", to: view)
            swipe.tell = { stage.mark("numberOfTouches = \($0)") }
            stage.script.finger(1).down(at: .point(x: 30, y: 30, in: "view"))
            for _ in 1...3 {
                stage.script.wait(0.2)
                stage.script.finger(2).down(at: .point(x: 80, y: 80, in: "view"))
                stage.script.wait(0.05)
                stage.script.finger(2).up()
            }
            stage.script.finger(1).up()
        },
        addedToTheCell(13, acts: true), addedToTheCell(14, acts: false),
        ObservationScene("ouk-send-actions-by-code", prints: ["zero", "one", "two"], of: ["zero", "one", "two"]) { stage in
            let button = stage.add(UIButton(), "button")
            for word in ["zero", "one", "two"] { stage.addTarget(to: button, for: .valueChanged) { stage.mark(word) } }
            stage.script.perform { button.sendActions(for: .valueChanged) }
        },
    ]

    private static func addedToTheCell(_ version: SystemVersion, acts: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "added-to-the-cell-not-its-content", prints: acts ? ["button.action(touchUpInside)"] : [], of: ["button.action*"], line: line
        ) { stage in
            stage.systemVersion = version
            let table = stage.add(UITableView(), "list", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let source = stage.keep(
                ButtonRows { cell in
                    let button = stage.name(UIButton(frame: CGRect(x: 10, y: 5, width: 100, height: 34)), "button")
                    stage.addTarget(to: button, for: .touchUpInside)
                    cell.addSubview(button)
                })
            table.dataSource = source
            stage.script.tap(.point(x: 50, y: 22, in: "list"))
        }
    }
}

extension Stage {
    fileprivate func addField(_ name: String = "field", y: Double = 200) -> UITextField {
        add(UITextField(), name, at: CGRect(x: 20, y: y, width: 300, height: 40))
    }

    fileprivate func returnGoesOn(hasAction: Bool) {
        let (field, next) = (addField(), addField("next", y: 300))
        if hasAction { addTarget(to: next, for: .editingDidEndOnExit) }
        let delegate = name(MovingDelegate(), "delegate")
        (delegate.next, field.delegate) = (next, delegate)
        script.perform { [self] in
            field.becomeFirstResponder()
            type("\n")
            mark(next.isFirstResponder ? "stays" : "left")
        }
    }
}

private final class MovingDelegate: UITextFieldDelegate {
    var next: UITextField?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        next?.becomeFirstResponder()
        return true
    }
}

private final class RefusingDelegate: UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

private final class CountingSwipe: UISwipeGestureRecognizer {
    var tell: (Int) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        tell(numberOfTouches)
    }
}

private final class ButtonRows: UITableViewDataSource {
    private let fill: (UITableViewCell) -> Void

    init(_ fill: @escaping (UITableViewCell) -> Void) { self.fill = fill }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        fill(cell)
        return cell
    }
}
