import EventTrace

/// The rules of page controllers.
extension Rule {
    static let pages: [Rule] = [
        .pageOrder, .pageNeighbours, .pageCancelled, .pageDelegate, .pageTurnedBack, .pagePassed, .pageIndicator, .pageSetByCode,
        .pageBehind,
        .pageEdge,
    ]

    public static var pageOrder: Rule {
        Rule(
            .responders, 120,
            .assumed(
                "When a page is turned, the new page receives `viewWillAppear` before the current one receives `viewWillDisappear`; at the end the new one receives `viewDidAppear` before the other receives `viewDidDisappear` if pages scroll, and after it if they curl.",
                without: "When a page is turned, the current page receives its calls before the new one.",
                sources: [
                    .observation("page-scroll-normal-appearance"),
                    .choice(
                        "One author lists both orders, of iOS 7, without a log. The delegate receives `willTransitionTo` before, and `didFinishAnimating` after the calls of the pages: no source says so."
                    ),
                ]))
    }

    public static var pageNeighbours: Rule {
        Rule(
            .responders, 121,
            .measured(
                "When a finger begins to drag scrolled pages, the data source is asked for the page after and the page before the current one, each only once; after a turn, and after `didFinishAnimating`, it is asked for the next page in that direction, and another page or data source set by code makes it forget both.",
                without: "The data source is asked for both neighbours whenever a finger begins to drag.",
                sources: [
                    .observation("page-scroll-delegate-log-ios9"),
                    .choice("That setting `dataSource` forgets the neighbours is common experience, without a source of Apple's."),
                ]))
    }

    public static var pageCancelled: Rule {
        Rule(
            .responders, 122,
            .assumed(
                "When a turned page falls back, a scrolled current page receives `viewWillAppear` and `viewDidAppear` before the new one receives `viewWillDisappear` and `viewDidDisappear`; with curled pages the new one receives the first call, and the calls alternate.",
                without: "When a turned page falls back, the new page goes before the current one comes back, whatever the style.",
                sources: [
                    .observation("page-cancelled-appearance"),
                    .choice("One author lists the orders, of iOS 7, without a log; the calls come when the content is at rest."),
                ]))
    }

    public static var pageDelegate: Rule {
        Rule(
            .responders, 123,
            .documented(
                "The delegate receives `willTransitionTo` and `didFinishAnimating` for turns by a gesture and not for those by code; `completed` says whether the page has changed, and `viewControllers` names the old page until then.",
                without: "The delegate receives no calls about turned pages.",
                sources: [
                    .observation("header-page-only-gesture"), .observation("page-scroll-delegate-log-ios9"),
                    .document("UIPageViewControllerDelegate"),
                ]))
    }

    public static var pageTurnedBack: Rule {
        Rule(
            .responders, 124,
            .assumed(
                "If a finger drags scrolled pages back over the middle to the other side, the page that had begun to come goes without `didFinishAnimating`, and the delegate receives `willTransitionTo` for the page on the other side.",
                without: "Once a page has begun to come, no other page does until the content is at rest.",
                sources: [
                    .account("GVGPageViewController: willTransitionTo is called when scrolling begins, whatever becomes of it"),
                    .choice("No source says what the pages receive when the finger turns back."),
                ]))
    }

    public static var pagePassed: Rule {
        Rule(
            .responders, 125,
            .assumed(
                "If a finger catches a page that is still moving into place and drags on over it, that page becomes the current one without `didFinishAnimating`.",
                without: "A page becomes the current one only when the content is at rest.",
                sources: [
                    .account("Pageboy: didFinishAnimating does not come for a page that is reached during deceleration"),
                    .choice("No source says which calls the pages receive."),
                ]))
    }

    public static var pageIndicator: Rule {
        Rule(
            .responders, 126,
            .documented(
                "`setViewControllers` of pages that scroll horizontally asks the data source for `presentationCount` and `presentationIndex`, once the new view is loaded; a count above zero shows that many dots below the pages, and after a swipe the dots move without a question.",
                without: "The data source is not asked about dots, and none are shown.",
                sources: [
                    .document("UIPageViewControllerDataSource, header comment of presentationCount(for:)"),
                    .observation("ouk-page-indicator-asked-in-set"),
                    .choice("That the view is loaded before the questions rests on one author, who measured it on a simulator of 26.1."),
                ]))
    }

    public static var pageSetByCode: Rule {
        Rule(
            .responders, 127,
            .measured(
                "`setViewControllers` takes the page in, with `didMove(toParent:)`, before its view is loaded; the first page, and a page without animation, receive `viewWillAppear` and `viewDidAppear` within the call, before any layout, and the completion runs; with animation the calls begin in the next turn of the run loop, and the completion comes at the end.",
                without: "A page set by code receives `viewDidAppear` at the next commit.",
                sources: [
                    .observation("ouk-page-set-moves-before-load"), .observation("ouk-page-first-set-completes-inline"),
                    .observation("ouk-page-animated-set-appears-next-turn"), .observation("page-set-in-viewdidload-appears-before-layout"),
                    .choice(
                        "A log of iOS 11 has `didMove(toParent:)` after `viewDidAppear`; the measurement is of 26.1. The order of two pages that change without animation is chosen."
                    ),
                ]))
    }

    public static var pageBehind: Rule {
        Rule(
            .responders, 128,
            .assumed(
                "After an animated `setViewControllers` of scrolled pages, the page that was shown counts as the neighbour behind, whatever the data source would say.",
                without: "After an animated `setViewControllers` the data source is asked for both neighbours.",
                sources: [
                    .account("Stack Overflow 12939280 and 13253884: a swipe back after an animated setViewControllers shows a wrong page"),
                    .account("Pageboy, PatchedPageViewController (2019), sets the page again without animation"),
                    .choice("Reports are of iOS 6 to 13; no source says that later versions ask."),
                ]))
    }

    public static var pageEdge: Rule {
        Rule(
            .responders, 129,
            .documented(
                "A tap near an edge turns a curled page, towards the next one at the right edge and back at the left.",
                without: "A tap turns no page.",
                sources: [
                    .document("UIPageViewController, gestureRecognizers"),
                    .document("UIPageViewController, Overview: navigation by gestures"),
                    .choice("How near is not documented."),
                ]))
    }
}
