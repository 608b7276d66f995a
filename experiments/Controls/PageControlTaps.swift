import EventTrace
import ExperimentKit
import UIKit

private enum Side: String, Choice { case right, left }
private let side = Variable<Side>("half", "The finger taps the half on the")
private let page = Variable<Int>("page", "Of pages 0 to 2, the current one is", [0, 1, 2])

extension Experiment {
    /// A tap on half of a page control.
    static let pageControlTaps = Experiment(
        id: "PageControlTaps",
        title: "What a tap on a page control does",
        question:
            "A page control of three pages stands at one of them. A finger taps its left or its right half. Which page is next, and is valueChanged sent?",
        answer:
            "The right half turns a page forward, the left half back, and valueChanged is sent. At either end a tap outwards turns no page and sends no valueChanged.",
        variables: [side, page],
        stage: { stage in
            let control = stage.add(UIPageControl(), "pages", at: CGRect(x: 95, y: 300, width: 200, height: 40))
            control.numberOfPages = 3
            control.currentPage = stage[page]
            stage.addTargets(to: control, for: [.valueChanged, .touchUpInside])
            stage.script.tap(.point(x: stage[side] == .left ? 40 : 160, y: 20, in: "pages"))
            stage.script.perform { stage.mark("page \(control.currentPage)") }
        },
        claims: [
            Claim(
                "The right half turns forward.", when: side == .right && page == 0,
                .order(["pages.action(valueChanged)", "page 1"]),
                explanation: "Documented for `UIPageControl`.", rules: [.pageTurning]),
            Claim(
                "The left half turns back.", when: side == .left && page == 2,
                .order(["pages.action(valueChanged)", "page 1"]),
                explanation: "Documented for `UIPageControl`.", rules: [.pageTurning]),
            Claim("Each half has its own direction.", .differs(by: side)),
            Claim(
                "At the ends a tap outwards changes nothing.",
                when: (side == .right && page == 2) || (side == .left && page == 0), .never("pages.action(valueChanged)"),
                explanation: "What is sent at the ends is not documented.", rules: [.pageTurning]),
            Claim("touchUpInside is sent in each case.", .exactly(1, "pages.action(touchUpInside)")),
        ])
}
