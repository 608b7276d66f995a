import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Style: String, Choice {
    case scroll = "scroll"
    case pageCurl = "curl"
}
private let style = Variable<Style>("style", "The pages")

private enum Turn: String, Choice {
    case swiped = "swipes to the next page"
    case givenUp = "begins to swipe and gives up"
}
private let turn = Variable<Turn>("turn", "A finger")

private let current = Named<AppearingPage>("current")
private let next = Named<AppearingPage>("next")
private let swiped = Mark("the finger comes down")

/// The order of appearance of two pages.
let pageTurned: Experiment = Experiment(
    id: "PageTurned",
    title: "Order of `viewWillAppear` and `viewDidDisappear` in a `UIPageViewController`",
    question:
        "A page view controller shows `current`, and a finger swipes to `next`, all the way or only a little. In which order are the appearance methods of the two pages called, if the pages scroll and if they curl?",
    answer:
        "`next` receives `viewWillAppear` before `current` receives `viewWillDisappear`, unlike a push. At the end `next` receives `viewDidAppear` first if the pages scroll, and `current` receives `viewDidDisappear` first if they curl. After a swipe that is given up, `current` receives `viewWillAppear` and `viewDidAppear` before `next` goes if the pages scroll; if they curl, the calls of `next` and `current` alternate. One author has listed these orders for iOS 7, without a log.",
    remedy:
        "Let no page rely on the calls of the other page. Put work for the page that is really shown, such as playing or counting views, into `viewDidAppear`: a page whose swipe is given up receives `viewWillAppear`, `viewWillDisappear` and `viewDidDisappear` without it. Learn the current page in the delegate's `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`, from `viewControllers` if `completed` is `true`.",
    symptoms: [
        "UIPageViewController viewWillAppear called before viewWillDisappear of the other page",
        "viewWillAppear of the next page is called although the swipe was cancelled",
        "viewDidDisappear without viewDidAppear in a page view controller",
        "page view controller lifecycle order scroll and page curl",
    ],
    observations: ["page-scroll-normal-appearance", "page-cancelled-appearance", "page-curl-appearance"],
    variables: [style, turn],
    stage: { stage in
        let (old, new) = (stage.name(AppearingPage(), current), stage.name(AppearingPage(), next))
        let book = stage.name(PageBook([old, new]), "book")
        let pages = stage.keep(
            UIPageViewController(
                transitionStyle: stage[style] == .scroll ? .scroll : .pageCurl, navigationOrientation: .horizontal))
        pages.dataSource = book
        pages.setViewControllers([old], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        let (script, finger, isLong) = (stage.script, stage.script.finger(1), stage[turn] == .swiped)
        script.wait(1)
        script.mark(swiped)
        finger.down(at: .point(x: 330, y: 400))
        finger.move(to: .point(x: isLong ? 100 : 270, y: 400), over: 0.2)
        script.wait(0.3)
        finger.up()
        script.wait(2)
    },
    outcomes: {
        Outcome("`next` stays", not: "`next` goes again", next.viewDidAppear)
        Outcome("the last call", otherwise: "is `viewDidAppear` of `current`") {
            Outcome.State("is `viewDidDisappear` of `current`", .order([next.viewDidAppear, current.viewDidDisappear]))
            Outcome.State("is `viewDidAppear` of `next`", .order([current.viewDidDisappear, next.viewDidAppear]))
            Outcome.State("is `viewDidDisappear` of `next`", .order([swiped.written, current.viewDidAppear, next.viewDidDisappear]))
        }
    },
    claims: {
        Claim(
            "The new page begins: `viewWillAppear` comes before `viewWillDisappear` of the other page.",
            explanation: "A page that scrolls or curls in is seen before anything has gone.", rules: [.pageOrder]
        ) {
            swiped.written
            next.viewWillAppear
            current.viewWillDisappear
        }
        Claim(
            "Scrolled pages end in the same order: `viewDidAppear` of the new page, then `viewDidDisappear` of the other page.",
            when: style == .scroll && turn == .swiped,
            explanation: "One author lists it, for iOS 7.", rules: [.pageOrder]
        ) {
            next.viewDidAppear
            current.viewDidDisappear
        }
        Claim(
            "Curled pages end the other way round: `viewDidDisappear` of the old page, then `viewDidAppear` of the new page.",
            when: style == .pageCurl && turn == .swiped,
            explanation: "One author lists it, for iOS 7.", rules: [.pageOrder]
        ) {
            current.viewDidDisappear
            next.viewDidAppear
        }
        Claim(
            "If a swipe between scrolled pages is given up, the old page is back before the new one goes.",
            when: style == .scroll && turn == .givenUp,
            explanation: "One author lists it, for iOS 7.", rules: [.pageCancelled]
        ) {
            current.viewWillDisappear
            current.viewWillAppear
            current.viewDidAppear
            next.viewWillDisappear
            next.viewDidDisappear
        }
        Claim(
            "If a curl is given up, the calls of the two pages alternate, the new page first.",
            when: style == .pageCurl && turn == .givenUp,
            explanation: "One author lists it, for iOS 7.", rules: [.pageCancelled]
        ) {
            next.viewWillDisappear
            current.viewWillAppear
            next.viewDidDisappear
            current.viewDidAppear
        }
        Claim(
            "A page that never came receives `viewDidDisappear` without `viewDidAppear`.", when: turn == .givenUp, rules: [.pageCancelled]
        ) {
            next.viewDidAppear.never
            next.viewDidDisappear.happens
        }
    })
