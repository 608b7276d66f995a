import EventTrace
import ExperimentKit
import UIKit

private enum Change: String, Choice {
    case leavesTheTableAlone = "changes nothing"
    case removesTheSecond = "removes the second"
    case removesItself = "removes itself"
    case addsAThird = "adds a third"
}
private let done = Variable<Change>("first", "The first of the two actions")

private let button = Named<UIButton>("button")
private let changer = Named<Changer>("changer")
private let firstMark = Mark("first")
private let second = Mark("second")
private let nextTap = Mark("next tap")
private let third = Mark("third")

private let said: [TokenPattern] = [firstMark.written, second.written, third.written, nextTap.written]

/// The table of actions changes while it is being sent.
let targetsThatGo: Experiment = Experiment(
    id: "TargetsThatGo",
    title: "Calling `addTarget` or `removeTarget` inside an action",
    question: """
        A button has two actions for `touchUpInside`. While the button is sending them, the first action removes the second, removes \
        itself or adds a third. Which actions are called by this tap, and which by the next?
        """,
    answer: """
        An action that has been removed is not called any more, not even by the same tap. An action that has been added is first called by the \
        next tap. An action that removes itself does not keep the other from being called. All of this is assumed.
        """,
    remedy:
        "To run an action only once, remove it inside itself with `removeTarget(_:action:for:)` or `removeAction(_:for:)`. Do not rely on what a removal or addition does within the same tap, as Apple documents nothing of it: let the action check a flag, or change the targets in `DispatchQueue.main.async`.",
    symptoms: [
        "removeTarget inside the button's action",
        "run a button action only once",
        "target added during touchUpInside is not called by the same tap",
        "changing a control's targets while it sends actions",
    ],
    variables: [done],
    stage: { stage in
        let button = stage.add(UIButton(), button, at: CGRect(x: 95, y: 300, width: 200, height: 60))
        let (second, third) = (stage.target(marking: second), stage.target(marking: third))
        let choice = stage[done]
        let first = stage.name(Changer(), changer)
        first.change = { first in
            stage.mark(firstMark)
            switch choice {
            case .removesTheSecond: button.removeTarget(second, action: ActionTarget.fire, for: .touchUpInside)
            case .removesItself: button.removeTarget(first, action: Changer.run, for: .touchUpInside)
            case .addsAThird: button.addTarget(third, action: ActionTarget.fire, for: .touchUpInside)
            case .leavesTheTableAlone: break
            }
        }
        button.addTarget(first, action: Changer.run, for: .touchUpInside)
        button.addTarget(second, action: ActionTarget.fire, for: .touchUpInside)
        stage.script.tap(button)
        stage.script.wait(1)
        stage.script.mark(nextTap)
        stage.script.tap(button)
    },
    outcomes: {
        Outcome("the second action is called", not: "the second action is not called any more", second.written)
        Outcome(
            "the next tap calls the first action again", not: "the next tap does not call the first action again",
            firstMark.written.times(2))
        Outcome(
            "the next tap calls a third action", not: "no third action is called",
            order {
                nextTap.written
                third.written
            })
    },
    claims: {
        Claim(
            "If the first action changes nothing, both are called in the order in which they were added, each time.",
            when: done == .leavesTheTableAlone,
            .ordering(["first", "second", "next tap", "first", "second"], among: said),
            explanation: "Actions are sent in the order in which they were added.", rules: [.targetAction])
        Claim(
            "An action that has been removed is not called, not even by the same tap.",
            when: done == .removesTheSecond, .ordering(["first", "next tap", "first"], among: said),
            explanation: "No public source settles this.", rules: [.removedTarget])
        Claim(
            "An action that removes itself does not keep the other from being called.", when: done == .removesItself,
            .ordering(["first", "second", "next tap", "second"], among: said),
            explanation: "No public source settles this.", rules: [.removedTarget])
        Claim(
            "An action that has been added is first called by the next tap.", when: done == .addsAThird,
            .ordering(["first", "second", "next tap", "first", "second", "third"], among: said),
            explanation: "No public source settles this.", rules: [.removedTarget])
    })

/// Runs a closure that is set after it was made.
private final class Changer {
    var change: (Changer) -> Void = { _ in }

    func fire() { change(self) }

    static let run = Selector("fire", Changer.fire)
}
