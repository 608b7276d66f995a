import EventTrace
import ExperimentKit
import UIKit

private enum Made: String, Choice {
    case tabs = "two `UITab` objects in `tabs`"
    case controllers = "`viewControllers`"
}
private enum Has: String, Choice {
    case both = "both pairs of methods"
    case old = "only `shouldSelect` with `didSelect`"
    case new = "only `shouldSelectTab` with `didSelectTab`"
}
private enum Act: String, Choice {
    case other = "a finger taps the other tab"
    case same = "a finger taps the selected tab"
    case index = "code sets `selectedIndex`"
    case tab = "code sets `selectedTab`"
}
private let made = Variable<Made>("made", "The tab bar controller has")
private let has = Variable<Has>("delegate", "The delegate has")
private let act = Variable<Act>("act", "Then")
private let refuses = Variable<Bool>("refuses", "the delegate refuses", off: "the delegate allows")

/// Has the methods about controllers, as before iOS 18.
private final class Old: NSObject, UITabBarControllerDelegate {
    var refuses = false

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { !refuses }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Has the methods about tabs.
private final class New: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var tell: (String) -> Void = { _ in }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { !refuses }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        tell(previousTab?.identifier ?? "nil")
    }
}

/// Has both.
private final class Both: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var tell: (String) -> Void = { _ in }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { !refuses }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { !refuses }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        tell(previousTab?.identifier ?? "nil")
    }
}

/// Prints how it appears.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private let delegate = Named<Both>("delegate")
private let home = Named<Screen>("home")
private let other = Named<Screen>("other")
private let fromHome = Mark("previousTab: home")

/// Tabs of iOS 18 beside view controllers: which methods of the delegate a tap or code calls.
let tappedTabObject: Experiment = Experiment(
    id: "TappedTabObject",
    title: "`UITab`: `didSelect` is not called, `didSelectTab` is",
    question:
        "A tab bar controller has `tabs` (iOS 18) or `viewControllers`, and its delegate has the methods about tabs, those about view controllers, or both. A finger taps a tab, or code selects one. Which methods are called?",
    answer:
        "With `tabs` a tap asks `shouldSelectTab` and calls `didSelectTab` with the tab before as `previousTab`, also for the selected tab; `shouldSelect` and `didSelect` are not called, and a delegate that has these two alone cannot refuse. Code that selects another tab calls `didSelectTab` and does not ask `shouldSelectTab`. With `viewControllers` a tap calls `shouldSelect` and `didSelect`; no source says whether iOS 18 or later then calls the methods about tabs as well.",
    remedy:
        "With the move to `tabs`, move the code of `tabBarController(_:shouldSelect:)` and `tabBarController(_:didSelect:)` to `tabBarController(_:shouldSelectTab:)` and `tabBarController(_:didSelectTab:previousTab:)`; keep the first two for systems before iOS 18. The second tap on a tab is `selectedTab === previousTab`. Code that counts taps has to know the app's own selections: set a flag in `shouldSelectTab`, which only taps call, and read it in `didSelectTab`.",
    symptoms: [
        "tabBarController didSelect not called with UITab",
        "UITabBarControllerDelegate shouldSelect not called iOS 18 tabs",
        "shouldSelect returns false but the tab is selected",
        "didSelectTab called when setting selectedTab or selectedIndex in code",
        "detect second tap on the same UITab",
        "didSelectTab previousTab same as selectedTab",
    ],
    observations: ["ouk-tabs-tapped", "ouk-tabs-by-code"],
    variables: [made, has, act, refuses],
    excluding: Exclusion(
        made == .controllers && act == .tab,
        because: "With `viewControllers` `selectedTab` is a tab that the system made; what setting it does is not known."),
    stage: { stage in
        let (home, other) = (stage.name(Screen(), home), stage.name(Screen(), other))
        let tabs = stage.keep(UITabBarController())
        var second: UITab?
        switch stage[made] {
        case .controllers: tabs.viewControllers = [home, other]
        case .tabs:
            let tab = stage.name(UITab(title: "Other", image: nil, identifier: "other") { _ in other }, "otherTab")
            tabs.tabs = [stage.name(UITab(title: "Home", image: nil, identifier: "home") { _ in home }, "homeTab"), tab]
            second = tab
        }
        let tell: (String) -> Void = { stage.mark("previousTab: \($0)") }
        switch stage[has] {
        case .old:
            let decider = stage.name(Old(), "delegate")
            decider.refuses = stage[refuses]
            tabs.delegate = decider
        case .new:
            let decider = stage.name(New(), "delegate")
            (decider.refuses, decider.tell) = (stage[refuses], tell)
            tabs.delegate = decider
        case .both:
            let decider = stage.name(Both(), delegate)
            (decider.refuses, decider.tell) = (stage[refuses], tell)
            tabs.delegate = decider
        }
        stage.window.rootViewController = tabs
        stage.script.wait(1)
        switch stage[act] {
        case .other: stage.script.tap(at: CGPoint(x: 290, y: 820))
        case .same: stage.script.tap(at: CGPoint(x: 100, y: 820))
        case .index: stage.script.perform { tabs.selectedIndex = 1 }
        case .tab: stage.script.perform { tabs.selectedTab = second }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the other tab is shown", not: "the other tab is not shown", other.viewWillAppear)
        Outcome("`didSelectTab` is called", not: "`didSelectTab` is not called", delegate.didSelectTab)
        Outcome("`didSelect` is called", not: "`didSelect` is not called", delegate.didSelect)
    },
    claims: {
        Claim(
            "With `tabs`, `shouldSelect` and `didSelect` are not called.", when: made == .tabs,
            explanation:
                "The header says that what belongs to `viewControllers` is not called once `tabs` is set; somebody measured it on iOS 26.1.",
            rules: [.tabsWithoutOldMethods]
        ) {
            delegate.shouldSelect.never
            delegate.didSelect.never
        }
        Claim(
            "With `tabs`, a tap on another tab asks `shouldSelectTab`, and `didSelectTab` has the tab before as `previousTab`.",
            when: made == .tabs && has.isOneOf(.both, .new) && act == .other && refuses.isOff,
            explanation: "Whether the new controller appears before `didSelectTab` or after it, no source says.", rules: [.tabObjectTaps]
        ) {
            delegate.shouldSelectTab
            delegate.didSelectTab
            fromHome.written
        }
        Claim(
            "With `tabs`, a tap on the selected tab calls `shouldSelectTab` and `didSelectTab` too, with the selected tab as `previousTab`.",
            when: made == .tabs && has.isOneOf(.both, .new) && act == .same && refuses.isOff, rules: [.tabObjectTaps]
        ) {
            delegate.shouldSelectTab
            delegate.didSelectTab
            fromHome.written
        }
        Claim(
            "If `shouldSelectTab` returns false, nothing else happens.",
            when: made == .tabs && has.isOneOf(.both, .new) && act.isOneOf(.other, .same) && refuses.isOn, rules: [.tabObjectTaps]
        ) {
            delegate.shouldSelectTab.happens
            delegate.didSelectTab.never
            other.viewWillAppear.never
        }
        Claim(
            "With `tabs`, a delegate that has only `shouldSelect` and `didSelect` cannot refuse: the tab is selected.",
            when: made == .tabs && has == .old && act == .other && refuses.isOn, rules: [.tabsWithoutOldMethods, .tabObjects]
        ) {
            other.viewWillAppear.happens
            delegate.call("*").never
        }
        Claim(
            "With `tabs`, selection by code calls `didSelectTab`, and does not ask `shouldSelectTab`.",
            when: made == .tabs && has.isOneOf(.both, .new) && act.isOneOf(.index, .tab), rules: [.tabObjectsByCode]
        ) {
            other.viewWillAppear.happens
            delegate.didSelectTab.happens
            delegate.shouldSelectTab.never
        }
        Claim(
            "With `viewControllers` a tap calls `shouldSelect`, then `didSelect`.",
            when: made == .controllers && has.isOneOf(.both, .old) && act.isOneOf(.other, .same) && refuses.isOff, rules: [.tabTaps]
        ) {
            delegate.shouldSelect
            delegate.didSelect
        }
        Claim(
            "With `viewControllers`, `shouldSelectTab` and `didSelectTab` are not called.", when: made == .controllers,
            explanation:
                "Taken so, as no source says what iOS 18 or later does. By a report about SwiftUI's `TabView`, `shouldSelect` and `didSelect` come up to iOS 26, and `shouldSelectTab` in their place on iOS 27.",
            grade: .assumed, unnoticed: "No rule calls the new pair without `tabs`."
        ) {
            delegate.shouldSelectTab.never
            delegate.didSelectTab.never
        }
    })
