import EventTrace
import ExperimentKit
import UIKit

private enum Moment: String, Choice {
    case willAppear = "in `viewWillAppear`"
    case didAppear = "in `viewDidAppear`"
    case never = "nowhere"
}
private let moment = Variable<Moment>("moment", "`list` disables the recognizer")
private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 18])

/// Allows no back swipe while it is on screen.
private final class List: UIViewController {
    var moment = Moment.never

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if moment == .willAppear { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if moment == .didAppear { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }
}

/// Prints how it goes.
private final class Detail: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let list = Named<List>("list")
private let detail = Named<Detail>("detail")
private let pop = Named<UIGestureRecognizer>("pop")

/// A pop recognizer that is disabled by the controller to which it goes back.
let popDisabledInItsBegin: Experiment = Experiment(
    id: "PopDisabledInItsBegin",
    title: "Disabling `interactivePopGestureRecognizer` in `viewWillAppear` freezes the app",
    question:
        "`list` allows no back swipe while it is on screen: it sets `isEnabled` of `interactivePopGestureRecognizer` to false when it appears, and to true when it goes. From `detail`, which is pushed on `list`, a finger swipes back. What happens, depending on the method in which `list` disables the recognizer?",
    answer:
        "If `list` disables the recognizer in `viewWillAppear`, the swipe that has just begun is cancelled: no finger drives the transition any more, the pop never ends, and no touch is delivered. In `viewDidAppear` the pop is over, and touches are delivered as before.",
    remedy:
        "Set `isEnabled` to `false` in `viewDidAppear(_:)` and to `true` again in `viewWillDisappear(_:)`, since the whole stack has one recognizer. Or leave `isEnabled` alone: keep a delegate of your own for the recognizer, and let its `gestureRecognizerShouldBegin(_:)` decide by the controller on top. This delegate has to return `false` at the root too: a swipe that begins there freezes the next push, another cause of such a freeze (see BackSwipeAtTheRoot). Since iOS 26 `interactiveContentPopGestureRecognizer` goes back too and needs the same.",
    symptoms: [
        "interactivePopGestureRecognizer isEnabled false freezes the app",
        "disable swipe back for one view controller, app stuck afterwards",
        "screen frozen after swiping back, no touches",
    ],
    observations: ["pop-gesture-disabled-in-willappear-freezes"],
    variables: [moment, system],
    stage: { stage in
        stage.systemVersion = stage[system]
        let (list, detail) = (stage.name(List(), list), stage.name(Detail(), detail))
        let navigation = stage.keep(UINavigationController(rootViewController: list))
        stage.window.rootViewController = navigation
        if let recognizer = navigation.interactivePopGestureRecognizer { _ = stage.name(recognizer, pop) }
        list.moment = stage[moment]
        let script = stage.script
        script.wait(1)
        script.perform { navigation.pushViewController(detail, animated: true) }
        script.wait(1)
        script.swipe(from: .left, by: 298)
        script.wait(1)
        script.tap(at: CGPoint(x: 195, y: 400))
    },
    outcomes: {
        Outcome("`detail` has gone", not: "the pop never ends", detail.viewDidDisappear)
        Outcome("touches are dropped", not: "touches are delivered", decided("glass: drop transition"))
    },
    claims: {
        Claim(
            "If the controller behind disables the recognizer in `viewWillAppear`, the pop never ends and touches are dropped.",
            when: moment == .willAppear, explanation: "Two authors report it independently; neither knows why.",
            rules: [.disabledPopFreezes, .noTouchesBesideAPop]
        ) {
            detail.viewWillDisappear.happens
            detail.viewDidDisappear.never
            decided("pop: state cancelled")
            decided("glass: drop transition")
        }
        Claim(
            "If `list` disables the recognizer in `viewDidAppear` or nowhere, the pop ends as usual.", when: moment != .willAppear
        ) {
            detail.viewWillDisappear
            list.viewWillAppear
            detail.viewDidDisappear
            list.viewDidAppear
        }
    })
