import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger is", chinese: "手指"), ["down for 180 ms", "down for 50 ms", "moved 100 points", "down for 2 s"])
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the tap", chinese: "手势的 `cancelsTouchesInView`"), default: true)

extension Experiment {
    /// A tap, with the states of its recognizer and its times.
    static let tapLog = Experiment(
        id: "TapLog",
        title: Text("The log of a tap: touches, states and times", chinese: "一次点击的日志：触摸、状态与时间"),
        question: Text(
            """
            A view with a tap recognizer writes down, in each of its touch methods, the state of the recognizer. What does the log say of a \
            tap that lasts 180 ms, of a shorter one, and of a finger that does not tap?
            """, chinese: "带点击手势的视图在每个触摸方法里记下手势的状态。持续 180 毫秒的点击、更短的点击、以及不算点击的手指，日志各是什么？"),
        answer: Text(
            """
            The recognizer gets each touch before the view does. While the finger is down it is possible. With the lift it is ended: its \
            action comes first and then, in the same moment, the view's `touchesCancelled` (`touchesEnded` with `cancelsTouchesInView` \
            off). If it fails, the view gets the whole sequence.
            """,
            chinese:
                "识别器总是先于视图得到触摸。手指按下时为 possible，抬起时为 ended：先是它的 action，同一时刻视图收到 `touchesCancelled`（关闭 `cancelsTouchesInView` 时为 `touchesEnded`）。若识别失败，视图得到完整序列。"
        ),
        origins: [Document001.beganThenTapThenCancelled, Document001.statesInTheLog],
        observations: ["tap-on-self-view-full", "tap-on-gray-defaults"],
        variables: [finger, cancels],
        stage: { stage in
            let tap = stage.name(LoggingTap(target: stage.keep(Listener()), action: Listener.tapped), "tap")
            tap.cancelsTouchesInView = stage.flag(cancels)
            let view = StateView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)) { stage.mark($0) }
            stage.view.addSubview(stage.name(view, "view"))
            view.addGestureRecognizer(tap)
            switch stage.choice(finger) {
            case "down for 180 ms": stage.script.tap("view", hold: 0.18)
            case "down for 50 ms": stage.script.tap("view", hold: 0.05)
            case "down for 2 s": stage.script.press("view", for: 2)
            default:
                stage.script.finger(1).down(at: "view")
                stage.script.wait(0.1)
                stage.script.finger(1).move(to: .point(x: 200, y: 100, in: "view"))
                stage.script.wait(0.1)
                stage.script.finger(1).up()
            }
        },
        claims: [
            Claim(
                Text("Began, the tap's action, cancelled.", chinese: "开始、手势 action、取消。"), when: finger.isOneOf(lifts) && cancels.isOn,
                .all([.order(["view.touchesBegan", "tap.action(ended)", "view.touchesCancelled"]), .never("view.touchesEnded")]),
                quotes: Document001.beganThenTapThenCancelled),
            Claim(
                Text(
                    "Possible in `touchesBegan`, ended in `touchesCancelled`.",
                    chinese: "`touchesBegan` 时为 possible，`touchesCancelled` 时为 ended。"),
                when: finger.isOneOf(lifts) && cancels.isOn,
                .order(["view.touchesBegan", "the tap is possible", "view.touchesCancelled", "the tap is ended"]),
                quotes: Document001.statesInTheLog),
            Claim(
                Text(
                    "The action comes when the finger lifts, after 180 ms, and the cancellation within a millisecond of it.",
                    chinese: "180 毫秒后抬起时 action 发出，取消在 1 毫秒之内。"),
                when: finger.is("down for 180 ms") && cancels.isOn,
                .holds(Text("180 ms, then less than 1 ms", chinese: "180 毫秒，随后不到 1 毫秒")) { trace in
                    func time(_ token: String) -> Double? { trace.ordering.first { $0.token == token }?.time }
                    guard let began = time("view.touchesBegan"), let action = time("tap.action(ended)"),
                        let cancelled = time("view.touchesCancelled")
                    else { return false }
                    return action - began > 0.1795 && action - began < 0.1805 && cancelled - action < 0.001
                },
                quotes: Document001.timesInTheLog,
                explanation: Text(
                    "The 180 ms are the finger's: the action comes with the lift, however long it took (GE.17).",
                    chinese: "180 毫秒取决于手指：无论多久，action 都随抬起发出（GE.17）。")),
            Claim(
                Text("A shorter tap gives the same log.", chinese: "更短的点击，日志相同。"), when: finger.isOneOf(lifts), .same(whatever: finger),
                quotes: Document001.timesInTheLog),
            Claim(
                Text("The recognizer's touch methods come before the view's.", chinese: "手势的触摸方法先于视图的。"),
                .before("tap.touchesBegan", "view.touchesBegan"),
                quotes: Document001.recognizerIsServedFirst,
                explanation: Text("Recognizers are served before the view (GE.1).", chinese: "手势先于视图得到触摸（GE.1）。")),
            Claim(
                Text("The window serves recognizers first, then the view.", chinese: "窗口先服务手势识别器，再服务视图。"),
                .before("tap.touchesBegan", "view.touchesBegan"), quotes: Document000.windowServesRecognizersFirst),
            Claim(
                Text("Both systems work side by side, and the gesture has priority.", chinese: "两套系统并行，手势优先。"),
                when: finger.isOneOf(lifts) && cancels.isOn,
                .all([.happens("tap.touchesBegan"), .happens("view.touchesBegan"), .never("view.touchesEnded")]),
                quotes: Document001.gesturesHavePriority),
            Claim(
                Text("Recognizer and view are each served on their own.", chinese: "识别器与视图各自被服务。"), when: finger.is("down for 2 s"),
                .order(["tap.touchesBegan", "view.touchesBegan", "view.touchesEnded"]), quotes: Document000.twoSystems),
            Claim(
                Text("If the tap fails, the view gets the whole sequence.", chinese: "识别失败时，视图得到完整序列。"),
                when: !finger.isOneOf(lifts),
                .all([.order(["view.touchesBegan", "view.touchesEnded"]), .never("view.touchesCancelled"), .never("tap.action*")]),
                quotes: Document000.failedGestureLeavesAll),
            Claim(
                Text("If it recognizes, the view's touches are cancelled.", chinese: "一旦识别，视图的触摸即被取消。"),
                when: finger.isOneOf(lifts) && cancels.isOn,
                .happens("view.touchesCancelled"), quotes: Document000.recognizedGestureTakesTheRest),
            Claim(
                Text("If it recognizes, the view's touches are cancelled, whatever the settings.", chinese: "一旦识别，无论如何设置，视图的触摸都会取消。"),
                when: finger.isOneOf(lifts), .happens("view.touchesCancelled"), quotes: Document000.recognizedGestureTakesTheRest,
                knownRefutation: Text("Not with `cancelsTouchesInView` off (GE.5).", chinese: "关闭 `cancelsTouchesInView` 时不会（GE.5）。")),
            Claim(
                Text("The recognizer takes the end of the touch from the view.", chinese: "识别器从视图手中截走触摸的结尾。"),
                when: finger.isOneOf(lifts) && cancels.isOn,
                .all([.happens("tap.touchesEnded"), .never("view.touchesEnded")]), quotes: Document003.recognizersIntercept),
            Claim(
                Text("A recognizer has touch methods of its own.", chinese: "识别器有自己的触摸方法。"), .happens("tap.touchesBegan"),
                quotes: Document003.recognizersHaveTouchMethods),
        ])
}

private let lifts: [Value] = ["down for 180 ms", "down for 50 ms"]

/// Tells, in each touch method, the state of its recognizer.
private final class StateView: UIView {
    private let tell: (String) -> Void

    init(frame: CGRect, _ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }

    private func report(_ touches: Set<UITouch>) {
        guard let state = touches.first?.gestureRecognizers?.first?.state else { return tell("the touch has no recognizer") }
        tell("the tap is \(name(of: state))")
    }

    private func name(of state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
