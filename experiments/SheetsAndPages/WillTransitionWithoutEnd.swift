import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Gesture: String, Choice {
    case swipe = "a swipe to the next page"
    case givenUp = "a swipe that is given up"
    case overAndBack = "a drag towards the next page and then over to the page before"
    case twice = "two quick swipes, the second while the page still moves"
    case code = "`setViewControllers` with animation, instead of a finger"
}
private let gesture = Variable<Gesture>("gesture", "The page is turned by")

private let first = Named<AppearingPage>("first")
private let second = Named<AppearingPage>("second")
private let third = Named<AppearingPage>("third")
private let book = Named<PageBook>("book")
private let secondAtTheEnd = Mark("viewControllers is the second page")

/// When the delegate of a page controller is called, and when the index changes.
let willTransitionWithoutEnd: Experiment = Experiment(
    id: "WillTransitionWithoutEnd",
    title: "`willTransitionTo` without `didFinishAnimating`: the index of a page is wrong",
    question:
        "An app keeps the index of the current page up to date in `pageViewController(_:willTransitionTo:)` and `didFinishAnimating`. The second of three pages is turned by a swipe, by a swipe that is given up, by a drag that goes over to the other side, or by code; or the first page is turned by two quick swipes. Which calls come, and which page is current in the end?",
    answer:
        "`willTransitionTo` only says that a page may come: UIKit calls it when a swipe begins, given up or not, and again when the finger goes over to the other side or catches a page in motion, each time without a `didFinishAnimating` in between. `didFinishAnimating` comes once, when the pages are at rest, and says whether the page has changed. `setViewControllers` calls neither.",
    remedy:
        "Set the index in `didFinishAnimating` only, and only if `completed` is true, from `viewControllers?.first`. After `setViewControllers` set it yourself.",
    symptoms: [
        "UIPageViewController current index wrong after a cancelled swipe",
        "willTransitionTo is called but didFinishAnimating is not",
        "page index off by one when swiping fast in a page view controller",
        "didFinishAnimating not called after setViewControllers",
        "pageControl shows the wrong dot after half a swipe",
    ],
    observations: ["header-page-only-gesture", "page-scroll-delegate-log-ios9"],
    variables: [gesture],
    stage: { stage in
        let all = [stage.name(AppearingPage(), first), stage.name(AppearingPage(), second), stage.name(AppearingPage(), third)]
        let pages = stage.keep(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        let book = stage.name(PageBook(all), book)
        pages.dataSource = book
        pages.delegate = book
        let choice = stage[gesture]
        let start = choice == .twice ? 0 : 1
        pages.setViewControllers([all[start]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        let (script, finger) = (stage.script, stage.script.finger(1))
        func place(_ x: Double) -> Place { .point(x: x, y: 400) }
        script.wait(1)
        switch choice {
        case .swipe, .givenUp:
            finger.down(at: place(330))
            finger.move(to: place(choice == .swipe ? 100 : 270), over: 0.2)
            script.wait(0.3)
            finger.up()
        case .overAndBack:
            finger.down(at: place(200))
            finger.move(to: place(120), over: 0.1)
            finger.move(to: place(300), over: 0.2)
            script.wait(0.3)
            finger.up()
        case .twice:
            for _ in 1...2 {
                finger.down(at: place(380))
                finger.move(to: place(10), over: 0.1)
                finger.up()
                script.wait(0.05)
            }
        case .code: script.perform { pages.setViewControllers([all[2]], direction: .forward, animated: true) }
        }
        script.wait(3)
        script.perform { if pages.viewControllers?.first === all[1] { stage.mark(secondAtTheEnd) } }
    },
    outcomes: {
        Outcome("`willTransitionTo` is called", otherwise: "zero times") {
            Outcome.State("twice", book.willTransitionTo("*").times(2))
            Outcome.State("once", book.willTransitionTo("*").happens)
        }
        Outcome("`didFinishAnimating`", otherwise: "is not called") {
            Outcome.State("says that the page has changed", book.didFinishAnimating("true"))
            Outcome.State("says that the page has not changed", book.didFinishAnimating("false"))
        }
    },
    claims: {
        Claim(
            "`willTransitionTo` is called for a swipe that is given up too, and `didFinishAnimating` then has `completed` false.",
            when: gesture == .givenUp, explanation: "The header says it.", rules: [.pageDelegate]
        ) {
            book.willTransitionTo(third)
            book.didFinishAnimating("false")
        }
        Claim(
            "If the finger goes over to the other side, `willTransitionTo` is called for both neighbours, and `didFinishAnimating` once.",
            when: gesture == .overAndBack,
            explanation: "Developers report that the calls do not come in pairs; no source says what the pages receive meanwhile.",
            rules: [.pageTurnedBack]
        ) {
            only(among: book.willTransitionTo("*"), book.didFinishAnimating("*")) {
                book.willTransitionTo(third)
                book.willTransitionTo(first)
                book.didFinishAnimating("false")
            }
        }
        Claim(
            "A page that a second swipe catches in motion becomes the current page without `didFinishAnimating`.", when: gesture == .twice,
            explanation: "A library for pages works around it.", rules: [.pagePassed]
        ) {
            only(among: book.willTransitionTo("*"), book.didFinishAnimating("*")) {
                book.willTransitionTo(second)
                book.willTransitionTo(third)
                book.didFinishAnimating("true")
            }
            secondAtTheEnd.written.never
        }
        Claim(
            "`setViewControllers` calls neither method.", when: gesture == .code, explanation: "The header says it.",
            rules: [.pageDelegate], unnoticed: "No rule makes code call the delegate of gestures: the claim says what does not happen."
        ) {
            book.willTransitionTo("*").never
            book.didFinishAnimating("*").never
        }
        Claim(
            "A finger that has changed the page brings one `didFinishAnimating` with `completed` true.",
            when: gesture.isOneOf(.swipe, .twice), book.didFinishAnimating("true").times(1), rules: [.pageDelegate])
    })
