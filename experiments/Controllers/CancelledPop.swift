import EventTrace
import ExperimentKit
import UIKit

private enum Lift: String, Choice {
    case early = "gives the swipe up"
    case late = "finishes the swipe"
    case button = "taps the back button"
}
private let lift = Variable<Lift>("lift", "The user")

/// Prints how it appears and goes, and asks the coordinator whether the pop was cancelled.
private final class Screen: UIViewController {
    var mark: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isMovingToParent { mark("isMovingToParent in viewWillAppear") }
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { mark("isMovingFromParent in viewWillDisappear") }
        transitionCoordinator?.notifyWhenInteractionChanges { [self] context in
            mark(context.isCancelled ? "cancelled" : "not cancelled")
        }
    }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

/// Follows what is shown.
private final class Follower: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

private let list = Named<Screen>("list")
private let detail = Named<Screen>("detail")
private let delegate = Named<Follower>("delegate")
private let navigation = Named<UINavigationController>("navigation")
private let now = Mark("the finger comes down")
private let up = Mark("the finger lifts")
private let stays = Mark("detail is still on the stack")

/// A back swipe that the finger gives up, call by call.
let cancelledPop: Experiment = Experiment(
    id: "CancelledPop",
    title: "Swipe back and give it up: which methods are called?",
    question:
        "`detail` is on top of `list`. A finger swipes back from the left edge and gives the swipe up, or finishes it, or taps the back button. Which appearance methods do both controllers receive, and what does the delegate of the navigation controller?",
    answer:
        "A swipe that is given up calls `detail`'s `viewWillDisappear` and `list`'s `viewWillAppear` when it begins. At the lift the handler of `notifyWhenInteractionChanges` runs; when the animation has ended, `list` receives `viewWillDisappear` and `viewDidDisappear`, and `detail` receives `viewWillAppear` and `viewDidAppear`. The delegate has received `willShow` for `list`, and receives no `didShow`. A finished swipe makes the calls of the back button, with `didShow` at the end; only after a swipe does the handler run.",
    remedy:
        "Clean up in `viewDidDisappear(_:)` if `isMovingFromParent` is true there, not in `viewWillDisappear(_:)`: it is true after the back button, a finished swipe and a pop by code, and false under a pushed or presented controller. When the whole navigation controller is dismissed it is false too: there read `navigationController?.isBeingDismissed`. To know earlier, read `isCancelled` in `transitionCoordinator?.notifyWhenInteractionChanges`. In `navigationController(_:willShow:animated:)` look at the coordinator: if it is interactive, wait for that handler; otherwise act at once.",
    symptoms: [
        "viewWillDisappear called when swipe back cancelled",
        "detect interactive pop cancelled isMovingFromParent",
        "navigationController didShow not called when swipe back cancelled",
        "how to know whether the swipe back gesture succeeded",
        "viewWillAppear called twice after cancelled swipe",
    ],
    observations: ["wangling-cancelled-pop", "wwdc24-cancelled-pop-one-turn", "interaction-end-block-before-reappear"],
    variables: [lift],
    stage: { stage in
        let (list, detail) = (stage.name(Screen(), list), stage.name(Screen(), detail))
        for screen in [list, detail] { screen.mark = { stage.mark($0) } }
        let navigation = stage.name(UINavigationController(), navigation)
        navigation.viewControllers = [list, detail]
        stage.window.rootViewController = navigation
        let script = stage.script
        script.wait(1)
        script.perform { navigation.delegate = stage.name(Follower(), delegate) }
        script.mark(now)
        if stage[lift] == .button {
            script.tap(at: CGPoint(x: 20, y: 20))
            script.wait(1)
        } else {
            let finger = script.finger(1)
            script.swipe(from: .left, by: stage[lift] == .early ? 88 : 298, end: .held)
            script.wait(0.3)
            script.mark(up)
            finger.up()
            script.wait(1)
        }
        script.perform { if navigation.viewControllers.count == 2 { stage.mark(stays) } }
    },
    outcomes: {
        Outcome("`detail` comes back", not: "`detail` is gone", stays.written)
        Outcome("`didShow` follows `willShow`", not: "no `didShow` follows `willShow`", delegate.didShow)
        Outcome("the handler of changed interaction", otherwise: "is not called") {
            Outcome.State("says that the pop was cancelled", "cancelled")
            Outcome.State("says that the pop goes on", "not cancelled")
        }
    },
    claims: {
        Claim(
            "A swipe that is given up makes six appearance calls, the last four at the end of the animation.", when: lift == .early,
            explanation: "A published list has these six, and a talk of Apple's has the last ones in one turn of the run loop.",
            rules: [.cancelledTransition, .interactivePop]
        ) {
            only(among: list.call("view*ppear"), detail.call("view*ppear"), now.written, up.written) {
                detail.viewWillAppear
                detail.viewDidAppear
                now.written
                detail.viewWillDisappear
                list.viewWillAppear
                up.written
                list.viewWillDisappear
                list.viewDidDisappear
                detail.viewWillAppear
                detail.viewDidAppear
            }
        }
        Claim(
            "At the lift the handler of `notifyWhenInteractionChanges` learns whether the pop was cancelled, before `list` receives `viewWillDisappear`.",
            when: lift == .early, explanation: "Apple documents that the handler comes first.", rules: [.coordinator]
        ) {
            up.written
            TokenPattern("cancelled")
            list.viewWillDisappear
        }
        Claim(
            "In the cancelled pop `isMovingFromParent` was true in `viewWillDisappear`, and `isMovingToParent` is true when `detail` comes back.",
            when: lift == .early
        ) {
            TokenPattern("isMovingFromParent in viewWillDisappear")
            TokenPattern("isMovingToParent in viewWillAppear")
        }
        Claim(
            "After a cancelled pop the delegate has received `willShow` for the controller behind, and no `didShow`.", when: lift == .early,
            explanation: "Reports of many years agree. A talk of 2024 says that both methods are called for each controller that is shown.",
            rules: [.navigationDelegate], grade: .assumed
        ) {
            delegate.willShow.times(1)
            delegate.didShow.never
        }
        Claim(
            "A finished swipe makes the same calls as the back button.", when: lift != .early,
            explanation: "A test of react-native-screens finds this on iOS 18.6 and 26.2.", rules: [.navigationDelegate]
        ) {
            detail.viewWillDisappear
            list.viewWillAppear
            delegate.willShow
            detail.viewDidDisappear
            list.viewDidAppear
            delegate.didShow
        }
        Claim(
            "The handler of changed interaction is not called if the back button pops.", when: lift == .button,
            explanation: "A transition that was never interactive does not change.",
            unnoticed: "No rule lets a finger drive what the button began: the claim says what does not happen."
        ) {
            navigation.interactionChanged.never
        }
    })
