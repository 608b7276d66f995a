import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How pages are turned.
extension ObservationScene {
    private static let appearances: [TokenPattern] = ["swipe", "P1.view*ppear", "P2.view*ppear"]

    static let foundPages: [ObservationScene] = [
        ObservationScene(
            "page-scroll-normal-appearance",
            prints: [
                "P1.viewWillAppear", "P1.viewDidAppear", "swipe", "P2.viewWillAppear", "P1.viewWillDisappear", "P2.viewDidAppear",
                "P1.viewDidDisappear",
            ], of: appearances
        ) { stage in
            stage.showBook()
            stage.swipe(by: -230)
        },
        ObservationScene(
            "page-cancelled-appearance",
            prints: [
                "P1.viewWillAppear", "P1.viewDidAppear", "swipe", "P2.viewWillAppear", "P1.viewWillDisappear", "P1.viewWillAppear",
                "P1.viewDidAppear", "P2.viewWillDisappear", "P2.viewDidDisappear",
            ], of: appearances
        ) { stage in
            stage.showBook()
            stage.swipe(by: -60)
        },
        ObservationScene(
            "page-curl-appearance",
            prints: [
                "P1.viewWillAppear", "P1.viewDidAppear", "swipe", "P2.viewWillAppear", "P1.viewWillDisappear", "P1.viewDidDisappear",
                "P2.viewDidAppear",
            ], of: appearances
        ) { stage in
            stage.showBook(.pageCurl)
            stage.swipe(by: -230)
        },
        ObservationScene(
            "page-curl-appearance",
            prints: [
                "P1.viewWillAppear", "P1.viewDidAppear", "swipe", "P2.viewWillAppear", "P1.viewWillDisappear", "P2.viewWillDisappear",
                "P1.viewWillAppear", "P2.viewDidDisappear", "P1.viewDidAppear",
            ], of: appearances
        ) { stage in
            stage.showBook(.pageCurl)
            stage.swipe(by: -60)
        },
        ObservationScene(
            "page-scroll-delegate-log-ios9",
            prints: [
                "book.viewControllerAfter(P1)", "book.viewControllerBefore(P1)", "book.willTransitionTo(P2)",
                "book.didFinishAnimating(false)", "book.willTransitionTo(P2)", "book.didFinishAnimating(true)",
                "book.viewControllerAfter(P2)", "book.willTransitionTo(P1)", "book.didFinishAnimating(true)",
                "book.viewControllerBefore(P1)",
            ], of: ["book.viewController*(*)", "book.willTransitionTo*", "book.didFinish*"]
        ) { stage in
            stage.showBook()
            stage.swipe(by: -60)
            stage.swipe(by: -230)
            stage.swipe(by: 230)
        },
        ObservationScene(
            "header-page-only-gesture",
            prints: [
                "swipe", "book.willTransitionTo(P2)", "book.didFinishAnimating(true)", "code", "swipe", "book.willTransitionTo(P2)",
                "book.didFinishAnimating(false)",
            ], of: ["swipe", "code", "book.willTransitionTo*", "book.didFinish*"]
        ) { stage in
            let (pages, all) = stage.showBook()
            stage.swipe(by: -230)
            stage.script.perform {
                stage.mark("code")
                pages.setViewControllers([all[0]], direction: .reverse, animated: true)
            }
            stage.script.wait(1)
            stage.swipe(by: -60)
        },
        ObservationScene(
            "page-set-in-viewdidload-appears-before-layout",
            checks: [
                .holds(
                    "The page has appeared before its first layout.",
                    .order(["page.viewDidLoad", "page.viewWillAppear", "page.viewDidAppear", "page.viewWillLayoutSubviews"]))
            ]
        ) { $0.setInViewDidLoad() },
        ObservationScene(
            "page-set-in-viewdidload-appears-before-layout",
            differs: "It is a log of iOS 11; a measurement of 26.1 has `didMove(toParent:)` before the view is loaded.",
            checks: [
                .holds("The page is taken in after it has appeared.", .order(["page.viewDidAppear", "page.didMoveToParent"]))
            ]
        ) { $0.setInViewDidLoad() },
        ObservationScene(
            "ouk-page-set-moves-before-load", prints: ["set", "page.didMoveToParent", "page.viewDidLoad"],
            of: ["set", "page.didMoveToParent", "page.viewDidLoad"]
        ) { $0.setPage(replaces: true) },
        ObservationScene(
            "ouk-page-first-set-completes-inline", prints: ["set", "completion", "returned"], of: ["set", "completion", "returned"]
        ) { $0.setPage(replaces: false) },
        ObservationScene(
            "ouk-page-animated-set-appears-next-turn",
            prints: [
                "set", "page.didMoveToParent", "page.viewDidLoad", "returned", "page.viewWillAppear", "page.viewDidAppear", "completion",
            ],
            of: ["set", "returned", "completion", "page.didMoveToParent", "page.viewDidLoad", "page.view*Appear"]
        ) { $0.setPage(replaces: true) },
        ObservationScene(
            "ouk-page-indicator-asked-in-set",
            prints: ["set", "page.viewDidLoad", "source.presentationCount(pages)", "source.presentationIndex(pages)", "returned"],
            of: ["set", "returned", "page.viewDidLoad", "source.presentation*(*)"]
        ) { $0.setPage(replaces: true, hasDots: true) },
        ObservationScene(
            "radar-page-behind-after-animated-set",
            prints: ["animated", "swipe", "book.willTransitionTo(P1)", "book.didFinishAnimating(true)"],
            of: ["animated", "swipe", "book.viewControllerBefore(P2)", "book.willTransitionTo*", "book.didFinish*"]
        ) { $0.swipeBackAfterSet(animated: true) },
        ObservationScene(
            "radar-page-behind-after-animated-set",
            checks: [.holds("The data source is asked for the page before P2.", .order(["not animated", "book.viewControllerBefore(P2)"]))]
        ) { $0.swipeBackAfterSet(animated: false) },
        ObservationScene(
            "radar-page-caught-while-it-falls-back",
            differs: "It is a report on iOS 9.0 of a fault; what makes it is not known, so that nothing is modelled.",
            checks: [.holds("`viewControllers` still names P1.", .happens("viewControllers: P1"))]
        ) { $0.catchFallingPage() },
    ]
}

extension Stage {
    /// A page controller at the first of three pages, with a book as data source and delegate.
    @discardableResult
    fileprivate func showBook(_ style: UIPageViewController.TransitionStyle = .scroll) -> (UIPageViewController, [AppearingPage]) {
        let all = (1...3).map { name(AppearingPage(), "P\($0)") }
        let pages = name(UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal), "pages")
        let book = name(PageBook(all), "book")
        (pages.dataSource, pages.delegate) = (book, book)
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        window.rootViewController = pages
        script.wait(1)
        return (pages, all)
    }

    /// A finger drags, rests and lifts.
    fileprivate func swipe(by way: Double) {
        let finger = script.finger(1)
        let start = way < 0 ? 330.0 : 60
        script.mark("swipe")
        finger.down(at: .point(x: start, y: 400))
        finger.move(to: .point(x: start + way, y: 400), over: 0.2)
        script.wait(0.3)
        finger.up()
        script.wait(2)
    }

    /// Shows P2 by code, and swipes back.
    fileprivate func swipeBackAfterSet(animated: Bool) {
        let (pages, all) = showBook()
        script.perform { [self] in
            mark(animated ? "animated" : "not animated")
            pages.setViewControllers([all[1]], direction: .forward, animated: animated)
        }
        script.wait(1)
        swipe(by: 230)
    }

    /// Lets a turned page fall back, catches it on its way and turns it after all.
    fileprivate func catchFallingPage() {
        let (pages, all) = showBook()
        let finger = script.finger(1)
        finger.down(at: .point(x: 330, y: 400))
        finger.move(to: .point(x: 200, y: 400), over: 0.2)
        script.wait(0.2)
        finger.up()
        script.wait(0.05)
        finger.down(at: .point(x: 330, y: 400))
        finger.move(to: .point(x: 60, y: 400), over: 0.2)
        finger.up()
        script.wait(2)
        script.perform { [self] in mark("viewControllers: \(pages.viewControllers?.first === all[0] ? "P1" : "P2")") }
    }

    fileprivate func setInViewDidLoad() {
        let pages = keep(LoadingPages(transitionStyle: .scroll, navigationOrientation: .horizontal))
        pages.page = name(LaidOutPage(), "page")
        window.rootViewController = pages
        script.wait(1)
    }

    /// Code sets a page, animated.
    fileprivate func setPage(replaces: Bool, hasDots: Bool = false) {
        let pages = name(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), "pages")
        if replaces { pages.setViewControllers([UIViewController()], direction: .forward, animated: false) }
        if hasDots { pages.dataSource = name(DottedSource(), "source") }
        window.rootViewController = pages
        let page = name(LaidOutPage(), "page")
        script.wait(1)
        script.perform { [self] in
            mark("set")
            pages.setViewControllers([page], direction: .forward, animated: true) { _ in self.mark("completion") }
            mark("returned")
        }
        script.wait(1)
    }
}

private final class LaidOutPage: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

private final class LoadingPages: UIPageViewController {
    var page: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let page { setViewControllers([page], direction: .forward, animated: true) }
    }
}

private final class DottedSource: UIPageViewControllerDataSource {
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}
