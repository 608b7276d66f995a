import EventTrace
import ExperimentKit
import UIKit

private let events = Variable("events", "`sendActions(for:)` is called with", ["touchUpInside", "touchDown", "both", "valueChanged"])

extension Experiment {
    /// Actions sent by hand.
    static let sendActions = Experiment(
        id: "SendActions",
        title: "What `sendActions(for:)` sends",
        question:
            "A button has a listener A for touchUpInside, B for touchDown and C for both. Code calls `sendActions(for:)`. Who is told?",
        answer: "Every listener for one of the given events, once, in the order in which they were added; no finger is needed.",
        origins: [Document003.sendActionsMatches],
        variables: [events],
        stage: { stage in
            let button = stage.name(UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60)), "button")
            stage.view.addSubview(button)
            button.addTarget(stage.hook("A is told"), action: Hook.fire, for: .touchUpInside)
            button.addTarget(stage.hook("B is told"), action: Hook.fire, for: .touchDown)
            button.addTarget(stage.hook("C is told"), action: Hook.fire, for: [.touchUpInside, .touchDown])
            let chosen: UIControl.Event =
                switch stage.choice(events) {
                case "touchUpInside": .touchUpInside
                case "touchDown": .touchDown
                case "both": [.touchUpInside, .touchDown]
                default: .valueChanged
                }
            stage.script.perform { button.sendActions(for: chosen) }
        },
        claims: [
            Claim(
                "Those for touchUpInside, and no others.", when: events.is("touchUpInside"),
                .ordering(["A is told", "C is told"], among: ["* is told"]), quotes: Document003.sendActionsMatches,
                explanation: "One pass over the entries in the order added (CO.4)."),
            Claim(
                "Those for touchDown, and no others.", when: events.is("touchDown"),
                .ordering(["B is told", "C is told"], among: ["* is told"]), quotes: Document003.sendActionsMatches),
            Claim(
                "For both events all three, once each.", when: events.is("both"),
                .ordering(["A is told", "B is told", "C is told"], among: ["* is told"])),
            Claim(
                "Nobody, if nobody listens to it.", when: events.is("valueChanged"), .never("* is told"),
                quotes: Document003.sendActionsMatches),
        ])
}
