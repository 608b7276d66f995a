import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super", default: true)

private enum Actions: String, Choice {
    case everyLevel = "every level"
    case level1 = "level_1"
    case noLevel = "no level"
}
private let actions = Variable<Actions>("actions", "Actions are on")

private enum Added: String, Choice {
    case downThenUp = "down then up"
    case upThenDown = "up then down"
    case upByAThenB = "up by A then B"
    case upByBThenA = "up by B then A"
    case upByATwice = "up by A twice"
    case upWithNilTarget = "up with nil target"
}
private let added = Variable<Added>("added", "Each gets, in this order,")

extension Experiment {
    /// Three buttons in one another with actions.
    static let hitTestButton = Experiment(
        id: "HitTestButton",
        title: "A button's touches and its actions",
        question: """
            Three buttons stand in one another. They override their touch methods, and some of them send actions to listeners A and B. A \
            finger taps `level_3`. When are the actions sent, in which order, and does a parent receive it?
            """,
        answer: """
            Actions are sent from inside `UIControl`'s own touch methods: an override that does not call `super` gets the touches and \
            sends nothing. Each phase sends its actions in the order in which they were added; the same target and action for the same \
            event counts once. Nothing climbs out of a button, whether it has actions or not.
            """,
        origins: [Document000.noActionWithoutSuper],
        observations: ["button-plain-csf"],
        variables: [callsSuper, actions, added],
        stage: { stage in
            let (a, b) = (stage.keep(ActionListener("A", stage)), stage.keep(ActionListener("B", stage)))
            let levels = ThreeLevels.add(to: stage) { frame in
                frame.minX == 30 ? OuterButton(frame: frame) { stage.mark("level_1 performs it") } : LevelButton(frame: frame)
            }
            for (index, level) in levels.enumerated() {
                level.callsSuper = stage[callsSuper]
                guard stage[actions] == .everyLevel || stage[actions].rawValue == ThreeLevels.names[index] else { continue }
                switch stage[added] {
                case .downThenUp:
                    level.addTarget(a, action: ActionListener.fired, for: .touchDown)
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                case .upThenDown:
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(a, action: ActionListener.fired, for: .touchDown)
                case .upByAThenB:
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                case .upByBThenA:
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                case .upWithNilTarget:
                    level.addTarget(nil, action: OuterButton.perform, for: .touchUpInside)
                case .upByATwice:
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                }
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                "Without super: began and ended, but no action.", when: callsSuper.isOff,
                .ordering(["level_3.touchesBegan", "level_3.touchesEnded"]), quotes: Document000.noActionWithoutSuper,
                explanation: "`UIControl`'s touch methods track the touch and send the actions; the overrides replace them.",
                rules: [.touchesDriveTracking]),
            Claim(
                "The touch-up action is sent from inside `touchesEnded`, by what super does there.", when: callsSuper.isOn,
                .nested("level_3.action(touchUpInside)", in: "level_3.touchesEnded"), quotes: Document000.superSendsTheAction),
            Claim(
                "The touch-down action is sent from inside `touchesBegan`, the touch-up action from inside `touchesEnded`.",
                when: callsSuper.isOn && actions == .everyLevel && added.isOneOf(.downThenUp, .upThenDown),
                .ordering([
                    "level_3.touchesBegan", "level_3.action(touchDown)", "A receives level_3",
                    "level_3.touchesEnded", "level_3.action(touchUpInside)", "B receives level_3",
                ]),
                quotes: Document000.actionsInsideTouches),
            Claim(
                "Nothing climbs out of the button, with or without actions.",
                .all([.never("level_1.*"), .never("level_2.*")]),
                quotes: Document000.buttonsDoNotClimb,
                explanation: "`UIControl` ends the climb.", rules: [.controlsEndTheClimb]),
            Claim(
                "A parent's action does not sample the child's touches.",
                when: actions == .level1, .never("*.action(*)"),
                quotes: Document000.actionsSample),
            Claim(
                "Two listeners for one event are both told.",
                when: callsSuper.isOn && actions == .everyLevel && added.isOneOf(.upByAThenB, .upByBThenA),
                .exactly(2, "level_3.action(touchUpInside)"), quotes: Document000.manyActions),
            Claim(
                "A before B if A was added first.",
                when: callsSuper.isOn && actions == .everyLevel && added == .upByAThenB,
                .order(["A receives level_3", "B receives level_3"]), quotes: Document000.orderOfAdding),
            Claim(
                "B before A if B was added first.",
                when: callsSuper.isOn && actions == .everyLevel && added == .upByBThenA,
                .order(["B receives level_3", "A receives level_3"]), quotes: Document000.orderOfAdding),
            Claim(
                "The same target and action for the same event is told once.",
                when: callsSuper.isOn && actions == .everyLevel && added == .upByATwice, .exactly(1, "level_3.action(*)"),
                explanation: "The same target and action is one entry.", rules: [.targetAction]),
            Claim(
                "Actions of different phases go by phase, whichever was added first.",
                when: callsSuper.isOn && added.isOneOf(.downThenUp, .upThenDown),
                .before("level_3.action(touchDown)", "level_3.action(touchUpInside)"),
                quotes: Document000.orderOfAdding),
            Claim(
                "With a nil target, the action climbs to the first object that has the method; the touches do not.",
                when: callsSuper.isOn && actions == .everyLevel && added == .upWithNilTarget,
                .all([.nested("level_1 performs it", in: "level_3.action(touchUpInside)"), .never("level_1.touches*")]),
                quotes: Document000.nilTargetClimbs,
                explanation: "Only the search for the target goes up the chain.", rules: [.nilTarget]),
            Claim(
                "A control's events stay in the control.",
                .all([.never("level_1.action*"), .never("level_2.action*")]),
                quotes: Document000.controlsKeepToThemselves),
            Claim(
                "Calling super changes what the button does, and still passes nothing to the parent.", when: callsSuper.isOn,
                .all([.ruleAtWork(.touchesDriveTracking), .never("level_2.*")]), quotes: Document000.superCompletesTheSequence),
        ])
}

/// The outermost button has a method that the others do not have.
private final class OuterButton: LevelButton {
    private let act: () -> Void

    init(frame: CGRect, _ act: @escaping () -> Void) {
        self.act = act
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    func perform() { act() }

    static let perform = Selector("perform", OuterButton.perform)
}

/// Says that it receives an action.
private final class ActionListener {
    private let name: String
    private let stage: Stage

    init(_ name: String, _ stage: Stage) {
        self.name = name
        self.stage = stage
    }

    func fired(_ sender: LevelButton) {
        stage.mark("\(name) receives level_3")
    }

    static let fired = Selector("fired(_:)", ActionListener.fired)
}
