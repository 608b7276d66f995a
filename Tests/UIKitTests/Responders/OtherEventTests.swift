import Testing

@testable import UIKit

@Suite struct OtherEventTests {
    private let listener = Listener()

    private func world(_ build: @escaping (World, EventView) -> Void = { _, _ in }) -> World {
        World { world in
            let outer = world.name(EventView(frame: world.root.bounds), "outer")
            let inner = world.name(EventView(frame: world.root.bounds), "inner")
            world.root.addSubview(outer)
            outer.addSubview(inner)
            inner.becomeFirstResponder()
            build(world, inner)
        }
    }

    /// The calls after the setup.
    private func run(_ world: World) -> [String] { world.run().filter { !$0.contains("FirstResponder") } }

    @Test func `RC.6 a shake starts at the first responder, RC.8 and climbs`() {
        let world = world()
        world.simulation.shake(at: 1)
        #expect(run(world) == ["inner.motionBegan", "outer.motionBegan", "inner.motionEnded", "outer.motionEnded"])
        #expect(world.trace.ordering.last { $0.call == "motionBegan" }!.depth == 1)
    }

    @Test func `RC.6 a shake that goes on too long is cancelled`() {
        let world = world()
        world.simulation.shake(at: 1, isCancelled: true)
        #expect(run(world) == ["inner.motionBegan", "outer.motionBegan", "inner.motionCancelled", "outer.motionCancelled"])
    }

    @Test func `RC.6 without a first responder a shake starts at the key window`() {
        let world = World()
        world.simulation.shake(at: 1)
        world.run()
        #expect(world.decisions(.otherMethodsClimb).first == "window forward windowScene")
    }

    @Test func `RC.6 remote control starts at the first responder`() {
        let world = world()
        world.simulation.remoteControl(.remoteControlPlay, at: 1)
        #expect(run(world) == ["inner.remoteControlReceived", "outer.remoteControlReceived"])
    }

    @Test func `RC.6 a press starts at the focused view, RC.8 and climbs`() {
        let world = world { world, inner in world.simulation.focusedView = inner.superview }
        world.simulation.press(.select, at: 1)
        #expect(run(world) == ["outer.pressesBegan", "outer.pressesEnded"])
    }

    @Test func `RC.8 presses climb each by itself`() {
        let world = world()
        world.simulation.press(.menu, at: 1)
        #expect(run(world) == ["inner.pressesBegan", "outer.pressesBegan", "inner.pressesEnded", "outer.pressesEnded"])
    }

    @Test func `RC.6 a recognizer that allows the button gets the press before the view and takes it away`() {
        let listener = listener
        let world = world { world, inner in
            let tap = world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap")
            tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
            inner.superview!.addGestureRecognizer(tap)
        }
        world.simulation.press(.select, at: 1)
        world.simulation.press(.menu, at: 2)
        #expect(
            run(world) == [
                "inner.pressesBegan", "outer.pressesBegan", "tap.action(ended)", "inner.pressesCancelled", "outer.pressesCancelled",
                "inner.pressesBegan", "outer.pressesBegan", "inner.pressesEnded", "outer.pressesEnded",
            ])
    }

    @Test func `PL.5 other events go through the key window`() {
        final class LoggingWindow: UIWindow {
            override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
        }
        let world = world { world, _ in
            let window = world.name(LoggingWindow(frame: world.window.bounds), "other")
            window.makeKeyAndVisible()
        }
        world.simulation.remoteControl(.remoteControlPause, at: 1)
        #expect(run(world).first == "other.sendEvent")
    }
}
