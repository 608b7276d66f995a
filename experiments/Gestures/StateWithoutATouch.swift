import EventTrace
import ExperimentKit
import UIKit

private let target = Variable("state", "A timer sets the state to", ["ended", "failed"])
private let moment = Variable("when", "It does so", ["before any touch", "while the finger is down", "after the lift"])

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
        title: "A recognizer whose state a timer sets",
        question:
            "A recognizer of one's own makes nothing of its touches; a timer sets its state while a finger is on the view, before, or after. Is its action sent, and what does the view get?",
        answer:
            "Ended sends the action at once, finger or no finger; failed sends none. With a touch, also after its lift, ended takes it from the view: the view's `touchesEnded` waits as long as the recognizer is possible. What UIKit does with no finger on the glass is not documented.",
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
                "Ended sends the action once, and the recognizer is reset after it.",
                when: target.is("ended"), .all([.exactly(1, "gesture.action(ended)"), .order(["gesture.action(ended)", "gesture.reset"])])),
            Claim(
                "It does so with no touch at all.",
                when: target.is("ended") && moment.is("before any touch"),
                .all([.order(["gesture.action(ended)", "pad.touchesBegan"]), .decided("gesture: join")]),
                explanation: "Assumed: recognition and touches are separate, and nothing says that a touch must be down (GE.28)."),
            Claim(
                "Then it takes nothing from the touch that follows: that one ends at the view.",
                when: moment.is("before any touch"), .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")])),
            Claim(
                "With a touch it cancels it, even after the lift.",
                when: target.is("ended") && moment.isNot("before any touch"),
                .all([.order(["gesture.action(ended)", "pad.touchesCancelled"]), .never("pad.touchesEnded")]),
                explanation: "Ended is held back while the recognizer is possible (GE.7)."),
            Claim(
                "Failed lets the view have its end, and sends nothing.",
                when: target.is("failed"),
                .all([.exactly(1, "pad.touchesEnded"), .never("gesture.action*")])),
        ])
}
