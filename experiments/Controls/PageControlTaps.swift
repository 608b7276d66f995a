import EventTrace
import ExperimentKit
import UIKit

private enum Side: String, Choice { case right, left }
private let side = Variable<Side>("half", "The finger taps the half on the")
private let page = Variable<Int>("page", "The current page (of 0 to 2)", [0, 1, 2])

private let isAtTheEnd = Condition(
    "there is no further page on the tapped side", not: "there is a further page on the tapped side",
    (side == .right && page == 2) || (side == .left && page == 0))

private let pages = Named<UIPageControl>("pages")

/// A tap on half of a page control.
let pageControlTaps: Experiment = Experiment(
    id: "PageControlTaps",
    title: "What happens when a `UIPageControl` is tapped",
    question: """
        A page control of three pages shows one of them. A finger taps the left or the right half of the control. Which page comes next, and is \
        `valueChanged` sent?
        """,
    answer: """
        A tap on the right half turns the control one page forward, on the left half one page back, and the control sends `valueChanged`. \
        On the first page a tap on the left half, and on the last page a tap on the right half, turns no page and sends no `valueChanged`.
        """,
    remedy:
        "The control changes `currentPage` alone: to move your pages, add an action for `valueChanged` and scroll to `currentPage` in it. Since iOS 14 a finger that slides over the dots sends `valueChanged` too, unless `allowsContinuousInteraction` is `false`. A `UIPageViewController` follows the dots that it shows itself, and no page control of yours.",
    symptoms: [
        "tapping the dots of UIPageControl does not scroll the page",
        "UIPageControl valueChanged not called",
        "tap left or right half of a page control to change the page",
        "handle taps on page indicator dots",
    ],
    variables: [side, page],
    stage: { stage in
        let control = stage.add(UIPageControl(), pages, at: CGRect(x: 95, y: 300, width: 200, height: 40))
        control.numberOfPages = 3
        control.currentPage = stage[page]
        stage.addTargets(to: control, for: [.valueChanged, .touchUpInside])
        stage.script.tap(.point(x: stage[side] == .left ? 40 : 160, y: 20, in: pages))
        stage.script.perform { stage.mark("page \(control.currentPage)") }
    },
    outcomes: {
        Outcome(
            "the page control turns a page and sends `valueChanged`", not: "the page control stays on its page and sends no `valueChanged`",
            pages.action(.valueChanged))
        Outcome("the page that is shown afterwards", otherwise: "is page 2") {
            Outcome.State("is page 0", "page 0")
            Outcome.State("is page 1", "page 1")
        }
    },
    claims: {
        Claim(
            "A tap on the right half turns one page forward.", when: side == .right && page == 0,
            explanation: "Documented for `UIPageControl`.", rules: [.pageTurning]
        ) {
            pages.action(.valueChanged)
            "page 1"
        }
        Claim(
            "A tap on the left half turns one page back.", when: side == .left && page == 2,
            explanation: "Documented for `UIPageControl`.", rules: [.pageTurning]
        ) {
            pages.action(.valueChanged)
            "page 1"
        }
        Claim("The two halves turn in different directions.", side.changesTheCalls())
        Claim(
            "On the first or last page, a tap on the outer half sends no `valueChanged`.",
            when: isAtTheEnd, pages.action(.valueChanged).never,
            explanation: "It is not documented what is sent at the ends.", rules: [.pageEnds])
        Claim("`touchUpInside` is sent for every tap.", pages.action(.touchUpInside).times(1))
    })
