import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Shown: String, Choice {
    case first = "the first page"
    case second = "the second page"
}
private let shown = Variable<Shown>("page", "The page controller shows")

private enum Start: String, Choice {
    case edge = "at the left edge"
    case content = "in the middle"
}
private let start = Variable<Start>("start", "A finger swipes to the right, and begins")
private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [18, 26])

private enum Remedy: String, Choice {
    case none = "has no requirement"
    case waitsOnFirst = "has to wait for the content swipe on the first page"
}
private let remedy = Variable<Remedy>("remedy", "The pan of the pages")

private let book = Named<PageBook>("book")
private let pages = Named<UIPageViewController>("pages")

/// A page controller on a navigation controller's stack.
let pageSwipeAgainstBackSwipe: Experiment = Experiment(
    id: "PageSwipeAgainstBackSwipe",
    title: "Swipe back against a `UIPageViewController` on the stack",
    question:
        "A page view controller that scrolls is pushed on a navigation controller. A finger swipes to the right from the edge or in the middle, on the first page or a later one. Does it go back, or does the page turn?",
    answer:
        "A swipe from the left edge goes back on every page: the pan of the pages waits for the pop recognizer. A swipe in the middle belongs to the pages, on iOS 26 too: a later page turns, the first page only bounces. On iOS 26 a failure requirement of the pages’ pan for `interactiveContentPopGestureRecognizer` (the content swipe), set on the first page, lets the swipe go back there.",
    remedy:
        "On iOS 26 and later unwrap `navigationController?.interactiveContentPopGestureRecognizer` as `swipe`, find the scroll view among the subviews of the page controller's view, and call `scrollView.panGestureRecognizer.require(toFail: swipe)` once. A requirement stays, so set `swipe.isEnabled` by the page, `true` on the first one only, in `viewDidAppear`, in `didFinishAnimating` and after a turn by code; set it back to `true` in `viewWillDisappear`. Leave the pan's delegate alone: a delegate other than the scroll view raises an exception. Before iOS 26 only the edge goes back. If the swipe from the edge turns the page, look for a delegate that replaces the one of `interactivePopGestureRecognizer`.",
    symptoms: [
        "swipe back does not work on the first page of a UIPageViewController",
        "UIPageViewController inside UINavigationController swipe back gesture",
        "iOS 26 full screen swipe back over a pager",
        "page view controller bounces instead of going back",
        "Tabman or Pageboy swipe back not working",
    ],
    variables: [shown, start, system, remedy],
    stage: { stage in
        stage.systemVersion = stage[system]
        let all = [stage.name(AppearingPage(), "page_1"), stage.name(AppearingPage(), "page_2")]
        let pages = stage.name(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), pages)
        let book = stage.name(PageBook(all), book)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([all[stage[shown] == .first ? 0 : 1]], direction: .forward, animated: false)
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), pages]
        stage.window.rootViewController = navigation
        if stage[remedy] == .waitsOnFirst, stage[shown] == .first, let pop = navigation.interactiveContentPopGestureRecognizer {
            for case let scroll as UIScrollView in pages.view.subviews { scroll.panGestureRecognizer.require(toFail: pop) }
        }
        let script = stage.script
        script.wait(1)
        if stage[start] == .edge {
            script.swipe(from: .left, by: 298)
        } else {
            script.swipe(from: .point(x: 90, y: 400), to: .point(x: 380, y: 400))
        }
        script.wait(1.5)
        script.perform { if navigation.viewControllers.count == 1 { stage.mark("the controller is popped") } }
    },
    outcomes: {
        Outcome("the swipe", otherwise: "does neither") {
            Outcome.State("goes back", "the controller is popped")
            Outcome.State("turns the page", book.didFinishAnimating("true"))
        }
    },
    claims: {
        Claim(
            "From the left edge the swipe goes back, whichever page is shown.", when: start == .edge,
            explanation: "Authors of pagers say that they leave the system’s gesture alone, and it works.", rules: [.popGoesFirst]
        ) {
            TokenPattern("the controller is popped").happens
            book.willTransitionTo("*").never
        }
        Claim(
            "In the middle of a later page the page turns back, on iOS 26 too.", when: start == .content && shown == .second,
            explanation: "Bluesky’s app is tested so: a drag to the right on another page than the first shows the page before.",
            rules: [.deepestLatestWins]
        ) {
            book.didFinishAnimating("true").happens
            TokenPattern("the controller is popped").never
        }
        Claim(
            "In the middle of the first page nothing happens: the pages take the drag and bounce.",
            when: start == .content && shown == .first && (remedy == .none || system == 18),
            explanation: "Bluesky’s app needed a patch of its pager to go back there on iOS 26."
        ) {
            TokenPattern("the controller is popped").never
            book.willTransitionTo("*").never
        }
        Claim(
            "If the pages’ pan has to wait for the content swipe, the first page goes back on iOS 26.",
            when: start == .content && shown == .first && remedy == .waitsOnFirst && system == 26,
            TokenPattern("the controller is popped").happens,
            rules: [.contentPop])
    })
