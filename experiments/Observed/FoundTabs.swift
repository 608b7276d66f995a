import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The tab objects of iOS 18: their providers, and what a delegate with the old and the new methods receives.
extension ObservationScene {
    private static let tabCalls: [TokenPattern] = [
        "set", "now", "tab_*.viewControllerProvider", "delegate.*Select", "delegate.*SelectTab", "from *", "viewControllers *",
    ]

    static let foundTabs: [ObservationScene] = [
        ObservationScene(
            "ouk-tabs-set-before-load",
            prints: [
                "set", "tab_1.viewControllerProvider", "tab_2.viewControllerProvider", "tab_3.viewControllerProvider",
                "delegate.didSelectTab", "from nil", "viewControllers is nil",
            ], of: tabCalls
        ) { _ = $0.tabs() },
        ObservationScene(
            "ouk-tabs-tapped",
            prints: [.rest, "now", "delegate.shouldSelectTab", "delegate.didSelectTab", "from 1"], of: tabCalls
        ) { stage in
            stage.tabs()
            stage.tapTab(2)
        },
        ObservationScene(
            "ouk-tabs-tapped",
            prints: [.rest, "now", "delegate.shouldSelectTab", "delegate.didSelectTab", "from 1"], of: tabCalls
        ) { stage in
            stage.tabs()
            stage.tapTab(1)
        },
        ObservationScene("ouk-tabs-tapped", prints: [.rest, "now", "delegate.shouldSelectTab"], of: tabCalls) { stage in
            stage.tabs(allows: false)
            stage.tapTab(2)
        },
        ObservationScene(
            "ouk-tabs-tapped", prints: [.rest, "now", "delegate.shouldSelectTab", "delegate.didSelectTab", "from 1"], of: tabCalls
        ) { stage in
            stage.tabs(allowsControllers: false)
            stage.tapTab(2)
        },
        ObservationScene("ouk-tabs-by-code", prints: [.rest, "now", "delegate.didSelectTab", "from 1"], of: tabCalls) { stage in
            let (tabs, _) = stage.tabs()
            stage.then { tabs.selectedTab = tabs.tab(forIdentifier: "2") }
        },
        ObservationScene("ouk-tabs-by-code", prints: [.rest, "now", "delegate.didSelectTab", "from 1"], of: tabCalls) { stage in
            let (tabs, _) = stage.tabs()
            stage.then { tabs.selectedIndex = 1 }
        },
        ObservationScene("ouk-tabs-by-code", prints: [.rest, "now", "delegate.didSelectTab", "from 1"], of: tabCalls) { stage in
            let (tabs, all) = stage.tabs()
            stage.then { tabs.selectedViewController = all[2].viewController }
        },
        ObservationScene(
            "ouk-tabs-without-the-selected-one", prints: [.rest, "now", "delegate.didSelectTab", "from 3", "all"], of: tabCalls + ["all"]
        ) { stage in
            let (tabs, all) = stage.tabs()
            tabs.selectedTab = all[2]
            stage.then { tabs.tabs = [all[0], all[1]] }
            stage.script.perform {
                stage.mark("all")
                tabs.setTabs(all, animated: false)
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "ouk-tabs-and-view-controllers-replace-each-other", prints: ["no tabs", "no controllers"], of: ["no tabs", "no controllers"]
        ) { stage in
            let (tabs, old) = stage.tabs()
            let child = stage.keep(UIViewController())
            stage.then {
                tabs.viewControllers = [child]
                if tabs.tabs.isEmpty, old.allSatisfy({ $0.tabBarController == nil }) { stage.mark("no tabs") }
                tabs.tabs = old
                if tabs.viewControllers == nil, child.parent == nil { stage.mark("no controllers") }
            }
        },
    ]
}

/// Has the methods about tabs and those about controllers.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var (allows, allowsControllers) = (true, true)
    var tell: (String) -> Void = { _ in }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        allowsControllers
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        tell("from \(previousTab?.identifier ?? "nil")")
    }
}

extension Stage {
    /// Three tabs in the window, whose delegate is set first.
    @discardableResult
    fileprivate func tabs(allows: Bool = true, allowsControllers: Bool = true) -> (UITabBarController, [UITab]) {
        let tabs = keep(UITabBarController())
        let delegate = name(TabDelegate(), "delegate")
        (delegate.allows, delegate.allowsControllers) = (allows, allowsControllers)
        delegate.tell = { [self] in mark($0) }
        tabs.delegate = delegate
        let objects = (1...3).map { number in
            let screen = keep(UIViewController())
            return name(UITab(title: "\(number)", image: nil, identifier: "\(number)") { _ in screen }, "tab_\(number)")
        }
        mark("set")
        tabs.tabs = objects
        if tabs.viewControllers == nil { mark("viewControllers is nil") }
        window.rootViewController = tabs
        script.wait(1)
        return (tabs, objects)
    }

    fileprivate func tapTab(_ number: Int) {
        script.mark("now")
        script.tap(at: CGPoint(x: number * 130 - 65, y: 820))
        script.wait(1)
    }

    fileprivate func then(_ act: @escaping () -> Void) {
        script.mark("now")
        script.perform { act() }
        script.wait(1)
    }
}
