import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Recognizer: String, Choice {
    case none = "no recognizer"
    case tap = "a tap recognizer"
    case pan = "a pan recognizer"
    case longPress = "a long-press recognizer"
}
private let recognizer = Variable<Recognizer>("recognizer", "The view has")

private enum Finger: String, Choice {
    case taps
    case drags = "drags 100 points"
    case holds = "holds for 1 s"
}
private let finger = Variable<Finger>("finger", "The finger")

private let isRecognized = Condition(
    "the recognizer looks for what the finger does", not: "no recognizer looks for what the finger does",
    recognizer == .tap && finger == .taps || recognizer == .pan && finger == .drags || recognizer == .longPress && finger == .holds)

private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let press = Named<UILongPressGestureRecognizer>("press")

/// Touch methods beside a recognizer.
let touchesOrGesture: Experiment = Experiment(
    id: "TouchesOrGesture",
    title: "`touchesEnded` not called on a view with a gesture",
    question:
        "A view overrides its touch methods and has a gesture recognizer. When does the view's touch end with `touchesEnded`, and when with `touchesCancelled`?",
    answer:
        "`touchesBegan` comes first, unless the recognizer's `delaysTouchesBegan` is on. The touch ends with `touchesCancelled` if the recognizer recognizes what the finger does, and with `touchesEnded` if it does not. A recognizer on a superview cancels the view's touch in the same way.",
    remedy:
        "Override `touchesCancelled` as well as `touchesEnded` and undo there what touch down has begun, or set `cancelsTouchesInView = false` on the recognizer: the view then gets `touchesEnded` besides the action. In a scroll view a quick drag does not reach the view at all while `delaysContentTouches` is on, as by default. Compare distances before you take `touchesMoved` for a drag: a finger that presses harder sends it too, see FourTouchMethods.",
    symptoms: [
        "touchesEnded sometimes not called",
        "touchesMoved stops after a few calls",
        "view gets touchesCancelled when I pan",
        "touch methods do not work together with a gesture recognizer",
        "long press gesture cancels the touches of my view",
        "touchesBegan and touchesMoved but never touchesEnded in a chart or map view subclass",
        "touchesCancelled instead of touchesEnded with a pan or pinch recognizer",
        "touchesBegan called but touchesEnded never, gesture recognizer on the view",
    ],
    origins: [Document002.touchMethodsSometimesFail],
    observations: ["tap-on-parent-child-touches", "pan-on-parent-child-touches", "pan-cancels-view"],
    variables: [recognizer, finger],
    stage: { stage in
        let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), pad)
        let listener = stage.keep(ActionTarget())
        switch stage[recognizer] {
        case .tap: pad.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), tap))
        case .pan: pad.addGestureRecognizer(stage.name(UIPanGestureRecognizer(target: listener, action: ActionTarget.fire), pan))
        case .longPress:
            pad.addGestureRecognizer(stage.name(UILongPressGestureRecognizer(target: listener, action: ActionTarget.fire), press))
        case .none: break
        }
        stage.view.addSubview(pad)
    },
    script: { stage in
        switch stage[finger] {
        case .taps: stage.script.tap(pad)
        case .holds: stage.script.press(pad, for: 1)
        case .drags:
            let finger = stage.script.finger(1)
            finger.down(at: "pad")
            // The first move is too short for a pan to begin and for a tap to fail.
            for distance in [5.0, 50, 100] {
                stage.script.wait(0.05)
                finger.move(to: .point(x: 150 + distance, y: 150, in: pad))
            }
            stage.script.wait(0.05)
            finger.up()
        }
    },
    outcomes: {
        Outcome("the view's touch is cancelled", not: "the view's touch ends", pad.touchesCancelled)
        Outcome("`touchesMoved`", otherwise: "does not come while the finger rests") {
            Outcome.State(
                "stops when the pan begins",
                order {
                    pad.touchesMoved
                    pan.action(.began)
                })
            Outcome.State("comes during the whole drag", pad.touchesMoved)
        }
        Outcome("the recognizer fires", not: "no recognizer fires", anyone.action)
    },
    claims: {
        Claim(
            "Without a recognizer every touch ends with `touchesEnded`, though the view does not call `super`.",
            when: recognizer == .none, quotes: Document002.touchMethodsSometimesFail,
            contradicts: Document000.superCompletesTheSequence
        ) {
            pad.touchesEnded.times(1)
            pad.touchesCancelled.never
        }
        Claim(
            "If the recognizer recognizes the gesture, the view's touch is cancelled.", when: isRecognized,
            quotes: Document002.touchMethodsSometimesFail,
            Document002.endedOrCancelled.part("`touchesCancelled` if a gesture takes it")
        ) {
            pad.touchesCancelled.times(1)
            pad.touchesEnded.never
        }
        Claim(
            "A recognizer takes the touch from the view, even though the view handles it and does not pass it on.", when: isRecognized,
            quotes: Document002.gesturesHavePriority,
            explanation: "Recognition cancels the view's touches.", rules: [.cancelsTouchesInView]
        ) {
            pad.touchesBegan
            anyone.action
            pad.touchesCancelled
        }
        Claim(
            "The view gets `touchesBegan` before any action.", quotes: Document002.beganAndMovedFirst
        ) {
            pad.touchesBegan.times(1)
            pad.touchesBegan.before(anyone.action)
        }
        Claim(
            "A move of 5 points is delivered to the view while the pan is still undecided; the pan begins later, and cancels the touch then.",
            when: recognizer == .pan && finger == .drags,
            quotes: Document002.beganAndMovedFirst
        ) {
            pad.touchesBegan
            pad.touchesMoved
            pan.action(.began)
            pad.touchesCancelled
        }
        Claim(
            "Once the pan has begun, the view gets neither `touchesMoved` nor `touchesEnded`.",
            when: recognizer == .pan && finger == .drags,
            quotes: Document000.unbindsTheRest, rules: [.cancelsTouchesInView]
        ) {
            only(among: pad.everything) {
                pad.touchesBegan
                pad.touchesMoved
                pad.touchesCancelled
            }
        }
        Claim(
            "If the recognizer does not recognize, the view gets `touchesEnded`, and no action is sent.",
            when: recognizer != .none && !isRecognized,
            quotes: Document002.endedOrCancelled.part("`touchesEnded` if the chain keeps the event"),
            Document000.unrecognizedLeavesAll
        ) {
            pad.touchesEnded.times(1)
            pad.touchesCancelled.never
            anyone.action.never
        }
    })
