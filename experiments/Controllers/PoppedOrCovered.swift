import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case button = "a finger taps the back button"
    case swipe = "a finger swipes back"
    case swipeGivenUp = "a finger swipes back and gives the swipe up"
    case code = "code pops `detail`"
    case push = "code pushes another controller"
    case fullScreen = "code presents a full screen"
    case sheet = "code presents a sheet"
    case tab = "code selects another tab"
    case dismissal = "code dismisses the navigation controller"
}
private let way = Variable<Way>("way", "What happens to the screen", clause: "{value}")

/// Records in both methods why the view disappears.
private final class Screen: UIViewController {
    var mark: (String) -> Void = { _ in }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        mark("viewWillDisappear: \(reason)")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        mark("viewDidDisappear: \(reason)")
    }

    private var reason: String {
        if isMovingFromParent { return "isMovingFromParent" }
        if isBeingDismissed { return "isBeingDismissed" }
        return navigationController?.isBeingDismissed == true ? "the stack is dismissed" : "both false"
    }
}

private let detail = Named<Screen>("detail")
private let popped = Mark("viewDidDisappear: isMovingFromParent")
private let leaving = Mark("viewWillDisappear: isMovingFromParent")
private let covered = Mark("viewDidDisappear: both false")
private let dismissed = Mark("viewDidDisappear: the stack is dismissed")
private let stays = Mark("detail is still on the stack")

/// The calls by which a screen tells a pop from a cover.
let poppedOrCovered: Experiment = Experiment(
    id: "PoppedOrCovered",
    title: "Gone back or only covered: `isMovingFromParent` in `viewDidDisappear`",
    question:
        "`detail` is on top of a stack. It is popped in three ways, a swipe back is given up, another screen covers it, or its navigation controller is dismissed. Which of the disappearance methods does it receive, and what do `isMovingFromParent` and `isBeingDismissed` say in them?",
    answer:
        "In `viewDidDisappear`, `isMovingFromParent` is true after the back button, a finished swipe and a pop by code, and false under a push, a full screen or another tab. Under a sheet neither method is called. If the whole navigation controller is dismissed, `isMovingFromParent` and the screen's `isBeingDismissed` are false, and `navigationController?.isBeingDismissed` is true. In `viewWillDisappear`, `isMovingFromParent` is true for a swipe that is given up as well.",
    remedy:
        "To run code when the user has gone back, check `isMovingFromParent || navigationController?.isBeingDismissed == true` in `viewDidDisappear(_:)`; for a screen that is presented by itself check `isBeingDismissed`. Do not check in `viewWillDisappear(_:)`: a swipe can still be given up. To ask the user before the back button pops, implement `navigationBar(_:shouldPop:)` in a subclass of `UINavigationController`; a swipe does not call the method, so refuse the swipe in the same cases. A screen that is not on top receives neither disappearance method if the stack is popped to the root or dismissed. Since iOS 16 a `navigationItem.backAction` runs instead of the pop at a tap on the back button.",
    symptoms: [
        "detect when the user has gone back",
        "isMovingFromParent is false when the modal is dismissed",
        "tell pop from push in viewDidDisappear",
        "viewDidDisappear is called when another screen is pushed",
        "isMovingFromParent and isBeingDismissed",
    ],
    variables: [way],
    stage: { stage in
        let screen = stage.name(Screen(), detail)
        screen.mark = { stage.mark($0) }
        let navigation = stage.keep(UINavigationController())
        navigation.viewControllers = [UIViewController(), screen]
        if stage[way] == .dismissal {
            let home = stage.keep(UIViewController())
            stage.window.rootViewController = home
            navigation.modalPresentationStyle = .fullScreen
            stage.script.wait(1)
            stage.script.perform { home.present(navigation, animated: false) }
        } else {
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [navigation, UIViewController()]
            stage.window.rootViewController = tabs
        }
        let script = stage.script
        script.wait(1)
        let other = stage.keep(UIViewController())
        switch stage[way] {
        case .button: script.tap(at: CGPoint(x: 20, y: 20))
        case .swipe: script.swipe(from: .left, by: 298)
        case .swipeGivenUp: script.swipe(from: .left, by: 88, end: .held)
        case .code: script.perform { navigation.popViewController(animated: true) }
        case .push: script.perform { navigation.pushViewController(other, animated: true) }
        case .fullScreen, .sheet:
            other.modalPresentationStyle = stage[way] == .sheet ? .pageSheet : .fullScreen
            script.perform { screen.present(other, animated: true) }
        case .tab: script.perform { (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1 }
        case .dismissal: script.perform { navigation.dismiss(animated: true) }
        }
        if stage[way] == .swipeGivenUp {
            script.wait(0.3)
            script.finger(1).up()
        }
        script.wait(1)
        script.perform { if navigation.viewControllers.count > 1 { stage.mark(stays) } }
    },
    outcomes: {
        Outcome("`viewDidDisappear`", otherwise: "is not called") {
            Outcome.State("sees `isMovingFromParent` true", popped.written)
            Outcome.State("sees `isBeingDismissed` of the navigation controller true", dismissed.written)
            Outcome.State("sees `isMovingFromParent` and `isBeingDismissed` false", covered.written)
        }
    },
    claims: {
        Claim(
            "After a pop `isMovingFromParent` is true in `viewDidDisappear`, whoever has popped.",
            when: way.isOneOf(.button, .swipe, .code),
            explanation: "Apple documents that the property is true while the controller is being removed from its parent."
        ) {
            leaving.written
            popped.written
            stays.written.never
        }
        Claim(
            "Under a push, a full screen or another tab both properties are false.", when: way.isOneOf(.push, .fullScreen, .tab),
            explanation: "The controller keeps its parent and its place on the stack."
        ) {
            popped.written.never
            covered.written
            stays.written
        }
        Claim(
            "A sheet calls neither disappearance method.", when: way == .sheet, explanation: "The presenter stays in sight.",
            unnoticed: "No rule makes a sheet cover its presenter: the claim says what does not happen."
        ) {
            detail.viewWillDisappear.never
            detail.viewDidDisappear.never
        }
        Claim(
            "If the navigation controller is dismissed, only the `isBeingDismissed` of the navigation controller is true.",
            when: way == .dismissal,
            explanation:
                "The screen keeps its place on the stack: the navigation controller goes, not the screen. Apple documents that the property is true in both methods of the controller that goes; those of the screen come with them."
        ) {
            popped.written.never
            dismissed.written
            stays.written
        }
        Claim(
            "For a swipe that is given up `isMovingFromParent` was true in `viewWillDisappear`, and `viewDidDisappear` does not come.",
            when: way == .swipeGivenUp, rules: [.cancelledTransition]
        ) {
            leaving.written
            popped.written.never
            stays.written
        }
    })
