import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", Text("The control is", chinese: "控件是"), ["a button", "a subclass of UIControl"])
private let change = Variable(
    "enabled", Text("It is enabled", chinese: "可用状态"),
    ["all the time", "never", "until mid-touch", "from mid-touch on"])

private final class CancelledButton: UIButton {
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

private final class CancelledControl: UIControl {
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

extension Experiment {
    /// Where the touch of a disabled control goes.
    static let disabledInMidTouch = Experiment(
        id: "DisabledInMidTouch",
        title: Text("A control that is disabled before or during a touch", chinese: "触摸之前或之中被禁用的控件"),
        question: Text(
            "A control in a view that hears of touches is disabled, or is disabled or enabled while a finger is on it. What does it send, and where does the touch go?",
            chinese: "控件位于监听触摸的视图中。它被禁用，或在手指按着时被禁用、被启用。它发送什么？触摸去了哪里？"),
        answer: Text(
            "Disabled at the landing, it sends nothing for the whole touch, and the touch goes on to its superview. Disabled in mid-touch, it cancels tracking and sends nothing more, and its superview hears nothing. Only that a disabled control ignores touches is documented.",
            chinese: "落下时已禁用：整个触摸什么也不发送，触摸传给父视图。触摸中被禁用：取消跟踪，不再发送，父视图什么也听不到。有文档的只是禁用的控件忽略触摸。"),
        variables: [control, change],
        stage: { stage in
            let parent = stage.add({ TouchPad(frame: $0) }, "parent", at: .stage)
            let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
            let view: UIControl = stage.choice(control) == "a button" ? CancelledButton(frame: frame) : CancelledControl(frame: frame)
            parent.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.touchDown, .touchUpInside, .touchCancel])
            let choice = stage.choice(change)
            view.isEnabled = choice == "all the time" || choice == "until mid-touch"
            stage.script.finger(1).down(at: "control")
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage] in
                stage.mark("mid-touch")
                if choice == "until mid-touch" { view.isEnabled = false }
                if choice == "from mid-touch on" { view.isEnabled = true }
            }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                Text(
                    "A control that is disabled at the landing sends nothing, even if it is enabled before the lift.",
                    chinese: "落下时禁用的控件什么也不发送，抬起前启用也一样。"),
                when: change.isOneOf(["never", "from mid-touch on"]), .never("control.*"),
                explanation: Text("The header says that a disabled control ignores touches (CO.5).", chinese: "头文件说禁用的控件忽略触摸（CO.5）。")),
            Claim(
                Text("Its superview gets the touch, from began to ended.", chinese: "父视图得到该触摸，从 began 到 ended。"),
                when: change.isOneOf(["never", "from mid-touch on"]),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"], among: ["parent.*"]),
                explanation: Text(
                    "Assumed (CO.5): one weak report has a list get the tap on a disabled button in a cell (observation disabled-button-cell-tap). It would look the same if the control were not hit at all.",
                    chinese: "假定（CO.5）：只有一份不可靠的报告说单元格中禁用按钮上的点击归列表（observation disabled-button-cell-tap）。若控件根本不被命中，看上去也一样。")),
            Claim(
                Text("A disabled control is still the hit view.", chinese: "禁用的控件仍被命中。"), .decided("control: bind*"),
                explanation: Text("Assumed: no condition of hit-testing speaks of it (CO.5).", chinese: "假定：命中测试的条件都不涉及它（CO.5）。")),
            Claim(
                Text("Disabled in mid-touch it cancels tracking at once and sends nothing more.", chinese: "触摸中被禁用：立即取消跟踪，不再发送。"),
                when: change.is("until mid-touch"),
                .ordering(["control.action(touchDown)", "control.cancelTracking"], among: ["control.*"]),
                explanation: Text("Not documented (CO.5, assumed).", chinese: "没有文档（CO.5，假定）。")),
            Claim(
                Text("A touch that it has begun to track goes to nobody else.", chinese: "它已开始跟踪的触摸不归别人。"),
                when: change.isOneOf(["all the time", "until mid-touch"]), .never("parent.*")),
            Claim(Text("A button and a subclass of `UIControl` do the same.", chinese: "按钮与 `UIControl` 的子类相同。"), .same(whatever: control)),
        ])
}
