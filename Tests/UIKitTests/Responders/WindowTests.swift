import EventTrace
import Testing

@testable import UIKit

@Suite struct WindowTests {
    private final class KeyWindow: UIWindow {
        override func becomeKey() { super.becomeKey() }
        override func resignKey() { super.resignKey() }
    }

    /// Lets through what only hits itself or its root view.
    private final class PassThroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self || hit === rootViewController?.view ? nil : hit
        }
    }

    private final class LoggingWindow: UIWindow {
        var passesOn = true
        override func sendEvent(_ event: UIEvent) {
            if passesOn { super.sendEvent(event) }
        }
    }

    @Test func `RC.10 the old key window resigns before the new one becomes key`() {
        let world = World()
        world.simulation.perform {
            let first = world.name(KeyWindow(frame: world.window.bounds), "first")
            let second = world.name(KeyWindow(frame: world.window.bounds), "second")
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            #expect(second.isKeyWindow && !first.isKeyWindow && UIApplication.shared.keyWindow === second)
            second.isHidden = true
            #expect(first.isKeyWindow)
        }
        #expect(world.run() == ["first.becomeKey", "first.resignKey", "second.becomeKey", "second.resignKey", "first.becomeKey"])
    }

    @Test func `RC.16 a key window that is hidden leaves the key to the window in front`() {
        let world = World()
        world.simulation.perform {
            let second = world.name(UIWindow(frame: world.window.bounds), "second")
            second.makeKeyAndVisible()
            second.isHidden = true
            #expect(world.window.isKeyWindow)
        }
        #expect(world.decisions(by: .keyPassesOn) == ["second: keyWindow window"])
    }

    @Test(arguments: [(26, true), (14.2, true), (14.1, false)] as [(SystemVersion, Bool)])
    func `RC.79 since iOS 14.2 a touch makes its window key`(version: SystemVersion, isKey: Bool) {
        let world = World { $0.simulation.systemVersion = version }
        let second = world.simulation.perform {
            let second = world.name(UIWindow(frame: world.window.bounds), "second")
            second.isHidden = false
            return second
        }
        world.tap(50, 50)
        _ = world.run()
        world.simulation.perform { #expect(second.isKeyWindow == isKey) }
    }

    @Test func `RC.79 a window that cannot become key is touched without becoming key`() {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let world = World()
        world.simulation.perform {
            let second = world.name(Overlay(frame: world.window.bounds), "second")
            second.isHidden = false
            withExtendedLifetime(second) {}
        }
        world.tap(50, 50)
        _ = world.run()
        world.simulation.perform { #expect(world.window.isKeyWindow) }
    }

    @Test func `HT.5 a window that answers nil passes the touch to the one below`() {
        let world = World { world in
            world.root.addSubview(world.name(TouchView(frame: world.root.bounds), "below"))
            let overlay = world.name(PassThroughWindow(frame: world.window.bounds), "overlay")
            overlay.windowLevel = .alert
            overlay.rootViewController = UIViewController()
            overlay.isHidden = false
            overlay.rootViewController!.view.addSubview(
                world.name(TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "above"))
            world.simulation.perform { withExtendedLifetime(overlay) {} }
        }
        world.tap(300, 300)
        world.tap(50, 50, at: 2)
        #expect(
            world.run() == [
                "overlay.hitTest", "overlay.hitTest", "below.touchesBegan", "below.touchesEnded", "overlay.hitTest", "overlay.hitTest",
                "above.touchesBegan", "above.touchesEnded",
            ])
    }

    @Test func `HT.5 the highest level first, then the latest shown`() {
        let world = World()
        world.simulation.perform {
            let (low, high, late) = (UIWindow(frame: .zero), UIWindow(frame: .zero), UIWindow(frame: .zero))
            high.windowLevel = .statusBar
            for window in [low, high, late] { window.isHidden = false }
            #expect(UIApplication.shared.windowsFromTop(in: .current) == [high, late, low, world.window])
            low.isHidden = true
            low.isHidden = false
            #expect(UIApplication.shared.windowsFromTop(in: .current) == [high, low, late, world.window])
        }
    }

    @Test func `HT.5 a second scene's windows are hit too`() {
        let world = World { world in
            let scene = UIWindowScene()
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            window.addSubview(world.name(TouchView(frame: window.bounds), "view"))
            #expect(UIApplication.shared.connectedScenes.count == 2 && window.next === scene)
        }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `PL.5 a touch goes to the window in which it began; a sendEvent without super delivers nothing`() {
        for passesOn in [true, false] {
            let world = World { world in
                let window = world.name(LoggingWindow(frame: world.window.bounds), "top")
                window.passesOn = passesOn
                window.makeKeyAndVisible()
                window.addSubview(world.name(TouchView(frame: window.bounds), "view"))
            }
            world.tap(50, 50)
            let views = passesOn ? ["view.touchesBegan", "view.touchesEnded"] : []
            #expect(world.run().filter { $0 != "top.sendEvent" } == views)
            #expect(world.trace.ordering.count == 2 + views.count)
        }
    }

    @Test func `TO.10 a window that leaves its scene has its touches cancelled`() {
        let world = World { world in
            let window = world.name(UIWindow(frame: world.window.bounds), "top")
            window.makeKeyAndVisible()
            window.addSubview(world.name(TouchView(frame: window.bounds), "view"))
            world.simulation.schedule(at: 0.1) { window.windowScene = nil }
        }
        world.down(50, 50, at: 0)
        world.up(50, 50, at: 0.2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesCancelled"])
    }

    @Test func `HT.11 a window without a scene is not shown until its scene is set`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let world = World { world in
            let scene = world.window.windowScene
            world.name(window, "top").windowScene = nil
            window.addSubview(world.name(TouchView(frame: window.bounds), "view"))
            window.makeKeyAndVisible()
            #expect(!window.isKeyWindow)
            world.simulation.schedule(at: 1) { window.windowScene = scene }
        }
        world.tap(50, 50)
        world.tap(50, 50, at: 2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `RC.16 a key window that leaves its scene gives the key to another window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let world = World { world in
            world.window.makeKeyAndVisible()
            window.windowScene = world.window.windowScene
            world.name(window, "top").makeKeyAndVisible()
            #expect(window.isKeyWindow)
            world.simulation.schedule(at: 1) { window.windowScene = nil }
        }
        world.run()
        #expect(world.window.isKeyWindow && !window.isKeyWindow)
    }
}
