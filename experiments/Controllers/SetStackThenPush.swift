import EventTrace
import ExperimentKit
import UIKit

private let system = Variable<SystemVersion>("system", "The version of iOS", clause: "the device runs {value}", [26, 18, 17])

private enum Then: String, Choice {
    case nothing = "nothing else"
    case coordinator = "`transitionCoordinator`"
    case whole = "`setViewControllers` with all three controllers"
}
private let then = Variable<Then>("then", "After the push the action calls")

/// Prints how it appears and goes.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let home = Named<Screen>("home")
private let list = Named<Screen>("list")
private let detail = Named<Screen>("detail")
private let isThere = Mark("viewControllers has detail")
private let hasCoordinator = Mark("there is a transitionCoordinator")
private let goesOn = Mark("the app goes on")

/// A stack that is set without an animation, and a push in the same action.
let setStackThenPush: Experiment = Experiment(
    id: "SetStackThenPush",
    title: "`setViewControllers` without animation, and a push in the next line",
    question:
        "`home` is on the screen. An action calls `setViewControllers([home, list], animated: false)` and `pushViewController(detail, animated: true)`. Does `viewControllers` contain `detail` after that, and does `list` appear?",
    answer:
        "Before iOS 18 the push waits until the action is over and the screen has been laid out: `viewControllers` ends with `list`, `transitionCoordinator` is nil, and `list` appears before it goes again. Code that does not find `detail` and adds it once more stops the app, because the push that waits then adds a controller that is on the stack. Since iOS 18 `viewControllers` contains `detail` at once.",
    remedy:
        "Set the whole stack in one call: `setViewControllers([home, list, detail], animated: true)` makes one transition, from `home` to `detail`, on every version. If a push has to follow another change, remember what you have pushed; before iOS 18 neither `viewControllers` nor `transitionCoordinator` shows it.",
    symptoms: [
        "pushing the same view controller instance more than once is not supported after setViewControllers",
        "setViewControllers animated false then pushViewController animated true",
        "transitionCoordinator is nil right after pushViewController on iOS 17",
        "viewControllers does not contain the pushed view controller on iOS 17",
        "crash on iOS 17 but not on iOS 18: is pushing the same view controller instance",
    ],
    observations: [
        "push-after-a-set-is-held", "held-push-meets-its-controller", "push-after-a-set-is-made-at-once", "set-before-a-push-is-shown",
    ],
    variables: [system, then],
    stage: { stage in
        stage.systemVersion = stage[system]
        let (home, list, detail) = (stage.name(Screen(), home), stage.name(Screen(), list), stage.name(Screen(), detail))
        let navigation = stage.keep(UINavigationController(rootViewController: home))
        stage.window.rootViewController = navigation
        let then = stage[then]
        stage.script.wait(1)
        stage.script.perform {
            navigation.setViewControllers([home, list], animated: false)
            navigation.pushViewController(detail, animated: true)
            if navigation.topViewController === detail { stage.mark(isThere) }
            switch then {
            case .nothing: break
            case .coordinator: if navigation.transitionCoordinator != nil { stage.mark(hasCoordinator) }
            case .whole: navigation.setViewControllers([home, list, detail], animated: false)
            }
        }
        stage.script.wait(1)
        stage.script.mark(goesOn)
    },
    outcomes: {
        Outcome("`viewControllers` has `detail` at once", not: "`viewControllers` has `detail` later", isThere.written)
        Outcome("`list` appears first", not: "`list` does not appear", list.viewDidAppear)
        Outcome("the app stops", not: "the app goes on", goesOn.never)
    },
    claims: {
        Claim(
            "Before iOS 18 `viewControllers` is without the pushed controller when the call returns.", when: system == 17,
            isThere.written.never,
            explanation: "A maintainer of react-native-screens found it on iOS 17.2, and that iOS 18 makes the push at once.",
            rules: [.pushesAfterCommit])
        Claim(
            "Before iOS 18 there is no `transitionCoordinator` after the push.", when: system == 17 && then == .coordinator,
            hasCoordinator.written.never, rules: [.pushesAfterCommit])
        Claim(
            "Before iOS 18 `list` appears, and then the push begins.", when: system == 17 && then != .whole,
            explanation: "The delegate receives `didShow` for the top of the first change.", rules: [.pushesAfterCommit]
        ) {
            list.viewWillAppear
            list.viewDidAppear
            list.viewWillDisappear
            detail.viewWillAppear
            detail.viewDidAppear
        }
        Claim(
            "Before iOS 18, if the action sets the whole stack after the push, the push that waits stops the app.",
            when: system == 17 && then == .whole,
            goesOn.never,
            explanation: "The crash came in eight of eight tries on iOS 17.2, and in none of three on iOS 26.5.",
            rules: [.pushesAfterCommit, .distinctControllers])
        Claim(
            "Since iOS 18 the push is in `viewControllers` when the call returns.", when: system != 17,
            rules: [.changesOfATurnMerge]
        ) {
            isThere.written
            detail.viewWillAppear
            detail.viewDidAppear
        }
        Claim(
            "Since iOS 18 both changes are one transition: `list` does not appear.", when: system != 17,
            list.viewWillAppear.never,
            explanation: "It is inferred from the layout that begins the transition; no log shows it.", grade: .assumed)
        Claim(
            "Since iOS 18 there is a `transitionCoordinator` after the push.", when: system != 17 && then == .coordinator,
            grade: .assumed
        ) {
            hasCoordinator.written
        }
        Claim(
            "Since iOS 18, setting the whole stack after the push does not stop the app.", when: system != 17 && then == .whole,
            goesOn.happens)
    })
