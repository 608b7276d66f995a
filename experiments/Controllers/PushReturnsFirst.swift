import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case push = "pushes `coming` on `going`"
    case pop = "pops `going`, and `coming` is below"
}
private let change = Variable<Change>("change", "The action")
private let isAnimated = Variable<Bool>("animated", "The change is animated", off: "the change is not animated", default: true)

private enum Then: String, Choice {
    case nothing = "nothing more"
    case layout = "`layoutIfNeeded()` on the navigation controller's view"
    case coordinator = "`transitionCoordinator`"
    case load = "`loadViewIfNeeded()` on `coming`"
}
private let then = Variable<Then>("then", "After the change the action calls")

private let going = Named<PrintingController>("going")
private let coming = Named<PrintingController>("coming")
private let newStack = Mark("the call returns: the new viewControllers")
private let atTheEnd = Mark("the action returns")

/// What a push or pop has done when its call returns.
let pushReturnsFirst: Experiment = Experiment(
    id: "PushReturnsFirst",
    title: "After `pushViewController` returns, the new view is not loaded yet",
    question:
        "The controller `going` is on the screen, and an action pushes `coming` on it, or pops it so that `coming`, whose view has never been loaded, is shown. Which calls do the two controllers receive before `pushViewController` or `popViewController` returns, and which after it?",
    answer:
        "When the call returns, `viewControllers` has changed, but no view has been loaded and no appearance call made: `coming` loads its view, and the two controllers appear and disappear, in the next layout of the navigation controller's view, after the action. Code in the line after the push finds nil outlets. `loadViewIfNeeded()` loads the view at once, and `layoutIfNeeded()` on the navigation controller's view begins the transition at once. With an animation the first layout comes before `viewDidAppear`, without one, after it.",
    remedy:
        "Hand data over in properties, and use them in `viewDidLoad`; do not touch outlets or subviews of the pushed controller in the line after the push. To run code after the transition, use `transitionCoordinator?.animate(alongsideTransition:completion:)`, which is nil without an animation, or `navigationController(_:didShow:animated:)`. A test calls `loadViewIfNeeded()` before it looks at the pushed controller; letting the run loop turn helps only if the navigation controller is in a visible window.",
    symptoms: [
        "viewDidLoad not called right after pushViewController",
        "outlets are nil after pushViewController",
        "viewDidLoad is called after the line that follows the push",
        "unit test pushViewController view not loaded until run loop",
        "viewDidAppear before viewDidLayoutSubviews when pushing without animation",
    ],
    observations: [
        "push-loads-after-the-call-log", "pop-goes-after-the-call-log", "unanimated-pop-goes-after-the-call-log",
        "unanimated-push-appears-before-layout-log",
    ],
    variables: [change, isAnimated, then],
    stage: { stage in
        let (going, coming) = (stage.name(PrintingController(), going), stage.name(PrintingController(), coming))
        let isPush = stage[change] == .push
        let navigation = stage.keep(UINavigationController(rootViewController: isPush ? going : coming))
        if !isPush { navigation.viewControllers += [going] }
        stage.window.rootViewController = navigation
        let (isAnimated, then) = (stage[isAnimated], stage[then])
        stage.script.wait(1)
        stage.script.perform {
            let before = navigation.viewControllers.count
            if isPush {
                navigation.pushViewController(coming, animated: isAnimated)
            } else {
                navigation.popViewController(animated: isAnimated)
            }
            if navigation.viewControllers.count != before { stage.mark(newStack) }
            switch then {
            case .nothing: break
            case .layout: navigation.view.layoutIfNeeded()
            case .coordinator: _ = navigation.transitionCoordinator
            case .load: coming.loadViewIfNeeded()
            }
            stage.mark(atTheEnd)
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome(
            "the transition begins after the action", not: "the transition begins within the action",
            atTheEnd.written.before(coming.viewWillAppear))
        Outcome(
            "the new view is loaded after the action", not: "the new view is loaded within the action", atTheEnd.before(coming.viewDidLoad))
    },
    claims: {
        Claim(
            "`viewControllers` has changed when the call returns, before any appearance call.",
            explanation: "Notes with logs of Mac Catalyst 26.5 print it; stack traces since iOS 7 show the transition begin in the layout.",
            rules: [.stackShownInLayout]
        ) {
            newStack.written
            going.viewWillDisappear
            coming.viewWillAppear
        }
        Claim(
            "The view of the new controller is loaded, and the transition begins, after the action has returned.", when: then == .nothing,
            rules: [.stackShownInLayout]
        ) {
            atTheEnd.written
            coming.viewDidLoad
            going.viewWillDisappear
            coming.viewWillAppear
        }
        Claim(
            "A layout of the navigation controller's view begins the transition within the action.", when: then == .layout,
            explanation: "It is inferred from stack traces in which the layout begins the transition; no log calls `layoutIfNeeded()`.",
            grade: .assumed
        ) {
            newStack.written
            coming.viewWillAppear
            atTheEnd.written
        }
        Claim(
            "With an animation, reading `transitionCoordinator` begins the transition within the action.",
            when: then == .coordinator && isAnimated.isOn,
            explanation:
                "It is inferred: published completion handlers around a push find the coordinator there; no source tells when the view is loaded.",
            grade: .assumed
        ) {
            newStack.written
            coming.viewWillAppear
            atTheEnd.written
        }
        Claim(
            "`loadViewIfNeeded()` loads the view within the action, and the transition begins after it.", when: then == .load
        ) {
            newStack.written
            coming.viewDidLoad
            atTheEnd.written
            coming.viewWillAppear
        }
        Claim(
            "Without animation the new controller receives `viewDidAppear` before its first layout.",
            when: isAnimated.isOff && then == .nothing, explanation: "Two logs print it for a push; that a pop does the same is inferred.",
            rules: [.stackShownInLayout], grade: .assumed
        ) {
            coming.viewWillAppear
            coming.viewDidAppear
            coming.viewDidLayoutSubviews
        }
        Claim("With animation the first layout comes before `viewDidAppear`.", when: isAnimated.isOn && then == .nothing) {
            coming.viewWillAppear
            coming.viewDidLayoutSubviews
            coming.viewDidAppear
        }
    })
