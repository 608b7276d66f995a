import EventTrace
import ExperimentKit
import UIKit

private let marked = Variable(
    "marked", Text("`setNeedsLayout` is called on", chinese: "`setNeedsLayout` 调用于"),
    ["base", "outer", "inner", "all three", "inner thrice"])

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
    /// Who is laid out, in which order, and when the controller hears of it.
    static let layoutOrder = Experiment(
        id: "LayoutOrder",
        title: Text("Which views are laid out, and when `viewDidLayoutSubviews` comes", chinese: "哪些视图会布局，`viewDidLayoutSubviews` 何时到来"),
        question: Text(
            "`inner` stands in `outer`, that in `base`, the view of `controller`. `setNeedsLayout` is called on some of them. Which are laid out, how often, in which order, and when is the controller told?",
            chinese: "`inner` 在 `outer` 中，`outer` 在 `controller` 的视图 `base` 中。对其中一些调用 `setNeedsLayout`。哪些会布局，几次，什么次序？控制器何时得知？"),
        answer: Text(
            "Those that are marked, once each, from the outside in, whatever the order of marking. The controller is told only when its own view is laid out: `viewDidLayoutSubviews` comes before the views in it have laid out theirs.",
            chinese: "只有被标记的视图会布局，各一次，由外而内，与标记次序无关。只有控制器自己的视图布局时，控制器才得知：`viewDidLayoutSubviews` 早于其中各视图自己的布局。"),
        variables: [marked],
        stage: { stage in
            let controller = stage.name(LayoutController(), "controller")
            let base = LaidOutView(frame: Stage.frame)
            controller.view = base
            stage.window.rootViewController = controller
            stage.name(base, "base")
            let outer = stage.name(LaidOutView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "outer")
            let inner = stage.name(LaidOutView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "inner")
            base.addSubview(outer)
            outer.addSubview(inner)
            let choice = stage.choice(marked)
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage] in
                stage.mark("now")
                switch choice {
                case "base": base.setNeedsLayout()
                case "outer": outer.setNeedsLayout()
                case "all three": for view in [inner, outer, base] { view.setNeedsLayout() }
                case "inner thrice": for _ in 1...3 { inner.setNeedsLayout() }
                default: inner.setNeedsLayout()
                }
            }
        },
        claims: [
            Claim(
                Text(
                    "At first all are laid out, from the outside in, the controller's callbacks around its own view.",
                    chinese: "最初全部布局，由外而内；控制器的回调环绕自己的视图。"),
                .order([
                    "controller.viewWillLayoutSubviews", "base.layoutSubviews", "controller.viewDidLayoutSubviews",
                    "outer.layoutSubviews", "inner.layoutSubviews", "now",
                ]),
                explanation: Text(
                    "Marked views are laid out from the top down; a root view's controller is told before and after (PL.9).",
                    chinese: "被标记的视图自上而下布局；根视图的控制器在前后得知（PL.9）。")),
            Claim(
                Text("Marking one lays out that one, and neither those above nor those below.", chinese: "标记一个就只布局这一个，不涉及上层与下层。"),
                when: marked.isNot("all three"),
                .exactly(4, "*.layoutSubviews"),
                explanation: Text("Three at first, and then the one that is marked (PL.9).", chinese: "最初三次，之后只有被标记的一个（PL.9）。")),
            Claim(
                Text("All three marked from the inside out are laid out from the outside in.", chinese: "由内而外标记三者，仍由外而内布局。"),
                when: marked.is("all three"),
                .order(["now", "base.layoutSubviews", "controller.viewDidLayoutSubviews", "outer.layoutSubviews", "inner.layoutSubviews"]),
                explanation: Text("The commit goes down the tree once (PL.9).", chinese: "提交时沿视图树自上而下走一遍（PL.9）。")),
            Claim(
                Text("The controller hears nothing of the layout of the views in its view.", chinese: "控制器的视图之内的视图布局，控制器不会得知。"),
                when: marked.isNot("base") && marked.isNot("all three"),
                .exactly(1, "controller.viewWillLayoutSubviews"),
                explanation: Text("It is told of its own view alone (PL.9).", chinese: "它只得知自己的视图（PL.9）。")),
        ])
}
