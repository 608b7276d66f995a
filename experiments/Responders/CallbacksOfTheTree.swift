import EventTrace
import ExperimentKit
import UIKit

private let what = Variable(
    "what", Text("`view`, with `child` in it, is", chinese: "含有 `child` 的 `view`"),
    ["added", "removed", "moved to other", "added off screen"])

/// Hears how it comes into the tree and goes.
private final class TreeView: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {}
    override func didMoveToSuperview() {}
    override func willMove(toWindow newWindow: UIWindow?) {}
    override func didMoveToWindow() {}
}

/// Hears of the window only.
private final class LeafView: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {}
    override func didMoveToWindow() {}
}

/// Hears of its subviews.
private final class ParentView: UIView {
    override func didAddSubview(_ subview: UIView) {}
    override func willRemoveSubview(_ subview: UIView) {}
}

extension Experiment {
    /// What a view is told on its way into the tree.
    static let callbacksOfTheTree = Experiment(
        id: "CallbacksOfTheTree",
        title: Text("What a view is told when it is added, moved or removed", chinese: "视图被添加、移动、移除时会收到什么"),
        question: Text(
            "`view`, with `child` in it, is added to `parent`, removed from it, moved to `other`, or added to a view that is not on screen. Which callbacks come, in which order?",
            chinese: "含有 `child` 的 `view` 被加到 `parent`、从中移除、移到 `other`，或加到不在屏幕上的视图。会有哪些回调，次序如何？"),
        answer: Text(
            "Around the change: first `willMove(toSuperview:)`, then the window's two for the view and all below it, then `didMoveToSuperview`, and last the parent's `didAddSubview`. Nothing is said of the window if it stays the same. A parent that loses the view hears it before.",
            chinese:
                "环绕变化依次为：先 `willMove(toSuperview:)`，再是视图及其下所有视图关于窗口的两个回调，然后 `didMoveToSuperview`，最后是父视图的 `didAddSubview`。窗口不变就没有窗口回调。失去视图的父视图在移除之前得知。"
        ),
        variables: [what],
        stage: { stage in
            let parent = stage.name(ParentView(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), "parent")
            let other = stage.name(ParentView(frame: CGRect(x: 45, y: 450, width: 300, height: 300)), "other")
            let choice = stage.choice(what)
            if choice != "added off screen" { stage.view.addSubview(parent) }
            stage.view.addSubview(other)
            let view = stage.name(TreeView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "view")
            view.addSubview(stage.name(LeafView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), "child"))
            let startsInside = choice == "removed" || choice == "moved to other"
            if startsInside { parent.addSubview(view) }
            stage.script.wait(0.1)
            if startsInside { stage.script.mark("now") }
            stage.script.perform {
                switch choice {
                case "removed": view.removeFromSuperview()
                case "moved to other": other.addSubview(view)
                default: parent.addSubview(view)
                }
            }
        },
        claims: [
            Claim(
                Text("Added: superview, window from the outside in, superview, parent.", chinese: "添加：父视图、由外而内的窗口、父视图、再通知父视图。"),
                when: what.is("added"),
                .ordering([
                    "view.willMoveToSuperview", "view.willMoveToWindow", "child.willMoveToWindow", "view.didMoveToWindow",
                    "child.didMoveToWindow", "view.didMoveToSuperview", "parent.didAddSubview",
                ]),
                explanation: Text(
                    "Published logs have the removal and an addition off screen in this order; this one is put together from them (RC.12).",
                    chinese: "公开的日志有移除与屏幕外添加的次序；此处由它们推得（RC.12）。")),
            Claim(
                Text("Removed: the parent is told before.", chinese: "移除：父视图事先得知。"), when: what.is("removed"),
                .order(["now", "parent.willRemoveSubview", "view.willMoveToSuperview", "view.willMoveToWindow", "view.didMoveToSuperview"]),
                explanation: Text("The superview is the first to hear (RC.12).", chinese: "父视图最先得知（RC.12）。")),
            Claim(
                Text("Moved within the window: nothing is said of the window.", chinese: "在同一窗口内移动：没有窗口回调。"),
                when: what.is("moved to other"),
                .holds(Text("no window callback after the start", chinese: "开始之后没有窗口回调")) { trace in
                    !trace.has(inOrder: ["— now", "*.*MoveToWindow"])
                },
                explanation: Text("The moves to the window come with a new window only (RC.12).", chinese: "只有窗口改变才有窗口回调（RC.12）。")),
            Claim(
                Text("Moved: one parent loses it before the other has it.", chinese: "移动：先从一个父视图失去，再加到另一个。"),
                when: what.is("moved to other"),
                .order(["now", "parent.willRemoveSubview", "view.didMoveToSuperview", "other.didAddSubview"])),
            Claim(
                Text("Added off screen, it hears of its superview and of no window.", chinese: "加到屏幕之外的视图：只有父视图回调，没有窗口回调。"),
                when: what.is("added off screen"),
                .ordering(["view.willMoveToSuperview", "view.didMoveToSuperview", "parent.didAddSubview"])),
        ])
}
