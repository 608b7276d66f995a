import EventTrace
import ExperimentKit
import UIKit

private enum Content: String, Choice {
    case scrollView = "a scroll view that scrolls across"
    case pan = "a view with a pan recognizer of its own"
    case slider = "a slider"
}
private let content = Variable<Content>("content", "Under the finger lies")

private enum Delegate: String, Choice {
    case system = "the system's"
    case none = "nil"
}
private let delegate = Variable<Delegate>("delegate", "The delegate of `interactivePopGestureRecognizer` is")

private enum Way: String, Choice {
    case straight = "straight to the right"
    case down = "down along the edge"
}
private let way = Variable<Way>("way", "The finger moves")

/// Prints how it goes.
private final class Screen: UIViewController {
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let detail = Named<Screen>("detail")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let pop = Named<UIGestureRecognizer>("pop")
private let scroll = Named<UIScrollView>("scroll")
private let slider = Named<UISlider>("slider")
private let scrolled = Mark("the content has scrolled")

/// A swipe from the left edge over content that is dragged itself.
let backSwipeAgainstContent: Experiment = Experiment(
    id: "BackSwipeAgainstContent",
    title: "Swipe back against a horizontal scroll view, a slider or a pan in the content",
    question:
        "At the left edge of a pushed controller lies a scroll view that scrolls across, a view with a pan recognizer, or a slider. A finger swipes from the edge. Does it go back or move the content, and what changes with a delegate of nil?",
    answer:
        "With the system's delegate the swipe goes back over a scroll view and a pan: both wait for the pop recognizer. With a delegate of nil neither waits, the recognizer on the deeper view wins, and the content moves. Over a slider the swipe goes back with either delegate. A drag along the edge is never a swipe back.",
    remedy:
        "If you set a delegate of your own for `interactivePopGestureRecognizer`, return `true` from its `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, so that pans of the content wait again, and `viewControllers.count > 1` from its `gestureRecognizerShouldBegin(_:)`, or a swipe at the root freezes the next push. Or call `scrollView.panGestureRecognizer.require(toFail:)` with the pop recognizer. For a slider, keep its knob away from the edge, or switch the pop recognizer's `isEnabled` off while that screen is shown. Since iOS 26 a second recognizer goes back from the middle too: `ContentSwipe`.",
    symptoms: [
        "swipe back conflicts with horizontal UIScrollView",
        "interactivePopGestureRecognizer and collection view horizontal scrolling",
        "swipe back does not start over my pan gesture after setting the delegate",
        "slider near the left edge goes back instead of moving",
    ],
    variables: [content, delegate, way],
    base: delegate.isOneOf(.none),
    stage: { stage in
        stage.systemVersion = 18
        let detail = stage.name(Screen(), detail)
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), detail]
        stage.window.rootViewController = navigation
        let frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        switch stage[content] {
        case .scrollView:
            let view = stage.name(UIScrollView(frame: frame), scroll)
            view.contentSize = CGSize(width: 1200, height: 200)
            view.contentOffset.x = 400
            detail.view.addSubview(view)
            stage.script.at(2.5) { if view.contentOffset.x != 400 { stage.mark(scrolled) } }
        case .pan:
            let view = stage.keep(UIView(frame: frame))
            detail.view.addSubview(view)
            _ = stage.add(UIPanGestureRecognizer(), pan, to: view)
        case .slider:
            detail.view.addSubview(stage.name(UISlider(frame: CGRect(x: 0, y: 380, width: 390, height: 40)), slider))
        }
        if let recognizer = navigation.interactivePopGestureRecognizer {
            _ = stage.name(recognizer, pop)
            if stage[delegate] == .none { recognizer.delegate = nil }
        }
        let (script, finger) = (stage.script, stage.script.finger(1))
        script.wait(1)
        finger.down(at: .point(x: 5, y: 400))
        finger.move(to: stage[way] == .straight ? .point(x: 300, y: 400) : .point(x: 8, y: 480), over: 0.3)
        finger.up()
        script.wait(1.5)
    },
    outcomes: {
        Outcome("the swipe goes back", not: "the swipe does not go back", detail.viewDidDisappear)
        Outcome("the content", otherwise: "does not move") {
            Outcome.State("scrolls", scrolled.written)
            Outcome.State("is dragged", pan.action)
        }
    },
    claims: {
        Claim(
            "With the system's delegate, a scroll view and a pan of the content wait for the swipe, which goes back.",
            when: delegate == .system && content.isOneOf(.scrollView, .pan) && way == .straight,
            explanation: "A report says that pans of rows let the system's own swipe begin, but no edge pan of the app.",
            rules: [.popGoesFirst]
        ) {
            detail.viewDidDisappear.happens
            pan.action.never
            scrolled.written.never
        }
        Claim(
            "With a delegate of nil, the pan of the deeper view wins.",
            when: delegate == .none && content.isOneOf(.scrollView, .pan) && way == .straight, detail.viewDidDisappear.never,
            explanation: "If two recognizers recognize in one event, the one on the deeper view wins.", rules: [.deepestLatestWins])
        Claim(
            "A drag along the edge goes back in no case.", when: way == .down, detail.viewDidDisappear.never, rules: [.screenEdgePan],
            unnoticed: "No change that is tried turns a drag round: the claim says what does not happen.")
    })
