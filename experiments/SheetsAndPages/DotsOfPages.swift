import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Style: String, Choice {
    case scroll
    case pageCurl = "curl"
}
private let style = Variable<Style>("style", "The pages")

private enum Moment: String, Choice {
    case set = "`setViewControllers` shows the page"
    case swipe = "a finger swipes to the page"
}
private let moment = Variable<Moment>("moment", "It is watched while")

/// Has two pages, and dots for them.
private final class DottedBook: NSObject, UIPageViewControllerDataSource {
    private let pages: [UIViewController]

    init(_ pages: [UIViewController]) {
        self.pages = pages
        super.init()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

private let source = Named<DottedBook>("source")
private let starts = Mark("the page is about to come")

/// When the dots of a page controller are asked for.
let dotsOfPages: Experiment = Experiment(
    id: "DotsOfPages",
    title: "The dots of a `UIPageViewController`: when is `presentationIndex` asked?",
    question:
        "The data source of a page view controller has `presentationCount(for:)` and `presentationIndex(for:)`. Another page comes, by `setViewControllers` or by a swipe, with pages that scroll or curl. When are the two methods asked?",
    answer:
        "Only in `setViewControllers` of pages that scroll, within the call, once the view of the page is loaded. A swipe asks neither, and curled pages have no dots. One author has measured it.",
    remedy:
        "Keep the index that `presentationIndex(for:)` returns up to date before each `setViewControllers`; a page control of one's own is set in `didFinishAnimating`.",
    symptoms: [
        "presentationIndex is not called after a swipe in UIPageViewController",
        "page indicator of UIPageViewController does not show",
        "dots of a page view controller do not update",
    ],
    observations: ["ouk-page-indicator-asked-in-set"],
    variables: [style, moment],
    stage: { stage in
        let all = [UIViewController(), UIViewController()]
        let pages = stage.keep(
            UIPageViewController(
                transitionStyle: stage[style] == .scroll ? .scroll : .pageCurl, navigationOrientation: .horizontal))
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        pages.dataSource = stage.name(DottedBook(all), source)
        stage.window.rootViewController = pages
        stage.script.wait(1)
        stage.script.mark(starts)
        if stage[moment] == .set {
            stage.script.perform { pages.setViewControllers([all[1]], direction: .forward, animated: true) }
        } else {
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 330, y: 400))
            finger.move(to: .point(x: 100, y: 400), over: 0.2)
            finger.up()
        }
        stage.script.wait(2)
    },
    outcomes: {
        Outcome("the dots are asked for", not: "the dots are not asked for", source.presentationCount("*"))
    },
    claims: {
        Claim(
            "`setViewControllers` of scrolled pages asks for the count, then for the index.", when: style == .scroll && moment == .set,
            explanation: "Measured on a simulator of 26.1.", rules: [.pageIndicator]
        ) {
            starts.written
            source.presentationCount
            source.presentationIndex
        }
        Claim(
            "A swipe asks for neither.", when: moment == .swipe, source.presentationCount("*").never,
            unnoticed: "No rule makes a swipe ask: the claim says what does not happen.")
        Claim(
            "Curled pages have no dots.", when: style == .pageCurl, source.presentationCount("*").never,
            unnoticed: "No rule gives curled pages dots: the claim says what does not happen.")
    })
