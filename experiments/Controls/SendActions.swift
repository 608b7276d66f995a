import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Events: String, Choice { case touchUpInside, touchDown, both, valueChanged }
private let events = Variable<Events>("events", "`sendActions(for:)` is called with")

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
            button.addTarget(stage.target(marking: "A is told"), action: ActionTarget.fire, for: .touchUpInside)
            button.addTarget(stage.target(marking: "B is told"), action: ActionTarget.fire, for: .touchDown)
            button.addTarget(stage.target(marking: "C is told"), action: ActionTarget.fire, for: [.touchUpInside, .touchDown])
            let chosen: UIControl.Event =
                switch stage[events] {
                case .touchUpInside: .touchUpInside
                case .touchDown: .touchDown
                case .both: [.touchUpInside, .touchDown]
                case .valueChanged: .valueChanged
                }
            stage.script.perform { button.sendActions(for: chosen) }
        },
        claims: [
            Claim(
                "Those for touchUpInside, and no others.", when: events == .touchUpInside,
                .ordering(["A is told", "C is told"], among: ["* is told"]), quotes: Document003.sendActionsMatches,
                explanation: "One pass over the entries in the order added.", rules: [.targetAction]),
            Claim(
                "Those for touchDown, and no others.", when: events == .touchDown,
                .ordering(["B is told", "C is told"], among: ["* is told"]), quotes: Document003.sendActionsMatches),
            Claim(
                "For both events all three, once each.", when: events == .both,
                .ordering(["A is told", "B is told", "C is told"], among: ["* is told"])),
            Claim(
                "Nobody, if nobody listens to it.", when: events == .valueChanged, .never("* is told"),
                quotes: Document003.sendActionsMatches),
        ])
}
