import EventTrace
import ExperimentKit
import UIKit

private let what = Variable(
    "meanwhile", "For half a second",
    ["nothing happens", "events are ignored", "a controller slides in", "a controller is there at once"])
private let finger = Variable("finger", "The finger", ["taps meanwhile", "was down before", "taps afterwards"])

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
            stage.view.addSubview(stage.name(TouchPad(frame: Stage.frame), "below"))
            let controller = stage.name(UIViewController(), "controller")
            controller.modalPresentationStyle = .fullScreen
            controller.view = stage.name(TouchPad(frame: Stage.frame), "above")
            let choice = stage.choice(what)
            stage.script.at(0.5) { [unowned(unsafe) stage] in
                switch choice {
                case "events are ignored": stage.application.beginIgnoringInteractionEvents()
                case "a controller slides in": stage.rootViewController.present(controller, animated: true)
                case "a controller is there at once": stage.rootViewController.present(controller, animated: false)
                default: break
                }
            }
            if choice == "events are ignored" {
                stage.script.at(1) { [unowned(unsafe) stage] in stage.application.endIgnoringInteractionEvents() }
            }
            let isBefore = stage.choice(finger) == "was down before"
            stage.script.wait(isBefore ? 0.3 : stage.choice(finger) == "taps afterwards" ? 1.5 : 0.7)
            stage.script.press(.point(x: 195, y: 400), for: isBefore ? 0.5 : Script.tapHold)
        },
        claims: [
            Claim(
                "A tap while events are ignored is lost.",
                when: what.is("events are ignored") && finger.is("taps meanwhile"), .all([.noCalls, .decided("glass: drop ignoring")]),
                explanation: "Nothing is delivered until the balanced end (TO.11)."),
            Claim(
                "So is a tap while a controller slides in.",
                when: what.is("a controller slides in") && finger.is("taps meanwhile"),
                .all([.noCalls, .decided("glass: drop transition")]),
                explanation: "During an animated transition between controllers no new touch is delivered (TO.11)."),
            Claim(
                "Without animation the new controller gets it.",
                when: what.is("a controller is there at once") && finger.is("taps meanwhile"),
                .ordering(["above.touchesBegan", "above.touchesEnded"])),
            Claim(
                "A finger that was down when ignoring began is cancelled by its lift.",
                when: what.is("events are ignored") && finger.is("was down before"),
                .ordering(["below.touchesBegan", "below.touchesCancelled"]),
                explanation: "Assumed: nobody has published a log of it (TO.11)."),
            Claim(
                "A finger that was down when the controller came goes on.",
                when: what.is("a controller slides in") && finger.is("was down before"),
                .ordering(["below.touchesBegan", "below.touchesEnded"])),
            Claim(
                "It is cancelled if its view is taken out of the window meanwhile.",
                when: what.is("a controller is there at once") && finger.is("was down before"),
                .ordering(["below.touchesBegan", "below.touchesCancelled"]),
                explanation: "A presentation over the full screen removes the view below, and with it the touch (TO.10)."),
            Claim(
                "Afterwards touches are delivered again.", when: finger.is("taps afterwards"),
                .all([.exactly(1, "*.touchesBegan"), .exactly(1, "*.touchesEnded")])),
        ])
}
