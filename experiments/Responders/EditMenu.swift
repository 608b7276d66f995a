import EventTrace
import ExperimentKit
import UIKit

private let copier = Variable(
    "copier", Text("Who overrides `copy(_:)`", chinese: "谁重写了 `copy(_:)`"), ["pad", "parent", "controller", "nobody"])
private let first = Variable.flag("first", Text("`pad` is first responder", chinese: "`pad` 是第一响应者"), default: true)

/// Can be first responder, and tells that it is asked.
private class FocusPad: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

private final class CopyingPad: FocusPad {
    override func copy(_ sender: AnyOrObject?) {}
}

private final class CopyingController: UIViewController {
    override func copy(_ sender: AnyOrObject?) {}
}

extension Experiment {
    /// Which commands the edit menu shows.
    static let editMenu = Experiment(
        id: "EditMenu",
        title: Text("Who decides what the edit menu shows", chinese: "编辑菜单显示什么由谁决定"),
        question: Text(
            "`copy(_:)` is overridden by a view, its parent, the controller or nobody, and the view is first responder or not. The edit menu is shown, and copying is chosen from it. Does it come up, and who copies?",
            chinese: "`copy(_:)` 由某视图、其父视图、控制器重写，或没有人重写；该视图是或不是第一响应者。显示编辑菜单并从中选择拷贝。菜单会出现吗？由谁执行？"),
        answer: Text(
            "For each of its commands the chain from the first responder up is asked. A command that somebody performs is shown, and goes to that object; without one, or without a first responder, no menu comes up.",
            chinese: "对每个命令，都从第一响应者沿链向上询问。有人能执行的命令才显示，并发给该对象；一个都没有，或没有第一响应者，菜单就不出现。"),
        variables: [copier, first],
        stage: { stage in
            let controller = stage.choice(copier) == "controller" ? CopyingController() : UIViewController()
            stage.window.rootViewController = stage.name(controller, "controller")
            let parent = stage.choice(copier) == "parent" ? CopyingPad() : FocusPad()
            parent.frame = CGRect(x: 45, y: 150, width: 300, height: 300)
            controller.view.addSubview(stage.name(parent, "parent"))
            let pad = stage.choice(copier) == "pad" ? CopyingPad() : FocusPad()
            pad.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
            parent.addSubview(stage.name(pad, "pad"))
            if stage.flag(first) { pad.becomeFirstResponder() }
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage] in
                UIMenuController.shared.showMenu(from: pad, rect: pad.bounds)
                stage.mark(UIMenuController.shared.isMenuVisible ? "the menu is shown" : "no menu")
            }
            stage.script.wait(0.5)
            stage.script.perform { [unowned(unsafe) stage] in stage.chooseFromEditMenu("copy(_:)") }
        },
        claims: [
            Claim(
                Text("The view is asked about each command, and copies.", chinese: "视图就每个命令被询问，并执行拷贝。"),
                when: copier.is("pad") && first.isOn,
                .all([.order(["pad.canPerformAction", "the menu is shown", "pad.copy"]), .decided("pad: show copy(_:)")]),
                explanation: Text(
                    "The menu asks `canPerformAction(_:withSender:)` before it comes up (RC.15), as its documentation says.",
                    chinese: "菜单出现之前询问 `canPerformAction(_:withSender:)`（RC.15），文档如此说明。")),
            Claim(
                Text("If only a responder above can, the command is shown all the same and goes there.", chinese: "只有上级能执行时，命令照样显示并发给上级。"),
                when: copier.isOneOf(["parent", "controller"]) && first.isOn,
                .all([
                    .order(["pad.canPerformAction", "parent.canPerformAction", "the menu is shown", "*.copy"]), .never("pad.copy"),
                ])),
            Claim(
                Text("Nobody performs a command: no menu comes up.", chinese: "没有人能执行任何命令，菜单不出现。"), when: copier.is("nobody"),
                .all([.happens("no menu"), .never("*.copy")])),
            Claim(
                Text("Without a first responder nobody is asked.", chinese: "没有第一响应者，就不询问任何人。"), when: first.isOff,
                .all([.happens("no menu"), .never("*.canPerformAction")]),
                explanation: Text("The chain begins with the first responder (RC.15).", chinese: "链从第一响应者开始（RC.15）。")),
        ])
}
