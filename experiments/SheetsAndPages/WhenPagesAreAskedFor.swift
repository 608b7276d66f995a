import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Before: String, Choice {
    case nothing = "nothing"
    case givenUp = "a swipe that is given up"
    case turned = "a swipe to the next page"
    case newSource = "a swipe that is given up, and `dataSource` is set again"
    case code = "`setViewControllers` with animation shows the fourth page"
    case codeAtOnce = "`setViewControllers` without animation shows the fourth page"
}
private let before = Variable<Before>("before", "Before the swipe back there is")

private let book = Named<PageBook>("book")
private let pages = Named<AppearingPage>("page_*")
private let swipesBack = Mark("the finger swipes back")
private let showsFirst = Mark("the first page shows")

/// When a page controller asks its data source.
let whenPagesAreAskedFor: Experiment = Experiment(
    id: "WhenPagesAreAskedFor",
    title: "When does a `UIPageViewController` ask for the next page, and why not again?",
    question:
        "A page view controller that scrolls shows the second of four pages. Something happens, or nothing, and then a finger swipes back. When is the data source asked for the page before and the page after, and which page comes?",
    answer:
        "A page view controller of the style `.scroll` asks its data source for both neighbors when a finger first drags, and keeps the answers: after a page has been turned it asks for one new neighbor only. Data that has changed meanwhile shows once code sets `dataSource` again, or sets another page without animation. After `setViewControllers` with animation, the page that was shown counts as the page before, whatever the data source would say; developers have reported that since iOS 6.",
    remedy:
        "After the data has changed, set `dataSource = nil` and then `dataSource` again, or `setViewControllers` without animation. After an animated `setViewControllers`, set the same page once more without animation in the completion, on the next turn of the run loop. The questions come ahead of the pages: find the index from the controller that is passed, not from a counter, and read the current page in `didFinishAnimating` from `viewControllers`.",
    symptoms: [
        "UIPageViewController does not call viewControllerBefore again",
        "UIPageViewController shows wrong page after setViewControllers animated",
        "page view controller caches pages, data source not called after reload",
        "viewControllerAfter is called only once",
        "how to refresh the data source of a UIPageViewController",
    ],
    observations: ["page-scroll-delegate-log-ios9"],
    variables: [before],
    stage: { stage in
        let all = (1...4).map { stage.name(AppearingPage(), "page_\($0)") }
        let controller = stage.keep(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        let source = stage.name(PageBook(all), book)
        controller.dataSource = source
        controller.setViewControllers([all[1]], direction: .forward, animated: false)
        stage.window.rootViewController = controller
        let (script, finger, choice) = (stage.script, stage.script.finger(1), stage[before])
        func swipe(from start: Double, to end: Double) {
            finger.down(at: .point(x: start, y: 400))
            finger.move(to: .point(x: end, y: 400), over: 0.2)
            script.wait(0.3)
            finger.up()
            script.wait(2)
        }
        script.wait(1)
        switch choice {
        case .nothing: break
        case .givenUp, .newSource: swipe(from: 330, to: 270)
        case .turned: swipe(from: 330, to: 100)
        case .code, .codeAtOnce:
            script.perform { controller.setViewControllers([all[3]], direction: .forward, animated: choice == .code) }
            script.wait(2)
        }
        if choice == .newSource { script.perform { controller.dataSource = source } }
        script.mark(swipesBack)
        swipe(from: 60, to: 300)
        script.perform { if controller.viewControllers?.first === all[0] { stage.mark(showsFirst) } }
    },
    outcomes: {
        Outcome("for the swipe back the data source", otherwise: "is not asked at all") {
            Outcome.State(
                "is asked for both neighbors", .order([swipesBack.written, book.viewControllerBefore("*"), pages.viewWillAppear]))
            Outcome.State(
                "is asked only for the page after", .order([swipesBack.written, book.viewControllerAfter("*"), pages.viewWillAppear]))
        }
    },
    claims: {
        Claim(
            "A first drag asks for the page after and the page before, and only then does the other page appear.",
            when: before == .nothing, explanation: "A log of iOS 9 shows it.", rules: [.pageNeighbours]
        ) {
            swipesBack.written
            book.viewControllerAfter("page_2")
            book.viewControllerBefore("page_2")
            Named<AppearingPage>("page_1").viewWillAppear
        }
        Claim(
            "A second drag does not ask again.", when: before == .givenUp,
            explanation: "The answers are kept, as the log of iOS 9 shows.", rules: [.pageNeighbours]
        ) {
            book.viewControllerBefore("page_2").times(1)
            book.viewControllerAfter("page_2").times(1)
        }
        Claim(
            "After a page has been turned, the data source is asked for the new page's next neighbor at once, before another drag.",
            when: before == .turned,
            explanation: "The log of iOS 9 has that question after `didFinishAnimating`.", rules: [.pageNeighbours]
        ) {
            book.viewControllerAfter("page_3")
            swipesBack.written
            book.viewControllerBefore("page_3").never
        }
        Claim(
            "After `dataSource` is set again, a drag asks for both neighbors again.", when: before == .newSource, rules: [.pageNeighbours]
        ) {
            swipesBack.written
            book.viewControllerAfter("page_2")
            book.viewControllerBefore("page_2")
        }
        Claim(
            "After an animated `setViewControllers` a swipe back shows the page that was shown before, not the third one.",
            when: before == .code,
            explanation: "Developers report it for iOS 6 to 13.", rules: [.pageBehind]
        ) {
            book.viewControllerBefore("page_4").never
            swipesBack.written
            Named<AppearingPage>("page_2").viewDidAppear
        }
        Claim(
            "After `setViewControllers` without animation the data source is asked, and a swipe back shows the third page.",
            when: before == .codeAtOnce,
            rules: [.pageNeighbours]
        ) {
            book.viewControllerBefore("page_4")
            Named<AppearingPage>("page_3").viewDidAppear
        }
        Claim(
            "From the second page the swipe goes back to the first.", when: before.isOneOf(.nothing, .givenUp, .newSource),
            showsFirst.written.happens)
    })
