import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case added, removed
    case movedToOther = "moved to other"
    case addedOffScreen = "added off screen"
}
private let what = Variable<Change>("what", "`view`, with `child` in it, is")

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
        title: "What a view is told when it is added, moved or removed",
        question:
            "`view`, with `child` in it, is added to `parent`, removed from it, moved to `other`, or added to a view that is not on screen. Which callbacks come, in which order?",
        answer:
            "Around the change: first `willMove(toSuperview:)`, then the window's two for the view and all below it, then `didMoveToSuperview`, and last the parent's `didAddSubview`. Nothing is said of the window if it stays the same. A parent that loses the view is called before.",
        variables: [what],
        stage: { stage in
            let parent = stage.name(ParentView(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), "parent")
            let other = stage.name(ParentView(frame: CGRect(x: 45, y: 450, width: 300, height: 300)), "other")
            let choice = stage[what]
            if choice != .addedOffScreen { stage.view.addSubview(parent) }
            stage.view.addSubview(other)
            let view = stage.name(TreeView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "view")
            view.addSubview(stage.name(LeafView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), "child"))
            let startsInside = choice == .removed || choice == .movedToOther
            if startsInside { parent.addSubview(view) }
            stage.script.wait(0.1)
            if startsInside { stage.script.mark("now") }
            stage.script.perform {
                switch choice {
                case .removed: view.removeFromSuperview()
                case .movedToOther: other.addSubview(view)
                case .added, .addedOffScreen: parent.addSubview(view)
                }
            }
        },
        claims: [
            Claim(
                "Added: superview, window from the outside in, superview, parent.",
                when: what == .added,
                .ordering([
                    "view.willMoveToSuperview", "view.willMoveToWindow", "child.willMoveToWindow", "view.didMoveToWindow",
                    "child.didMoveToWindow", "view.didMoveToSuperview", "parent.didAddSubview",
                ]),
                explanation:
                    "Published logs have the removal and an addition off screen in this order; this one is put together from them.",
                rules: [.callbacksOfTheTree]),
            Claim(
                "Removed: the parent is told before.", when: what == .removed,
                .order(["now", "parent.willRemoveSubview", "view.willMoveToSuperview", "view.willMoveToWindow", "view.didMoveToSuperview"]),
                explanation: "The superview is called first.", rules: [.callbacksOfTheTree]),
            Claim(
                "Moved within the window: nothing is said of the window.",
                when: what == .movedToOther,
                .ordering(
                    [
                        "view.willMoveToWindow", "child.willMoveToWindow", "view.didMoveToWindow", "child.didMoveToWindow", "now",
                    ], among: ["*.*MoveToWindow", "now"]),
                explanation: "The moves to the window come with a new window only.", rules: [.callbacksOfTheTree]),
            Claim(
                "Moved: one parent loses it before the other has it.",
                when: what == .movedToOther,
                .order(["now", "parent.willRemoveSubview", "view.didMoveToSuperview", "other.didAddSubview"])),
            Claim(
                "Added off screen, it receives the calls about its superview and none about a window.",
                when: what == .addedOffScreen,
                .ordering(["view.willMoveToSuperview", "view.didMoveToSuperview", "parent.didAddSubview"])),
        ])
}
