import EventTrace
import Testing

@testable import UIKit

/// Logs its touches, and whether it is asked to track one.
private final class LoggingSwitch: UISwitch {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
}

/// A switch at (100, 100): 51 by 31 points, whose middle is at (125.5, 115.5).
@Suite struct SwitchTests {
    let spy = Spy()
    let listener = Listener()

    private func makeSwitch(isOn: Bool = false, events: UIControl.Event = .valueChanged) -> (World, UISwitch) {
        World.with { world in
            let control = world.add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), "switch")
            control.isOn = isOn
            control.addTarget(spy, action: Spy.fire, for: events)
            return control
        }
    }

    @Test func `a switch has its own size`() {
        let (_, control) = makeSwitch()
        #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    }

    @Test func `CO.14 a tap toggles`() {
        let (world, control) = makeSwitch()
        world.tap(110, 115)
        #expect(world.run() == ["switch.action(valueChanged)"])
        #expect(control.isOn)
        world.tap(110, 115, at: 2)
        world.run()
        #expect(!control.isOn)
    }

    @Test func `CO.14 after a drag the half under the finger decides`() {
        for (isOn, x, result) in [(false, 140.0, true), (true, 140.0, true), (true, 110.0, false), (false, 110.0, false)] {
            let (world, control) = makeSwitch(isOn: isOn)
            world.down(125, 115, at: 0)
            world.move(x, 115, at: 0.1)
            world.up(x, 115, at: 0.2)
            #expect(world.run().count == (isOn == result ? 0 : 1))
            #expect(control.isOn == result)
        }
    }

    @Test func `CO.14 a lift far away or a cancel leaves it as it is`() {
        let (world, control) = makeSwitch()
        world.down(125, 115, at: 0)
        world.up(125, 300, at: 0.1)
        world.down(125, 115, at: 1)
        world.simulation.schedule([FingerSample(finger: 1, .cancel, at: CGPoint(x: 125, y: 115))], at: 1.1)
        #expect(world.run() == [])
        #expect(!control.isOn)
    }

    @Test func `CO.13 the change is sent with the lift's other events, in one pass`() {
        let (world, _) = makeSwitch(events: [.touchUpInside, .valueChanged, .primaryActionTriggered])
        world.tap(110, 115)
        #expect(world.run() == ["switch.action(touchUpInside)"])
    }

    private static let touchEvents: [UIControl.Event] = [.touchDown, .touchDragInside, .touchUpInside, .touchUpOutside, .touchCancel]

    @Test(arguments: [false, true]) func `CO.30 a switch tracks nothing and sends no touchDown`(_ isOff: Bool) {
        let spies = Self.touchEvents.map { _ in Spy() }
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.switchRecognizer.id : nil)) { world in
            let control = world.add(LoggingSwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), "switch")
            for (event, spy) in zip(Self.touchEvents, spies) { control.addTarget(spy, action: Spy.fire, for: event) }
        }
        world.tap(110, 115)
        let tracked = [
            "switch.touchesBegan", "switch.beginTracking", "switch.action(touchDown)", "switch.touchesEnded",
            "switch.action(touchUpInside)",
        ]
        #expect(world.run() == (isOff ? tracked : ["switch.touchesBegan", "switch.action(touchUpInside)", "switch.touchesCancelled"]))
    }

    @Test func `CO.30 a recognizer of client code's on the switch wins`() {
        let (world, control) = makeSwitch()
        world.simulation.perform {
            control.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(110, 115)
        #expect(world.run() == ["tap.action(ended)"] && !control.isOn)
    }

    @Test func `CO.30 a disabled switch is not toggled, and a second finger changes nothing`() {
        let (world, control) = makeSwitch()
        world.simulation.perform { control.isEnabled = false }
        world.tap(110, 115)
        world.simulation.schedule(at: 1) { control.isEnabled = true }
        world.down(110, 115, at: 2)
        world.tap(140, 115, at: 2.1, finger: 2)
        world.simulation.run(until: 2.5)
        #expect(!control.isOn)
        world.up(110, 115, at: 3)
        #expect(world.run() == ["switch.action(valueChanged)"] && control.isOn)
    }

    @Test func `CO.13 setting the value sends nothing`() {
        let (world, control) = makeSwitch()
        world.simulation.perform {
            control.setOn(true, animated: true)
            control.isOn = false
        }
        #expect(world.run() == [])
    }

    @Test func `CO.6 a switch keeps the tap and the pan of its superview away`() {
        let (world, _) = makeSwitch()
        world.simulation.perform {
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
            world.root.addGestureRecognizer(world.name(UIPanGestureRecognizer(target: listener, action: Listener.tapped), "pan"))
        }
        world.tap(110, 115)
        world.down(140, 115, at: 1)
        world.move(115, 115, at: 1.1)
        world.up(110, 115, at: 1.2)
        #expect(world.run() == ["switch.action(valueChanged)", "switch.action(valueChanged)"])
    }

    @Test func `CO.6 a pan across the switch, or beside its knob, wins`() {
        for (x, dx, dy) in [(115.0, 0.0, 30.0), (145.0, -30.0, 0.0)] {
            let (world, _) = makeSwitch()
            world.simulation.perform {
                world.root.addGestureRecognizer(world.name(UIPanGestureRecognizer(target: listener, action: Listener.tapped), "pan"))
            }
            world.down(x, 115, at: 0)
            world.move(x + dx, 115 + dy, at: 0.1)
            world.up(x + dx, 115 + dy, at: 0.2)
            #expect(world.run() == ["pan.action(began)", "pan.action(ended)"])
        }
    }
}
