import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case completes = "completes the taps"
    case holdsTheLast = "holds the last touch"
    case stopsEarly = "stops one tap early"
}
private let finger = Variable<Finger>("finger", "The finger")
private let taps = Variable<Int>("taps", "Taps that the recognizer requires", clause: "the recognizer requires {value} taps", [2, 3])
private let delays = Variable<Bool>("delays", "`delaysTouchesEnded`", default: true)
private let cancels = Variable<Bool>("cancels", "`cancelsTouchesInView`", default: true)
private let multiple = Variable<Bool>("multiple", "`isMultipleTouchEnabled` of the view")

private let view = Named<LoggedView>("view")
private let tap = Named<UITapGestureRecognizer>("tap")

/// What a view gets of taps while a recognizer still counts them.
let tapsHeldBack: Experiment = Experiment(
    id: "TapsHeldBack",
    title: "Touches of quick taps on a view with a double-tap gesture",
    question:
        "A view has a tap recognizer that requires two or three taps, and overrides the touch methods itself. The finger makes several quick taps, or a tap and a touch that is held. Which `touchesBegan` and `touchesEnded` does the view receive for each touch?",
    answer:
        "By default the view gets one `touchesBegan` for all the taps: the first `touchesEnded` is held back, and further touches wait behind it. If the recognizer fails, the view gets everything that has waited, in order; if the recognizer recognizes, the first touch is cancelled and the view gets nothing of the other touches. With `delaysTouchesEnded` off, each tap arrives as it comes; if the recognizer recognizes, the last tap is cancelled, unless `cancelsTouchesInView` is off too.",
    remedy:
        "To get each tap as it comes, set `doubleTap.delaysTouchesEnded = false`, and for the end of the last tap `doubleTap.cancelsTouchesInView = false` too. A button in the view acts late for the same reason: set `delaysTouchesEnded = false`, or refuse touches on buttons in `gestureRecognizer(_:shouldReceive:)`.",
    symptoms: [
        "touchesEnded is delayed on a view with a double-tap gesture",
        "second touchesBegan missing with numberOfTapsRequired = 2",
        "quick taps get lost when I add a double tap recognizer",
        "what does delaysTouchesEnded do",
        "touchesCancelled instead of touchesEnded after a double tap",
    ],
    observations: ["doubletap-hold-second-delaysEnded-yes", "triple-tap-one-began", "double-tap-one-began-drawing-view"],
    variables: [finger, taps, delays, cancels, multiple],
    stage: { stage in
        let view = stage.add(LoggedView(), view)
        view.isMultipleTouchEnabled = stage[multiple]
        let tap = stage.add(UITapGestureRecognizer(), tap, to: view)
        tap.numberOfTapsRequired = stage[taps]
        tap.delaysTouchesEnded = stage[delays]
        tap.cancelsTouchesInView = stage[cancels]
        let script = stage.script
        let count = stage[finger] == .completes ? stage[taps] : stage[taps] - 1
        for _ in 1...count {
            script.tap(view)
            script.wait(0.1)
        }
        if stage[finger] == .holdsTheLast { script.press(view, for: 2) }
    },
    outcomes: {
        Outcome("the tap gesture is recognized", not: "the tap gesture is not recognized", tap.action(.ended))
        Outcome("the view receives `touchesBegan`", otherwise: "three times") {
            Outcome.State("once", view.touchesBegan.times(1))
            Outcome.State("twice", view.touchesBegan.times(2))
        }
        Outcome("the first `touchesEnded`", otherwise: "never comes") {
            Outcome.State("comes when the finger lifts", view.touchesEnded.comes(0...100))
            Outcome.State("is held back", view.touchesEnded)
        }
        Outcome("a touch is cancelled", not: "no touch is cancelled", view.touchesCancelled)
    },
    claims: {
        Claim(
            "By default the view gets one `touchesBegan` and one `touchesCancelled` for all the taps together.",
            when: finger == .completes && delays.isOn && cancels.isOn,
            explanation: "Two logs, of two and of three taps, print exactly that.", rules: [.oneAfterTheOther]
        ) {
            only {
                view.touchesBegan
                tap.action(.ended)
                view.touchesCancelled
            }
        }
        Claim(
            "With `cancelsTouchesInView` off, the first touch ends once the recognizer has recognized, and the other touches do not arrive.",
            when: finger == .completes && delays.isOn && cancels.isOff
        ) {
            only {
                view.touchesBegan
                tap.action(.ended)
                view.touchesEnded
            }
        }
        Claim(
            "A second touch that is held waits until the double-tap recognizer fails, and then arrives after the end of the first.",
            when: finger == .holdsTheLast && delays.isOn && taps == 2,
            explanation: "A log shows it (doubletap-hold-second-delaysEnded-yes).", rules: [.oneAfterTheOther]
        ) {
            only {
                view.touchesBegan
                view.touchesEnded
                view.touchesBegan
                view.touchesEnded
            }
        }
        Claim(
            "No touch is lost if the recognizer fails.", when: finger == .holdsTheLast && taps == 3, view.touchesBegan.times(3),
            rules: [.oneAfterTheOther])
        Claim(
            "With `delaysTouchesEnded` off, each tap except the last arrives complete.",
            when: finger == .completes && delays.isOff && taps == 2
        ) {
            view.touchesBegan
            view.touchesEnded
            view.touchesBegan
            tap.action(.ended)
        }
        Claim(
            "A view with `isMultipleTouchEnabled` gets the second `touchesBegan` at once.",
            when: finger == .completes && delays.isOn && multiple.isOn,
            knownRefutation:
                "Apple's event handling guide shows both `touchesBegan`. A log of a drawing view with `isMultipleTouchEnabled` shows one (double-tap-one-began-drawing-view)."
        ) {
            view.touchesBegan
            view.touchesBegan
        }
    })
