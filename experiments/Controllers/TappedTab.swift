import EventTrace
import ExperimentKit
import UIKit

private enum Start: String, Choice {
    case otherTab = "the other tab"
    case deep = "the selected tab, whose stack has two controllers"
    case root = "the selected tab, whose stack has one"
    case code = "no tab: code selects the other one"
}
private let start = Variable<Start>("tab", "The finger taps")
private let refuses = Variable<Bool>("refuses", "`shouldSelect` returns false", off: "`shouldSelect` returns true")

/// Decides about taps, and looks at the stack.
private final class Decider: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var tell: (String) -> Void = { _ in }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        tell("shouldSelect")
        return !refuses
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { tell("didSelect") }
}

/// Prints how it appears and goes.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
}

private let delegate = Named<Decider>("delegate")
private let top = Named<Screen>("top")
private let other = Named<Screen>("other")
private let deepThen = Mark("shouldSelect: stack of 2")
private let rootThen = Mark("didSelect: stack of 1")

/// A tap on a tab, the selected one too.
let tappedTab: Experiment = Experiment(
    id: "TappedTab",
    title: "Tap on the selected tab: pop to root, and `didSelect`",
    question:
        "A finger taps another tab, or the selected one, whose navigation controller shows its root or something deeper. Which methods of the tab bar controller's delegate are called, and what is on the stack when they are?",
    answer:
        "`shouldSelect` is called first. Then the tab is selected or, if it is selected already and its controller is a navigation controller, that controller pops to the root. `didSelect` is called last: there the stack is already down to the root, although the top controller has not begun to disappear, so *at the root* and *just popped* look the same. Selection by code calls neither method.",
    remedy:
        "UIKit itself does not scroll to the top. To scroll only if the root was shown before, check in `tabBarController(_:shouldSelect:)` that `viewController` is already the `selectedViewController` and that the navigation controller's `viewControllers.count` is 1. To keep the stack, return `viewController != tabBarController.selectedViewController` there; `didSelect` is then not called for the selected tab. With `tabs` (iOS 18) other methods are called: `TappedTabObject`.",
    symptoms: [
        "tap tab bar item again scroll to top or pop to root",
        "didSelect called after popToRoot",
        "prevent pop to root when tapping the selected tab",
        "tabBarController didSelect not called when setting selectedIndex",
    ],
    variables: [start, refuses],
    stage: { stage in
        let (top, other) = (stage.name(Screen(), top), stage.name(Screen(), other))
        let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
        if stage[start] == .deep { navigation.viewControllers += [top] }
        let tabs = stage.keep(UITabBarController())
        tabs.viewControllers = [navigation, other]
        let decider = stage.name(Decider(), delegate)
        decider.refuses = stage[refuses]
        decider.tell = { stage.mark("\($0): stack of \(navigation.viewControllers.count)") }
        tabs.delegate = decider
        stage.window.rootViewController = tabs
        stage.script.wait(1)
        switch stage[start] {
        case .otherTab: stage.script.tap(at: CGPoint(x: 290, y: 820))
        case .deep, .root: stage.script.tap(at: CGPoint(x: 100, y: 820))
        case .code: stage.script.perform { tabs.selectedIndex = 1 }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the other tab is shown", not: "the other tab is not shown", other.viewWillAppear)
        Outcome("the stack is popped", not: "the stack is not popped", top.viewWillDisappear)
        Outcome("`didSelect` is called", not: "`didSelect` is not called", delegate.didSelect)
    },
    claims: {
        Claim(
            "A tap on the selected tab takes the stack down to the root before `didSelect`.", when: start == .deep && refuses.isOff,
            explanation:
                "An app's fix tells of the order: in `didSelect` the stack is popped already. That the top begins to disappear only after it is inferred.",
            rules: [.selectedTabPops, .tabTaps, .stackShownInLayout]
        ) {
            delegate.shouldSelect
            deepThen.written
            delegate.didSelect
            rootThen.written
            top.viewWillDisappear
        }
        Claim(
            "`didSelect` is called for the selected tab too.", when: start.isOneOf(.deep, .root, .otherTab) && refuses.isOff,
            delegate.didSelect.happens, explanation: "Apple documents it.", rules: [.tabTaps])
        Claim("If `shouldSelect` returns false, nothing else happens.", when: refuses.isOn && start != .code) {
            delegate.shouldSelect.happens
            delegate.didSelect.never
            other.viewWillAppear.never
            top.viewWillDisappear.never
        }
        Claim("Selection by code asks and calls neither.", when: start == .code) {
            other.viewWillAppear.happens
            delegate.call("*").never
        }
    })
