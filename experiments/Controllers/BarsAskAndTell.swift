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
    title: "Which methods of `UINavigationBarDelegate` are called when code pushes or pops",
    question:
        "Code pushes or pops an item of a navigation bar that the app added itself, or a controller of a navigation controller, which is the delegate of its own bar. Which of `shouldPush`, `didPush`, `shouldPop` and `didPop` are called?",
    answer:
        "A navigation bar that the app added itself calls `shouldPush` or `shouldPop` before `pushItem` or `popItem` changes anything, and `didPush` or `didPop` at the end of the animation. `setItems` calls no `should` method, and `didPush` or `didPop` only if animated. In a navigation controller on screen, code that pushes or sets a longer stack calls `shouldPush` alone; a pop by code calls none of the four.",
    remedy:
        "In a navigation controller, learn of pushes and pops from `navigationController(_:didShow:animated:)` of its `delegate`; never set the delegate of its bar. To ask before going back, implement `navigationBar(_:shouldPop:)` in your own subclass of `UINavigationController`, and declare its conformance to `UINavigationBarDelegate`, without which UIKit does not find a Swift method: the back button calls the method, code and the back swipe do not. Set the bar's `delegate` only for a bar without a controller.",
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
            "A bar that the app added itself calls `shouldPush` before a push, and `didPush` at the end.",
            when: owner == .code && change == .push,
            explanation: "Apple's pages say so.", rules: [.barItems]
        ) {
            delegate.shouldPushItem
            delegate.didPushItem
        }
        Claim(
            "A bar that the app added itself calls `shouldPop` before a pop, and `didPop` at the end.",
            when: owner == .code && change == .pop, rules: [.barItems]
        ) {
            delegate.shouldPopItem
            delegate.didPopItem
        }
        Claim(
            "An animated `setItems` with one more item calls `didPush`, and not `shouldPush`.", when: owner == .code && change == .set,
            explanation: "Somebody measured it on a simulator of iOS 26.1.", rules: [.barItems]
        ) {
            delegate.shouldPushItem.never
            delegate.didPushItem.happens
        }
        Claim(
            "A push by code calls `shouldPush` of the navigation controller, and not `didPush`.",
            when: owner == .navigation && change == .push,
            explanation: "Somebody measured both on a simulator of iOS 26.1.", rules: [.barAsksAboutPush]
        ) {
            navigation.shouldPushItem.happens
            navigation.didPushItem.never
        }
    })
