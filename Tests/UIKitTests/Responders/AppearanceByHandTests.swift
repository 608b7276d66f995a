import Testing

@testable import UIKit

/// Containers that say themselves when what they contain appears, and why a controller appears.
struct AppearanceByHandTests {
    private class Logged: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    }

    private final class Container: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test func `RC.11 a container that does not forward tells its child itself`() {
        let (container, child) = (Container(), Logged())
        let world = World { world in
            world.simulation.name(child, "child")
            world.window.rootViewController = container
            container.addChild(child)
            container.view.addSubview(child.view)
            world.simulation.schedule(at: 1) {
                world.simulation.recorder.mark("begin")
                child.beginAppearanceTransition(true, animated: false)
                world.simulation.recorder.mark("end")
                child.endAppearanceTransition()
            }
            world.simulation.schedule(at: 2) {
                child.beginAppearanceTransition(false, animated: true)
                child.view.removeFromSuperview()
                world.simulation.recorder.mark("away")
                child.endAppearanceTransition()
            }
        }
        #expect(
            world.run() == [
                "begin", "child.viewWillAppear", "end", "child.viewDidAppear", "child.viewWillDisappear", "away", "child.viewDidDisappear",
            ])
        let animated = Container()
        #expect(animated.shouldAutomaticallyForwardAppearanceMethods == false && child.shouldAutomaticallyForwardAppearanceMethods)
    }

    /// What a controller says of itself in the calls of its appearance.
    private final class Curious: UIViewController {
        var answers: [String] = []
        private func note(_ name: String) {
            let all = [
                ("presented", isBeingPresented), ("dismissed", isBeingDismissed), ("in", isMovingToParent), ("out", isMovingFromParent),
            ]
            answers.append(([name] + all.filter { $0.1 }.map { $0.0 }).joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    @Test func `RC.14 a controller that is presented, and then dismissed`() {
        let curious = Curious()
        let world = World { world in
            world.window.rootViewController?.present(curious, animated: true)
            world.simulation.schedule(at: 2) { curious.dismiss(animated: true) }
        }
        world.run()
        #expect(
            curious.answers == [
                "willAppear presented", "didAppear presented", "willDisappear dismissed", "didDisappear dismissed",
            ])
        #expect(!curious.isBeingDismissed && !curious.isBeingPresented)
    }

    @Test func `RC.14 a controller that is pushed, covered, uncovered and popped`() {
        let (curious, cover) = (Curious(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        let world = World { world in
            world.window.rootViewController = navigation
            world.simulation.schedule(at: 1) { navigation.pushViewController(curious, animated: false) }
            world.simulation.schedule(at: 2) { navigation.pushViewController(cover, animated: false) }
            world.simulation.schedule(at: 3) { navigation.popViewController(animated: false) }
            world.simulation.schedule(at: 4) { navigation.popViewController(animated: false) }
        }
        world.run()
        #expect(
            curious.answers == [
                "willAppear in", "didAppear in", "willDisappear", "didDisappear", "willAppear", "didAppear", "willDisappear out",
                "didDisappear out",
            ])
    }

    @Test func `RC.156 the bar of the tabs is away while a controller in the selected stack hides it`() {
        let (tabs, deep) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        deep.hidesBottomBarWhenPushed = true
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        let world = World { world in world.window.rootViewController = tabs }
        func hit() -> UIView? { world.window.hitTest(CGPoint(x: 10, y: 840), with: nil) }
        func after(_ body: @escaping () -> Void) {
            world.simulation.perform(body)
            world.run()
        }
        world.run()
        #expect(hit()?.isDescendant(of: tabs.tabBar) == true)
        after { navigation.pushViewController(deep, animated: false) }
        #expect(hit() === deep.view)
        after { navigation.pushViewController(UIViewController(), animated: false) }
        #expect(hit()?.isDescendant(of: tabs.tabBar) == false)
        after { tabs.selectedIndex = 1 }
        #expect(hit()?.isDescendant(of: tabs.tabBar) == true)
        after { tabs.selectedIndex = 0 }
        #expect(tabs.tabBar.isHidden)
        after { _ = navigation.popToRootViewController(animated: false) }
        #expect(hit()?.isDescendant(of: tabs.tabBar) == true)
    }
}
