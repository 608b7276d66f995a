import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Content: String, Choice {
    case plain = "plain content"
    case scrolled = "a scroll view that scrolls across, in the midst of its content"
    case atItsStart = "a scroll view that scrolls across, at its start"
    case scrollsDown = "a scroll view that scrolls down"
    case pages = "a page controller, on its second page"
    case row = "a row with actions on its leading side"
    case slider = "a slider’s knob"
    case switched = "a switch"
    case pan = "a view with a pan recognizer of its own"
}
private let content = Variable<Content>("content", "Under the finger lies")

private enum Start: String, Choice {
    case edge = "at the left edge"
    case content = "in the content"
}
private let start = Variable<Start>("start", "The finger swipes to the right, and begins")
private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [18, 26])

/// A row whose leading action is opened by a swipe to the right.
private final class SwipedRow: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 200 }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "read") { _, _, done in done(true) }])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
}

private let book = Named<PageBook>("book")
private let row = Named<SwipedRow>("row")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let slider = Named<UISlider>("slider")
private let toggle = Named<UISwitch>("switch")
private let popped = TokenPattern("the controller is popped")
private let scrolled = Mark("the content has scrolled")

extension Stage {
    /// Puts the content of this case in the controller, with its middle 400 points below the top of the screen.
    fileprivate func fill(_ detail: UIViewController, at x: Double) {
        let frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        switch self[content] {
        case .plain: break
        case .scrolled, .atItsStart, .scrollsDown:
            let view = keep(UIScrollView(frame: frame))
            view.contentSize = self[content] == .scrollsDown ? CGSize(width: 390, height: 900) : CGSize(width: 1200, height: 200)
            if self[content] == .scrolled { view.contentOffset.x = 400 }
            let offset = view.contentOffset
            detail.view.addSubview(view)
            script.at(3) { [self] in if view.contentOffset != offset { mark(scrolled) } }
        case .pages:
            let all = [name(AppearingPage(), "page_1"), name(AppearingPage(), "page_2")]
            let pages = keep(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
            let book = name(PageBook(all), book)
            pages.dataSource = book
            pages.delegate = book
            pages.setViewControllers([all[1]], direction: .forward, animated: false)
            detail.addChild(pages)
            pages.view.frame = frame
            detail.view.addSubview(pages.view)
            pages.didMove(toParent: detail)
        case .row:
            let table = keep(UITableView(frame: frame, style: .plain))
            let row = name(SwipedRow(), row)
            table.dataSource = row
            table.delegate = row
            detail.view.addSubview(table)
        case .slider:
            let view = name(UISlider(frame: CGRect(x: x - 15, y: 385, width: 250, height: 31)), slider)
            detail.view.addSubview(view)
            addTargets(to: view, for: [.valueChanged])
        case .switched:
            let view = name(UISwitch(frame: CGRect(x: x - 10, y: 385, width: 51, height: 31)), toggle)
            detail.view.addSubview(view)
            addTargets(to: view, for: [.valueChanged])
        case .pan:
            let view = keep(UIView(frame: frame))
            detail.view.addSubview(view)
            _ = add(UIPanGestureRecognizer(), pan, to: view)
        }
    }
}

/// A swipe to the right, from the edge to the content.
let whoGetsTheSwipe: Experiment = Experiment(
    id: "WhoGetsTheSwipe",
    title: "Who gets a swipe to the right: the back swipe or the content?",
    question:
        "A pushed controller shows a scroll view, pages, a row with actions, a control or a view with a pan of its own. A finger swipes to the right, from the left edge or in the content. Does the controller pop, or does the content take the swipe, on iOS 18 and 26?",
    answer:
        "From the left edge the controller pops, whatever lies there except a switch: pans of the content wait for the pop recognizer. In the content nothing pops on iOS 18. On iOS 26 a second pop recognizer, `interactiveContentPopGestureRecognizer` (the content swipe), pops from the content too, over plain content and over a scroll view that scrolls down. A scroll view that scrolls across, pages and a pan keep a swipe in the content because they are on deeper views, a slider's knob and a switch because they decline pans of superviews, and a row with actions because the content swipe waits for the row's swipe.",
    remedy:
        "To give a swipe in the content to your recognizer, let the second pop recognizer wait, within `if #available(iOS 26, *)`: `navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: yourPan)`. At the left edge keep a slider away, or set `isEnabled = false` on `interactivePopGestureRecognizer` in `viewDidAppear(_:)` and `true` in `viewWillDisappear(_:)`. To go back instead, call `yourPan.require(toFail:)` with the pop recognizer, or return `false` for swipes to the right from `gestureRecognizerShouldBegin(_:)` of your recognizer's delegate. The guide “Who gets the swipe?” has the rule for each pair.",
    symptoms: [
        "swipe back conflicts with content",
        "which gesture wins back swipe or scroll view",
        "iOS 26 swipe back from anywhere conflicts with swipe actions",
        "slider goes back instead of moving near the screen edge",
        "full screen back gesture takes my pan",
    ],
    observations: ["ios26-horizontal-scroll-vs-content-pop"],
    variables: [content, start, system],
    stage: { stage in
        stage.systemVersion = stage[system]
        let detail = stage.keep(UIViewController())
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), detail]
        stage.window.rootViewController = navigation
        let x = stage[start] == .edge ? 2.0 : 90
        stage.fill(detail, at: x)
        let script = stage.script
        script.wait(1)
        script.swipe(from: .point(x: x, y: 400), to: .point(x: x + 280, y: 405), over: 0.35)
        script.wait(1.5)
        script.perform { if navigation.viewControllers.count == 1 { stage.mark("the controller is popped") } }
    },
    outcomes: {
        Outcome("the swipe", otherwise: "does nothing") {
            Outcome.State("goes back", popped)
            Outcome.State("scrolls the content", scrolled.written)
            Outcome.State("turns the page", book.didFinishAnimating("true"))
            Outcome.State("opens the row", row.willBeginEditingRow)
            Outcome.State("moves the slider", slider.action(.valueChanged))
            Outcome.State("flips the switch", toggle.action(.valueChanged))
            Outcome.State("is the pan’s", pan.action)
        }
    },
    claims: {
        Claim(
            "From the left edge the controller pops, unless a switch lies there.", when: start == .edge && content != .switched,
            popped.happens,
            explanation: "The authors of react-native-screens find this in a plain app, even for a drag across a scroll view that moves.",
            rules: [.popGoesFirst, .interactivePop])
        Claim(
            "On iOS 26 the content swipe pops over content that does not move across.",
            when: start == .content && system == 26 && content.isOneOf(.plain, .scrollsDown), popped.happens, rules: [.contentPop])
        Claim(
            "In the content, whatever moves across keeps its swipe, on iOS 26 too.",
            when: start == .content && !content.isOneOf(.plain, .scrollsDown), popped.never,
            explanation:
                "The authors of react-native-screens see that a scroll view across keeps the content swipe from beginning; reports on pagers agree. A talk of 2025 names the actions of rows.",
            rules: [.contentPopAfterRows], grade: .assumed)
        Claim(
            "A switch keeps a swipe that begins on it, at the edge too.", when: content == .switched, toggle.action(.valueChanged).happens,
            explanation: "Apple’s page on the view’s `gestureRecognizerShouldBegin` names a drag along the knob of a switch.",
            rules: [.veto])
        Claim(
            "Up to iOS 18 nothing pops in the content.", when: start == .content && system == 18, popped.never)
        Claim(
            "A scroll view at its start takes the swipe all the same, and only bounces.",
            when: start == .content && content == .atItsStart
        ) {
            popped.never
            scrolled.written.never
        }
    })
