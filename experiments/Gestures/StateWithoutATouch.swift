import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Target: String, Choice { case ended, failed }
private let target = Variable<Target>("state", "A timer sets the state to")

private enum Moment: String, Choice {
    case beforeAnyTouch = "before any touch"
    case whileTheFingerIsDown = "while the finger is down"
    case afterTheLift = "after the finger has lifted"
}
private let moment = Variable<Moment>("when", "The timer fires")

/// Leaves its state to others; if nobody is to set it after the lift, it fails there.
private final class Patient: UIGestureRecognizer {
    var isPatient = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if !isPatient { state = .failed } }
    override func reset() {}
}

private let pad = Named<LoggedView>("pad")
private let gesture = Named<Patient>("gesture")
private let stateSet = Mark("the state is set")
private let blockMainQueue = Mark("a block of the main queue")

private let hasATouch = Condition(
    "the timer fires during the touch or after it", not: "the timer fires before any touch", moment != .beforeAnyTouch)

/// A state that no touch brings about.
let stateWithoutATouch: Experiment = Experiment(
    id: "StateWithoutATouch",
    title: "Setting a custom recognizer's `state` from a timer",
    question:
        "A custom recognizer does nothing with its touches; a timer sets its `state` while a finger is on the view, before, or after. Is its action sent, and what does the view get?",
    answer:
        "`.ended` sends the action when the run loop is about to wait; `.failed` sends none. During a touch or after its lift, `.ended` also cancels the touch for the view: the view's `touchesEnded` waits as long as the recognizer is possible. Before any touch `.ended` sends the action too; that is assumed, as Apple documents nothing of it.",
    remedy:
        "Start the timer in `touchesBegan`, set `.failed` as soon as the gesture is impossible, and invalidate the timer in `reset()`: a timer that is left would set the state of the next gesture. If the view must get `touchesEnded` without delay, set `delaysTouchesEnded = false` on the recognizer.",
    symptoms: [
        "set gesture recognizer state from a timer",
        "recognize a gesture after a delay in a custom recognizer",
        "custom gesture state = .ended but the action is not called immediately",
        "change state outside of the touch methods",
    ],
    variables: [target, moment],
    base: target == .ended && moment == .whileTheFingerIsDown,
    stage: { stage in
        let pad = stage.add(LoggedView(), pad)
        let gesture = stage.add(Patient(), gesture, to: pad)
        let state: UIGestureRecognizer.State = stage[target] == .ended ? .ended : .failed
        let script = stage.script
        func set(_ now: Moment) {
            guard stage[moment] == now else { return }
            script.perform {
                gesture.state = state
                stage.mark(stateSet)
                DispatchQueue.main.async { stage.mark(blockMainQueue) }
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
    outcomes: {
        Outcome("the action is sent", not: "no action is sent", gesture.action)
        Outcome("the view's touch", otherwise: "ends when the finger lifts") {
            Outcome.State("is cancelled", pad.touchesCancelled)
            Outcome.State("ends half a second after the lift", .order([gesture.touchesEnded, stateSet.written, pad.touchesEnded]))
        }
    },
    claims: {
        Claim(
            "Setting `.ended` sends the action once, and the recognizer is reset after it.",
            when: target == .ended
        ) {
            gesture.action(.ended).times(1)
            gesture.action(.ended)
            gesture.reset
        }
        Claim(
            "After `.ended` is set, the action waits for the run loop: it comes after the code that sets the state, and after a block of the main queue.",
            when: target == .ended,
            quotes: Document002.observerHandlesStates,
            explanation: "An observer of the run loop handles such a change when the loop is about to wait.",
            rules: [.actionsInsideSendEvent]
        ) {
            stateSet.written
            blockMainQueue.written
            gesture.action(.ended)
            gesture.action(.ended).outermost
        }
        Claim(
            "Setting `.ended` sends the action even if there is no touch at all.",
            when: target == .ended && !hasATouch,
            explanation: "Assumed: recognition and touches are separate, and nothing says that a touch must be down.",
            rules: [.stateWithoutTouches]
        ) {
            gesture.action(.ended)
            pad.touchesBegan
            decided("gesture: join")
        }
        Claim(
            "A state that is set before any touch takes nothing from the touch that follows: that touch ends at the view.",
            when: !hasATouch
        ) {
            pad.touchesEnded.times(1)
            pad.touchesCancelled.never
        }
        Claim(
            "If there is a touch, setting `.ended` cancels it for the view, even after the finger has lifted.",
            when: target == .ended && hasATouch,
            explanation: "`touchesEnded` is held back while the recognizer is possible.", rules: [.delaysTouchesEnded]
        ) {
            gesture.action(.ended)
            pad.touchesCancelled
            pad.touchesEnded.never
        }
        Claim(
            "Setting `.failed` lets the view get `touchesEnded` and sends no action.",
            when: target == .failed
        ) {
            pad.touchesEnded.times(1)
            gesture.action.never
        }
    })
