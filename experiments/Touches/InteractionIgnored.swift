import EventTrace
import ExperimentKit
import UIKit

private enum Cause: String, Choice {
    case nothingHappens = "nothing happens"
    case eventsAreIgnored = "events are ignored for 0.5 s"
    case controllerSlidesIn = "a controller is presented with animation"
    case controllerIsThereAtOnce = "a controller is presented without animation"
}
private let what = Variable<Cause>("meanwhile", "After half a second")

private enum Finger: String, Choice {
    case tapsMeanwhile = "taps meanwhile"
    case wasDownBefore = "was down before"
    case tapsAfterwards = "taps afterwards"
}
private let finger = Variable<Finger>("finger", "The finger")

private let below = Named<LoggedView>("below")
private let controller = Named<UIViewController>("controller")
private let above = Named<LoggedView>("above")

/// Touches that come at a time when nobody may have them.
let interactionIgnored: Experiment = Experiment(
    id: "InteractionIgnored",
    title: "Taps during transitions and `beginIgnoringInteractionEvents`",
    question:
        "The application ignores interaction for half a second, or a controller is presented with the style `.fullScreen`, with animation or without. What happens to a tap in that time, to a finger that was down before, and to a tap afterwards?",
    answer:
        "A tap while events are ignored, or while the controller slides in, is lost, and is not delivered later either. The touch of a finger that was down before is cancelled when events are ignored (assumed) and goes on while the controller slides in. Without animation the new controller's view is hit at once, and a touch that was down is cancelled, since its view has left the window.",
    remedy:
        "`beginIgnoringInteractionEvents()` is deprecated since iOS 13: set `isUserInteractionEnabled = false` on the view or the window, and `true` again on every way out, errors too. Where the old method stays, balance each call with `endIgnoringInteractionEvents()`. For a screen that can be touched at once: `present(controller, animated: false)`.",
    symptoms: [
        "app does not respond to touches while a modal is being presented",
        "taps during an animated transition are lost",
        "app stays frozen after beginIgnoringInteractionEvents",
        "touchesCancelled when a view controller is presented",
        "block user input for a moment",
    ],
    variables: [what, finger],
    stage: { stage in
        stage.view.addSubview(stage.name(LoggedView(frame: Stage.bounds), below))
        let controller = stage.name(UIViewController(), controller)
        controller.modalPresentationStyle = .fullScreen
        controller.view = stage.name(LoggedView(frame: Stage.bounds), above)
        let choice = stage[what]
        stage.script.at(0.5) {
            switch choice {
            case .eventsAreIgnored: stage.application.beginIgnoringInteractionEvents()
            case .controllerSlidesIn: stage.rootViewController.present(controller, animated: true)
            case .controllerIsThereAtOnce: stage.rootViewController.present(controller, animated: false)
            case .nothingHappens: break
            }
        }
        if choice == .eventsAreIgnored {
            stage.script.at(1) { stage.application.endIgnoringInteractionEvents() }
        }
        let isBefore = stage[finger] == .wasDownBefore
        stage.script.wait(isBefore ? 0.3 : stage[finger] == .tapsAfterwards ? 1.5 : 0.7)
        stage.script.press(.point(x: 195, y: 400), for: isBefore ? 0.5 : Script.tapHold)
    },
    outcomes: {
        Outcome("the touch", otherwise: "is lost") {
            Outcome.State("goes to the new controller", above.touchesBegan)
            Outcome.State("goes to the view below", below.touchesBegan)
        }
        Outcome("the touch is cancelled", not: "no touch is cancelled", anyone.touchesCancelled)
    },
    claims: {
        Claim(
            "A tap while events are ignored is lost.",
            when: what == .eventsAreIgnored && finger == .tapsMeanwhile,
            explanation: "Nothing is delivered until the balancing `endIgnoringInteractionEvents()`.", rules: [.ignoredInteraction]
        ) {
            noCalls
            decided("glass: drop ignoring")
        }
        Claim(
            "A tap while a controller slides in is lost.",
            when: what == .controllerSlidesIn && finger == .tapsMeanwhile,
            explanation: "During an animated transition between controllers no new touch is delivered.", rules: [.ignoredInteraction]
        ) {
            noCalls
            decided("glass: drop transition")
        }
        Claim(
            "If the controller is presented without animation, its view receives the tap.",
            when: what == .controllerIsThereAtOnce && finger == .tapsMeanwhile
        ) {
            only {
                above.touchesBegan
                above.touchesEnded
            }
        }
        Claim(
            "A touch that began before events were ignored is cancelled by the time the finger lifts.",
            when: what == .eventsAreIgnored && finger == .wasDownBefore,
            explanation: "Assumed: no log of it has been published.", rules: [.ignoredTouchesAreCancelled]
        ) {
            only {
                below.touchesBegan
                below.touchesCancelled
            }
        }
        Claim(
            "A touch that began before an animated presentation goes on.",
            when: what == .controllerSlidesIn && finger == .wasDownBefore
        ) {
            only {
                below.touchesBegan
                below.touchesEnded
            }
        }
        Claim(
            "A touch is cancelled if its view is removed from the window meanwhile.",
            when: what == .controllerIsThereAtOnce && finger == .wasDownBefore,
            explanation: "A full-screen presentation removes the view below, and with it the touch.", rules: [.removedView]
        ) {
            only {
                below.touchesBegan
                below.touchesCancelled
            }
        }
        Claim(
            "Afterwards touches are delivered again.", when: finger == .tapsAfterwards
        ) {
            anyone.touchesBegan.times(1)
            anyone.touchesEnded.times(1)
        }
    })
