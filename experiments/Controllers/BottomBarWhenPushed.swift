import EventTrace
import ExperimentKit
import UIKit

private enum Setting: String, Choice {
    case never = "nowhere"
    case detail = "on `detail` before the push"
    case inDidLoad = "in `viewDidLoad` of `detail`"
    case list = "on `list` until right after the push"
    case listStays = "on `list` for good"
    case belowTheTop = "on `detail` below a third controller"
}
private let setting = Variable<Setting>("who", "`hidesBottomBarWhenPushed` is set")
private let isBack = Variable<Bool>(
    "back", "The finger taps after the way back to `list`", off: "the finger taps while the pushed controller is on top")

/// Sets the property when its view is loaded, if the case says so.
private final class Detail: UIViewController {
    var hidesLate = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if hidesLate { hidesBottomBarWhenPushed = true }
    }
}

private final class Tabs: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

private let delegate = Named<Tabs>("delegate")

private let isHidden = Condition(
    "a controller on the stack has it set when the stack changes", not: "no controller on the stack has it set then",
    setting == .listStays || (setting.isOneOf(.detail, .belowTheTop) || setting == .list) && isBack.isOff)

/// When the tab bar of a pushed controller is away.
let bottomBarWhenPushed: Experiment = Experiment(
    id: "BottomBarWhenPushed",
    title: "`hidesBottomBarWhenPushed`: the tab bar is not hidden, or does not come back",
    question:
        "In a tab, `list` pushes `detail`. `hidesBottomBarWhenPushed` is set on `detail` before the push or in its `viewDidLoad`, on `list`, or on `detail` before another controller without it is pushed above. A finger taps where the other tab is, while the pushed controller is on top or after the way back to `list`. Is the bar there?",
    answer:
        "The bar is away while any controller on the stack has the property set; that UIKit reads it when the stack changes is assumed. Set before the push it hides the bar until that controller is popped; a controller pushed on top cannot bring the bar back. In `viewDidLoad` it comes too late for the push. Set on `list` it hides the bar too, and after the way back the bar is there only if `list` has set it back.",
    remedy:
        "Set `hidesBottomBarWhenPushed = true` on the controller that is pushed, before the push: in its initializer, in a storyboard by “Hide Bottom Bar on Push”, or in one place, an override of `pushViewController(_:animated:)`, for every controller but the root. The navigation controller has to lie in a tab of the tab bar controller. Do not set the property on the controller that pushes. If a deeper screen is to show the bar, do not use the property at all: hide and show the bar by `tabBar.isHidden` (or, since iOS 18, `setTabBarHidden(_:animated:)`) on each screen. On iOS 14.0 the bar stays away after `popToRootViewController` over several such screens, as three projects report; a later 14 is said to be right again. If the bar is missing on a pushed screen that should have it, set the property to `false` there before the push, or take the check mark off.",
    symptoms: [
        "hidesBottomBarWhenPushed not working",
        "hidesBottomBarWhenPushed set in viewDidLoad",
        "tab bar does not come back when pushing another controller",
        "tab bar stays hidden after pop hidesBottomBarWhenPushed",
        "hidesBottomBarWhenPushed = false does not show the tab bar",
    ],
    variables: [setting, isBack],
    stage: { stage in
        let (list, detail) = (stage.keep(UIViewController()), stage.name(Detail(), "detail"))
        let more = stage.keep(UIViewController())
        let navigation = stage.keep(UINavigationController(rootViewController: list))
        let tabs = stage.keep(UITabBarController())
        tabs.viewControllers = [navigation, UIViewController()]
        tabs.delegate = stage.name(Tabs(), delegate)
        stage.window.rootViewController = tabs
        let (choice, script) = (stage[setting], stage.script)
        detail.hidesLate = choice == .inDidLoad
        script.wait(1)
        script.perform {
            if choice == .detail || choice == .belowTheTop { detail.hidesBottomBarWhenPushed = true }
            if choice == .list || choice == .listStays { list.hidesBottomBarWhenPushed = true }
            navigation.pushViewController(detail, animated: true)
            if choice == .list { list.hidesBottomBarWhenPushed = false }
        }
        script.wait(1)
        if choice == .belowTheTop {
            script.perform { navigation.pushViewController(more, animated: true) }
            script.wait(1)
        }
        if stage[isBack] {
            script.perform { navigation.popToRootViewController(animated: true) }
            script.wait(1)
        }
        script.tap(at: CGPoint(x: 290, y: 820))
    },
    outcomes: { Outcome("the tab bar is there", not: "the tab bar is away", delegate.didSelect) },
    claims: {
        Claim(
            "Set on the pushed controller before the push, it hides the tab bar until the controller is popped.",
            when: setting == .detail && isBack.isOff, delegate.didSelect.never, rules: [.bottomBar])
        Claim("After the pop the tab bar is back.", when: setting == .detail && isBack.isOn, delegate.didSelect.times(1))
        Claim(
            "Set in `viewDidLoad`, it comes too late, and the tab bar stays.", when: setting == .inDidLoad && isBack.isOff,
            delegate.didSelect.times(1),
            explanation: "Developers set it in the initializer or before the push; no source tells when UIKit reads it.",
            grade: .assumed)
        Claim(
            "A controller without it that is pushed above does not bring the tab bar back.",
            when: setting == .belowTheTop && isBack.isOff, delegate.didSelect.never,
            explanation: "Two authors tried it on iOS 10.3 and 14.", rules: [.bottomBar], grade: .assumed)
        Claim(
            "Set on the controller that pushes and never set back, it leaves the tab bar hidden after the way back.",
            when: setting == .listStays, delegate.didSelect.never, rules: [.bottomBar])
        Claim(
            "Set on the controller that pushes and set back right after the push, the tab bar is hidden, and comes back.",
            when: setting == .list && isBack.isOn, delegate.didSelect.times(1),
            explanation: "The advice of many reports; when UIKit reads the property is not documented.", grade: .assumed)
        Claim("While a controller on the stack has it set, the tab bar gets no tap.", when: isHidden, delegate.everything.never)
    })
