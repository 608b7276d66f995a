import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Finger: String, Choice {
    case tap = "is down for 180 ms"
    case shortTap = "is down for 50 ms"
    case moved = "moves 100 points"
    case press = "is down for 2 s"
}
private let finger = Variable<Finger>("finger", "The finger")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the tap", default: true)

private let tap = Named<LoggedTap>("tap")
private let view = Named<StateView>("view")

private let isTap = Condition(
    "the finger taps", not: "the finger moves or stays down too long for a tap", finger.isOneOf(.tap, .shortTap))

/// A tap, with the states of its recognizer and its times.
let tapLog: Experiment = Experiment(
    id: "TapLog",
    title: "Order of tap action, `touchesBegan` and `touchesCancelled`",
    question:
        "A view with a tap recognizer logs the recognizer's state in each of its touch methods. What does the log show for a tap of 180 ms, for a shorter one, and for a finger that does not tap?",
    answer:
        "The recognizer gets each touch before the view does. While the finger is down, the recognizer's `state` is `.possible`. When the finger lifts, the state becomes `.ended`: the action comes first and then, at the same moment, the view's `touchesCancelled` (or `touchesEnded` if `cancelsTouchesInView` is `false`). If the finger moves too far or stays down too long, the tap fails, and the view gets the whole sequence.",
    remedy:
        "Do the work of the tap in its action. A highlight that `touchesBegan` starts must end in `touchesCancelled` as well as in `touchesEnded`. If the view must get `touchesEnded` after a recognized tap, set `tap.cancelsTouchesInView = false`.",
    symptoms: [
        "touchesEnded not called with a tap gesture",
        "why is touchesCancelled called when I tap a view",
        "tap action or touchesBegan, which is called first",
        "gesture recognizer and touchesBegan both called",
        "order of touch methods and gesture action in the log",
    ],
    origins: [Document001.beganThenTapThenCancelled, Document001.statesInTheLog],
    observations: ["tap-on-self-view-full", "tap-on-gray-defaults"],
    variables: [finger, cancels],
    stage: { stage in
        let tap = stage.name(LoggedTap(target: stage.keep(ActionTarget()), action: ActionTarget.fire), tap)
        tap.cancelsTouchesInView = stage[cancels]
        let stateView = StateView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)) { stage.mark($0) }
        stage.view.addSubview(stage.name(stateView, view))
        stateView.addGestureRecognizer(tap)
        switch stage[finger] {
        case .tap: stage.script.tap(view, hold: 0.18)
        case .shortTap: stage.script.tap(view, hold: 0.05)
        case .press: stage.script.press(view, for: 2)
        case .moved:
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.finger(1).move(to: .point(x: 200, y: 100, in: view))
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        }
    },
    outcomes: {
        Outcome("the tap fires", not: "the tap does not fire", tap.action)
        Outcome("the view's touch is cancelled", not: "the view's touch ends", view.touchesCancelled)
        Outcome(
            "the recognizer gets the touch before the view", not: "the view gets the touch before the recognizer",
            constant: "The window calls recognizers before views in every event.", tap.touchesBegan.before(view.touchesBegan))
    },
    claims: {
        Claim(
            "On a recognized tap the view gets `touchesBegan`; the tap's action runs; then the view gets `touchesCancelled`.",
            when: isTap && cancels.isOn,
            quotes: Document001.beganThenTapThenCancelled
        ) {
            view.touchesBegan
            tap.action(.ended)
            view.touchesCancelled
            view.touchesEnded.never
        }
        Claim(
            "The tap recognizer is possible in the view's `touchesBegan` and ended in its `touchesCancelled`.",
            when: isTap && cancels.isOn,
            quotes: Document001.statesInTheLog
        ) {
            view.touchesBegan
            "the tap is possible"
            view.touchesCancelled
            "the tap is ended"
        }
        Claim(
            "The action fires when the finger lifts, after 180 ms, and the view's `touchesCancelled` follows within a millisecond.",
            when: finger == .tap && cancels.isOn,
            quotes: Document001.timesInTheLog,
            explanation: "The 180 ms are the finger's: the action fires when the finger lifts, however long the tap took.",
            rules: [.tap]
        ) {
            tap.action(.ended).comes(179.5...180.5, after: view.touchesBegan)
            view.touchesCancelled.comes(0...1, after: tap.action(.ended))
        }
        Claim(
            "A shorter tap gives the same log.", when: isTap, finger.changesNothing(),
            quotes: Document001.timesInTheLog)
        Claim(
            "The recognizer's touch methods come before the view's.", tap.touchesBegan.before(view.touchesBegan),
            quotes: Document000.windowServesRecognizersFirst, Document000.gesturesComeFirst.part("they take it over first"),
            explanation: "In one event the window calls recognizers before the view.", rules: [.recognizersFirst])
        Claim(
            "Both systems, touch methods and gesture recognizers, get the touch side by side.",
            quotes: Document001.gesturesHavePriority.part("two systems, both at work")
        ) {
            tap.touchesBegan.times(1)
            view.touchesBegan.times(1)
        }
        Claim(
            "The gesture has priority: once it is recognized, the view does not get `touchesEnded`.",
            when: isTap && cancels.isOn,
            quotes: Document001.gesturesHavePriority.part("gestures have priority")
        ) {
            tap.action(.ended)
            view.touchesCancelled
            view.touchesEnded.never
        }
        Claim(
            "Recognizer and view are called independently: after the recognizer has failed, the view still gets its touch.",
            when: finger == .press,
            quotes: Document000.twoSystems, Document000.gesturesComeFirst.part("apart from the sequence of touches")
        ) {
            tap.touchesBegan
            view.touchesBegan
            view.touchesEnded
        }
        Claim(
            "If the tap fails, the view gets the whole sequence of touches.",
            when: !isTap,
            quotes: Document000.failedGestureLeavesAll, contradicts: Document003.recognizersIntercept
        ) {
            view.touchesBegan
            view.touchesEnded
            view.touchesCancelled.never
            tap.action.never
        }
        Claim(
            "If the tap is recognized, the view's touches are cancelled.",
            when: isTap && cancels.isOn, view.touchesCancelled.happens, quotes: Document000.recognizedGestureTakesTheRest)
        Claim(
            "If the tap is recognized, the view's touches are cancelled, whatever the settings.",
            when: isTap, view.touchesCancelled.happens, quotes: Document000.recognizedGestureTakesTheRest,
            rules: [.cancelsTouchesInView], knownRefutation: "With `cancelsTouchesInView = false` they are not cancelled.")
        Claim(
            "With `cancelsTouchesInView = false` the tap fires, and the view's touch ends all the same.",
            when: isTap && cancels.isOff,
            contradicts: Document001.beganThenTapThenCancelled, Document000.recognizedGestureTakesTheRest,
            Document002.endedOrCancelled.part("`touchesCancelled` if a gesture takes it"), Document003.recognizersIntercept
        ) {
            tap.action(.ended)
            view.touchesEnded
            view.touchesCancelled.never
        }
        Claim(
            "The recognizer gets the end of the touch, and the view does not.",
            when: isTap && cancels.isOn, quotes: Document003.recognizersIntercept
        ) {
            tap.touchesEnded.happens
            view.touchesEnded.never
        }
        Claim(
            "A recognizer has touch methods of its own: it gets touch down and touch up.",
            when: isTap,
            quotes: Document003.recognizersHaveTouchMethods
        ) {
            tap.touchesBegan
            tap.touchesEnded
        }
        Claim(
            "Only responders respond to touches.", when: isTap, tap.everything.never,
            quotes: Document003.onlyResponders, rules: [.recognizersOfThePath],
            knownRefutation:
                "A recognizer is not a responder: it inherits from `NSObject`, has no `next` and is in no responder chain. Yet it gets the touches and fires its action."
        )
    })

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
        tell("the tap is \(state.word)")
    }
}
