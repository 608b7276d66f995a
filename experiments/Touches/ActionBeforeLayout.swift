import EventTrace
import ExperimentKit
import UIKit

private let asking = Variable(
    "layout", Text("Layout is asked for", chinese: "请求布局"), ["by a timer of the same moment", "by the action"])

/// Starts a timer with the touch, and hears of its layout.
private final class TimedPad: UIView {
    var began: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began() }
    override func layoutSubviews() { super.layoutSubviews() }
}

extension Experiment {
    /// The update of recognizers and the commit, both at the end of a pass.
    static let actionBeforeLayout = Experiment(
        id: "ActionBeforeLayout",
        title: Text("A long press begins in the moment in which layout is asked for", chinese: "长按开始与请求布局在同一刻"),
        question: Text(
            "A long press begins from a timer, without an event. In the same moment another timer asks for layout. Does the action run before the layout or after it?",
            chinese: "长按由定时器触发，没有事件。同一刻另一个定时器请求布局。action 在布局之前还是之后执行？"),
        answer: Text(
            "Before it: at the end of a pass recognizers are updated first, then what needs it is laid out. So layout that the action asks for comes in the same pass.",
            chinese: "之前：一轮末尾先更新手势，再布局。所以 action 请求的布局在同一轮完成。"),
        variables: [asking],
        stage: { stage in
            let pad = stage.name(TimedPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            stage.view.addSubview(pad)
            let ask = { [unowned(unsafe) stage, unowned(unsafe) pad] in
                stage.mark("layout is asked for")
                pad.setNeedsLayout()
            }
            if stage.choice(asking) == "by a timer of the same moment" {
                pad.began = { Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in ask() } }
                stage.put(UILongPressGestureRecognizer(), "press", on: pad)
            } else {
                let hook = stage.keep(Hook { [unowned(unsafe) pad] in if pad.gestureRecognizers?.first?.state == .began { ask() } })
                pad.addGestureRecognizer(stage.name(UILongPressGestureRecognizer(target: hook, action: Hook.fire), "press"))
            }
            stage.script.wait(0.1)
            stage.script.press("pad", for: 0.7)
        },
        claims: [
            Claim(
                Text("The action comes before the layout that was asked for in the same moment.", chinese: "action 先于同一刻请求的布局。"),
                when: asking.is("by a timer of the same moment"),
                .order(["layout is asked for", "press.action(began)", "pad.layoutSubviews"]),
                explanation: Text(
                    "Before the loop waits, its observers run in their order: recognizers, then the commit (PL.7).",
                    chinese: "run loop 休眠之前按顺序执行观察者：先手势，后提交（PL.7）。")),
            Claim(
                Text("Layout that the action asks for comes in the same moment.", chinese: "action 请求的布局在同一刻完成。"),
                when: asking.is("by the action"),
                .all([
                    .order(["press.action(began)", "layout is asked for", "pad.layoutSubviews"]),
                    .holds(Text("both at one time", chinese: "两者同时")) { trace in
                        let action = trace.ordering.first { $0.token == "press.action(began)" }
                        return trace.ordering.last { $0.token == "pad.layoutSubviews" }?.time == action?.time
                    },
                ]),
                explanation: Text("The commit follows the update of recognizers (PL.7, PL.9).", chinese: "提交在手势更新之后（PL.7、PL.9）。")),
        ])
}
