import EventTrace
import ExperimentKit
import UIKit

private let touched = Variable(
    "touched", Text("The finger touches", chinese: "手指触摸"), ["tap view", "long-press view", "button", "control"])

extension Experiment {
    /// The document's four logs.
    static let logsOfTheDocument = Experiment(
        id: "LogsOfTheDocument",
        title: Text("Four logs: tap, long press, button, control", chinese: "四份日志：点按、长按、按钮、控件"),
        question: Text(
            "A document prints four logs of taps and presses, with times. Does the same order come out, at the same times, when the finger does the same?",
            chinese: "文档打印了四份带时间的日志。手指做同样的动作，次序和时间会一样吗？"),
        answer: Text(
            "Yes, line by line. The button keeps the tap of its parent from acting; the control of one's own loses to the same tap.",
            chinese: "一样，逐行相符。按钮阻止了父视图的点按；自定义控件则输给同一个点按。"),
        origins: [Document004.tapLog],
        observations: ["button-own-tap-state", "pan-delaysTouchesBegan-yes-subclass"],
        variables: [touched],
        stage: { stage in
            let listener = stage.keep(Listener())
            let frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            switch stage.choice(touched) {
            case "tap view":
                let view = stage.name(TouchPad(frame: frame), "view")
                view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: Listener.tapped), "tap"))
                stage.view.addSubview(view)
            case "long-press view":
                let view = stage.name(TouchPad(frame: frame), "view")
                let press = LoggedLongPress(target: listener, action: Listener.tapped)
                press.minimumPressDuration = 1
                view.addGestureRecognizer(stage.name(press, "press"))
                stage.view.addSubview(view)
            default:
                let control: UIControl =
                    stage.choice(touched) == "button" ? LoggedButton(frame: frame) : LoggedControl(frame: frame)
                control.addTarget(listener, action: Listener.fired, for: .touchUpInside)
                stage.view.addSubview(stage.name(control, stage.choice(touched)))
                stage.view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: Listener.tapped), "tap"))
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            let name = stage.choice(touched).hasSuffix("view") ? "view" : stage.choice(touched)
            finger.down(at: .middle(of: name))
            // Seconds from line to line, as the logs have them.
            switch stage.choice(touched) {
            case "tap view": stage.script.wait(0.001_757)
            case "button": stage.script.wait(0.001_144)
            case "control": stage.script.wait(0.002_239)
            default:
                for (index, pause) in [1.080_578, 0.000_430, 0.112_156, 0.176_558, 0.007_988].enumerated() {
                    stage.script.wait(pause)
                    finger.move(to: .point(x: 102 + 2 * Double(index), y: 100, in: name))
                }
                stage.script.wait(0.009_955)
            }
            finger.up()
        },
        claims: [
            Claim(
                Text("The log of the tap, line by line.", chinese: "点按日志，逐行相符。"), when: touched.is("tap view"),
                .ordering(["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "view.touchesCancelled"]),
                quotes: Document004.tapLog,
                explanation: Text(
                    "In one event come the recognizers, their actions, cancelled touches, and the views (GE.2).",
                    chinese: "同一事件中依次为手势、手势的 action、取消触摸、视图（GE.2）。")),
            Claim(
                Text("The recognizer is served before the view, with each event.", chinese: "每个事件都先给手势，再给视图。"),
                when: touched.isOneOf(["tap view", "long-press view"]), .before("*.touchesBegan", "view.touchesBegan"),
                quotes: Document004.recognizerFirst),
            Claim(
                Text("Recognition cancels the view's touch.", chinese: "识别成功会取消视图的触摸。"),
                when: touched.isOneOf(["tap view", "long-press view"]),
                .order(["*.action(*)", "view.touchesCancelled"]), quotes: Document004.successCancels),
            Claim(
                Text("The view has got `touchesBegan` long before.", chinese: "视图早已收到 `touchesBegan`。"),
                when: touched.isOneOf(["tap view", "long-press view"]),
                .order(["view.touchesBegan", "*.action(*)", "view.touchesCancelled"]),
                quotes: Document004.beganBecauseRecognitionTakesTime),
            Claim(
                Text("The log of the long press, line by line.", chinese: "长按日志，逐行相符。"), when: touched.is("long-press view"),
                .ordering([
                    "press.touchesBegan", "view.touchesBegan", "press.action(began)", "view.touchesCancelled", "press.action(changed)",
                    "press.action(changed)", "press.action(changed)", "press.action(changed)", "press.action(changed)",
                    "press.touchesEnded", "press.action(ended)",
                ]),
                quotes: Document004.longPressLog,
                explanation: Text(
                    "A long press comes due by time, without an event of its own (GE.18).", chinese: "长按由时间触发，没有自己的事件（GE.18）。")),
            Claim(
                Text("The long press acts 1.0 s after the finger has landed.", chinese: "长按在手指落下 1.0 秒后响应。"),
                when: touched.is("long-press view"),
                .holds(Text("`press.action(began)` at 1.0 s", chinese: "`press.action(began)` 在 1.0 秒")) { trace in
                    trace.ordering.contains { $0.token == "press.action(began)" && $0.time > 0.999 && $0.time < 1.001 }
                },
                quotes: Document004.longPressLog),
            Claim(
                Text("The log of the button, line by line.", chinese: "按钮日志，逐行相符。"), when: touched.is("button"),
                .ordering([
                    "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "button.touchesEnded",
                    "button.endTracking", "button.action(touchUpInside)",
                ]),
                quotes: Document004.buttonLog,
                explanation: Text(
                    "A system control turns down a one-finger single tap of its ancestors (CO.6).", chinese: "系统控件拒绝祖先视图的单指单击（CO.6）。")),
            Claim(
                Text("The log of the control, line by line.", chinese: "控件日志，逐行相符。"), when: touched.is("control"),
                .ordering([
                    "tap.touchesBegan", "control.touchesBegan", "control.beginTracking", "tap.touchesEnded", "tap.action(ended)",
                    "control.touchesCancelled", "control.cancelTracking",
                ]),
                quotes: Document004.controlLog),
            Claim(
                Text("The recognizer comes before the button.", chinese: "手势先于按钮。"), when: touched.is("button"),
                .all([.before("tap.touchesBegan", "button.touchesBegan"), .before("tap.touchesEnded", "button.touchesEnded")]),
                quotes: Document004.buttonAfterRecognizer),
            Claim(
                Text("Recognizer and button both get their touch methods called.", chinese: "手势与按钮的触摸方法都被调用。"), when: touched.is("button"),
                .all([.happens("tap.touchesEnded"), .happens("button.touchesEnded")]), quotes: Document004.bothAreServed),
        ])
}
