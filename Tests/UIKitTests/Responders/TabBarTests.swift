import Testing

@testable import UIKit

@Suite struct TabBarTests {
    private let first = UIViewController()
    private let second = UIViewController()
    private let third = UIViewController()

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.setViewControllers([first, second, third], animated: false)
        return tabs
    }

    @Test func `the first is selected to begin with`() {
        let tabs = tabs()
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
        #expect([first, second, third].allSatisfy { $0.tabBarController === tabs })
    }

    @Test func `index and controller say the same`() {
        let tabs = tabs()
        tabs.selectedIndex = 2
        #expect(tabs.selectedViewController === third)
        tabs.selectedViewController = second
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `only the selected one's view is in the tabs' view, above it the bar`() {
        let tabs = tabs()
        let view = tabs.view!
        #expect(first.view.isDescendant(of: view))
        tabs.selectedIndex = 1
        #expect(!first.view.isDescendant(of: view) && second.view.isDescendant(of: view))
        #expect(
            view.hitTest(CGPoint(x: 10, y: 840), with: nil) is UITabBar && tabs.tabBar.superview === view
                && view.hitTest(.zero, with: nil) === second.view)
    }

    @Test func `the selected one stays selected where it goes`() {
        let tabs = tabs()
        tabs.selectedViewController = third
        tabs.viewControllers = [third, first]
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === third && second.parent == nil)
    }

    @Test func `if the selected one goes, the one at its place is selected, or the first`() {
        let tabs = tabs()
        tabs.selectedIndex = 1
        tabs.viewControllers = [first, third]
        #expect(tabs.selectedViewController === third)
        tabs.viewControllers = [second]
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === second)
    }
}
