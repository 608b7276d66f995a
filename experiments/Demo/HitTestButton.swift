import EventTrace
import EventTrace
import ExperimentKit
import UIKit

private let callsSuper = Variable.flag("callsSuper", Text("Touch methods call super", chinese: "触摸方法调用 super"), default: true)
private let actions = Variable("actions", Text("Actions are on", chinese: "哪些层级有 action"), ["every level", "level_1", "no level"])
private let added = Variable(
    "added", Text("Each gets, in this order,", chinese: "各层级依次添加"),
    ["down then up", "up then down", "up by A then B", "up by B then A", "up by A twice", "up with nil target"])

extension Experiment {
    /// Three buttons in one another with actions.
    static let hitTestButton = Experiment(
        id: "HitTestButton",
        title: Text("A button's touches and its actions", chinese: "按钮的触摸与 action"),
        question: Text(
            """
            Three buttons stand in one another. They override their touch methods, and some of them send actions to listeners A and B. A \
            finger taps `level_3`. When are the actions sent, in which order, and does a parent hear of it?
            """, chinese: "三个按钮层层相套，重写了触摸方法，其中一些向监听者 A、B 发送 action。手指点击 `level_3`。action 何时发送、顺序如何？父视图会知道吗？"),
        answer: Text(
            """
            Actions are sent from inside `UIControl`'s own touch methods: an override that does not call `super` gets the touches and \
            sends nothing. Each phase sends its actions in the order in which they were added; the same target and action for the same \
            event counts once. Nothing climbs out of a button, whether it has actions or not.
            """,
            chinese:
                "action 在 `UIControl` 自己的触摸方法之内发送：不调用 `super` 的重写收得到触摸，却什么也不发送。每个阶段按添加顺序发送；同一目标、同一方法、同一事件只算一次。按钮里的一切都不会外传，无论有没有 action。"),
        origins: [Document000.noActionWithoutSuper],
        observations: ["button-plain-csf"],
        variables: [callsSuper, actions, added],
        stage: { stage in
            let (a, b) = (stage.keep(ActionListener("A", stage)), stage.keep(ActionListener("B", stage)))
            let levels = ThreeLevels.add(to: stage) { frame in
                frame.minX == 30 ? OuterButton(frame: frame) { stage.mark("level_1 performs it") } : LevelButton(frame: frame)
            }
            for (index, level) in levels.enumerated() {
                level.callsSuper = stage.flag(callsSuper)
                guard stage.choice(actions) == "every level" || stage.choice(actions) == ThreeLevels.names[index] else { continue }
                switch stage.choice(added) {
                case "down then up":
                    level.addTarget(a, action: ActionListener.fired, for: .touchDown)
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                case "up then down":
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(a, action: ActionListener.fired, for: .touchDown)
                case "up by A then B":
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                case "up by B then A":
                    level.addTarget(b, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                case "up with nil target":
                    level.addTarget(nil, action: OuterButton.perform, for: .touchUpInside)
                default:
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                    level.addTarget(a, action: ActionListener.fired, for: .touchUpInside)
                }
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                Text("Without super: began and ended, but no action.", chinese: "不调用 super：有开始和结束，没有 action。"), when: callsSuper.isOff,
                .ordering(["level_3.touchesBegan", "level_3.touchesEnded"]), quotes: Document000.noActionWithoutSuper,
                explanation: Text(
                    "`UIControl`'s touch methods track the touch and send the actions (CO.1); the overrides replace them.",
                    chinese: "跟踪触摸、发送 action 的是 `UIControl` 的触摸方法（CO.1），重写取代了它们。")),
            Claim(
                Text(
                    "The touch-up action is sent from inside `touchesEnded`, by what super does there.",
                    chinese: "抬起 action 在 `touchesEnded` 之内由 super 发送。"), when: callsSuper.isOn,
                .nested("level_3.action(touchUpInside)", in: "level_3.touchesEnded"), quotes: Document000.superSendsTheAction),
            Claim(
                Text(
                    "The touch-down action is sent from inside `touchesBegan`, the touch-up action from inside `touchesEnded`.",
                    chinese: "按下 action 在 `touchesBegan` 之内发送，抬起 action 在 `touchesEnded` 之内发送。"),
                when: callsSuper.isOn && actions.is("every level") && added.isOneOf(["down then up", "up then down"]),
                .ordering([
                    "level_3.touchesBegan", "level_3.action(touchDown)", "A hears level_3",
                    "level_3.touchesEnded", "level_3.action(touchUpInside)", "B hears level_3",
                ]),
                quotes: Document000.actionsInsideTouches),
            Claim(
                Text("Nothing climbs out of the button, with or without actions.", chinese: "无论有没有 action，按钮里的一切都不外传。"),
                .all([.never("level_1.*"), .never("level_2.*")]),
                quotes: Document000.buttonsDoNotClimb,
                explanation: Text("`UIControl` ends the climb (RC.3).", chinese: "`UIControl` 终止上行（RC.3）。")),
            Claim(
                Text("A parent's action does not sample the child's touches.", chinese: "父按钮的 action 不会采样子按钮的触摸。"),
                when: actions.is("level_1"), .never("*.action(*)"),
                quotes: Document000.actionsSample),
            Claim(
                Text("Two listeners for one event are both told.", chinese: "同一事件的两个监听者都被通知。"),
                when: callsSuper.isOn && actions.is("every level") && added.isOneOf(["up by A then B", "up by B then A"]),
                .exactly(2, "level_3.action(touchUpInside)"), quotes: Document000.manyActions),
            Claim(
                Text("A before B if A was added first.", chinese: "先添加 A，则 A 在 B 之前。"),
                when: callsSuper.isOn && actions.is("every level") && added.is("up by A then B"),
                .order(["A hears level_3", "B hears level_3"]), quotes: Document000.orderOfAdding),
            Claim(
                Text("B before A if B was added first.", chinese: "先添加 B，则 B 在 A 之前。"),
                when: callsSuper.isOn && actions.is("every level") && added.is("up by B then A"),
                .order(["B hears level_3", "A hears level_3"]), quotes: Document000.orderOfAdding),
            Claim(
                Text("The same target and action for the same event is told once.", chinese: "同一目标、同一方法、同一事件只通知一次。"),
                when: callsSuper.isOn && actions.is("every level") && added.is("up by A twice"), .exactly(1, "level_3.action(*)"),
                explanation: Text("The same target and action is one entry (CO.4).", chinese: "同一目标与方法只算一项（CO.4）。")),
            Claim(
                Text("Actions of different phases go by phase, whichever was added first.", chinese: "不同阶段的 action 按阶段先后，与添加顺序无关。"),
                when: callsSuper.isOn && added.isOneOf(["down then up", "up then down"]),
                .before("level_3.action(touchDown)", "level_3.action(touchUpInside)"),
                quotes: Document000.orderOfAdding),
            Claim(
                Text(
                    "With a nil target, the action climbs to the first object that has the method; the touches do not.",
                    chinese: "target 为 nil 时，action 上行到第一个拥有该方法的对象；触摸则不会。"),
                when: callsSuper.isOn && actions.is("every level") && added.is("up with nil target"),
                .all([.nested("level_1 performs it", in: "level_3.action(touchUpInside)"), .never("level_1.touches*")]),
                quotes: Document000.nilTargetClimbs,
                explanation: Text("Only the search for the target goes up the chain (RC.5).", chinese: "沿链上行的只是对目标的查找（RC.5）。")),
            Claim(
                Text("A control's events stay in the control.", chinese: "控件的事件止于控件之内。"),
                .all([.never("level_1.action*"), .never("level_2.action*")]),
                quotes: Document000.controlsKeepToThemselves),
            Claim(
                Text(
                    "Calling super changes what the button does, and still passes nothing to the parent.",
                    chinese: "调用 super 会改变按钮的行为，但仍不向父视图传递任何东西。"), when: callsSuper.isOn,
                .all([.ruleAtWork("CO.1"), .never("level_2.*")]), quotes: Document000.superCompletesTheSequence),
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

/// Says that it hears of an action.
private final class ActionListener {
    private let name: String
    private let stage: Stage

    init(_ name: String, _ stage: Stage) {
        self.name = name
        self.stage = stage
    }

    func fired(_ sender: LevelButton) {
        stage.mark("\(name) hears level_3")
    }

    static let fired = Selector("fired(_:)", ActionListener.fired)
}
