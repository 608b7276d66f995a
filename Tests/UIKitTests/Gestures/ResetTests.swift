import EventTrace
import Testing

@testable import UIKit

/// GE.36 to GE.38: when recognizers are reset, and in which state.
@Suite struct ResetTests {
    private let listener = Listener()

    /// A tap that fails by a move at 0.1 s; its finger lifts at 1 s.
    private func failing(_ version: SystemVersion = .newest, _ prepare: @escaping (World, UIView) -> Void = { _, _ in }) -> (
        World, TellingTap
    ) {
        let tap = TellingTap()
        let world = World { world in
            world.simulation.systemVersion = version
            let view = world.addTouchView()
            world.add(tap, "tap", to: view, listener)
            tap.tell = { world.simulation.recorder.mark("reset in \($0.rawValue) at \(world.simulation.now)") }
            prepare(world, view)
        }
        world.down(50, 50, at: 0)
        world.move(150, 150, at: 0.1)
        world.up(150, 150, at: 1)
        return (world, tap)
    }

    private func marks(_ world: World) -> [String] {
        world.run()
        return world.trace.entries.filter { $0.kind == .mark }.map { world.trace.spelling(of: $0.verb) }
    }

    @Test func `GE.36 reset-state-ios26: from iOS 26 on a recognizer is possible in its reset`() {
        #expect(marks(failing().0) == ["reset in \(UIGestureRecognizer.State.possible.rawValue) at 1.0"])
    }

    @Test func `GE.36 up to iOS 18 a recognizer still has its end state in its reset`() {
        #expect(marks(failing(18).0) == ["reset in \(UIGestureRecognizer.State.failed.rawValue) at 1.0"])
    }

    @Test func `GE.38 one that has failed says so until its finger lifts`() {
        let (world, tap) = failing()
        world.simulation.run(until: 0.5)
        world.simulation.perform { #expect(tap.state == .failed) }
        world.run()
        world.simulation.perform { #expect(tap.state == .possible) }
    }

    @Test func `GE.38 one that has failed receives no other finger until then`() {
        let (world, _) = failing { _, view in view.isMultipleTouchEnabled = true }
        world.down(30, 30, at: 0.3, finger: 2)
        world.up(30, 30, at: 0.4, finger: 2)
        world.run()
        #expect(world.decisions(by: .resetAfterLastLift) == ["tap: decline"])
    }

    @Test func `GE.38 a finger whose view is gone is waited for too, and no longer`() {
        let (world, tap) = failing { world, view in world.simulation.schedule(at: 0.5) { view.removeFromSuperview() } }
        world.simulation.run(until: 0.9)
        world.simulation.perform { #expect(tap.state == .failed) }
        world.run()
        world.simulation.perform { #expect(tap.state == .possible) }
    }

    @Test func `GE.37 wwdc10-reset-waits-for-requirement: both are reset when both are over`() {
        var pan: UIPanGestureRecognizer?
        let (world, tap) = failing { world, view in
            let made = world.add(UIPanGestureRecognizer(), "pan", to: world.root, Listener())
            made.require(toFail: view.gestureRecognizers![0])
            pan = made
        }
        // The pan has a finger of its own beside the tap's.
        world.down(250, 300, at: 0.2, finger: 2)
        world.move(290, 300, at: 0.3, finger: 2)
        world.up(290, 300, at: 2, finger: 2)
        world.simulation.run(until: 1.5)
        world.simulation.perform { #expect(tap.state == .failed && pan?.state.isActive == true) }
        world.run()
        world.simulation.perform { #expect(tap.state == .possible && pan?.state == .possible) }
    }

    @Test func `GE.4 what is set in a reset changes nothing`() {
        let stubborn = StubbornTap()
        let world = World { $0.add(stubborn, "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        world.tap(50, 50, at: 2)
        #expect(world.run().filter { $0.hasPrefix("tap.action") } == ["tap.action(ended)", "tap.action(ended)"])
        #expect(world.trace.brokenInvariants == [])
    }
}

/// Says its state in its reset.
private final class TellingTap: UITapGestureRecognizer {
    var tell: (State) -> Void = { _ in }

    override func reset() {
        super.reset()
        tell(state)
    }
}

/// Sets its state in its reset.
private final class StubbornTap: UITapGestureRecognizer {
    override func reset() {
        super.reset()
        state = .began
    }
}
