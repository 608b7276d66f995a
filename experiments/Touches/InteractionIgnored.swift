import EventTrace
import ExperimentKit
import UIKit

private enum Cause: String, Choice {
    case nothingHappens = "nothing happens"
    case eventsAreIgnored = "events are ignored"
    case controllerSlidesIn = "a controller slides in"
    case controllerIsThereAtOnce = "a controller is there at once"
}
private let what = Variable<Cause>("meanwhile", "For half a second")

private enum Finger: String, Choice {
    case tapsMeanwhile = "taps meanwhile"
    case wasDownBefore = "was down before"
    case tapsAfterwards = "taps afterwards"
}
private let finger = Variable<Finger>("finger", "The finger")

extension Experiment {
    /// Touches that come at a time when nobody may have them.
    static let interactionIgnored = Experiment(
        id: "InteractionIgnored",
        title: "Touches that are ignored: `beginIgnoringInteractionEvents` and transitions",
        question:
            "The application ignores interaction for half a second, or a controller is presented over the screen, with animation or without. What becomes of a tap in that time, of a finger that was down before, and of a tap afterwards?",
        answer:
            "A tap while events are ignored, or while the controller slides in, reaches nobody, and is not delivered later either. A finger that was down is cancelled by ignoring and goes on through the transition. Without animation the new controller's view is hit at once.",
        variables: [what, finger],
        stage: { stage in
            stage.view.addSubview(stage.name(LoggedView(frame: Stage.bounds), "below"))
            let controller = stage.name(UIViewController(), "controller")
            controller.modalPresentationStyle = .fullScreen
            controller.view = stage.name(LoggedView(frame: Stage.bounds), "above")
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
        claims: [
            Claim(
                "A tap while events are ignored is lost.",
                when: what == .eventsAreIgnored && finger == .tapsMeanwhile, .all([.noCalls, .decided("glass: drop ignoring")]),
                explanation: "Nothing is delivered until the balanced end.", rules: [.ignoredInteraction]),
            Claim(
                "So is a tap while a controller slides in.",
                when: what == .controllerSlidesIn && finger == .tapsMeanwhile,
                .all([.noCalls, .decided("glass: drop transition")]),
                explanation: "During an animated transition between controllers no new touch is delivered.", rules: [.ignoredInteraction]),
            Claim(
                "Without animation the new controller gets it.",
                when: what == .controllerIsThereAtOnce && finger == .tapsMeanwhile,
                .ordering(["above.touchesBegan", "above.touchesEnded"])),
            Claim(
                "A finger that was down when ignoring began is cancelled by its lift.",
                when: what == .eventsAreIgnored && finger == .wasDownBefore,
                .ordering(["below.touchesBegan", "below.touchesCancelled"]),
                explanation: "Assumed: nobody has published a log of it.", rules: [.ignoredTouchesAreCancelled]),
            Claim(
                "A finger that was down when the controller came goes on.",
                when: what == .controllerSlidesIn && finger == .wasDownBefore,
                .ordering(["below.touchesBegan", "below.touchesEnded"])),
            Claim(
                "It is cancelled if its view is taken out of the window meanwhile.",
                when: what == .controllerIsThereAtOnce && finger == .wasDownBefore,
                .ordering(["below.touchesBegan", "below.touchesCancelled"]),
                explanation: "A presentation over the full screen removes the view below, and with it the touch.", rules: [.removedView]),
            Claim(
                "Afterwards touches are delivered again.", when: finger == .tapsAfterwards,
                .all([.exactly(1, "*.touchesBegan"), .exactly(1, "*.touchesEnded")])),
        ])
}
