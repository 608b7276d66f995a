import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Events: String, Choice {
    case touchUpInside = "`touchUpInside`"
    case touchDown = "`touchDown`"
    case both
    case valueChanged = "`valueChanged`"
}
private let events = Variable<Events>("events", "`sendActions(for:)` is called with")

private let isDisabled = Variable<Bool>("disabled", "The button is disabled", off: "the button is enabled")

private let button = Named<UIButton>("button")
private let aRuns = Mark("A runs")
private let bRuns = Mark("B runs")
private let cRuns = Mark("C runs")

private let notHighlighted = Mark("the button is not highlighted")

/// Looks at the button within its action.
private final class Looker {
    var tell: (Bool) -> Void = { _ in }

    func look(_ button: UIButton) { tell(button.isHighlighted) }

    static let look = Selector("look(_:)", Looker.look)
}

/// Actions sent by hand.
let sendActions: Experiment = Experiment(
    id: "SendActions",
    title: "Firing a button in code with `sendActions(for:)`",
    question:
        "A button has an action A for `touchUpInside`, B for `touchDown` and C for both. Code calls `sendActions(for:)`, with the button enabled or disabled. Which actions are called, and is the button highlighted meanwhile?",
    answer: """
        Every action that was added for one of the given events is called once, in the order in which the actions were added; no finger is \
        needed. A disabled button sends its actions too, and the button is not highlighted meanwhile.
        """,
    remedy:
        "To fire a button from code or from a test, call `button.sendActions(for:)` with the event for which the action was added: `.touchUpInside`, or `.primaryActionTriggered` for the `primaryAction` of a `UIButton`. In a test without a host app there is no `UIApplication`, and actions with a target are not called. If the button may be disabled, look at `isEnabled` first. The action receives no event, and a tap recognizer of the button does not fire; to show a press, set `isHighlighted`.",
    symptoms: [
        "simulate a button tap programmatically",
        "trigger touchUpInside in code",
        "sendActions(for:) does not call my action",
        "call a button's action in a unit test",
        "sendActions fires a disabled button",
        "highlight a button while tapping it in code",
    ],
    origins: [Document003.sendActionsMatches],
    variables: [events, isDisabled],
    stage: { stage in
        let button = stage.name(UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60)), button)
        stage.view.addSubview(button)
        button.isEnabled = !stage[isDisabled]
        let looker = stage.keep(Looker())
        looker.tell = { if !$0 { stage.mark(notHighlighted) } }
        button.addTarget(looker, action: Looker.look, for: [.touchUpInside, .touchDown])
        button.addTarget(stage.target(marking: aRuns), action: ActionTarget.fire, for: .touchUpInside)
        button.addTarget(stage.target(marking: bRuns), action: ActionTarget.fire, for: .touchDown)
        button.addTarget(stage.target(marking: cRuns), action: ActionTarget.fire, for: [.touchUpInside, .touchDown])
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
        Outcome("A is called", not: "A is not called", aRuns.written)
        Outcome("B is called", not: "B is not called", bRuns.written)
        Outcome("C is called", not: "C is not called", cRuns.written)
    },
    claims: {
        Claim(
            "For `touchUpInside`, the actions that listen to it are called, and no others.", when: events == .touchUpInside,
            quotes: Document003.sendActionsMatches,
            explanation: "The control goes through its entries once, in the order in which they were added.", rules: [.targetAction]
        ) {
            only(among: "* runs") {
                aRuns.written
                cRuns.written
            }
        }
        Claim(
            "For `touchDown`, the actions that listen to it are called, and no others.", when: events == .touchDown,
            quotes: Document003.sendActionsMatches
        ) {
            only(among: "* runs") {
                bRuns.written
                cRuns.written
            }
        }
        Claim(
            "For both events, all three actions are called, once each.", when: events == .both
        ) {
            only(among: "* runs") {
                aRuns.written
                bRuns.written
                cRuns.written
            }
        }
        Claim(
            "A disabled button sends the same actions.", isDisabled.changesNothing(),
            explanation: "Apple's documentation of `sendActions(for:)` names no condition; that there is none is assumed.", grade: .assumed)
        Claim("The button is not highlighted while its actions run.", when: events != .valueChanged, notHighlighted.written.happens)
        Claim(
            "For an event that no action listens to, no action is called.", when: events == .valueChanged, TokenPattern("* runs").never,
            quotes: Document003.sendActionsMatches,
            unnoticed: "No change that is tried makes a control send actions for another event: the claim says what does not happen.")
    })
