import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private let callsSuper = Overrides.callsSuper
private let logs = Overrides.logs

private enum Actions: String, Choice {
    case everyLevel = "every level"
    case level1 = "level_1"
    case noLevel = "no level"
}
private let actions = Variable<Actions>("actions", "Actions are on")

private enum Added: String, Choice {
    case downThenUp = "touchDown then touchUpInside"
    case upThenDown = "touchUpInside then touchDown"
    case upByAThenB = "touchUpInside by A then B"
    case upByBThenA = "touchUpInside by B then A"
    case upByATwice = "touchUpInside by A twice"
    case upWithNilTarget = "touchUpInside with a nil target"
    case asOnTheBranch = "up-up-all-up-down-up in this order"
}
private let added = Variable<Added>("added", "Each of these buttons gets actions for")

private let sendsActions = callsSuper.isOn && actions == .everyLevel
/// Where the stage is the document's: `level_2_1` has six actions there.
private let asInTheDocument = sendsActions && added == .asOnTheBranch

extension Experiment {
    /// Buttons in one another with actions.
    static let hitTestButton: Experiment = Experiment(
        id: "HitTestButton",
        title: "`UIButton` with overridden touch methods: when actions fire",
        question: """
            The four levels of the demo are buttons. They override their touch methods, and some of them have actions: for touchDown, touchUpInside \
            or all touch events, with one target or several. A finger taps `level_3`. When are the actions sent, in which order, and does a parent \
            receive anything?
            """,
        answer: """
            Actions are sent from inside `UIControl`'s own touch methods: an override that does not call `super` receives the touches and sends \
            nothing. Each phase sends its actions in the order in which they were added, those for all touch events among them; the same target and \
            action for the same event counts once. A button passes nothing on to its parent, whether it has actions or not. An override that prints \
            after `super`, as in the document's demo, prints after the actions.
            """,
        remedy: "Call `super` in every touch method that you override in a button; without it, the button sends no actions.",
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
                frame.minX == 30 ? OuterButton(frame: frame) { stage.mark("level_1 performs it") } : DemoButton(frame: frame)
            }
            for (name, level) in zip(DemoLevels.names, levels)
            where stage[actions] == .everyLevel || stage[actions].rawValue == name {
                targets.add(stage[added], to: level)
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                "Without a call of `super`, the button receives `touchesBegan` and `touchesEnded` but sends no action.",
                when: callsSuper.isOff,
                .ordering(["level_3.touchesBegan", "level_3.touchesEnded"], among: ["*.touches*", "*.action*"]),
                quotes: Document000.noActionWithoutSuper,
                explanation: "`UIControl`'s touch methods track the touch and send the actions; the overrides replace them.",
                rules: [.touchesDriveTracking]),
            Claim(
                "The touchUpInside action is sent from inside `touchesEnded`, by the call of `super` in it.", when: callsSuper.isOn,
                .nested("level_3.action(touchUpInside)", in: "level_3.touchesEnded"), quotes: Document000.superSendsTheAction),
            Claim(
                """
                Lines that are printed after `super` come in this order: the touch-down actions, `touchesBegan`, the touch-up actions, \
                `touchesEnded`.
                """,
                when: asInTheDocument && logs == .afterSuper,
                .ordering(
                    [
                        "all prints its action", "down prints its action", "level_3 prints touchesBegan", "up_1 prints its action",
                        "up_2 prints its action", "all prints its action", "up_3 prints its action", "up_4 prints its action",
                        "level_3 prints touchesEnded",
                    ], among: ["* prints *"]),
                quotes: Document000.actionsInsideTouches,
                explanation: "What `super` does comes before the line that is printed after it."),
            Claim(
                """
                As for the calls themselves, the touch-down actions are sent from inside `touchesBegan`, the touch-up actions from inside \
                `touchesEnded`.
                """,
                when: sendsActions && added.isOneOf(.downThenUp, .upThenDown, .asOnTheBranch),
                .all([
                    .nested("level_3.action(touchDown)", in: "level_3.touchesBegan"),
                    .nested("level_3.action(touchUpInside)", in: "level_3.touchesEnded"),
                ]),
                contradicts: Document000.actionsInsideTouches, rules: [.touchesDriveTracking]),
            Claim("Where a button prints its line does not change any call.", .same(whatever: logs, among: ["level_3.*"])),
            Claim(
                "A button passes nothing on to its parents, with or without actions.",
                .all([.never("level_1.*"), .never("level_2*.*")]),
                quotes: Document000.buttonsDoNotClimb,
                explanation: "`UIControl` does not pass touches up the responder chain.", rules: [.controlsEndTheClimb]),
            Claim(
                "A parent's action is not sent for the child's touches.",
                when: actions == .level1, .never("*.action(*)"),
                quotes: Document000.actionsSample),
            Claim(
                "If one event has two targets, both receive the action.",
                when: sendsActions && added.isOneOf(.upByAThenB, .upByBThenA),
                .exactly(2, "level_3.action(touchUpInside)"), quotes: Document000.manyActions),
            Claim(
                "A button can have actions for one event, for another and for all of them: two are sent for touchDown, five for touchUpInside.",
                when: asInTheDocument,
                .all([.exactly(2, "level_3.action(touchDown)"), .exactly(5, "level_3.action(touchUpInside)")]),
                quotes: Document000.manyActions, rules: [.targetAction]),
            Claim(
                "Action A is sent before B if A was added first.",
                when: sendsActions && added == .upByAThenB,
                .order(["A prints its action", "B prints its action"]), quotes: Document000.orderOfAdding),
            Claim(
                "Action B is sent before A if B was added first.",
                when: sendsActions && added == .upByBThenA,
                .order(["B prints its action", "A prints its action"]), quotes: Document000.orderOfAdding),
            Claim(
                "An action for all touch events takes its place among the others, in the order of adding.",
                when: asInTheDocument,
                .order(["up_1 prints its action", "up_2 prints its action", "all prints its action", "up_3 prints its action"]),
                quotes: Document000.orderOfAdding),
            Claim(
                "The same target and action, added twice for the same event, is called once.",
                when: sendsActions && added == .upByATwice, .exactly(1, "level_3.action(*)"),
                explanation: "The same target and action is a single entry.", rules: [.targetAction]),
            Claim(
                "Actions for different phases are sent phase by phase, whichever was added first.",
                when: callsSuper.isOn && added.isOneOf(.downThenUp, .upThenDown),
                .before("level_3.action(touchDown)", "level_3.action(touchUpInside)"),
                quotes: Document000.orderOfAdding),
            Claim(
                "With a nil target, the action goes up the responder chain to the first object that has the method; the touches do not.",
                when: sendsActions && added == .upWithNilTarget,
                .all([.nested("level_1 performs it", in: "level_3.action(touchUpInside)"), .never("level_1.touches*")]),
                quotes: Document000.nilTargetClimbs,
                explanation: "Only the search for the target goes up the responder chain.", rules: [.nilTarget]),
            Claim(
                "A control's events stay in the control.",
                .all([.never("level_1.action*"), .never("level_2*.action*")]),
                quotes: Document000.controlsKeepToThemselves),
            Claim(
                "Calling `super` makes the button send its actions, and still passes nothing on to the parent.", when: sendsActions,
                .all([.happens("level_3.action(*)"), .never("level_2.*")]), quotes: Document000.superCompletesTheSequence),
        ],
        prints: [
            PrintedOrder(
                Document000.noActionWithoutSuper, when: callsSuper.isOff,
                ["level_3 prints touchesBegan", "level_3 prints touchesEnded"], among: ["* prints *"]),
            PrintedOrder(
                Document000.actionsInsideTouches, when: asInTheDocument && logs == .afterSuper, printedByTheDocument, among: ["* prints *"]),
            PrintedOrder(
                Document000.actionsInsideTouches, when: asInTheDocument && logs == .beforeSuper, printedByTheDocument,
                among: ["* prints *"],
                difference: """
                    The buttons of the document print after `super`, which has sent the actions by then. If they print before it, the lines are in \
                    the order of the calls.
                    """),
        ])
}

/// The document names the kinds of actions and leaves their number open.
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
