import EventTrace
import ExperimentKit
import UIKit

private enum TapKind: String, Choice {
    case asUIKitHasIt = "has its default settings"
    case delaysBegan = "has `delaysTouchesBegan` on"
    case doesNotCancel = "has `cancelsTouchesInView` off"
    case takesItAtTheLanding = "is a custom one that recognizes at touch down"
}
private let choice = Variable<TapKind>("choice", "The tap recognizer")

private enum Gesture: String, Choice {
    case taps, drags
    case holds = "holds for 2 s"
}
private let gesture = Variable<Gesture>("finger", "The finger")

/// Recognizes with the landing, as a re-implementation does.
private final class LandingTap: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

private let pad = Named<LoggedView>("pad")
private let tap = Named<UIGestureRecognizer>("tap")

/// What a view gets under a tap recognizer.
let viewUnderATap: Experiment = Experiment(
    id: "ViewUnderATap",
    title: "What a view receives under a tap gesture recognizer",
    question:
        "A view has a tap recognizer. What does the view get on a tap, on a drag and on a long hold, and which settings change that? Libraries that imitate UIKit disagree: they give the view nothing until the tap has failed, all of the touch, or nothing but a cancelled touch.",
    answer:
        "On a tap the view gets `touchesBegan`; the tap's action runs; then the view gets `touchesCancelled`. A drag or a long hold makes the tap fail, and the view gets the whole touch. Only with special settings does the view get nothing, or `touchesEnded` after a recognized tap.",
    remedy:
        "In `touchesCancelled` undo what `touchesBegan` began, such as a highlight. To get `touchesEnded` after a tap, set `cancelsTouchesInView = false` on the recognizer. To get nothing unless the tap fails, set `delaysTouchesBegan = true`: then a drag or a hold reaches the view late, when the tap has failed.",
    symptoms: [
        "touchesBegan called but touchesEnded not, with a tap recognizer",
        "hide touches from the view until the tap fails",
        "does a view still get touches if it has a UITapGestureRecognizer",
        "touchesCancelled after a tap gesture",
    ],
    observations: ["tap-on-gray-defaults", "vc-tap-timestamps"],
    variables: [choice, gesture],
    excluding: Exclusion(choice == .takesItAtTheLanding && gesture != .taps, because: "After touch down there is no difference."),
    stage: { stage in
        let pad = stage.add(LoggedView(), pad)
        let recognizer: UIGestureRecognizer = stage[choice] == .takesItAtTheLanding ? LandingTap() : UITapGestureRecognizer()
        recognizer.delaysTouchesBegan = stage[choice] == .delaysBegan
        recognizer.cancelsTouchesInView = stage[choice] != .doesNotCancel
        stage.add(recognizer, tap, to: pad)
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 20, y: 100, in: pad))
        stage.script.wait(stage[gesture] == .holds ? 2 : 0.1)
        if stage[gesture] == .drags { finger.move(to: .point(x: 120, y: 100, in: pad), over: 0.03) }
        finger.up()
    },
    outcomes: {
        Outcome("the tap fires", not: "the tap does not fire", tap.action)
        Outcome("`touchesBegan`", otherwise: "never comes") {
            Outcome.State("comes at touch down", pad.touchesBegan.comes(0...0))
            Outcome.State("comes when the tap has failed", pad.touchesBegan)
        }
        Outcome("the view's touch", otherwise: "never begins") {
            Outcome.State("is cancelled", pad.touchesCancelled)
            Outcome.State("ends", pad.touchesEnded)
        }
    },
    claims: {
        Claim(
            "On a tap the view gets `touchesBegan`, and `touchesCancelled` after the tap's action.",
            when: choice == .asUIKitHasIt && gesture == .taps,
            explanation:
                "Printed logs (tap-on-parent-child-touches, tap-gr-order-with-recognizer-touches) and a talk of 2017 say so.",
            rules: [.cancelsTouchesInView]
        ) {
            only {
                pad.touchesBegan
                tap.action(.ended)
                pad.touchesCancelled
            }
        }
        Claim(
            "The view gets nothing until the tap has failed.",
            when: choice == .asUIKitHasIt && gesture == .taps, pad.everything.never,
            knownRefutation:
                "That is so with `delaysTouchesBegan`, which is off by default: `touchesBegan` goes to the view at once (tap-delaysTouchesBegan-yes has the log of the other setting)."
        )
        Claim(
            "The view gets `touchesEnded` although the tap is recognized.",
            when: choice == .asUIKitHasIt && gesture == .taps, pad.touchesEnded.happens,
            knownRefutation: "That is so only with `cancelsTouchesInView = false` (tap-cancelsTouches-no-csf has that log).")
        Claim(
            "The view's touch is cancelled, or withheld, at touch down.",
            when: choice == .asUIKitHasIt && gesture == .taps, pad.touchesCancelled.before(tap.action(.ended)),
            knownRefutation:
                "flowkey's UIKit begins its tap at touch down and marks the touch as cancelled there. UIKit's tap recognizes when the finger lifts, and the view has its touch until then."
        )
        Claim(
            "A recognizer that does recognize at touch down leaves the view nothing, not even `touchesCancelled`.",
            when: choice == .takesItAtTheLanding
        ) {
            tap.action(.ended).happens
            pad.everything.never
        }
        Claim(
            "A drag or a long hold makes the tap fail, and the view gets `touchesEnded`.",
            when: gesture != .taps,
            explanation: "A touch that a failed recognizer no longer gets still reaches the view.", rules: [.failureFreesTheTouch]
        ) {
            tap.action.never
            pad.touchesEnded.happens
            pad.touchesCancelled.never
        }
        Claim(
            "With `delaysTouchesBegan`, a tap that fails gives the view `touchesBegan` late, and at most one `touchesMoved`.",
            when: choice == .delaysBegan && gesture != .taps, pad.touchesBegan.times(1),
            explanation: "A talk of 2010 describes it.", rules: [.delaysTouchesBegan])
    })
