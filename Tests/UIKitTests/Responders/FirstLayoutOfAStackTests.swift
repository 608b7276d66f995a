import EventTrace
import Testing

@testable import UIKit

/// RC.11: when the controller on top of a stack is loaded and shown.
@Suite struct FirstLayoutOfAStackTests {
    private func controller(_ name: String, in world: World) -> ActingController { world.name(ActingController(), name) }

    /// The calls about views, and those of the delegate.
    private func calls(_ world: World) -> [String] { world.run().filter { $0.contains(".view") || $0.contains("Show(") } }

    @Test func `RC.11 the top of a stack is loaded by the first layout of the navigation controller's view`() {
        let world = World { world in
            let root = controller("A", in: world)
            let navigation = world.name(LoggingNavigation(rootViewController: root), "N")
            world.window.rootViewController = navigation
            #expect(navigation.isViewLoaded && !root.isViewLoaded)
        }
        #expect(
            calls(world) == [
                "N.viewDidLoad", "N.viewWillAppear", "N.viewWillLayoutSubviews", "A.viewDidLoad", "A.viewWillAppear", "N.viewDidAppear",
                "A.viewDidAppear",
            ])
    }

    /// What a push does to the stack before the first layout.
    @Test(arguments: [false, true])
    func `RC.11 a push before the first layout shows the new top alone`(animated: Bool) {
        let watcher = Watcher()
        let world = World { world in
            let (first, second) = (controller("A", in: world), controller("B", in: world))
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = world.name(watcher, "delegate")
            world.window.rootViewController = navigation
            navigation.pushViewController(second, animated: animated)
        }
        #expect(
            calls(world) == ["B.viewDidLoad", "B.viewWillAppear", "delegate.willShow(B)", "B.viewDidAppear", "delegate.didShow(B)"])
    }

    @Test func `RC.11 a stack that its own viewDidLoad fills is shown by the first layout`() {
        let world = World { world in
            let first = controller("A", in: world)
            let navigation = LoggingNavigation()
            navigation.whenLoaded = { $0.viewControllers = [first] }
            world.window.rootViewController = world.name(navigation, "N")
        }
        #expect(
            calls(world) == [
                "N.viewDidLoad", "N.viewWillAppear", "N.viewWillLayoutSubviews", "A.viewDidLoad", "A.viewWillAppear", "N.viewDidAppear",
                "A.viewDidAppear",
            ])
    }

    @Test func `RC.11 a stack that was empty shows a controller that comes later`() {
        let world = World { world in
            let first = controller("A", in: world)
            let navigation = UINavigationController()
            world.window.rootViewController = navigation
            world.simulation.schedule(at: 1) { navigation.pushViewController(first, animated: false) }
        }
        #expect(calls(world) == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `RC.11 a root that pushes as it is loaded receives no appearance calls`() {
        let world = World { world in
            let (first, second) = (controller("A", in: world), controller("B", in: world))
            let navigation = UINavigationController(rootViewController: first)
            first.whenLoaded = { [unowned(unsafe) navigation] in navigation.pushViewController(second, animated: false) }
            world.window.rootViewController = navigation
            world.simulation.schedule(at: 1) { #expect(first.view.window == nil && second.view.window === world.window) }
        }
        #expect(calls(world) == ["A.viewDidLoad", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test func `RC.11 a root that pushes as it appears disappears again`() {
        let world = World { world in
            let (first, second) = (controller("A", in: world), controller("B", in: world))
            let navigation = UINavigationController(rootViewController: first)
            first.whenAppearing = { [unowned(unsafe) navigation] in navigation.pushViewController(second, animated: false) }
            world.window.rootViewController = navigation
            world.simulation.schedule(at: 1) { #expect(first.view.window == nil && second.view.window === world.window) }
        }
        #expect(
            calls(world) == [
                "A.viewDidLoad", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidLoad", "B.viewWillAppear",
                "B.viewDidAppear",
            ])
    }

    @Test func `RC.11 a root that lays out while it is loaded appears once`() {
        let world = World { world in
            let first = controller("A", in: world)
            let navigation = UINavigationController(rootViewController: first)
            first.whenLoaded = { [unowned(unsafe) navigation] in navigation.view.layoutIfNeeded() }
            world.window.rootViewController = navigation
        }
        #expect(calls(world) == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test(arguments: [false, true])
    func `RC.54 the delegate of a presented stack receives the calls about its first controller`(animated: Bool) {
        let watcher = Watcher()
        let world = World { world in
            let navigation = UINavigationController(rootViewController: controller("A", in: world))
            navigation.delegate = world.name(watcher, "delegate")
            navigation.modalPresentationStyle = .fullScreen
            let presenter = world.window.rootViewController!
            world.simulation.schedule(at: 1) { presenter.present(navigation, animated: animated) }
        }
        #expect(
            calls(world) == ["A.viewDidLoad", "A.viewWillAppear", "delegate.willShow(A)", "A.viewDidAppear", "delegate.didShow(A)"])
    }

    @Test func `RC.11 a stack that is a page shows its top`() {
        let world = World { world in
            let navigation = UINavigationController(rootViewController: controller("A", in: world))
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            world.window.rootViewController = pages
            pages.setViewControllers([navigation], direction: .forward, animated: false)
        }
        #expect(calls(world) == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test func `RC.11 a layout during the end of a cancelled pop changes no top`() {
        let world = World { world in
            let (first, second) = (controller("A", in: world), controller("B", in: world))
            let navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: false)
            first.whenDisappeared = { [unowned(unsafe) navigation] in
                navigation.view.setNeedsLayout()
                navigation.view.layoutIfNeeded()
            }
            world.window.rootViewController = navigation
            world.simulation.schedule(at: 4) {
                #expect(navigation.topViewController === second && second.view.window != nil && first.view.window == nil)
            }
        }
        world.down(2, 300, at: 1)
        for step in 1...6 { world.move(2 + Double(step) * 10, 300, at: 1 + Double(step) * 0.05) }
        world.up(62, 300, at: 2)
        #expect(
            calls(world) == [
                "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear",
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
            ])
    }
}

private final class Watcher: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

private final class LoggingNavigation: UINavigationController {
    var whenLoaded: (LoggingNavigation) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded(self)
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

/// Logs its calls, and runs code in some.
private final class ActingController: LoggingController {
    var whenLoaded: () -> Void = {}
    var whenAppearing: () -> Void = {}
    var whenDisappeared: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        whenDisappeared()
    }
}
