import EventTrace
import ExperimentKit
import UIKit

private let events = Variable(
    "events", Text("`sendActions(for:)` is called with", chinese: "以此调用 `sendActions(for:)`"),
    ["touchUpInside", "touchDown", "both", "valueChanged"])

extension Experiment {
    /// Actions sent by hand.
    static let sendActions = Experiment(
        id: "SendActions",
        title: Text("What `sendActions(for:)` sends", chinese: "`sendActions(for:)` 发送什么"),
        question: Text(
            "A button has a listener A for touchUpInside, B for touchDown and C for both. Code calls `sendActions(for:)`. Who is told?",
            chinese: "按钮上 A 监听 touchUpInside，B 监听 touchDown，C 监听两者。代码调用 `sendActions(for:)`，谁被通知？"),
        answer: Text(
            "Every listener for one of the given events, once, in the order in which they were added; no finger is needed.",
            chinese: "凡监听其中任一事件者，各通知一次，按添加顺序；无须手指。"),
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
                Text("Those for touchUpInside, and no others.", chinese: "只有监听 touchUpInside 的。"), when: events.is("touchUpInside"),
                .ordering(["A is told", "C is told"], among: ["* is told"]), quotes: Document003.sendActionsMatches,
                explanation: Text("One pass over the entries in the order added (CO.4).", chinese: "按添加顺序遍历一次（CO.4）。")),
            Claim(
                Text("Those for touchDown, and no others.", chinese: "只有监听 touchDown 的。"), when: events.is("touchDown"),
                .ordering(["B is told", "C is told"], among: ["* is told"]), quotes: Document003.sendActionsMatches),
            Claim(
                Text("For both events all three, once each.", chinese: "两个事件都给时，三者各一次。"), when: events.is("both"),
                .ordering(["A is told", "B is told", "C is told"], among: ["* is told"])),
            Claim(
                Text("Nobody, if nobody listens to it.", chinese: "没有人监听，就没有人被通知。"), when: events.is("valueChanged"), .never("* is told"),
                quotes: Document003.sendActionsMatches),
        ])
}
