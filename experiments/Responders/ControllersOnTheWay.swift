import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case root, child
    case childOfAChild = "child of a child"
    case inANavigation = "in a navigation"
    case inATabBar = "in a tab bar"
    case presented
    case presentedAsASheet = "presented as a sheet"
}
private let place = Variable<Place>("controller", "The controller of the view is")

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

extension Experiment {
    /// Which controllers a touch comes by.
    static let controllersOnTheWay = Experiment(
        id: "ControllersOnTheWay",
        title: "Which controllers a touch comes by: children, navigation, tabs, presentation",
        question:
            "Nobody handles a touch on `pad`, which stands in the view of the controller `own`. By which controllers does it come on its way to the window?",
        answer:
            "By every controller around it, from the inside out: parents, the navigation or tab bar controller, and of a presented one its presenter, though the presenter's view is no ancestor of `pad`. The window comes last.",
        variables: [place],
        stage: { stage in
            let window = stage.name(ClimbedWindow(frame: Stage.bounds), "app_window")
            let own = stage.name(ClimbedController(), "own")
            let outer: UIViewController
            switch stage[place] {
            case .inANavigation: outer = stage.name(ClimbedNavigation(rootViewController: own), "outer")
            case .inATabBar:
                let tabs = stage.name(ClimbedTabs(), "outer")
                tabs.viewControllers = [own]
                outer = tabs
            case .root: outer = own
            case .child, .childOfAChild, .presented, .presentedAsASheet: outer = stage.name(ClimbedController(), "outer")
            }
            window.rootViewController = outer
            window.makeKeyAndVisible()
            switch stage[place] {
            case .child: outer.contain(own)
            case .childOfAChild:
                let middle = stage.name(ClimbedController(), "middle")
                outer.contain(middle)
                middle.contain(own)
            case .presented:
                own.modalPresentationStyle = .fullScreen
                outer.present(own, animated: false)
            case .presentedAsASheet: outer.present(own, animated: false)
            case .root, .inANavigation, .inATabBar: break
            }
            own.view.addSubview(stage.name(BeganPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad"))
            (stage.view(named: "pad") as? BeganPad)?.callsSuper = true
            stage.script.wait(1)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                "A root controller, then the window.", when: place == .root,
                .ordering(["pad.touchesBegan", "own.touchesBegan", "app_window.touchesBegan"]),
                explanation: "Behind a controller's root view stands the controller.", rules: [.chain]),
            Claim(
                "Whatever contains the controller comes after it.",
                when: place.isOneOf(.child, .inANavigation, .inATabBar),
                .ordering(["pad.touchesBegan", "own.touchesBegan", "outer.touchesBegan", "app_window.touchesBegan"]),
                explanation: "Behind a controller stands its view's superview, and at the end of those the one that contains it.",
                rules: [.chain]),
            Claim(
                "Three controllers in one another come from the inside out.",
                when: place == .childOfAChild,
                .order(["own.touchesBegan", "middle.touchesBegan", "outer.touchesBegan", "app_window.touchesBegan"]),
                explanation: "Each is reached through the views between them.", rules: [.chain]),
            Claim(
                "A presented controller hands on to its presenter, also over the full screen.",
                when: place.isOneOf(.presented, .presentedAsASheet),
                .ordering(["pad.touchesBegan", "own.touchesBegan", "outer.touchesBegan", "app_window.touchesBegan"]),
                explanation:
                    "`next` of a presented controller is its presenter. So a touch that nobody keeps on a sheet is received by what lies below it.",
                rules: [.chain]),
        ])
}
