import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case added, removed
    case movedToOther = "moved to another parent"
    case addedOffScreen = "added to a parent in no window"
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

private let parent = Named<ParentView>("parent")
private let other = Named<ParentView>("other")
private let view = Named<TreeView>("view")
private let child = Named<LeafView>("child")
private let now = Mark("now")

/// The calls that a view receives on its way into the tree.
let callbacksOfTheTree: Experiment = Experiment(
    id: "CallbacksOfTheTree",
    title: "`didMoveToSuperview` and `didMoveToWindow`: the order",
    question:
        "`view`, with `child` in it, is added to `parent`, removed from it, moved to `other`, or added to a parent that is in no window. Which callbacks are called, and in which order?",
    answer:
        "When a view is added in a window, `willMove(toWindow:)` comes first, for the view and all views inside it, then `willMove(toSuperview:)`, `didMoveToWindow` for the view and all views inside it, `didMoveToSuperview`, and last the parent's `didAddSubview`. If the parent is in no window yet, as usually in `viewDidLoad`, only the superview callbacks and `didAddSubview` come; the window callbacks follow when the parent enters a window. At a removal the view receives `willMove(toSuperview:)`, the window callbacks and `didMoveToSuperview`. In a move within a window there are no window callbacks. No log shows where the old parent's `willRemoveSubview` comes; the engine calls it first at a removal, and after `willMove(toSuperview:)` in a move.",
    remedy:
        "For work that needs a window, override `didMoveToWindow` and check `window`: the method is called as well when an ancestor is added or removed, and `window` is nil after a removal. A view in a window may still be hidden or covered: `didMoveToWindow` is no `viewDidAppear`.",
    symptoms: [
        "detect when a UIView is added to or removed from the screen",
        "difference between didMoveToSuperview and didMoveToWindow",
        "willMove(toWindow:) is called with nil",
        "is there a viewDidAppear for UIView",
        "didMoveToWindow not called after addSubview",
    ],
    variables: [what],
    stage: { stage in
        let parent = stage.name(ParentView(frame: CGRect(x: 45, y: 100, width: 300, height: 300)), parent)
        let other = stage.name(ParentView(frame: CGRect(x: 45, y: 450, width: 300, height: 300)), other)
        let choice = stage[what]
        if choice != .addedOffScreen { stage.view.addSubview(parent) }
        stage.view.addSubview(other)
        let view = stage.name(TreeView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), view)
        view.addSubview(stage.name(LeafView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), child))
        let startsInside = choice == .removed || choice == .movedToOther
        if startsInside { parent.addSubview(view) }
        stage.script.wait(0.1)
        if startsInside { stage.script.mark(now) }
        stage.script.perform {
            switch choice {
            case .removed: view.removeFromSuperview()
            case .movedToOther: other.addSubview(view)
            case .added, .addedOffScreen: parent.addSubview(view)
            }
        }
    },
    outcomes: {
        Outcome("`view`'s `didMoveToWindow`", otherwise: "is called") {
            Outcome.State("is not called, as there is no window", view.didMoveToWindow.never)
            Outcome.State(
                "is not called, as the window stays the same", .all([other.didAddSubview.happens, view.didMoveToWindow.times(1)]))
        }
        Outcome("the old parent's `willRemoveSubview`", otherwise: "is not called, as there is no old parent") {
            Outcome.State(
                "comes before the view's callbacks", .order([now.written, parent.willRemoveSubview, view.willMoveToSuperview]))
            Outcome.State("comes after the view's `willMove(toSuperview:)`", parent.willRemoveSubview)
        }
    },
    claims: {
        Claim(
            "When a view is added in a window, `willMove(toWindow:)` comes before `willMove(toSuperview:)`, and `didMoveToWindow` before `didMoveToSuperview`; both window callbacks go from the outside in, and the parent's `didAddSubview` comes last.",
            when: what == .added,
            explanation:
                "A published log of 2022 has an addition in a window in this order; where the calls of `child` come is put together from others.",
            rules: [.callbacksOfTheTree]
        ) {
            only {
                view.willMoveToWindow
                child.willMoveToWindow
                view.willMoveToSuperview
                view.didMoveToWindow
                child.didMoveToWindow
                view.didMoveToSuperview
                parent.didAddSubview
            }
        }
        Claim(
            "When a view is removed, the parent's `willRemoveSubview` comes before the view's callbacks.", when: what == .removed,
            explanation: "The engine calls the superview first: no log of a removal has the call of the superview.",
            rules: [.callbacksOfTheTree], grade: .assumed
        ) {
            now.written
            parent.willRemoveSubview
            view.willMoveToSuperview
            view.willMoveToWindow
            view.didMoveToSuperview
        }
        Claim(
            "When a view moves within its window, there are no window callbacks.",
            when: what == .movedToOther,
            explanation: "The window callbacks come only with a new window.", rules: [.callbacksOfTheTree]
        ) {
            only(among: anyone.call("*MoveToWindow"), now.written) {
                view.willMoveToWindow
                child.willMoveToWindow
                view.didMoveToWindow
                child.didMoveToWindow
                now.written
            }
        }
        Claim(
            "When a view moves, the old parent loses it before the new parent has it.",
            when: what == .movedToOther
        ) {
            now.written
            parent.willRemoveSubview
            view.didMoveToSuperview
            other.didAddSubview
        }
        Claim(
            "A view that is added to a parent in no window receives the superview callbacks and no window callbacks.",
            when: what == .addedOffScreen
        ) {
            only {
                view.willMoveToSuperview
                view.didMoveToSuperview
                parent.didAddSubview
            }
        }
    })
