import EventTrace
import ExperimentKit
import UIKit

private let side = Variable("half", Text("The finger taps the half on the", chinese: "手指点击的一半"), ["right", "left"])
private let page = Variable("page", Text("Of pages 0 to 2, the current one is", chinese: "共 0 至 2 页，当前页为"), [0, 1, 2])

extension Experiment {
    /// A tap on half of a page control.
    static let pageControlTaps = Experiment(
        id: "PageControlTaps",
        title: Text("What a tap on a page control does", chinese: "点击页面控件的效果"),
        question: Text(
            "A page control of three pages stands at one of them. A finger taps its left or its right half. Which page is next, and is valueChanged sent?",
            chinese: "三页的页面控件停在某一页。手指点击其左半或右半。下一页是哪页？会发送 valueChanged 吗？"),
        answer: Text(
            "The right half turns a page forward, the left half back, and valueChanged is sent. At either end a tap outwards turns no page and sends no valueChanged.",
            chinese: "右半前翻一页，左半后翻一页，并发送 valueChanged。在两端向外点击，不翻页，也不发送 valueChanged。"),
        variables: [side, page],
        stage: { stage in
            let control = stage.add({ UIPageControl(frame: $0) }, "pages", at: CGRect(x: 95, y: 300, width: 200, height: 40))
            control.numberOfPages = 3
            control.currentPage = Int(stage.number(page))
            stage.listenSeparately(to: control, for: [.valueChanged, .touchUpInside])
            stage.script.tap(.point(x: stage.choice(side) == "left" ? 40 : 160, y: 20, in: "pages"))
            stage.script.perform { [unowned(unsafe) stage] in stage.mark("page \(control.currentPage)") }
        },
        claims: [
            Claim(
                Text("The right half turns forward.", chinese: "右半前翻。"), when: side.is("right") && page.is(0),
                .order(["pages.action(valueChanged)", "page 1"]),
                explanation: Text("Documented for `UIPageControl` (CO.18).", chinese: "`UIPageControl` 的文档（CO.18）。")),
            Claim(
                Text("The left half turns back.", chinese: "左半后翻。"), when: side.is("left") && page.is(2),
                .order(["pages.action(valueChanged)", "page 1"]),
                explanation: Text("Documented for `UIPageControl` (CO.18).", chinese: "`UIPageControl` 的文档（CO.18）。")),
            Claim(
                Text("Each half has its own direction.", chinese: "两半各有方向。"), .differs(by: side)),
            Claim(
                Text("At the ends a tap outwards changes nothing.", chinese: "在两端向外点击，什么也不变。"),
                when: (side.is("right") && page.is(2)) || (side.is("left") && page.is(0)), .never("pages.action(valueChanged)"),
                explanation: Text("What is sent at the ends is not documented (CO.18).", chinese: "两端发送什么，没有文档（CO.18）。")),
            Claim(
                Text("touchUpInside is sent in each case.", chinese: "每种情形都发送 touchUpInside。"), .exactly(1, "pages.action(touchUpInside)")),
        ])
}
