import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable("finger", Text("The finger", chinese: "手指"), ["taps", "leaves and returns", "taken by the system"])

/// Says its flags when it is asked to track, and when it is highlighted.
private final class FlagButton: UIButton {
    var say: (String) -> Void = { _ in }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        say(flags)
        return super.beginTracking(touch, with: event)
    }

    var flags: String {
        let set = [(isTracking, "tracking"), (isTouchInside, "inside"), (isHighlighted, "highlighted")].filter { $0.0 }.map { $0.1 }
        return set.isEmpty ? "no flag" : set.joined(separator: ", ")
    }
}

extension Experiment {
    /// What an action sees of its control.
    static let flagsOfAControl = Experiment(
        id: "FlagsOfAControl",
        title: Text(
            "`isTracking`, `isTouchInside`, `isHighlighted`: what an action sees",
            chinese: "`isTracking`、`isTouchInside`、`isHighlighted`：action 看到什么"),
        question: Text(
            "The actions of a button look at its three flags, and its setter of `isHighlighted` stands in the record. Which flags have changed when an action runs, and which change after it?",
            chinese: "按钮的 action 查看它的三个标志，`isHighlighted` 的设置也有记录。action 执行时哪些已改变，哪些之后才变？"),
        answer: Text(
            "`isTracking` and `isTouchInside` have their new values when an action runs; `isHighlighted` is set after it. The order is assumed: nothing in public settles it.",
            chinese: "action 执行时，`isTracking` 与 `isTouchInside` 已是新值；`isHighlighted` 在其后设置。次序是假定的：没有公开资料可以定论。"),
        variables: [finger],
        stage: { stage in
            let button = stage.add({ FlagButton(frame: $0) }, "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
            button.say = { [unowned(unsafe) stage] in stage.mark($0) }
            for event in [UIControl.Event.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchCancel] {
                let hook = stage.keep(Hook { [unowned(unsafe) stage, unowned(unsafe) button] in stage.mark(button.flags) })
                button.addTarget(hook, action: Hook.fire, for: event)
            }
            stage.script.finger(1).down(at: "button")
            stage.script.wait(0.1)
            switch stage.choice(finger) {
            case "taken by the system": return stage.script.cancelAll()
            case "leaves and returns":
                stage.script.finger(1).move(to: .point(x: 100, y: 160, in: "button"))
                stage.script.wait(0.1)
                stage.script.finger(1).move(to: .point(x: 100, y: 30, in: "button"))
                stage.script.wait(0.1)
            default: break
            }
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                Text(
                    "`beginTracking` finds `isTouchInside` set and the other two not.",
                    chinese: "`beginTracking` 时 `isTouchInside` 已设，其余未设。"),
                .order(["button.beginTracking", "inside", "button.action(touchDown)"]),
                explanation: Text("Chosen so; not documented (CO.9, assumed).", chinese: "如此选定，没有文档（CO.9，假定）。")),
            Claim(
                Text(
                    "The action of touchDown sees tracking and inside; the highlight comes after it.",
                    chinese: "touchDown 的 action 看到 tracking 与 inside，高亮在其后。"),
                .order(["button.action(touchDown)", "tracking, inside", "button.isHighlighted(yes)"]),
                explanation: Text(
                    "A handler cannot keep a control highlighted, as is often reported, so the highlight is set after it (CO.9, assumed).",
                    chinese: "常有人报告，处理函数无法让控件保持高亮，故高亮在其后设置（CO.9，假定）。")),
            Claim(
                Text("The action of the last event sees tracking over and the highlight still on.", chinese: "最后事件的 action 看到跟踪已结束、高亮仍在。"),
                when: finger.isNot("taken by the system"),
                .order(["button.action(touchUpInside)", "inside, highlighted", "button.isHighlighted(no)"])),
            Claim(
                Text("That of touchCancel too.", chinese: "touchCancel 的 action 也是。"), when: finger.is("taken by the system"),
                .order(["button.action(touchCancel)", "*highlighted", "button.isHighlighted(no)"])),
            Claim(
                Text(
                    "Outside the border the highlight goes, inside it returns, each time after the action.",
                    chinese: "出边界高亮消失，回来又亮，都在 action 之后。"),
                when: finger.is("leaves and returns"),
                .order([
                    "button.action(touchDragExit)", "tracking, highlighted", "button.isHighlighted(no)", "button.action(touchDragEnter)",
                    "tracking, inside", "button.isHighlighted(yes)",
                ]),
                explanation: Text("The header says that crossings set and clear it (CO.9).", chinese: "头文件说越界会设置和清除它（CO.9）。")),
        ])
}
