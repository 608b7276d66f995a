import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case root = "the root"
    case child = "a child"
    case childOfAChild = "a child of a child"
    case inANavigation = "in a navigation controller"
    case inATabBar = "in a tab bar controller"
    case presented = "presented full screen"
    case presentedAsASheet = "presented as a sheet"
}
private let place = Variable<Place>("controller", "The controller of the view is", changes: .nestedCalls)

// Each receives the start of a touch, and passes it on.

private final class ClimbedController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedNavigation: UINavigationController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedTabs: UITabBarController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private final class ClimbedWindow: UIWindow {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

extension UIViewController {
    /// Contains the other one, whose view fills its own.
    fileprivate func contain(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private let appWindow = Named<ClimbedWindow>("app_window")
private let own = Named<ClimbedController>("own")
private let outer = Named<UIViewController>("outer")
private let middle = Named<ClimbedController>("middle")
private let pad = Named<BeganPad>("pad")

/// Which controllers a touch comes by.
let controllersOnTheWay: Experiment = Experiment(
    id: "ControllersOnTheWay",
    title: "Which view controllers a touch passes on its way up",
    question:
        "Nobody handles a touch on `pad`, which is in the view of the controller `own`. Which view controllers does the touch pass on its way to the window?",
    answer:
        "The touch passes every controller around `pad`, from the inside out: parents, the navigation or tab bar controller, and the presenter of a presented controller, although the presenter's view does not contain `pad`. After the controllers comes the window.",
    remedy:
        "To keep touches on a sheet from its presenter, override the four touch methods in the sheet's controller and do not call `super`. Or compare in the presenter: `touch.view?.isDescendant(of: view) == true` holds only for touches on its own view.",
    symptoms: [
        "touches on a presented sheet reach the presenting view controller",
        "touch passes through a modal to the controller below",
        "touchesBegan called in the parent view controller",
        "UINavigationController and UITabBarController in the responder chain",
    ],
    variables: [place],
    stage: { stage in
        let window = stage.name(ClimbedWindow(frame: Stage.bounds), appWindow)
        let own = stage.name(ClimbedController(), own)
        let root: UIViewController
        switch stage[place] {
        case .inANavigation: root = stage.name(ClimbedNavigation(rootViewController: own), outer)
        case .inATabBar:
            let tabs = ClimbedTabs()
            tabs.viewControllers = [own]
            root = stage.name(tabs, outer)
        case .root: root = own
        case .child, .childOfAChild, .presented, .presentedAsASheet: root = stage.name(ClimbedController(), outer)
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
        switch stage[place] {
        case .child: root.contain(own)
        case .childOfAChild:
            let middle = stage.name(ClimbedController(), middle)
            root.contain(middle)
            middle.contain(own)
        case .presented:
            own.modalPresentationStyle = .fullScreen
            root.present(own, animated: false)
        case .presentedAsASheet: root.present(own, animated: false)
        case .root, .inANavigation, .inATabBar: break
        }
        root.view.layoutIfNeeded()
        own.view.addSubview(stage.name(BeganPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad))
        stage[pad].callsSuper = true
        stage.script.wait(1)
        stage.script.tap(pad)
    },
    outcomes: {
        Outcome("on its way to the window the touch passes", otherwise: "`own` alone") {
            Outcome.State("`own`, `middle` and `outer`", .order([own.touchesBegan, middle.touchesBegan, outer.touchesBegan]))
            Outcome.State("`own` and then `outer`", .order([own.touchesBegan, outer.touchesBegan]))
        }
    },
    claims: {
        Claim(
            "A touch passes the root controller, and then the window.", when: place == .root,
            explanation: "After a controller's root view comes the controller.", rules: [.chain]
        ) {
            only {
                pad.touchesBegan
                own.touchesBegan
                appWindow.touchesBegan
            }
        }
        Claim(
            "The controller that contains `own` receives the touch after `own`.",
            when: place.isOneOf(.child, .inANavigation, .inATabBar),
            explanation:
                "After a controller comes its view's superview, and after the last of those views the controller that contains it.",
            rules: [.chain]
        ) {
            only {
                pad.touchesBegan
                own.touchesBegan
                outer.touchesBegan
                appWindow.touchesBegan
            }
        }
        Claim(
            "Three nested controllers receive the touch from the inside out.",
            when: place == .childOfAChild,
            explanation: "Each controller is reached through the views between them.", rules: [.chain]
        ) {
            own.touchesBegan
            middle.touchesBegan
            outer.touchesBegan
            appWindow.touchesBegan
        }
        Claim(
            "A presented controller passes the touch on to its presenter, in a full-screen presentation too.",
            when: place.isOneOf(.presented, .presentedAsASheet),
            explanation:
                "`next` of a presented controller is its presenter. A touch that nobody handles on a sheet is therefore received by the controller below it.",
            rules: [.chain]
        ) {
            only {
                pad.touchesBegan
                own.touchesBegan
                outer.touchesBegan
                appWindow.touchesBegan
            }
        }
    })
