import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Events: String, Choice { case touchUpInside, touchDown, both, valueChanged }
private let events = Variable<Events>("events", "`sendActions(for:)` is called with")

private let button = Named<UIButton>("button")
private let aTold = Mark("A is told")
private let bTold = Mark("B is told")
private let cTold = Mark("C is told")

/// Actions sent by hand.
let sendActions: Experiment = Experiment(
    id: "SendActions",
    title: "Firing a button in code with `sendActions(for:)`",
    question:
        "A button has an action A for touchUpInside, B for touchDown and C for both. Code calls `sendActions(for:)`. Which actions are called?",
    answer: """
        Every action that was added for one of the given events is called once, in the order in which the actions were added; no finger is \
        needed.
        """,
    remedy: "To fire a button from code or from a test, call `button.sendActions(for: .touchUpInside)`.",
    symptoms: [
        "simulate a button tap programmatically",
        "trigger touchUpInside in code",
        "sendActions(for:) does not call my action",
        "call a button's action in a unit test",
    ],
    origins: [Document003.sendActionsMatches],
    variables: [events],
    stage: { stage in
        let button = stage.name(UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60)), button)
        stage.view.addSubview(button)
        button.addTarget(stage.target(marking: aTold), action: ActionTarget.fire, for: .touchUpInside)
        button.addTarget(stage.target(marking: bTold), action: ActionTarget.fire, for: .touchDown)
        button.addTarget(stage.target(marking: cTold), action: ActionTarget.fire, for: [.touchUpInside, .touchDown])
        let chosen: UIControl.Event =
            switch stage[events] {
            case .touchUpInside: .touchUpInside
            case .touchDown: .touchDown
            case .both: [.touchUpInside, .touchDown]
            case .valueChanged: .valueChanged
            }
        stage.script.perform { button.sendActions(for: chosen) }
    },
    outcomes: {
        Outcome("A is called", not: "A is not called", aTold.written)
        Outcome("B is called", not: "B is not called", bTold.written)
        Outcome("C is called", not: "C is not called", cTold.written)
    },
    claims: {
        Claim(
            "For touchUpInside, the actions that listen to it are called, and no others.", when: events == .touchUpInside,
            quotes: Document003.sendActionsMatches,
            explanation: "The control goes through its entries once, in the order in which they were added.", rules: [.targetAction]
        ) {
            only(among: "* is told") {
                aTold.written
                cTold.written
            }
        }
        Claim(
            "For touchDown, the actions that listen to it are called, and no others.", when: events == .touchDown,
            quotes: Document003.sendActionsMatches
        ) {
            only(among: "* is told") {
                bTold.written
                cTold.written
            }
        }
        Claim(
            "For both events, all three actions are called, once each.", when: events == .both
        ) {
            only(among: "* is told") {
                aTold.written
                bTold.written
                cTold.written
            }
        }
        Claim(
            "For an event that no action listens to, no action is called.", when: events == .valueChanged, TokenPattern("* is told").never,
            quotes: Document003.sendActionsMatches)
    })
