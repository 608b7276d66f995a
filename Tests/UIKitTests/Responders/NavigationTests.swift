import EventTrace
import Testing

@testable import UIKit

@Suite struct NavigationTests {
    private let root = UIViewController()
    private let middle = UIViewController()
    private let top = UIViewController()

    private func stack() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.setViewControllers([root, middle, top], animated: false)
        return navigation
    }

    @Test func `the last of the stack is on top, and visible unless something is presented`() {
        let navigation = stack()
        #expect(navigation.viewControllers == [root, middle, top])
        #expect(navigation.topViewController === top && navigation.visibleViewController === top)
        #expect([root, middle, top].allSatisfy { $0.navigationController === navigation && $0.parent === navigation })
    }

    @Test(arguments: [(26, ["view.touchesBegan", "view.touchesEnded"]), (18, [])] as [(SystemVersion, [String])])
    func `TO.18 ios26-touches-during-push: who comes up takes touches since iOS 26`(version: SystemVersion, calls: [String]) {
        let world = World { $0.simulation.systemVersion = version }
        world.simulation.perform {
            let navigation = stack()
            world.window.rootViewController = navigation
            middle.view.addSubview(world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "view"))
        }
        world.simulation.run(until: 1)
        world.simulation.perform { _ = (world.window.rootViewController as? UINavigationController)?.popViewController(animated: true) }
        world.tap(50, 300, at: 1.1)
        #expect(world.run() == calls)
    }

    @Test func `a transition that begins while another runs ends that one first`() {
        let world = World { _ in }
        let navigation = world.simulation.perform { stack() }
        world.simulation.perform { world.window.rootViewController = navigation }
        world.simulation.run(until: 1)
        world.simulation.perform {
            navigation.popViewController(animated: true)
            navigation.view.layoutIfNeeded()
            navigation.popViewController(animated: true)
            navigation.view.layoutIfNeeded()
            #expect(top.view.window == nil && middle.view.window != nil && root.view.window != nil)
        }
        world.run()
        world.simulation.perform { #expect(middle.view.window == nil && navigation.viewControllers == [root]) }
        #expect(world.simulation.transitions.running.isEmpty)
    }

    @Test func `popping to a controller takes off all above it`() {
        let navigation = stack()
        #expect(navigation.popToViewController(middle, animated: false) == [top])
        #expect(navigation.topViewController === middle && top.parent == nil)
        #expect(navigation.popToViewController(top, animated: false) == nil)
    }

    @Test func `popping to the root takes off all but the root, which stays`() {
        let navigation = stack()
        #expect(navigation.popToRootViewController(animated: false) == [middle, top])
        #expect(navigation.viewControllers == [root])
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `a bar that is hidden is hit no more`() {
        let navigation = stack()
        let view = navigation.view!
        let place = CGPoint(x: 300, y: 10)
        view.layoutIfNeeded()
        #expect(!navigation.isNavigationBarHidden && view.hitTest(place, with: nil) === navigation.navigationBar)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(navigation.isNavigationBarHidden && view.hitTest(place, with: nil) === top.view)
        navigation.isNavigationBarHidden = false
        #expect(view.hitTest(place, with: nil) is UINavigationBar)
    }

    @Test func `what the navigation controller presents is visible instead of its top`() {
        let sheet = UIViewController()
        let world = World { world in
            let navigation = stack()
            world.window.rootViewController = navigation
            top.present(sheet, animated: false)
        }
        world.run()
        #expect(top.navigationController?.visibleViewController === sheet)
    }
}
