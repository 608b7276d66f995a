import EventTrace
import ExperimentKit
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 18])

private enum Content: String, Choice {
    case plain = "plain content"
    case scrollsDown = "a scroll view that scrolls down"
    case scrollsAcross = "a scroll view that scrolls across"
}
private let content = Variable<Content>("content", "The finger drags over")
private let hasBack = Variable<Bool>("back", "The controller has the system's back button", off: "the controller hides its back button")

/// Prints how it goes.
private final class Screen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let detail = Named<Screen>("detail")
private let scroll = Named<UIScrollView>("scroll")
private let scrolled = Mark("the content has scrolled")

/// The back swipe that begins anywhere, since iOS 26.
let contentSwipe: Experiment = Experiment(
    id: "ContentSwipe",
    title: "iOS 26: swipe back from anywhere in the content",
    question:
        "A finger drags to the right in the middle of a pushed controller: over plain content, or over a scroll view. On which versions does it go back, and who wins?",
    answer:
        "In apps built with the SDK of iOS 26, the drag goes back since iOS 26, by `interactiveContentPopGestureRecognizer`: over plain content and over a scroll view that scrolls only down. A scroll view that scrolls across keeps its drag, because its pan is on a deeper view. Up to iOS 18 only a drag from the left edge goes back. That a hidden back button refuses the drag in the content too is assumed.",
    remedy:
        "To keep a drag of yours, call `navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: ownPan)` within `if #available(iOS 26, *)`; let `ownPan` fail at directions that it does not need. To switch this swipe off on one screen, set the recognizer's `isEnabled = false` in `viewDidAppear(_:)` and `true` in `viewWillDisappear(_:)`; the swipe from the edge belongs to `interactivePopGestureRecognizer` and stays on. Do not let the content's recognizer wait for the pan of every scroll view: over content that scrolls only up and down it would never begin. Test sliders, maps and drawings in pushed controllers.",
    symptoms: [
        "iOS 26 swipe anywhere goes back",
        "interactiveContentPopGestureRecognizer conflicts with my pan gesture",
        "disable full screen swipe back on iOS 26",
        "horizontal scroll view and swipe back on iOS 26",
    ],
    observations: ["ios26-horizontal-scroll-vs-content-pop"],
    variables: [system, content, hasBack],
    base: hasBack.isOn,
    stage: { stage in
        stage.systemVersion = stage[system]
        let detail = stage.name(Screen(), detail)
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), detail]
        stage.window.rootViewController = navigation
        detail.navigationItem.hidesBackButton = stage[hasBack] == false
        if stage[content] != .plain {
            let view = stage.name(UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400)), scroll)
            let isAcross = stage[content] == .scrollsAcross
            view.contentSize = isAcross ? CGSize(width: 1200, height: 400) : CGSize(width: 390, height: 2000)
            if isAcross { view.contentOffset.x = 400 }
            let start = view.contentOffset.x
            detail.view.addSubview(view)
            stage.script.at(2.5) { if view.contentOffset.x != start { stage.mark(scrolled) } }
        }
        let (script, finger) = (stage.script, stage.script.finger(1))
        script.wait(1)
        finger.down(at: .point(x: 100, y: 400))
        finger.move(to: .point(x: 380, y: 410), over: 0.3)
        finger.up()
        script.wait(1.5)
    },
    outcomes: {
        Outcome("the drag goes back", not: "the drag does not go back", detail.viewDidDisappear)
        Outcome("the content scrolls", not: "the content does not scroll", scrolled.written)
    },
    claims: {
        Claim(
            "Since iOS 26 a drag in the content goes back, unless a scroll view scrolls along with it.",
            when: system == 26 && hasBack.isOn && content != .scrollsAcross, detail.viewDidDisappear.happens,
            explanation: "A talk of 2025 presents the recognizer.", rules: [.contentPop])
        Claim(
            "A scroll view that scrolls across keeps its drag.", when: content == .scrollsAcross,
            explanation:
                "The authors of react-native-screens let the recognizer wait for such scroll views by hand; here the pan of the deeper view wins anyway.",
            grade: .assumed
        ) {
            scrolled.written.happens
            detail.viewDidDisappear.never
        }
        Claim("Up to iOS 18 a drag in the content does not go back.", when: system == 18, detail.viewWillDisappear.never)
        Claim(
            "A hidden back button refuses the drag too.", when: hasBack.isOff, detail.viewWillDisappear.never,
            explanation: "No source says so; the rules of the edge are taken to hold here.", rules: [.popGestureDelegate])
    })
