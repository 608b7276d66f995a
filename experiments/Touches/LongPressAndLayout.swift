import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable.flag("busy", Text("The main thread is busy from 0.2 to 1 s", chinese: "主线程从 0.2 秒忙到 1 秒"))
private let due = Variable("timer", Text("A timer asks for layout", chinese: "定时器请求布局的时刻"), ["before the press", "after the press"])

/// Hears of its layout.
private final class LaidOutPad: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

extension Experiment {
    /// What the run loop's observers do, in their order.
    static let longPressAndLayout = Experiment(
        id: "LongPressAndLayout",
        title: Text("A long press and a layout that are due at once", chinese: "同时到期的长按与布局"),
        question: Text(
            "A finger holds `pad`, which has a long press of 0.5 seconds; a timer asks for layout shortly before or after. If a busy main thread makes both late, is the action first or the layout?",
            chinese: "手指按住带有 0.5 秒长按的 `pad`；定时器在稍早或稍晚时请求布局。若主线程忙碌使两者都迟到，先执行 action 还是先布局？"),
        answer: Text(
            "The action, in either case: before the run loop waits, recognizers are updated first, and the layout comes with the commit after them. If the thread is free, each comes at its time.",
            chinese: "无论哪种情况都先执行 action：run loop 等待之前，先更新手势，布局随之后的提交而来。线程空闲时，各按自己的时间。"),
        observations: ["runloop-gesture-observer"],
        variables: [isBusy, due],
        stage: { stage in
            let pad = stage.name(LaidOutPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            stage.view.addSubview(pad)
            let press = UILongPressGestureRecognizer(target: stage.keep(Listener()), action: Listener.tapped)
            pad.addGestureRecognizer(stage.name(press, "press"))
            let delay = stage.choice(due) == "before the press" ? 0.55 : 0.65
            Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [unowned(unsafe) stage, unowned(unsafe) pad] _ in
                stage.mark("the timer asks for layout")
                pad.setNeedsLayout()
            }
            if stage.flag(isBusy) {
                stage.script.at(0.2) { [unowned(unsafe) stage] in stage.keepBusy(until: 1) }
            }
            stage.script.wait(0.1)
            stage.script.press("pad", for: 1.5)
        },
        claims: [
            Claim(
                Text("Free, each comes at its time.", chinese: "空闲时各按自己的时间。"), when: isBusy.isOff && due.is("before the press"),
                .order(["the timer asks for layout", "pad.layoutSubviews", "press.action(began)"])),
            Claim(
                Text("Free, and the timer later: the other way round.", chinese: "空闲且定时器较晚时：反过来。"),
                when: isBusy.isOff && due.is("after the press"),
                .order(["press.action(began)", "the timer asks for layout", "pad.layoutSubviews"])),
            Claim(
                Text("Both late, the action comes before the layout, whichever was due first.", chinese: "两者都迟到时，无论谁先到期，action 都先于布局。"),
                when: isBusy.isOn, .order(["the timer asks for layout", "press.action(began)", "pad.layoutSubviews"]),
                explanation: Text(
                    "Before waiting, the observer of order 0 updates recognizers, the one of order 2000000 commits (PL.7).",
                    chinese: "等待之前，次序为 0 的观察者更新手势，次序为 2000000 的提交（PL.7）。")),
        ])
}
