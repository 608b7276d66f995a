import EventTrace
import ExperimentKit
import UIKit

private let list = Variable("list", Text("The list is", chinese: "列表是"), ["a table", "a collection view"])
private let hold = Variable("hold", Text("Seconds for which the finger stays down", chinese: "按住的秒数"), [0.08, 0.3])

extension Experiment {
    /// In `touchesEnded`, or after it.
    static let whenListsSelect = Experiment(
        id: "WhenListsSelect",
        title: Text("When a table and when a collection view selects", chinese: "表格与集合视图各在何时选中"),
        question: Text(
            "A finger taps a row of a table, or an item of a collection view, quickly or slowly. Is the delegate told inside `touchesEnded`, inside `sendEvent`, or after both?",
            chinese: "手指快速或缓慢地点击表格的一行或集合视图的一项。delegate 是在 `touchesEnded` 之内、`sendEvent` 之内，还是在两者之后得知？"),
        answer: Text(
            "A collection view selects inside `touchesEnded`. A table selects after `sendEvent` has returned, in the same pass of the run loop, once the commit is done.",
            chinese: "集合视图在 `touchesEnded` 之内选中。表格在 `sendEvent` 返回之后、同一轮 run loop 的提交完成后才选中。"),
        observations: ["stack-tableview-didselect-after-commit", "stack-delayed-collectionview-didselect"],
        variables: [list, hold],
        stage: { stage in
            let window = stage.show(ReportingWindow(frame: Stage.frame), "app_window")
            let view: UIView =
                stage.choice(list) == "a table"
                ? stage.addTable({ ProbeTable(frame: $0, style: .plain) }, RowsDelegate())
                : stage.addCollection({ ProbeCollection(frame: $0, collectionViewLayout: $1) }, ItemsDelegate())
            window.addSubview(view)
            stage.script.press(.point(x: 150, y: 20, in: "list"), for: stage.number(hold))
        },
        claims: [
            Claim(
                Text("A collection view selects inside `touchesEnded`.", chinese: "集合视图在 `touchesEnded` 之内选中。"),
                when: list.is("a collection view"),
                .nested("delegate.didSelectItem*", in: "list.touchesEnded"),
                explanation: Text("Stacks in crash reports show it (SC.13, SC.4).", chinese: "崩溃报告的调用栈如此（SC.13、SC.4）。")),
            Claim(
                Text("A table selects inside no other call, in the moment of the lift.", chinese: "表格选中时不在任何调用之内，时刻与抬起相同。"),
                when: list.is("a table"),
                .all([
                    .order(["list.touchesEnded", "delegate.didSelectRow*"]), .decided("*: observe afterCommit"),
                    .holds(Text("outside of `sendEvent`, without delay", chinese: "在 `sendEvent` 之外，没有延迟")) { trace in
                        let selected = trace.ordering.first { $0.call == "didSelectRow" }
                        return selected?.depth == 0 && selected?.time == trace.ordering.first { $0.call == "touchesEnded" }?.time
                    },
                ]),
                explanation: Text(
                    "Stacks of iOS 8 to 15 show the observer that runs after the commit (SC.4).",
                    chinese: "iOS 8 至 15 的调用栈都显示提交之后的观察者（SC.4）。")),
            Claim(
                Text("A quick tap gives the list both of its calls with the lift.", chinese: "快速点击：列表的两个调用都随抬起而来。"), when: hold.is(0.08),
                .holds(Text("began and ended in one moment", chinese: "began 与 ended 在同一时刻")) { trace in
                    trace.ordering.first { $0.call == "touchesBegan" }?.time == trace.ordering.first { $0.call == "touchesEnded" }?.time
                },
                explanation: Text("The touch was held back (SC.1).", chinese: "触摸曾被扣住（SC.1）。")),
            Claim(
                Text(
                    "Held longer, the list gets the touch from the run loop, outside of `sendEvent`.",
                    chinese: "按得更久：列表由 run loop 得到触摸，在 `sendEvent` 之外。"),
                when: hold.is(0.3),
                .holds(Text("`list.touchesBegan` inside no other call", chinese: "`list.touchesBegan` 不在任何调用之内")) { trace in
                    trace.ordering.first { $0.token == "list.touchesBegan" }?.depth == 0
                },
                explanation: Text("The end of the delay is a timer's (SC.1, PL.4).", chinese: "延迟的结束由定时器引起（SC.1、PL.4）。")),
        ])
}
