import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Moment: String, Choice {
    case whenLoaded = "in `viewDidLoad` of the page controller"
    case whenShown = "a second after the page controller has appeared"
}
private let moment = Variable<Moment>("moment", "`setViewControllers` is called")
private let replaces = Variable<Bool>("replaces", "It replaces a page", off: "The page controller has no page yet")
private let isAnimated = Variable<Bool>("animated", "It is animated", off: "It is not animated")

/// A page controller that sets its page when its view is loaded.
private final class LoadingPages: UIPageViewController {
    var whenLoaded: (UIPageViewController) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded(self)
    }
}

/// A page that prints its appearance and its layout.
private final class PrintingPage: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

private let page = Named<PrintingPage>("page")
private let hasReturned = Mark("setViewControllers has returned")
private let isCompleted = Mark("completion")

/// The calls of a page that code shows.
let firstPageByCode: Experiment = Experiment(
    id: "FirstPageByCode",
    title: "`setViewControllers` of a `UIPageViewController`: the first page's `viewDidAppear` comes before its layout",
    question:
        "`setViewControllers` shows `page`, in `viewDidLoad` of the page view controller or later, as the first page or in place of another one, with or without animation. When do `page` and the completion receive their calls?",
    answer:
        "The first page, and any page without animation, appears within the call: `viewDidAppear` and the completion come before `setViewControllers` returns and before any layout of the page, also if the call is in `viewDidLoad`. With animation in place of a visible page, the appearance calls begin in the next turn of the run loop, the layout comes before `viewDidAppear`, and the completion comes at the end of the animation. On iOS 26.1 `didMove(toParent:)` comes before `viewDidLoad`; in a log of iOS 11 it comes after `viewDidAppear`.",
    remedy:
        "For a first page, or a page set without animation, measure views in `viewDidLayoutSubviews` and not in `viewDidAppear`. Elsewhere the layout comes before `viewDidAppear`, except in a push without animation. After an animated call, set no other page before its completion.",
    symptoms: [
        "viewDidAppear is called before viewDidLayoutSubviews in a page view controller",
        "frame is wrong in viewDidAppear of a page",
        "setViewControllers completion is called immediately",
        "UIPageViewController setViewControllers in viewDidLoad lifecycle order",
    ],
    observations: [
        "page-set-in-viewdidload-appears-before-layout", "ouk-page-set-moves-before-load", "ouk-page-first-set-completes-inline",
        "ouk-page-animated-set-appears-next-turn",
    ],
    variables: [moment, replaces, isAnimated],
    base: moment == .whenShown && replaces.isOn && isAnimated.isOn,
    stage: { stage in
        let new = stage.name(PrintingPage(), page)
        let pages = stage.name(LoadingPages(transitionStyle: .scroll, navigationOrientation: .horizontal), "pages")
        let (replacing, animated) = (stage[replaces], stage[isAnimated])
        let show: (UIPageViewController) -> Void = { controller in
            if replacing { controller.setViewControllers([UIViewController()], direction: .forward, animated: false) }
            controller.setViewControllers([new], direction: .forward, animated: animated) { _ in stage.mark(isCompleted) }
            stage.mark(hasReturned)
        }
        if stage[moment] == .whenLoaded { pages.whenLoaded = show }
        stage.window.rootViewController = pages
        stage.script.wait(1)
        if stage[moment] == .whenShown { stage.script.perform { show(pages) } }
        stage.script.wait(2)
    },
    outcomes: {
        Outcome("`viewDidAppear`", otherwise: "comes later") {
            Outcome.State("comes within `setViewControllers`", page.viewDidAppear.before(hasReturned.written))
        }
    },
    claims: {
        Claim(
            "`didMove(toParent:)` comes before `viewDidLoad`.",
            explanation: "Measured on a simulator of 26.1; a log of iOS 11 has it after `viewDidAppear`.", rules: [.pageSetByCode]
        ) {
            page.didMoveToParent
            page.viewDidLoad
        }
        Claim(
            "The first page has appeared, and the completion has run, before `setViewControllers` returns and before any layout.",
            when: !replaces.isOn, explanation: "A log of iOS 11 and a measurement of 26.1 show it.", rules: [.pageSetByCode]
        ) {
            page.viewWillAppear
            page.viewDidAppear
            isCompleted.written
            hasReturned.written
            page.viewDidLayoutSubviews
        }
        Claim(
            "With animation in place of a visible page, the call returns first, and the completion comes last.",
            when: replaces.isOn && isAnimated.isOn && moment == .whenShown, explanation: "Measured on a simulator of 26.1.",
            rules: [.pageSetByCode]
        ) {
            hasReturned.written
            page.viewWillAppear
            page.viewDidAppear
            isCompleted.written
        }
        Claim(
            "While the page controller is not on screen, animation makes no difference.", when: moment == .whenLoaded,
            isAnimated.changesNothing())
    })
