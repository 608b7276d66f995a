import EventTrace
import ExperimentKit
import UIKit

private let done = Variable(
    "first", Text("The first of two actions", chinese: "两个 action 中的第一个"),
    ["leaves the table alone", "removes the second", "removes itself", "adds a third"])

extension Experiment {
    /// The table of actions changes while it is being sent.
    static let targetsThatGo = Experiment(
        id: "TargetsThatGo",
        title: Text("An action that adds or removes actions", chinese: "会增删其他 action 的 action"),
        question: Text(
            "A button has two actions for touchUpInside. The first of them removes the second, removes itself or adds a third, while the button is sending. Who is called by this tap, who by the next?",
            chinese: "按钮的 touchUpInside 有两个 action。发送途中，第一个移除第二个、移除自己或添加第三个。这次点击调用谁？下一次呢？"),
        answer: Text(
            "One that has been removed is not called any more, not even by the same tap. One that has been added waits for the next tap. An action that removes itself does not cost the other its call. All of this is assumed.",
            chinese: "已移除的不再被调用，同一次点击也不会。新添加的等到下一次点击。移除自己不影响另一个。这些都是假定的。"),
        variables: [done],
        stage: { stage in
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
            let (second, third) = (stage.hook("second"), stage.hook("third"))
            let choice = stage.choice(done)
            let first = stage.name(Changer(), "changer")
            first.change = { [unowned(unsafe) stage, unowned(unsafe) button, unowned(unsafe) first] in
                stage.mark("first")
                switch choice {
                case "removes the second": button.removeTarget(second, action: Hook.fire, for: .touchUpInside)
                case "removes itself": button.removeTarget(first, action: Changer.run, for: .touchUpInside)
                case "adds a third": button.addTarget(third, action: Hook.fire, for: .touchUpInside)
                default: break
                }
            }
            button.addTarget(first, action: Changer.run, for: .touchUpInside)
            button.addTarget(second, action: Hook.fire, for: .touchUpInside)
            stage.script.tap("button")
            stage.script.wait(1)
            stage.script.mark("next tap")
            stage.script.tap("button")
        },
        claims: [
            Claim(
                Text("Left alone, both are called in the order added, each time.", chinese: "不改动时，每次都按添加次序调用两者。"),
                when: done.is("leaves the table alone"),
                .ordering(["first", "second", "next tap", "first", "second"], among: said),
                explanation: Text("Actions are sent in the order added (CO.4).", chinese: "按添加次序发送（CO.4）。")),
            Claim(
                Text("An action that has been removed is not called, not even in the same pass.", chinese: "已移除的不再调用，同一次发送中也不会。"),
                when: done.is("removes the second"), .ordering(["first", "next tap", "first"], among: said),
                explanation: Text("Nothing in public tells (CO.12, assumed).", chinese: "没有公开资料（CO.12，假定）。")),
            Claim(
                Text("Removing itself, an action leaves the other its call.", chinese: "移除自己，不影响另一个。"), when: done.is("removes itself"),
                .ordering(["first", "second", "next tap", "second"], among: said)),
            Claim(
                Text("An action that has been added waits for the next pass.", chinese: "新添加的等到下一次发送。"), when: done.is("adds a third"),
                .ordering(["first", "second", "next tap", "first", "second", "third"], among: said),
                explanation: Text("Nothing in public tells (CO.12, assumed).", chinese: "没有公开资料（CO.12，假定）。")),
        ])
}

private let said: [TokenPattern] = ["first", "second", "third", "next tap"]

/// Runs a closure that is set after it was made.
private final class Changer {
    var change: () -> Void = {}

    func fire() { change() }

    static let run = Selector("fire", Changer.fire)
}
