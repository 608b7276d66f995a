import Testing

@testable import UIKit

@Suite struct ActivityTests {
    private final class Delegate: UIApplicationDelegate {
        private(set) var calls: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
        func applicationWillResignActive(_ application: UIApplication) { calls.append("willResignActive") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("didEnterBackground") }
        func applicationWillEnterForeground(_ application: UIApplication) { calls.append("willEnterForeground") }
    }

    private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var calls: [String] = []
        func sceneDidEnterBackground(_ scene: UIScene) { calls.append("didEnterBackground") }
    }

    @Test func `PL.10 the application's delegate receives the way to the background and back`() {
        let delegate = Delegate()
        let world = World { world in
            UIApplication.shared.delegate = world.name(delegate, "delegate")
        }
        world.simulation.interrupt(.background, at: 1)
        world.simulation.interrupt(.foreground, at: 2)
        world.run()
        #expect(delegate.calls == ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
    }

    @Test func `PL.10 a window scene's delegate receives what it has methods for`() {
        let delegate = WindowSceneDelegate()
        let world = World { world in
            delegate.window = world.window
            world.window.windowScene?.delegate = world.name(delegate, "delegate")
        }
        world.simulation.interrupt(.background, at: 1)
        #expect(world.run().count == 1 && delegate.calls == ["didEnterBackground"])
    }

    @Test func `PL.10 the scene and the application say how active they are`() {
        let world = World()
        var states: [String] = []
        func note() { states.append("\(world.window.windowScene!.activationState) \(UIApplication.shared.applicationState)") }
        world.simulation.schedule(at: 0.5) { note() }
        world.simulation.interrupt(.background, at: 1)
        world.simulation.schedule(at: 1.5) { note() }
        world.simulation.interrupt(.foreground, at: 2)
        world.simulation.schedule(at: 2.5) { note() }
        world.run()
        #expect(states == ["foregroundActive active", "background background", "foregroundActive active"])
        let kinds: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
        #expect(kinds.map(\.rawValue) == Array(-1...2))
        let applications: [UIApplication.State] = [.active, .inactive, .background]
        #expect(applications.map(\.rawValue) == Array(0...2))
    }

    @Test func `PL.10 the state changes after the calls that will happen, and before those that did`() {
        let delegate = StateListener()
        let world = World()
        world.simulation.perform { UIApplication.shared.delegate = delegate }
        world.simulation.interrupt(.background, at: 1)
        world.simulation.interrupt(.foreground, at: 2)
        world.run()
        #expect(delegate.states == ["resign active", "background background", "foreground background", "active active"])
    }

    @Test func `TO.11 interaction is ignored until each begin has its end`() {
        let world = World { $0.addTouchView("view") }
        world.simulation.schedule(at: 1) {
            let application = UIApplication.shared
            application.beginIgnoringInteractionEvents()
            application.beginIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            #expect(application.isIgnoringInteractionEvents)
        }
        world.tap(50, 50, at: 2)
        world.simulation.schedule(at: 3) {
            UIApplication.shared.endIgnoringInteractionEvents()
            #expect(!UIApplication.shared.isIgnoringInteractionEvents)
        }
        world.tap(50, 50, at: 4)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }
}

private final class StateListener: UIApplicationDelegate {
    private(set) var states: [String] = []

    func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground", application) }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }

    private func note(_ call: String, _ application: UIApplication) { states.append("\(call) \(application.applicationState)") }
}
