import Testing

@testable import UIKit

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
