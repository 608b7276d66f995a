import EventTrace
import ExperimentKit
import UIKit

private let alpha = Variable("alpha", Text("`alpha`", chinese: "`alpha`"), [1, 0.1, 0.02, 0.015, 0.01, 0.005, 0])
private let of = Variable("of", Text("It is set on", chinese: "设置在"), ["the view", "its superview", "both"])

extension Experiment {
    /// How transparent a view may be.
    static let skippedOpacity = Experiment(
        id: "SkippedOpacity",
        title: Text("The opacity at which a view is skipped", chinese: "视图在多大透明度时被跳过"),
        question: Text(
            "A view lies in a superview over a background. The `alpha` of the view, of its superview or of both is lowered. From which value on does a touch pass them by?",
            chinese: "视图位于父视图中，下面是背景。降低视图、父视图或两者的 `alpha`。从哪个值起触摸会越过它们？"),
        answer: Text(
            "Down to 0.015 the view is hit, at 0.01 and below it is skipped. Each view counts by itself: two of 0.1 in each other are hit, although together they are as faint as one of 0.01.",
            chinese: "降到 0.015 仍命中，0.01 及以下被跳过。各视图单独计算：两个 0.1 嵌套仍被命中，尽管合起来与一个 0.01 一样淡。"),
        observations: ["alpha-threshold"],
        variables: [alpha, of],
        excluding: Exclusion(alpha.is(1) && of.isNot("the view"), because: Text("It is the same case.", chinese: "是同一情形。")),
        stage: { stage in
            stage.add({ BeganPad(frame: $0) }, "background", at: .stage)
            let superview = stage.add({ BeganPad(frame: $0) }, "superview", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let view = stage.add({ BeganPad(frame: $0) }, "view", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: superview)
            if stage.choice(of) != "its superview" { view.alpha = CGFloat(stage.number(alpha)) }
            if stage.choice(of) != "the view" { superview.alpha = CGFloat(stage.number(alpha)) }
            stage.script.tap(.point(x: 195, y: 350))
        },
        claims: [
            Claim(
                Text("Down to 0.015 the view is hit.", chinese: "降到 0.015 仍命中。"), when: alpha.isOneOf([1, 0.1, 0.02, 0.015]),
                .ordering(["view.touchesBegan"]),
                explanation: Text(
                    "Hits at 0.02 and 0.015 are reported (observation alpha-threshold, without a log; HT.1).",
                    chinese: "有报告说 0.02 与 0.015 命中（observation alpha-threshold，没有日志；HT.1）。")),
            Claim(
                Text("Below 0.01 it is skipped.", chinese: "低于 0.01 被跳过。"), when: alpha.isOneOf([0.005, 0]), .never("view.*"),
                explanation: Text("The documentation of `hitTest(_:with:)` says so (HT.1).", chinese: "`hitTest(_:with:)` 的文档如此说明（HT.1）。")),
            Claim(
                Text("At exactly 0.01 it is skipped.", chinese: "恰为 0.01 时被跳过。"), when: alpha.is(0.01), .never("view.*"),
                explanation: Text(
                    "This is weak: the documentation says less than 0.01, the report 0.01 and below, and how the number is stored may decide (observation alpha-threshold; HT.1).",
                    chinese: "依据薄弱：文档说小于 0.01，报告说 0.01 及以下，数值的存储方式也可能起作用（observation alpha-threshold；HT.1）。")),
            Claim(
                Text(
                    "A skipped view leaves the touch to its superview, a skipped superview takes its subviews with it.",
                    chinese: "被跳过的视图把触摸留给父视图；被跳过的父视图连同子视图一起。"),
                when: alpha.isOneOf([0.01, 0.005, 0]),
                .holds(Text("the next one below is hit", chinese: "命中的是下面的下一个")) { trace in
                    trace.ordering.count == 1 && trace.ordering[0].receiver != "view"
                }),
            Claim(
                Text("Opacities are not multiplied: each view counts by itself.", chinese: "透明度不相乘：各视图单独计算。"),
                when: alpha.isOneOf([0.1, 0.02, 0.015]), .same(whatever: of),
                explanation: Text("The condition is about the view's own `alpha` (HT.1).", chinese: "条件只看视图自己的 `alpha`（HT.1）。")),
        ])
}
