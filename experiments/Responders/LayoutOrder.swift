import EventTrace
import ExperimentKit
import UIKit

private enum Marked: String, Choice {
    case base, outer, inner
    case allThree = "all three"
    case innerThrice = "inner thrice"
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
    static let layoutOrder = Experiment(
        id: "LayoutOrder",
        title: "Which views are laid out, and when `viewDidLayoutSubviews` comes",
        question:
            "`inner` stands in `outer`, that in `base`, the view of `controller`. `setNeedsLayout` is called on some of them. Which are laid out, how often, in which order, and when is the controller told?",
        answer:
            "Those that are marked, once each, from the outside in, whatever the order of marking. The controller is told only when its own view is laid out: `viewDidLayoutSubviews` comes before the views in it have laid out theirs.",
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
                "At first all are laid out, from the outside in, the controller's callbacks around its own view.",
                .order([
                    "controller.viewWillLayoutSubviews", "base.layoutSubviews", "controller.viewDidLayoutSubviews",
                    "outer.layoutSubviews", "inner.layoutSubviews", "now",
                ]),
                explanation: "Marked views are laid out from the top down; a root view's controller is told before and after.",
                rules: [.layoutAtCommit, .layoutCallbacks]),
            Claim(
                "Marking one lays out that one, and neither those above nor those below.",
                when: marked != .allThree,
                .exactly(4, "*.layoutSubviews"),
                explanation: "Three at first, and then the one that is marked.", rules: [.layoutAtCommit]),
            Claim(
                "All three marked from the inside out are laid out from the outside in.",
                when: marked == .allThree,
                .order(["now", "base.layoutSubviews", "controller.viewDidLayoutSubviews", "outer.layoutSubviews", "inner.layoutSubviews"]),
                explanation: "The commit goes down the tree once.", rules: [.layoutAtCommit]),
            Claim(
                "The controller receives no call about the layout of the views in its view.",
                when: marked != .base && marked != .allThree,
                .exactly(1, "controller.viewWillLayoutSubviews"),
                explanation: "It is told of its own view alone.", rules: [.layoutCallbacks]),
        ])
}
