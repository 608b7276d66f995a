import EventTrace
import ExperimentKit
import UIKit

private enum Marked: String, Choice {
    case base, outer, inner
    case allThree = "all three"
    case innerThrice = "inner three times"
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

extension Experiment {
    /// Who is laid out, in which order, and when the controller receives it.
    static let layoutOrder: Experiment = Experiment(
        id: "LayoutOrder",
        title: "Order of `layoutSubviews` and `viewDidLayoutSubviews`",
        question:
            "`inner` is in `outer`, which is in `base`, the view of `controller`. `setNeedsLayout` is called on some of them. Which are laid out, how often, in which order, and when is the controller called?",
        answer:
            "The marked views are laid out, once each, from the outside in, whatever the order of marking. The controller is called only when its own view is laid out: `viewDidLayoutSubviews` comes before the views inside that view have laid out theirs.",
        remedy:
            "To read final frames of views deeper down, use their own `layoutSubviews`, or call `layoutIfNeeded()` on them first.",
        symptoms: [
            "viewDidLayoutSubviews not called when a subview is laid out",
            "frame of a nested view is wrong in viewDidLayoutSubviews",
            "does setNeedsLayout lay out the superview or the subviews",
            "layoutSubviews is called several times",
            "in which order are layoutSubviews called: parent or child first",
        ],
        variables: [marked],
        stage: { stage in
            let controller = stage.name(LayoutController(), "controller")
            let base = LaidOutView(frame: Stage.bounds)
            controller.view = base
            stage.window.rootViewController = controller
            stage.name(base, "base")
            let outer = stage.name(LaidOutView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "outer")
            let inner = stage.name(LaidOutView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "inner")
            base.addSubview(outer)
            outer.addSubview(inner)
            let choice = stage[marked]
            stage.script.wait(0.1)
            stage.script.perform {
                stage.mark("now")
                switch choice {
                case .base: base.setNeedsLayout()
                case .outer: outer.setNeedsLayout()
                case .allThree: for view in [inner, outer, base] { view.setNeedsLayout() }
                case .innerThrice: for _ in 1...3 { inner.setNeedsLayout() }
                case .inner: inner.setNeedsLayout()
                }
            }
        },
        claims: [
            Claim(
                "The first layout goes from the outside in, with the controller's callbacks around that of its own view.",
                .order([
                    "controller.viewWillLayoutSubviews", "base.layoutSubviews", "controller.viewDidLayoutSubviews",
                    "outer.layoutSubviews", "inner.layoutSubviews", "now",
                ]),
                explanation: "Marked views are laid out from the top down; the controller of a root view is called before and after.",
                rules: [.layoutAtCommit, .layoutCallbacks]),
            Claim(
                "Marking one view lays out that view, and neither those above nor those below.",
                when: marked != .allThree,
                .exactly(4, "*.layoutSubviews"),
                explanation: "There are three layouts at first, and then that of the marked view.", rules: [.layoutAtCommit]),
            Claim(
                "Three views marked from the inside out are laid out from the outside in.",
                when: marked == .allThree,
                .order(["now", "base.layoutSubviews", "controller.viewDidLayoutSubviews", "outer.layoutSubviews", "inner.layoutSubviews"]),
                explanation: "The commit goes down the view hierarchy once.", rules: [.layoutAtCommit]),
            Claim(
                "The controller receives no call about the layout of the views inside its view.",
                when: marked != .base && marked != .allThree,
                .exactly(1, "controller.viewWillLayoutSubviews"),
                explanation: "A controller is called about its own view only.", rules: [.layoutCallbacks]),
        ])
}
