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
    var current = 0

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
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { current }
}

private let source = Named<DottedBook>("source")
private let starts = Mark("the page is about to come")
private let secondDot = Mark("the second dot is the current one")

/// When the dots of a page controller are asked for.
let dotsOfPages: Experiment = Experiment(
    id: "DotsOfPages",
    title: "The dots of a `UIPageViewController`: when is `presentationIndex` asked?",
    question:
        "The data source of a page view controller has `presentationCount(for:)` and `presentationIndex(for:)`. Another page comes, by `setViewControllers` or by a swipe, with pages that scroll or curl. When are the two methods asked?",
    answer:
        "Only within `setViewControllers`, for pages that scroll, once the view of the page is loaded. A swipe asks neither method: the dots then move by themselves, as Apple's header says. Curled pages have no dots. One author has measured the calls on a simulator of iOS 26.1.",
    remedy:
        "To see the dots, create the controller with `.scroll` and `.horizontal`, implement both methods, and set `dataSource` before `setViewControllers`; on white pages set the colors of `UIPageControl.appearance()`. Before each `setViewControllers` update the index that `presentationIndex(for:)` returns; call `setViewControllers` again with the page in front when the number of pages has changed. Set a page control of your own after `setViewControllers`, and in `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)` if completed.",
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
        let book = stage.name(DottedBook(all), source)
        pages.dataSource = book
        stage.window.rootViewController = pages
        pages.loadViewIfNeeded()
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        stage.script.wait(1)
        stage.script.mark(starts)
        if stage[moment] == .set {
            stage.script.perform {
                book.current = 1
                pages.setViewControllers([all[1]], direction: .forward, animated: true)
            }
        } else {
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 330, y: 400))
            finger.move(to: .point(x: 100, y: 400), over: 0.2)
            finger.up()
        }
        stage.script.wait(2)
        stage.script.perform {
            let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
            if dots?.currentPage == 1 { stage.mark(secondDot) }
        }
    },
    outcomes: {
        Outcome("the dots are asked for", not: "the dots are not asked for", .order([starts.written, source.presentationCount]))
        Outcome("the second dot becomes the current one", not: "no second dot becomes the current one", secondDot.written)
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
            "A swipe asks for neither.", when: moment == .swipe && style == .scroll, source.presentationCount.times(1),
            explanation: "The one question is that of `setViewControllers` for the first page.", rules: [.pageIndicator])
        Claim(
            "After a swipe the next dot is the current one.", when: moment == .swipe && style == .scroll, secondDot.written.happens,
            explanation: "Apple's header says that a gesture moves the index by itself.", rules: [.pageIndicator])
        Claim(
            "Curled pages have no dots.", when: style == .pageCurl, source.presentationCount("*").never,
            unnoticed: "No rule gives curled pages dots: the claim says what does not happen.")
    })
