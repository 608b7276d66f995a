import EventTrace
import ExperimentKit
import UIKit

private enum Owner: String, Choice {
    case code = "the app's own code"
    case navigation = "a navigation controller"
}
private let owner = Variable<Owner>("owner", "The bar belongs to")

private enum Change: String, Choice {
    case push = "pushes"
    case pop = "pops"
    case set = "sets a longer stack, animated"
}
private let change = Variable<Change>("change", "Code")

/// The delegate of a bar that belongs to code.
private final class BarDelegate: NSObject, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A navigation controller is the delegate of its bar.
private final class BarNavigation: UINavigationController, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

private let delegate = Named<BarDelegate>("delegate")
private let navigation = Named<BarNavigation>("navigation")

/// What a bar asks and tells when code pushes and pops.
let barsAskAndTell: Experiment = Experiment(
    id: "BarsAskAndTell",
    title: "`shouldPush` and `didPush` of a navigation bar: who is asked when code pushes?",
    question:
        "Code pushes or pops an item of a navigation bar of its own, or a controller of a navigation controller, which is the delegate of its bar. Which of `shouldPush`, `didPush`, `shouldPop` and `didPop` are called?",
    answer:
        "A bar of one's own asks before `pushItem` and `popItem`, and tells at the end of the animation; items that are set ask nothing, and tell if animated. A navigation controller is asked `shouldPush` for a push by code and told nothing; a pop by code asks and tells nothing.",
    remedy:
        "In a navigation controller learn of pushes and pops from `navigationController(_:didShow:animated:)`; use the bar's delegate for bars without a controller.",
    symptoms: [
        "navigationBar didPush not called", "UINavigationBarDelegate shouldPush", "UINavigationBar pushItem delegate order",
        "navigationBar setItems does not call shouldPop",
    ],
    observations: ["ouk-navbar-of-controller-push", "ouk-navbar-set-items"],
    variables: [owner, change],
    stage: { stage in
        let third = UINavigationItem(title: "Three")
        if stage[owner] == .code {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            let items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
            bar.items = items
            bar.delegate = stage.name(BarDelegate(), delegate)
            stage.view.addSubview(stage.keep(bar))
            stage.script.wait(0.5)
            stage.script.perform {
                switch stage[change] {
                case .push: bar.pushItem(third, animated: true)
                case .pop: _ = bar.popItem(animated: true)
                case .set: bar.setItems(items + [third], animated: true)
                }
            }
        } else {
            let navigation = stage.name(BarNavigation(), navigation)
            let controllers = [UIViewController(), UIViewController()]
            navigation.viewControllers = controllers
            stage.window.rootViewController = navigation
            stage.script.wait(0.5)
            stage.script.perform {
                switch stage[change] {
                case .push: navigation.pushViewController(UIViewController(), animated: true)
                case .pop: navigation.popViewController(animated: true)
                case .set: navigation.setViewControllers(controllers + [UIViewController()], animated: true)
                }
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("`shouldPush` is called", not: "`shouldPush` is not called", TokenPattern("*.shouldPushItem"))
        Outcome("`didPush` is called", not: "`didPush` is not called", TokenPattern("*.didPushItem"))
        Outcome("`didPop` is called", not: "`didPop` is not called", TokenPattern("*.didPopItem"))
    },
    claims: {
        Claim(
            "A bar of one's own asks before a push, and tells at the end.", when: owner == .code && change == .push,
            explanation: "Apple's pages say so.", rules: [.barItems]
        ) {
            delegate.shouldPushItem
            delegate.didPushItem
        }
        Claim(
            "A bar of one's own asks before a pop, and tells at the end.", when: owner == .code && change == .pop, rules: [.barItems]
        ) {
            delegate.shouldPopItem
            delegate.didPopItem
        }
        Claim(
            "Items that are set ask nothing, and tell if animated.", when: owner == .code && change == .set,
            explanation: "Somebody measured it on a simulator of iOS 26.1.", rules: [.barItems]
        ) {
            delegate.shouldPushItem.never
            delegate.didPushItem.happens
        }
        Claim(
            "A navigation controller is asked about a push by code, and told nothing; this is assumed.",
            when: owner == .navigation && change == .push,
            explanation: "Somebody measured the question on a simulator of iOS 26.1.", rules: [.barAsksAboutPush]
        ) {
            navigation.shouldPushItem.happens
            navigation.didPushItem.never
        }
    })
