import EventTrace
import ExperimentKit
import UIKit

private enum Change: String, Choice {
    case leavesTheTableAlone = "leaves the table alone"
    case removesTheSecond = "removes the second"
    case removesItself = "removes itself"
    case addsAThird = "adds a third"
}
private let done = Variable<Change>("first", "The first of two actions")

extension Experiment {
    /// The table of actions changes while it is being sent.
    static let targetsThatGo = Experiment(
        id: "TargetsThatGo",
        title: "An action that adds or removes actions",
        question:
            "A button has two actions for touchUpInside. The first of them removes the second, removes itself or adds a third, while the button is sending. Who is called by this tap, who by the next?",
        answer:
            "One that has been removed is not called any more, not even by the same tap. One that has been added waits for the next tap. An action that removes itself does not cost the other its call. All of this is assumed.",
        variables: [done],
        stage: { stage in
            let button = stage.add(UIButton(), "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
            let (second, third) = (stage.target(marking: "second"), stage.target(marking: "third"))
            let choice = stage[done]
            let first = stage.name(Changer(), "changer")
            first.change = { first in
                stage.mark("first")
                switch choice {
                case .removesTheSecond: button.removeTarget(second, action: ActionTarget.fire, for: .touchUpInside)
                case .removesItself: button.removeTarget(first, action: Changer.run, for: .touchUpInside)
                case .addsAThird: button.addTarget(third, action: ActionTarget.fire, for: .touchUpInside)
                case .leavesTheTableAlone: break
                }
            }
            button.addTarget(first, action: Changer.run, for: .touchUpInside)
            button.addTarget(second, action: ActionTarget.fire, for: .touchUpInside)
            stage.script.tap("button")
            stage.script.wait(1)
            stage.script.mark("next tap")
            stage.script.tap("button")
        },
        claims: [
            Claim(
                "Left alone, both are called in the order added, each time.",
                when: done == .leavesTheTableAlone,
                .ordering(["first", "second", "next tap", "first", "second"], among: said),
                explanation: "Actions are sent in the order added.", rules: [.targetAction]),
            Claim(
                "An action that has been removed is not called, not even in the same pass.",
                when: done == .removesTheSecond, .ordering(["first", "next tap", "first"], among: said),
                explanation: "Nothing in public tells.", rules: [.removedTarget]),
            Claim(
                "Removing itself, an action leaves the other its call.", when: done == .removesItself,
                .ordering(["first", "second", "next tap", "second"], among: said)),
            Claim(
                "An action that has been added waits for the next pass.", when: done == .addsAThird,
                .ordering(["first", "second", "next tap", "first", "second", "third"], among: said),
                explanation: "Nothing in public tells.", rules: [.removedTarget]),
        ])
}

private let said: [TokenPattern] = ["first", "second", "third", "next tap"]

/// Runs a closure that is set after it was made.
private final class Changer {
    var change: (Changer) -> Void = { _ in }

    func fire() { change(self) }

    static let run = Selector("fire", Changer.fire)
}
