import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case alongside = "alongside the transition"
    case atOnce = "at once"
    case both = "alongside the transition, and at once if `animate` returns `false`"
}
private let way = Variable<Way>("way", "Each screen sets its alpha of the bar in `viewWillAppear`")
private enum Lift: String, Choice {
    case early = "gives the swipe up"
    case late = "finishes the swipe"
}
private let lift = Variable<Lift>("lift", "The finger")

/// Gives the bar of its navigation controller an alpha of its own.
private final class Screen: UIViewController {
    var alpha: CGFloat = 1
    var way = Way.atOnce
    var mark: (Mark) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard way != .atOnce, let transitionCoordinator else { return setBar() }
        let isQueued = transitionCoordinator.animate(alongsideTransition: { [self] _ in setBar() }, completion: nil)
        if isQueued { return }
        mark(refused)
        if way == .both { setBar() }
    }

    private func setBar() { navigationController?.navigationBar.alpha = alpha }
}

private let list = Named<Screen>("list")
private let detail = Named<Screen>("detail")
private let refused = Mark("animate(alongsideTransition:) returns false")
private let isRight = Mark("the bar has the alpha of the screen that is shown")

/// The bar after a back swipe that is given up.
let barAfterAGivenUpSwipe: Experiment = Experiment(
    id: "BarAfterAGivenUpSwipe",
    title: "The navigation bar after a swipe back that is given up",
    question:
        "`list` wants the navigation bar half transparent, `detail` opaque; each sets its alpha in `viewWillAppear`, at once or with `animate(alongsideTransition:)`. A finger swipes back from `detail` and gives the swipe up. Has the bar the alpha of `detail`?",
    answer:
        "Not if both screens only animate alongside the transition: `viewWillAppear` of `list` has changed the bar when the swipe began, and when `detail` comes back, `animate(alongsideTransition:)` returns `false` and does not run the animation. The bar is right if both screens set the alpha at once, or set it whenever the result is `false`.",
    remedy:
        "In `viewWillAppear` of every screen, not in `viewDidLoad` alone, set the style and use the result: `if transitionCoordinator?.animate(alongsideTransition: { _ in self.style() }, completion: nil) != true { style() }`. Since iOS 13 the background of a bar needs no such code if the `navigationItem` of each controller has a `standardAppearance` and a `scrollEdgeAppearance` of its own, for a transparent bar with `configureWithTransparentBackground()`.",
    symptoms: [
        "navigation bar stays transparent after cancelled swipe back",
        "bar color wrong after interactive pop is cancelled",
        "animate(alongsideTransition:) block not called when swipe back is cancelled",
        "animateAlongsideTransition returns false",
    ],
    variables: [way, lift],
    stage: { stage in
        let (list, detail) = (stage.name(Screen(), list), stage.name(Screen(), detail))
        list.alpha = 0.5
        let navigation = stage.keep(UINavigationController())
        for screen in [list, detail] {
            screen.way = stage[way]
            screen.mark = { stage.mark($0) }
        }
        navigation.viewControllers = [list, detail]
        stage.window.rootViewController = navigation
        let script = stage.script
        script.wait(1)
        script.swipe(from: .left, by: stage[lift] == .early ? 88 : 298)
        script.wait(1)
        script.perform {
            if let shown = navigation.topViewController as? Screen, navigation.navigationBar.alpha == shown.alpha { stage.mark(isRight) }
        }
    },
    outcomes: {
        Outcome("the bar suits the screen", not: "the bar does not suit the screen", isRight.written)
    },
    claims: {
        Claim(
            "When the swipe is given up, `animate(alongsideTransition:)` returns `false` in `viewWillAppear` of the screen that comes back.",
            when: lift == .early && way != .atOnce,
            explanation: "The authors of QMUI found this and run the animation by hand (Tencent/QMUI_iOS, issue 692).",
            rules: [.cancelledRefusesAnimations]
        ) {
            list.viewWillAppear
            detail.viewWillAppear
            refused.written
        }
        Claim(
            "If the swipe is given up and the screens only animate alongside the transition, the bar keeps the alpha of `list`.",
            when: lift == .early && way == .alongside,
            isRight.written.never, rules: [.cancelledRefusesAnimations])
        Claim(
            "If the swipe is given up and the screens set the alpha at once, or where the animation is refused, the bar has the alpha of `detail`.",
            when: lift == .early && way != .alongside,
            isRight.written.happens)
        Claim(
            "A finished swipe leaves the right bar.", when: lift == .late, isRight.written.happens, rules: [.coordinator])
    })
