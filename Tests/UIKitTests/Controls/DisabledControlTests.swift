import EventTrace
import Testing

@testable import UIKit

@Suite struct DisabledControlTests {
    let spy = Spy()

    @Test func `CO.5 a disabled control sends nothing and passes its touches on`() {
        let (world, _) = World.with { world in
            let view = world.add(TouchView(frame: world.root.bounds), "view")
            let button = world.addButton(to: view)
            button.isEnabled = false
            button.addTarget(spy, action: Spy.fire, for: .allEvents)
            return view
        }
        world.tap(150, 150)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `CO.5 a disabled button does not keep a tap of its superview away`() {
        let listener = Listener()
        let (world, _) = World.with { world in
            let button = world.addButton()
            button.isEnabled = false
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
            return button
        }
        world.tap(150, 150)
        #expect(world.run() == ["tap.action(ended)"])
    }

    @Test func `RC.3 without it the touches that a control keeps go on, also beside those of when it was disabled`() {
        var view: CountingView?
        let world = World(ablation: Ablation(switchedOff: Rule.controlsEndTheClimb.id)) { world in
            let below = world.add(CountingView(frame: world.root.bounds), "view")
            let button = world.addButton(to: below)
            button.isMultipleTouchEnabled = true
            button.isEnabled = false
            world.simulation.schedule(at: 0.1) { button.isEnabled = true }
            view = below
        }
        world.down(150, 150, at: 0, finger: 1)
        world.down(160, 150, at: 0.2, finger: 2)
        world.together(.move, [(151, 150), (161, 150)], at: 0.3)
        world.run()
        #expect(view?.moved == 2)
    }

    @Test func `CO.23 disabled in mid-touch it goes on to the action of the lift`() {
        let (world, button) = World.with { world in
            let view = world.add(TouchView(frame: world.root.bounds), "view")
            let button = world.add(LoggingButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "button", to: view)
            button.addTarget(spy, action: Spy.fire, for: .allEvents)
            return button
        }
        world.down(150, 150, at: 0)
        world.simulation.schedule(at: 0.1) { button.isEnabled = false }
        world.up(150, 150, at: 0.2)
        world.simulation.schedule(at: 1) { button.isEnabled = true }
        world.tap(150, 150, at: 2)
        #expect(
            world.run() == [
                "button.touchesBegan", "button.beginTracking", "button.action(touchDown)", "button.touchesEnded", "button.endTracking",
                "button.action(touchUpInside)", "button.touchesBegan", "button.beginTracking", "button.action(touchDown)",
                "button.touchesEnded", "button.endTracking",
                "button.action(touchUpInside)",
            ])
        #expect(!button.isHighlighted)
    }

    @Test func `CO.23 its own touch-down can disable it`() {
        let (world, button) = World.with { world in
            let button = world.addButton()
            button.addTarget(spy, action: Spy.fire, for: [.touchDown, .touchUpInside])
            return button
        }
        spy.body = { $0.isEnabled = false }
        world.tap(150, 150)
        #expect(world.run() == ["button.action(touchDown)", "button.action(touchUpInside)"])
        #expect(!button.isHighlighted && !button.isTracking && !button.isEnabled)
    }

    @Test func `CO.5 enabled in mid-touch, the touch still goes on to the next responder to its end`() {
        let (world, button) = World.with { world in
            let view = world.add(TouchView(frame: world.root.bounds), "view")
            let button = world.addButton(to: view)
            button.isEnabled = false
            button.addTarget(spy, action: Spy.fire, for: .allEvents)
            return button
        }
        world.down(150, 150, at: 0)
        world.simulation.schedule(at: 0.1) { button.isEnabled = true }
        world.up(150, 150, at: 0.2)
        world.tap(150, 150, at: 1)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded", "button.action(touchDown)", "button.action(touchUpInside)"])
    }

    @Test func `CO.5 a button in a disabled control works, as only its own flag counts`() {
        let (world, _) = World.with { world in
            let control = world.add(UIControl(frame: world.root.bounds), "control")
            control.isEnabled = false
            world.addButton(to: control).addTarget(spy, action: Spy.fire, for: .touchUpInside)
            return control
        }
        world.tap(150, 150)
        #expect(world.run() == ["button.action(touchUpInside)"])
    }

    @Test func `CO.5 sendActions works on a disabled control`() {
        let (world, button) = World.with { $0.addButton() }
        world.simulation.perform {
            button.isEnabled = false
            button.addTarget(spy, action: Spy.fire, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        }
        #expect(world.run() == ["button.action(touchUpInside)"])
    }
}

/// Counts the touches that move.
private final class CountingView: UIView {
    var moved = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += touches.count }
}
