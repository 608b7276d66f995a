import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Overrides.callsSuper
private let logs = Overrides.logs

private enum Actions: String, Choice {
    case everyLevel = "every level"
    case level1 = "`level_1`"
    case noLevel = "no level"
}
private let actions = Variable<Actions>("actions", "Actions are on")

private enum Added: String, Choice {
    case downThenUp = "`touchDown` then `touchUpInside`"
    case upThenDown = "`touchUpInside` then `touchDown`"
    case upByAThenB = "`touchUpInside` by A then B"
    case upByBThenA = "`touchUpInside` by B then A"
    case upByATwice = "`touchUpInside` by A twice"
    case upWithNilTarget = "`touchUpInside` with a nil target"
    case asOnTheBranch = "up-up-all-up-down-up in this order"
}
private let added = Variable<Added>("added", "Each of these buttons gets actions for")

private let sendsActions = Condition(
    "`level_3` has actions and calls `super`", not: "`level_3` has no actions or does not call `super`",
    callsSuper.isOn && actions == .everyLevel)
/// Where the stage is the document's: `level_2_1` has six actions there.
private let asInTheDocument = Condition(
    "`level_3` sends the document's six actions", not: "`level_3` sends other actions or none", sendsActions && added == .asOnTheBranch)

private let level3 = Named<UIControl>("level_3")
private let level1Performs = Mark("level_1 performs it")

/// The document names the kinds of actions and leaves their number open.

/// Buttons in one another with actions.
let hitTestButton: Experiment = Experiment(
    id: "HitTestButton",
    title: "`UIButton` with overridden touch methods: when actions fire",
    question: """
        Four nested buttons override their touch methods, and some of them have actions: for `touchDown`, `touchUpInside` or all touch \
        events. A, B, `all`, `down` and `up_1` to `up_4` are targets that print a line; with a nil target the action goes to `level_1`, \
        which alone has its method. A finger taps `level_3`, the innermost. When are the actions sent, in which order, and does a parent \
        receive anything?
        """,
    answer: """
        Actions are sent from inside `UIControl`'s own touch methods, `touchDown` in `touchesBegan` and `touchUpInside` in \
        `touchesEnded`: a button whose overrides do not call `super` receives the touches and sends no action. Each phase sends its \
        actions in the order in which they were added, those for all touch events among them; the same target and action, added twice \
        for the same event, is called once. A button passes nothing on to its parent, with or without actions. An override that prints \
        after `super`, as in the demo of document 000, prints after the actions.
        """,
    remedy:
        "Call `super` in every touch method that you override in a button; without it, the button sends no actions. Beside `super` call no `sendActions(for:)`: the action would be sent twice.",
    symptoms: [
        "overriding touchesBegan in UIButton breaks touchUpInside",
        "UIButton subclass action not called",
        "touchesEnded override in a button without super",
        "is touchesBegan called before the touchDown action",
        "addTarget for allTouchEvents called several times",
    ],
    origins: [Document000.noActionWithoutSuper],
    observations: ["button-plain-csf"],
    variables: [callsSuper, logs, actions, added],
    excluding: Exclusion(
        Overrides.withoutSuper || (actions == .noLevel && added != .downThenUp),
        because: "If `super` is not called, there is no line before or after it; without actions there is no order of adding."),
    stage: { stage in
        let targets = Targets(stage)
        let levels = DemoLevels.add(to: stage) { frame in
            frame.minX == 30 ? OuterButton(frame: frame) { stage.mark(level1Performs) } : DemoButton(frame: frame)
        }
        for (name, level) in zip(DemoLevels.names, levels)
        where stage[actions] == .everyLevel || stage[actions].rawValue == "`\(name)`" {
            targets.add(stage[added], to: level)
        }
        stage.script.tap(level3)
    },
    outcomes: {
        Outcome("`level_3`", otherwise: "sends no action") {
            Outcome.State("sends `touchDown` and `touchUpInside`", level3.action(.touchDown))
            Outcome.State("sends `touchUpInside`", level3.action(.touchUpInside))
        }
        Outcome(
            "`touchUpInside` is sent before `level_3` prints `touchesEnded`",
            not: "`touchUpInside` is not sent before `level_3` prints `touchesEnded`",
            order {
                level3.action(.touchUpInside)
                "level_3 prints touchesEnded"
            })
        Outcome(
            "the parents receive nothing", not: "a parent receives the touch",
            constant: "A button passes nothing on to its parent, whether it has actions or not.",
            .all([TokenPattern("level_1.*").never, TokenPattern("level_2*.*").never]))
    },
    claims: {
        Claim(
            "Without a call of `super`, the button receives `touchesBegan` and `touchesEnded` but sends no action.",
            when: callsSuper.isOff,
            quotes: Document000.noActionWithoutSuper,
            explanation: "`UIControl`'s touch methods track the touch and send the actions; the overrides replace them.",
            rules: [.touchesDriveTracking]
        ) {
            only(among: anyone.touches, anyone.action) {
                level3.touchesBegan
                level3.touchesEnded
            }
        }
        Claim(
            "The `touchUpInside` action is sent from inside `touchesEnded`, by the call of `super` in it.", when: callsSuper.isOn,
            level3.action(.touchUpInside).inside(level3.touchesEnded), quotes: Document000.superSendsTheAction)
        Claim(
            """
            Lines that are printed after `super` come in this order: the touch-down actions, `touchesBegan`, the touch-up actions, \
            `touchesEnded`.
            """,
            when: asInTheDocument && logs == .afterSuper,
            quotes: Document000.actionsInsideTouches,
            explanation: "What `super` does comes before the line that is printed after it."
        ) {
            only(among: "* prints *") {
                "all prints its action"
                "down prints its action"
                "level_3 prints touchesBegan"
                "up_1 prints its action"
                "up_2 prints its action"
                "all prints its action"
                "up_3 prints its action"
                "up_4 prints its action"
                "level_3 prints touchesEnded"
            }
        }
        Claim(
            """
            As for the calls themselves, the touch-down actions are sent from inside `touchesBegan`, the touch-up actions from inside \
            `touchesEnded`.
            """,
            when: sendsActions && added.isOneOf(.downThenUp, .upThenDown, .asOnTheBranch),
            contradicts: Document000.actionsInsideTouches, rules: [.touchesDriveTracking]
        ) {
            level3.action(.touchDown).inside(level3.touchesBegan)
            level3.action(.touchUpInside).inside(level3.touchesEnded)
        }
        Claim("Where a button prints its line does not change any call.", logs.changesNothing(among: level3.everything))
        Claim(
            "A button passes nothing on to its parents, with or without actions.",
            quotes: Document000.buttonsDoNotClimb,
            explanation: "`UIControl` does not pass touches up the responder chain.", rules: [.controlsEndTheClimb]
        ) {
            TokenPattern("level_1.*").never
            TokenPattern("level_2*.*").never
        }
        Claim(
            "A parent's action is not sent for the child's touches.",
            when: actions == .level1, anyone.action.never,
            quotes: Document000.actionsSample)
        Claim(
            "If one event has two targets, both receive the action.",
            when: sendsActions && added.isOneOf(.upByAThenB, .upByBThenA), level3.action(.touchUpInside).times(2),
            quotes: Document000.manyActions)
        Claim(
            "A button can have actions for one event, for another and for all of them: two are sent for `touchDown`, five for `touchUpInside`.",
            when: asInTheDocument,
            quotes: Document000.manyActions, rules: [.targetAction]
        ) {
            level3.action(.touchDown).times(2)
            level3.action(.touchUpInside).times(5)
        }
        Claim(
            "Action A is sent before B if A was added first.",
            when: sendsActions && added == .upByAThenB, quotes: Document000.orderOfAdding
        ) {
            "A prints its action"
            "B prints its action"
        }
        Claim(
            "Action B is sent before A if B was added first.",
            when: sendsActions && added == .upByBThenA, quotes: Document000.orderOfAdding
        ) {
            "B prints its action"
            "A prints its action"
        }
        Claim(
            "An action for all touch events takes its place among the others, in the order of adding.",
            when: asInTheDocument,
            quotes: Document000.orderOfAdding
        ) {
            "up_1 prints its action"
            "up_2 prints its action"
            "all prints its action"
            "up_3 prints its action"
        }
        Claim(
            "The same target and action, added twice for the same event, is called once.",
            when: sendsActions && added == .upByATwice, level3.action.times(1),
            explanation: "The same target and action is a single entry.", rules: [.targetAction])
        Claim(
            "Actions for different phases are sent phase by phase, whichever was added first.",
            when: callsSuper.isOn && added.isOneOf(.downThenUp, .upThenDown),
            level3.action(.touchDown).before(level3.action(.touchUpInside)),
            quotes: Document000.orderOfAdding)
        Claim(
            "With a nil target, the action goes up the responder chain to the first object that has the method; the touches do not.",
            when: sendsActions && added == .upWithNilTarget,
            quotes: Document000.nilTargetClimbs,
            explanation: "Only the search for the target goes up the responder chain.", rules: [.nilTarget]
        ) {
            level1Performs.written.inside(level3.action(.touchUpInside))
            TokenPattern("level_1.touches*").never
        }
        Claim(
            "A control's events stay in the control.",
            quotes: Document000.controlsKeepToThemselves
        ) {
            TokenPattern("level_1.action*").never
            TokenPattern("level_2*.action*").never
        }
        Claim(
            "Calling `super` makes the button send its actions, and still passes nothing on to the parent.", when: sendsActions,
            quotes: Document000.superCompletesTheSequence
        ) {
            level3.action.happens
            TokenPattern("level_2.*").never
        }
    },
    prints: {
        PrintedOrder(
            Document000.noActionWithoutSuper, when: callsSuper.isOff,
            ["level_3 prints touchesBegan", "level_3 prints touchesEnded"], among: ["* prints *"])
        PrintedOrder(
            Document000.actionsInsideTouches, when: asInTheDocument && logs == .afterSuper, printedByTheDocument, among: ["* prints *"])
        PrintedOrder(
            Document000.actionsInsideTouches, when: asInTheDocument && logs == .beforeSuper, printedByTheDocument,
            among: ["* prints *"],
            difference: """
                The buttons of the document print after `super`, which has sent the actions by then. If they print before it, the lines are in \
                the order of the calls.
                """)
    })

private let printedByTheDocument: [ExpectedLine] = [
    "all prints its action", "down prints its action", "level_3 prints touchesBegan", .many("* prints its action"),
    "level_3 prints touchesEnded",
]

/// The outermost button has a method that the others do not have.
private final class OuterButton: DemoButton {
    private let act: () -> Void

    init(frame: CGRect, _ act: @escaping () -> Void) {
        self.act = act
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    func perform() { act() }

    static let perform = Selector("perform", OuterButton.perform)
}

/// The targets of a case, each of which prints under a name of its own.
private struct Targets {
    private let targets: [(name: String, target: ActionTarget)]

    init(_ stage: Stage) {
        targets = ["A", "B", "up_1", "up_2", "up_3", "up_4", "all", "down"].map { name in
            (name, stage.target(marking: "\(name) prints its action"))
        }
    }

    func add(_ added: Added, to level: DemoButton) {
        switch added {
        case .downThenUp: add([("A", .touchDown), ("B", .touchUpInside)], to: level)
        case .upThenDown: add([("B", .touchUpInside), ("A", .touchDown)], to: level)
        case .upByAThenB: add([("A", .touchUpInside), ("B", .touchUpInside)], to: level)
        case .upByBThenA: add([("B", .touchUpInside), ("A", .touchUpInside)], to: level)
        case .upByATwice: add([("A", .touchUpInside), ("A", .touchUpInside)], to: level)
        case .upWithNilTarget: level.addTarget(nil, action: OuterButton.perform, for: .touchUpInside)
        case .asOnTheBranch:
            add(
                [
                    ("up_1", .touchUpInside), ("up_2", .touchUpInside), ("all", .allTouchEvents), ("up_3", .touchUpInside),
                    ("down", .touchDown), ("up_4", .touchUpInside),
                ], to: level)
        }
    }

    private func add(_ entries: [(name: String, events: UIControl.Event)], to level: DemoButton) {
        for entry in entries {
            let target = targets.first { $0.name == entry.name }?.target
            level.addTarget(target, action: ActionTarget.fire, for: entry.events)
        }
    }
}
