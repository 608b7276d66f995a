import EventTrace
import ExperimentKit
import UIKit

private enum Marked: String, Choice {
    case base = "`base`"
    case outer = "`outer`"
    case inner = "`inner`"
    case allThree = "all three"
    case innerThrice = "`inner` three times"
}
private let marked = Variable<Marked>("marked", "`setNeedsLayout` is called on")

/// Hears of its layout.
private final class LaidOutView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

/// Hears of the layout of its view.
private final class LayoutController: UIViewController {
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

private let controller = Named<LayoutController>("controller")
private let base = Named<LaidOutView>("base")
private let outer = Named<LaidOutView>("outer")
private let inner = Named<LaidOutView>("inner")
private let now = Mark("now")

private let isInside = Condition(
    "only views inside the controller's view are marked", not: "the controller's own view is marked",
    marked != .base && marked != .allThree)
private let isOne = Condition("one view is marked", not: "all three views are marked", marked != .allThree)

/// Who is laid out, in which order, and when the controller receives it.
let layoutOrder: Experiment = Experiment(
    id: "LayoutOrder",
    title: "Order of `layoutSubviews` and `viewDidLayoutSubviews`",
    question:
        "`inner` is in `outer`, which is in `base`, the view of `controller`. `setNeedsLayout` is called on some of them. Which are laid out, how often, in which order, and when is the controller called?",
    answer:
        "Only the views on which `setNeedsLayout()` was called are laid out, once each, superviews before subviews, whatever the order of the calls. The controller is called only when its own view is laid out. Its `viewDidLayoutSubviews` comes right after `layoutSubviews` of that view, and before the views inside have laid out their own subviews.",
    remedy:
        "The frame of a view deeper down is final once its superview is laid out: read the frame in `layoutSubviews()` of that superview, after `super`, or call `layoutIfNeeded()` on the superview first, in `viewDidLayoutSubviews()`. In `layoutSubviews()` of the view itself `bounds` has its final size.",
    symptoms: [
        "viewDidLayoutSubviews not called when a subview is laid out",
        "frame of a nested view is wrong in viewDidLayoutSubviews",
        "does setNeedsLayout lay out the superview or the subviews",
        "layoutSubviews is called several times",
        "in which order are layoutSubviews called: parent or child first",
    ],
    variables: [marked],
    stage: { stage in
        let controller = stage.name(LayoutController(), controller)
        let base = stage.name(LaidOutView(frame: Stage.bounds), base)
        controller.view = base
        stage.window.rootViewController = controller
        let outer = stage.name(LaidOutView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), outer)
        let inner = stage.name(LaidOutView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), inner)
        base.addSubview(outer)
        outer.addSubview(inner)
        let choice = stage[marked]
        stage.script.wait(0.1)
        stage.script.perform {
            stage.mark(now)
            switch choice {
            case .base: base.setNeedsLayout()
            case .outer: outer.setNeedsLayout()
            case .allThree: for view in [inner, outer, base] { view.setNeedsLayout() }
            case .innerThrice: for _ in 1...3 { inner.setNeedsLayout() }
            case .inner: inner.setNeedsLayout()
            }
        }
    },
    outcomes: {
        Outcome("the layout after `setNeedsLayout` is that of", otherwise: "`inner` alone, once") {
            Outcome.State(
                "all three views, from the outside in",
                .order([now.written, base.layoutSubviews, outer.layoutSubviews, inner.layoutSubviews]))
            Outcome.State("`base` alone", .order([now.written, base.layoutSubviews]))
            Outcome.State("`outer` alone", .order([now.written, outer.layoutSubviews]))
        }
        Outcome(
            "the controller's `viewDidLayoutSubviews` is called again", not: "the controller's `viewDidLayoutSubviews` is not called again",
            .order([now.written, controller.viewDidLayoutSubviews]))
    },
    claims: {
        Claim(
            "The first layout goes from the outside in, with the controller's callbacks around that of its own view.",
            explanation: "Superviews are laid out before subviews; the controller is called before and after the layout of its own view.",
            rules: [.layoutAtCommit, .layoutCallbacks]
        ) {
            controller.viewWillLayoutSubviews
            base.layoutSubviews
            controller.viewDidLayoutSubviews
            outer.layoutSubviews
            inner.layoutSubviews
            now.written
        }
        Claim(
            "Marking one view lays out that view, and neither its superviews nor its subviews.",
            when: isOne, anyone.layoutSubviews.times(4),
            explanation: "There are three layouts at first, and then that of the marked view.", rules: [.layoutAtCommit])
        Claim(
            "Three views marked from the inside out are laid out from the outside in.",
            when: marked == .allThree,
            explanation: "The commit goes down the view hierarchy once.", rules: [.layoutAtCommit]
        ) {
            now.written
            base.layoutSubviews
            controller.viewDidLayoutSubviews
            outer.layoutSubviews
            inner.layoutSubviews
        }
        Claim(
            "The controller receives no call about the layout of the views inside its view.",
            when: isInside, controller.viewWillLayoutSubviews.times(1),
            explanation: "A controller is called about its own view only.", rules: [.layoutCallbacks])
    })
