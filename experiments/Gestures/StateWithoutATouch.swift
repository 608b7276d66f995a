import EventTrace
import ExperimentKit
import UIKit

private let target = Variable("state", Text("A timer sets the state to", chinese: "计时器把状态设为"), ["ended", "failed"])
private let moment = Variable(
    "when", Text("It does so", chinese: "时机"), ["before any touch", "while the finger is down", "after the lift"])

/// Leaves its state to others; if nobody is to set it after the lift, it fails there.
private final class Patient: UIGestureRecognizer {
    var isPatient = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if !isPatient { state = .failed } }
    override func reset() {}
}

extension Experiment {
    /// A state that no touch brings about.
    static let stateWithoutATouch = Experiment(
        id: "StateWithoutATouch",
        title: Text("A recognizer whose state a timer sets", chinese: "由计时器设置状态的手势"),
        question: Text(
            "A recognizer of one's own makes nothing of its touches; a timer sets its state while a finger is on the view, before, or after. Is its action sent, and what does the view get?",
            chinese: "自定义手势不理会触摸；计时器在手指按住时、之前或之后设置它的状态。会调用 action 吗？视图收到什么？"),
        answer: Text(
            "Ended sends the action at once, finger or no finger; failed sends none. With a touch, also after its lift, ended takes it from the view: the view's `touchesEnded` waits as long as the recognizer is possible. What UIKit does with no finger on the glass is not documented.",
            chinese:
                "ended 立即调用 action，不论有无手指；failed 不调用。有触摸时，即使已经抬起，ended 也把它从视图夺走：只要手势仍为 possible，视图的 `touchesEnded` 就一直等待。没有手指时 UIKit 怎样做没有文档。"
        ),
        variables: [target, moment],
        stage: { stage in
            let pad = stage.add({ TouchPad(frame: $0) }, "pad")
            let gesture = stage.put(Patient(), "gesture", on: pad)
            let state: UIGestureRecognizer.State = stage.choice(target) == "ended" ? .ended : .failed
            let script = stage.script
            func set(_ now: Value) {
                if stage.choice(moment) == now.description { script.perform { gesture.state = state } }
            }
            gesture.isPatient = stage.choice(moment) == "after the lift"
            script.wait(0.5)
            set("before any touch")
            script.wait(0.5)
            script.finger(1).down(at: "pad")
            script.wait(0.5)
            set("while the finger is down")
            script.wait(0.5)
            script.finger(1).up()
            script.wait(0.5)
            set("after the lift")
        },
        claims: [
            Claim(
                Text("Ended sends the action once, and the recognizer is reset after it.", chinese: "ended 调用一次 action，随后 reset。"),
                when: target.is("ended"), .all([.exactly(1, "gesture.action(ended)"), .order(["gesture.action(ended)", "gesture.reset"])])),
            Claim(
                Text("It does so with no touch at all.", chinese: "完全没有触摸时也是如此。"),
                when: target.is("ended") && moment.is("before any touch"),
                .all([.order(["gesture.action(ended)", "pad.touchesBegan"]), .decided("gesture: join")]),
                explanation: Text(
                    "Assumed: recognition and touches are separate, and nothing says that a touch must be down (GE.28).",
                    chinese: "假定：识别与触摸相互独立，没有规定必须有触摸（GE.28）。")),
            Claim(
                Text("Then it takes nothing from the touch that follows: that one ends at the view.", chinese: "此时不夺走随后的触摸：它在视图上正常结束。"),
                when: moment.is("before any touch"), .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")])),
            Claim(
                Text("With a touch it cancels it, even after the lift.", chinese: "有触摸时取消它，抬起之后也一样。"),
                when: target.is("ended") && moment.isNot("before any touch"),
                .all([.order(["gesture.action(ended)", "pad.touchesCancelled"]), .never("pad.touchesEnded")]),
                explanation: Text("Ended is held back while the recognizer is possible (GE.7).", chinese: "手势仍为 possible 时扣住 ended（GE.7）。")),
            Claim(
                Text("Failed lets the view have its end, and sends nothing.", chinese: "failed 让视图得到 ended，不调用 action。"),
                when: target.is("failed"),
                .all([.exactly(1, "pad.touchesEnded"), .never("gesture.action*")])),
        ])
}
