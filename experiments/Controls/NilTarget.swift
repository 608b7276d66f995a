import EventTrace
import ExperimentKit
import UIKit

private let performer = Variable(
    "performer", Text("Who has the action's method", chinese: "谁拥有该 action 的方法"), ["controller", "parent", "button", "nobody"])
private let isEnabled = Variable.flag("enabled", Text("The button is enabled", chinese: "按钮可用"), default: true)

extension Experiment {
    /// An action without a target.
    static let nilTarget = Experiment(
        id: "NilTarget",
        title: Text("An action with a nil target", chinese: "target 为 nil 的 action"),
        question: Text(
            """
            A button's action has no target. The button, its parent or the controller can perform it, or nobody. Who is asked, who \
            performs it, and do the touches go the same way?
            """, chinese: "按钮的 action 没有 target。能执行它的是按钮、父视图、控制器，或者没有人。谁会被询问？谁来执行？触摸也走同一条路吗？"),
        answer: Text(
            """
            The objects of the responder chain are asked from the button up, and the first one that can perform the action does. If nobody \
            can, nothing happens. The touches stay in the button all the while: only a disabled button lets them go to its parent, and then \
            nobody is asked.
            """,
            chinese: "从按钮开始沿响应者链逐级询问，第一个能执行的对象来执行；没有人能执行就什么也不发生。触摸始终留在按钮里；只有禁用的按钮才把触摸交给父视图，而此时没有人被询问。"),
        origins: [Document000.nilTargetClimbs, Document000.disableInstead],
        variables: [performer, isEnabled],
        stage: { stage in
            let controller = stage.name(PerformingController(), "controller")
            stage.window.rootViewController = controller
            let parent = stage.name(PerformingView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let button = stage.name(PerformingButton(frame: CGRect(x: 50, y: 100, width: 200, height: 60)), "button")
            controller.view.addSubview(parent)
            parent.addSubview(button)
            button.isEnabled = stage.flag(isEnabled)
            let action =
                switch stage.choice(performer) {
                case "button": Selector("save", PerformingButton.save)
                case "parent": Selector("save", PerformingView.save)
                case "controller": Selector("save", PerformingController.save)
                default: Selector("save", Elsewhere.save)
                }
            button.addTarget(nil, action: action, for: .touchUpInside)
            stage.script.tap("button")
        },
        claims: [
            Claim(
                Text("The chain is asked from the button up, and the first that can performs.", chinese: "从按钮起沿链询问，第一个能执行者执行。"),
                when: isEnabled.isOn && performer.is("controller"),
                .all([
                    .order([
                        "button.canPerformAction", "parent.canPerformAction", "controller.canPerformAction", "button.action(touchUpInside)",
                    ]),
                    .answer(of: "controller.canPerformAction", is: "yes"), .answer(of: "parent.canPerformAction", is: "no"),
                ]),
                quotes: Document000.nilTargetClimbs,
                explanation: Text("The chain is searched from the button up (RC.5).", chinese: "从按钮起沿链查找（RC.5）。")),
            Claim(
                Text("Nobody above the performer is asked.", chinese: "执行者之上不再询问。"), when: performer.isOneOf(["button", "parent"]),
                .never("controller.canPerformAction"), quotes: Document000.nilTargetClimbs),
            Claim(
                Text("The parent does not handle the touch in the button's stead.", chinese: "父视图并不代替按钮处理触摸。"), when: isEnabled.isOn,
                .never("parent.touches*"), quotes: Document000.nilTargetClimbs,
                explanation: Text("The touches end in the control (RC.3).", chinese: "触摸止于控件（RC.3）。")),
            Claim(
                Text("If nobody can perform it, nothing is sent.", chinese: "没有人能执行时，什么也不发送。"), when: performer.is("nobody"),
                .never("*.action*")),
            Claim(
                Text("A nil target that nobody performs comes to the same as a disabled button.", chinese: "nil target 无人执行，等同于禁用按钮。"),
                when: performer.is("nobody"), .same(whatever: isEnabled), quotes: Document000.disableInstead,
                knownRefutation: Text(
                    """
                    It does not: the enabled button keeps the touch and asks the chain; the disabled one asks nobody and passes the touch on \
                    to its parent (CO.5).
                    """, chinese: "并不等同：可用的按钮留住触摸并询问响应者链；禁用的按钮不询问任何人，并把触摸交给父视图（CO.5）。")),
        ])
}

// One of these classes has the method; all of them tell that they are asked.

private final class PerformingButton: UIButton {
    func save() {}

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

private final class PerformingView: TouchView {
    func save() {}

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

private final class PerformingController: UIViewController {
    func save() {}

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

/// A class that stands in no chain.
private final class Elsewhere {
    func save() {}
}
