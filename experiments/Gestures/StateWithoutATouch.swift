import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Target: String, Choice { case ended, failed }
private let target = Variable<Target>("state", "A timer sets the state to")

private enum Moment: String, Choice {
    case beforeAnyTouch = "before any touch"
    case whileTheFingerIsDown = "while the finger is down"
    case afterTheLift = "after the lift"
}
private let moment = Variable<Moment>("when", "It does so")

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
            let pad = stage.add(LoggedView(), "pad")
            let gesture = stage.add(Patient(), "gesture", to: pad)
            let state: UIGestureRecognizer.State = stage[target] == .ended ? .ended : .failed
            let script = stage.script
            func set(_ now: Moment) {
                guard stage[moment] == now else { return }
                script.perform {
                    gesture.state = state
                    stage.mark("the state is set")
                    DispatchQueue.main.async { stage.mark("a block of the main queue") }
                }
            }
            gesture.isPatient = stage[moment] == .afterTheLift
            script.wait(0.5)
            set(.beforeAnyTouch)
            script.wait(0.5)
            script.finger(1).down(at: "pad")
            script.wait(0.5)
            set(.whileTheFingerIsDown)
            script.wait(0.5)
            script.finger(1).up()
            script.wait(0.5)
            set(.afterTheLift)
        },
        claims: [
            Claim(
                "Ended sends the action once, and the recognizer is reset after it.",
                when: target == .ended, .all([.exactly(1, "gesture.action(ended)"), .order(["gesture.action(ended)", "gesture.reset"])])),
            Claim(
                "The action waits for the run loop: it comes after the code that sets the state, and after a block of the main queue.",
                when: target == .ended,
                .all([
                    .order(["the state is set", "a block of the main queue", "gesture.action(ended)"]), .outermost("gesture.action(ended)"),
                ]),
                quotes: Document002.observerHandlesStates,
                explanation: "An observer of the run loop takes note of such a change when the loop is about to wait.",
                rules: [.actionsInsideSendEvent]),
            Claim(
                "It does so with no touch at all.",
                when: target == .ended && moment == .beforeAnyTouch,
                .all([.order(["gesture.action(ended)", "pad.touchesBegan"]), .decided("gesture: join")]),
                explanation: "Assumed: recognition and touches are separate, and nothing says that a touch must be down.",
                rules: [.stateWithoutTouches]),
            Claim(
                "Then it takes nothing from the touch that follows: that one ends at the view.",
                when: moment == .beforeAnyTouch, .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")])),
            Claim(
                "With a touch it cancels it, even after the lift.",
                when: target == .ended && moment != .beforeAnyTouch,
                .all([.order(["gesture.action(ended)", "pad.touchesCancelled"]), .never("pad.touchesEnded")]),
                explanation: "Ended is held back while the recognizer is possible.", rules: [.delaysTouchesEnded]),
            Claim(
                "Failed lets the view have its end, and sends nothing.",
                when: target == .failed,
                .all([.exactly(1, "pad.touchesEnded"), .never("gesture.action*")])),
        ])
}
