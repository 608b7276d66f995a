import EventTrace
import Testing

@testable import UIKit

/// The tab objects of iOS 18.
struct TabObjectTests {
    private final class Decider: NSObject, UITabBarControllerDelegate {
        var (allows, allowsControllers) = (true, true)
        var previous: [String?] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            allowsControllers
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            previous.append(previousTab?.identifier)
        }
    }

    /// Has none of the methods.
    private final class Silent: NSObject, UITabBarControllerDelegate {}

    private let world: World
    private let decider = Decider()
    private let tabs: UITabBarController

    private init(version: SystemVersion = .newest) {
        world = World { $0.simulation.systemVersion = version }
        tabs = world.simulation.perform { UITabBarController() }
    }

    init() { self.init(version: .newest) }

    private func tab(_ identifier: String, _ controller: UIViewController? = nil) -> UITab {
        world.name(
            UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { _ in controller ?? UIViewController() }, identifier)
    }

    /// Sets the tabs of these identifiers and shows them.
    private func show(_ identifiers: String...) -> [UITab] {
        let all = identifiers.map { tab($0) }
        world.simulation.perform {
            tabs.delegate = world.name(decider, "delegate")
            tabs.tabs = all
            world.window.rootViewController = tabs
        }
        return all
    }

    private func calls() -> [String] {
        world.run().filter { $0.hasPrefix("delegate") || $0.hasSuffix("viewControllerProvider") }
    }

    @Test func `RC.174 the provider runs at the first request, and once`() {
        var count = 0
        let controller = UIViewController()
        let tab = UITab(title: "A", image: UIImage(), identifier: "a") { tab in
            count += 1
            #expect(tab.identifier == "a")
            return controller
        }
        #expect(count == 0 && tab.tabBarController == nil && controller.tab == nil && tab.subtitle == nil)
        world.simulation.perform { #expect(tab.viewController === controller && tab.viewController === controller) }
        #expect(count == 1 && controller.tab === tab)
        #expect(UITab(title: "B", image: nil, identifier: "b").viewController == nil)
    }

    @Test func `RC.174 without the rule, or before iOS 18, each request runs the provider`() {
        let old = TabObjectTests(version: 17)
        let tab = old.tab("a")
        old.world.simulation.perform { #expect(tab.viewController !== tab.viewController) }
    }

    @Test func `a controller forgets a tab that is gone`() {
        let controller = UIViewController()
        var tab: UITab? = UITab(title: "A", image: nil, identifier: "a") { _ in controller }
        #expect(tab?.viewController === controller && controller.tab === tab)
        tab = nil
        #expect(controller.tab == nil)
    }

    @Test func `RC.175 tabs take the place of viewControllers`() {
        let old = UIViewController()
        world.simulation.perform { tabs.viewControllers = [old] }
        let all = show("a", "b")
        #expect(tabs.viewControllers == nil && old.parent == nil && tabs.tabs == all && tabs.selectedTab === all[0])
        #expect(tabs.tab(forIdentifier: "b") === all[1] && tabs.tab(forIdentifier: "c") == nil)
        #expect(all.allSatisfy { $0.tabBarController === tabs && $0.viewController?.parent === tabs })
        #expect(calls() == ["a.viewControllerProvider", "b.viewControllerProvider", "delegate.didSelectTab(a)"])
        #expect(decider.previous == [nil])
        world.simulation.perform { tabs.viewControllers = [old] }
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && all.allSatisfy { $0.tabBarController == nil } && old.parent === tabs)
    }

    @Test func `RC.175 before iOS 18 there are none`() {
        let old = TabObjectTests(version: 17)
        _ = old.show("a", "b")
        #expect(old.tabs.tabs.isEmpty && old.tabs.viewControllers == [] && old.calls().isEmpty)
    }

    @Test func `RC.175 if the selected tab goes, the first is selected; a tab without a controller is left out`() {
        let all = show("a", "b", "c")
        world.simulation.perform {
            tabs.selectedTab = all[2]
            tabs.setTabs([all[1], all[0], UITab(title: "", image: nil, identifier: "d")], animated: true)
        }
        #expect(
            tabs.selectedTab === all[1] && tabs.tabs.count == 2 && all[2].tabBarController == nil && decider.previous == [nil, "a", "c"])
        world.simulation.perform { tabs.tabs = [all[0], all[1]] }
        #expect(tabs.selectedIndex == 1 && decider.previous.count == 3)
    }

    @Test func `a tab says what its item shows`() {
        let tab = tab("a")
        tab.badgeValue = "1"
        let tabs = UITabBarController(tabs: [tab])
        let item = tabs.tabBar.items?.first
        #expect(item?.title == "A" && item?.badgeValue == "1" && item?.image == nil && tab.viewController?.tabBarItem === item)
        (tab.title, tab.badgeValue, tab.image, tab.subtitle) = ("New", nil, UIImage(), "below")
        #expect(item?.title == "New" && item?.badgeValue == nil && item?.image === tab.image)
        item?.badgeValue = "2"
        #expect(tab.badgeValue == nil)
    }

    @Test func `RC.177 a tap calls the methods about tabs`() {
        let all = show("a", "b")
        decider.allowsControllers = false
        world.tap(300, 820, at: 1)
        world.tap(300, 820, at: 2)
        world.simulation.schedule(at: 3) { decider.allows = false }
        world.tap(100, 820, at: 4)
        #expect(
            calls().suffix(5) == [
                "delegate.shouldSelectTab(b)", "delegate.didSelectTab(b)", "delegate.shouldSelectTab(b)", "delegate.didSelectTab(b)",
                "delegate.shouldSelectTab(a)",
            ])
        #expect(decider.previous == [nil, "a", "b"] && tabs.selectedTab === all[1])
    }

    @Test func `RC.176 a tap does not call the methods about controllers`() {
        let all = show("a", "b")
        decider.allowsControllers = false
        world.tap(300, 820, at: 1)
        #expect(calls().suffix(2) == ["delegate.shouldSelectTab(b)", "delegate.didSelectTab(b)"] && tabs.selectedTab === all[1])
        #expect(world.decisions(by: .tabsWithoutOldMethods).count == 1)
    }

    @Test func `RC.178 code calls didSelectTab if it changes the tab`() {
        let all = show("a", "b", "c")
        world.simulation.perform {
            tabs.selectedIndex = 1
            tabs.selectedTab = all[1]
            tabs.selectedViewController = all[2].viewController
            tabs.selectedTab = all[0]
            tabs.selectedTab = UITab(title: "", image: nil, identifier: "d")
        }
        #expect(decider.previous == [nil, "a", "b", "c"] && tabs.selectedTab === all[0])
        #expect(calls().suffix(3) == ["delegate.didSelectTab(b)", "delegate.didSelectTab(c)", "delegate.didSelectTab(a)"])
    }

    @Test func `a delegate without the methods is not recorded, and a tap selects`() {
        let silent = Silent()
        _ = show("a", "b")
        world.simulation.perform { tabs.delegate = world.name(silent, "delegate") }
        world.tap(300, 820, at: 1)
        #expect(calls().last == "delegate.didSelectTab(a)" && tabs.selectedTab?.identifier == "b")
    }

    @Test func `RC.62 a tap on the selected tab pops its stack`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers += [UIViewController()]
        let tab = tab("a", navigation)
        world.simulation.perform {
            tabs.tabs = [tab, self.tab("b")]
            world.window.rootViewController = tabs
        }
        world.tap(100, 820, at: 1)
        world.run()
        #expect(navigation.viewControllers.count == 1 && world.decisions(by: .selectedTabPops).count == 1)
    }
}
