import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Spot: String, Choice {
    case right = "at the right edge"
    case middle = "in the middle"
    case left = "at the left edge"
}
private let spot = Variable<Spot>("place", "The tap is")
private let hasButton = Variable<Bool>("button", "A button is there", off: "No button is there")

private let book = Named<PageBook>("book")
private let button = Named<UIButton>("button")

/// Taps at the edge of curled pages.
let tapAtThePageEdge: Experiment = Experiment(
    id: "TapAtThePageEdge",
    title: "A tap at the edge turns the page in a page view controller that curls",
    question:
        "A page view controller that curls shows the second of three pages. A finger taps at an edge or in the middle, on the page or on a button there. Does the page turn, or does the button act?",
    answer:
        "A tap near the right edge turns to the next page, a tap near the left edge back, and a tap in the middle turns nothing. A button at the edge acts, and the page stays: a `UIButton` declines tap recognizers of its superviews. How near counts as an edge is not documented; the engine takes 44 points.",
    remedy:
        "To switch the taps off, set `isEnabled = false` on the `UITapGestureRecognizer` among `pageViewController.gestureRecognizers`: swipes still turn pages. Or use the transition style `.scroll`, where this array is empty. To keep the tap for a control of your own, a direct subclass of `UIControl`, override its `gestureRecognizerShouldBegin(_:)` and return `false` for tap recognizers of other views.",
    symptoms: [
        "UIPageViewController turns the page when tapping near the edge",
        "disable tap in UIPageViewController page curl",
        "button at the edge of a page curl page turns the page",
    ],
    variables: [spot, hasButton],
    stage: { stage in
        let all = (1...3).map { stage.name(AppearingPage(), "page_\($0)") }
        let pages = stage.keep(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal))
        let book = stage.name(PageBook(all), book)
        (pages.dataSource, pages.delegate) = (book, book)
        pages.setViewControllers([all[1]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        let x: Double
        switch stage[spot] {
        case .right: x = 370
        case .middle: x = 195
        case .left: x = 20
        }
        if stage[hasButton] {
            let button = stage.add(UIButton(), button, at: CGRect(x: x - 18, y: 380, width: 36, height: 40), in: all[1].view)
            stage.addTarget(to: button, for: .touchUpInside)
        }
        stage.script.wait(1)
        stage.script.tap(.point(x: x, y: 400))
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the tap", otherwise: "does nothing") {
            Outcome.State("reaches the button", button.action(.touchUpInside))
            Outcome.State("turns the page", book.didFinishAnimating("true"))
        }
    },
    claims: {
        Claim(
            "A tap near the right edge turns to the next page, a tap near the left edge to the page before.",
            when: spot != .middle && !hasButton.isOn, book.didFinishAnimating("true").happens,
            explanation: "Apple documents that a tap turns pages, and not how near.", rules: [.pageEdge])
        Claim(
            "A button at the edge acts, and the page stays.", when: hasButton.isOn,
            explanation: "A `UIButton` declines single taps of ancestors.", rules: [.veto]
        ) {
            button.action(.touchUpInside).happens
            book.didFinishAnimating("*").never
        }
        Claim(
            "A tap in the middle turns nothing.", when: spot == .middle, book.willTransitionTo("*").never,
            unnoticed: "No change that is tried moves a tap: the claim says what does not happen.")
    })
