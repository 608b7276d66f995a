import EventTrace
import Testing

@testable import UIKit

/// The questions of a navigation bar.
@Suite struct NavigationBarTests {
    private final class Navigation: UINavigationController, UINavigationBarDelegate {
        var allows = true
        /// The lengths of both stacks at the last call.
        var lengths: [Int] = []

        func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { note(bar) }
        func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) { _ = note(bar) }
        func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { note(bar) }
        func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { _ = note(bar) }

        private func note(_ bar: UINavigationBar) -> Bool {
            lengths = [viewControllers.count, bar.items?.count ?? 0]
            return allows
        }
    }

    private final class Delegate: UINavigationBarDelegate {
        var allows = true

        func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {}
        func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {}
        func position(for bar: any UIBarPositioning) -> UIBarPosition { bar.barPosition == .top ? .topAttached : .any }
    }

    private final class Screen: UIViewController {
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    }

    private static func staged(_ act: (Navigation, World) -> Void) -> (calls: [String], navigation: Navigation) {
        let (navigation, top) = (Navigation(), Screen())
        let world = World { world in
            navigation.viewControllers = [UIViewController(), top]
            world.window.rootViewController = navigation
            world.simulation.name(navigation, "navigation")
            world.simulation.name(top, "top")
        }
        world.simulation.run(until: 0.5)
        world.simulation.perform { act(navigation, world) }
        return (world.run(), navigation)
    }

    @Test func `RC.63 RC.64 ouk-navbar-of-controller-back-tap: the back button asks with both stacks whole, and tells with both shortened`()
    {
        var asked: [Int] = []
        let it = Self.staged { navigation, world in
            world.tap(30, 22, at: 1)
            world.simulation.schedule(at: 1.15) { asked = navigation.lengths }
        }
        #expect(it.calls == ["navigation.shouldPopItem", "top.viewDidDisappear", "navigation.didPopItem"])
        #expect(asked == [2, 2] && it.navigation.lengths == [1, 1])
    }

    @Test func `RC.63 a refusal keeps both stacks`() {
        let it = Self.staged { navigation, world in
            navigation.allows = false
            world.tap(30, 22, at: 1)
        }
        #expect(it.calls == ["navigation.shouldPopItem"])
        #expect(it.navigation.viewControllers.count == 2 && it.navigation.navigationBar.items?.count == 2)
    }

    @Test(arguments: [(300.0, ["top.viewDidDisappear", "navigation.didPopItem"]), (60, [])] as [(Double, [String])])
    func `RC.64 a swipe back asks nothing and tells at its end, unless it is given up`(way: Double, calls: [String]) {
        let it = Self.staged { _, world in
            world.down(2, 400, at: 1)
            for step in 1...10 { world.move(2 + way * Double(step) / 10, 400, at: 1 + 0.02 * Double(step)) }
            world.up(2 + way, 400, at: 1.6)
        }
        #expect(it.calls == calls)
    }

    @Test func `RC.64 before iOS 26 a pop by the user that has waited for a transition tells at its end`() {
        let it = Self.staged { navigation, world in
            world.simulation.systemVersion = 18
            world.simulation.schedule(at: 1) { navigation.pushViewController(UIViewController(), animated: true) }
            world.simulation.schedule(at: 1.1) { navigation.popForUser() }
        }
        #expect(it.calls == ["navigation.shouldPushItem", "top.viewDidDisappear", "navigation.didPopItem"])
        #expect(it.navigation.viewControllers.count == 2 && it.navigation.lengths == [2, 2])
    }

    @Test func `RC.63 RC.64 code pops without a question`() {
        let it = Self.staged { navigation, _ in navigation.popViewController(animated: true) }
        #expect(it.calls == ["top.viewDidDisappear"])
    }

    @Test func `RC.65 ouk-navbar-of-controller-push: a push asks once the stack has grown and before the bar has`() {
        let it = Self.staged { navigation, _ in navigation.pushViewController(UIViewController(), animated: false) }
        #expect(it.calls == ["navigation.shouldPushItem", "top.viewDidDisappear"] && it.navigation.lengths == [3, 2])
    }

    @Test(arguments: [true, false]) func `RC.66 a bar of one's own asks about its items`(allows: Bool) {
        let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)), Delegate())
        let world = World { world in
            bar.items = [UINavigationItem(title: "One")]
            bar.delegate = delegate
            world.window.rootViewController?.view.addSubview(bar)
            world.simulation.name(delegate, "delegate")
        }
        delegate.allows = allows
        world.simulation.perform {
            bar.pushItem(UINavigationItem(title: "Two"), animated: true)
            bar.popItem(animated: false)
        }
        #expect(
            world.run()
                == (allows
                    ? [
                        "delegate.positionForBar", "delegate.shouldPushItem", "delegate.shouldPopItem", "delegate.didPopItem",
                        "delegate.didPushItem",
                    ] : ["delegate.positionForBar", "delegate.shouldPushItem", "delegate.shouldPopItem"]))
        #expect(bar.items?.count == 1 && bar.barPosition == .topAttached)
        #expect(UINavigationBar().barPosition == .top && [UIBarPosition.any, .bottom].map(\.rawValue) == [0, 1])
    }

    @Test func `RC.66 ouk-navbar-set-items: items set by code ask nothing, and tell if animated`() {
        let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)), Delegate())
        let items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        let world = World { world in
            bar.items = items
            bar.delegate = delegate
            world.simulation.name(delegate, "delegate")
        }
        world.simulation.perform { bar.setItems([items[0]], animated: true) }
        world.simulation.schedule(at: 1) { bar.setItems(items, animated: true) }
        world.simulation.schedule(at: 2) { bar.setItems([items[0]], animated: false) }
        #expect(world.run() == ["delegate.didPopItem", "delegate.didPushItem"])
    }
}
