import EventTrace
import EventTrace
import ExperimentKit
import UIKit

private let callsSuper = Variable.flag("callsSuper", Text("Touch methods call super", chinese: "触摸方法调用 super"))
private let tapped = Variable("tapped", Text("The finger lands on", chinese: "手指落在"), ["level_3", "level_2", "level_1"])

extension Experiment {
    /// Three labels in one another that only listen to touches.
    static let hitTestTouch = Experiment(
        id: "HitTestTouch",
        title: Text("Which views hear of a touch", chinese: "哪些视图会知道一次触摸"),
        question: Text(
            """
            Three labels stand in one another, and each overrides its touch methods. A finger taps one of them. Which of them hear of it, \
            in which order, and what does calling `super` change?
            """, chinese: "三个标签层层相套，各自重写触摸方法。手指点击其中之一。哪些会知道，顺序如何？调用 `super` 又改变什么？"),
        answer: Text(
            """
            Hit-testing goes from the outside in and names one view. Only that view hears of the touch. From there each message climbs \
            outwards as far as `super` is called: the default implementation does nothing but pass the message to `next`.
            """, chinese: "命中测试由外向里，找出一个视图。只有它知道这次触摸。此后每条消息沿着调用 `super` 的各级向外上行：默认实现所做的，只是把消息交给 `next`。"),
        origins: [Document000.stopsAtHitView],
        observations: ["hittest-two-passes-same-event-timestamp"],
        variables: [callsSuper, tapped],
        stage: { stage in
            for level in ThreeLevels.add(to: stage, LevelLabel.init) {
                level.callsSuper = stage.flag(callsSuper)
            }
            // Near the corner, where a level is not covered by the next one.
            stage.script.tap(.point(x: 20, y: 20, in: stage.choice(tapped)))
        },
        claims: [
            Claim(
                Text("Without super the hit view alone hears of the touch.", chinese: "不调用 super 时，只有命中的视图知道触摸。"),
                when: callsSuper.isOff && tapped.is("level_3"),
                .ordering(["level_3.touchesBegan", "level_3.touchesEnded"]), quotes: Document000.stopsAtHitView,
                explanation: Text(
                    "The message stops at the first override that does not call super (RC.4).", chinese: "消息止于第一个不调用 super 的重写（RC.4）。")),
            Claim(
                Text("Nothing below the hit view hears of the touch.", chinese: "命中视图之下的视图都不知道触摸。"), when: tapped.is("level_1"),
                .all([.never("level_2.*"), .never("level_3.*")]), quotes: Document000.stopsAtHitView),
            Claim(
                Text("Without super the touch ends properly.", chinese: "不调用 super，触摸也正常结束。"), when: callsSuper.isOff,
                .exactly(1, "*.touchesEnded"),
                quotes: Document000.endsWithoutSuper),
            Claim(
                Text("With super each message climbs from the hit view outwards.", chinese: "调用 super 时，每条消息由命中视图逐级向外。"),
                when: callsSuper.isOn && tapped.is("level_3"),
                .order([
                    "level_3.touchesBegan", "level_2.touchesBegan", "level_1.touchesBegan",
                    "level_3.touchesEnded", "level_2.touchesEnded", "level_1.touchesEnded",
                ]),
                quotes: Document000.climbsWithSuper,
                explanation: Text(
                    "Each of the four messages climbs on its own (RC.2): the parents' calls are nested in the child's.",
                    chinese: "四种消息各自独立上行（RC.2）：父视图的调用嵌套在子视图之内。")),
            Claim(
                Text("With super the parent's call is made inside the child's.", chinese: "调用 super 时，父视图的调用嵌套在子视图的调用之内。"),
                when: callsSuper.isOn && tapped.is("level_3"),
                .all([
                    .nested("level_2.touchesBegan", in: "level_3.touchesBegan"),
                    .nested("level_1.touchesEnded", in: "level_2.touchesEnded"),
                ]),
                quotes: Document000.climbsWithSuper),
            Claim(
                Text("With super the touch ends properly.", chinese: "调用 super，触摸也正常结束。"), when: callsSuper.isOn,
                .all([.happens("level_1.touchesEnded"), .never("*.touchesCancelled")]), quotes: Document000.endsWithSuper),
            Claim(
                Text(
                    "Hit-testing asks the last subview first and takes two whole passes before the first call.",
                    chinese: "命中测试先问最后一个子视图，并在首次调用之前完整进行两遍。"),
                .all([.ruleAtWork("HT.6"), .ruleAtWork("HT.4")])),
        ])
}
