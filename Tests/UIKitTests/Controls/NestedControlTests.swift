import EventTrace
import Testing

@testable import UIKit

/// Controls in controls, and two controls at a time.
@Suite struct NestedControlTests {
    let spy = Spy()

    private func nested(_ inner: UIView) -> World {
        World { world in
            let outer = world.add(UIControl(frame: world.root.bounds), "outer")
            outer.addTarget(spy, action: Spy.fire, for: .allTouchEvents)
            (world.add(inner, "inner", to: outer) as? UIControl)?.addTarget(spy, action: Spy.fire, for: .allTouchEvents)
        }
    }

    @Test func `RC.3 a control does not pass its touches on to the control that it is in`() {
        let world = nested(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        world.tap(150, 150)
        #expect(world.run() == ["inner.action(touchDown)", "inner.action(touchUpInside)"])
    }

    @Test func `CO.10 a touch of a subview is not tracked`() {
        let world = nested(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        world.tap(150, 150)
        #expect(world.run() == [])
    }

    @Test(arguments: [false, true])
    func `CO.10 a touch of a subview is kept by that rule, also while another one is tracked`(_ isBusy: Bool) {
        let world = World { world in
            let below = world.addTouchView("below")
            let control = world.add(UIControl(frame: below.bounds), "control", to: below)
            control.isMultipleTouchEnabled = true
            _ = world.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "part", to: control)
        }
        if isBusy { world.down(100, 100, at: 0, finger: 2) }
        world.tap(20, 20, at: 1)
        #expect(world.run() == [])
        #expect(world.decisions(.ownTouchesOnly) == ["control keep"])
        #expect(world.decisions(.oneTouchTracked) == [])
    }

    @Test func `CO.22 without CO.10 a control tracks one touch all the same`() {
        let world = World(ablation: Ablation(switchedOff: Rule.ownTouchesOnly.id)) { world in
            let control = world.add(UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "control")
            control.isMultipleTouchEnabled = true
            control.addTarget(spy, action: Spy.fire, for: .touchDown)
            _ = world.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "part", to: control)
        }
        world.down(20, 20, at: 0, finger: 1)
        world.down(100, 100, at: 1, finger: 2)
        #expect(world.run() == ["control.action(touchDown)"])
        #expect(world.decisions(.oneTouchTracked) == ["control track false"])
    }

    @Test func `CO.10 a subview that takes no touches leaves them to the control`() {
        let world = nested(UILabel(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        world.tap(150, 150)
        #expect(world.run() == ["outer.action(touchDown)", "outer.action(touchUpInside)"])
    }

    @Test(arguments: [false, true])
    func `TO.6 with isExclusiveTouch one of two buttons works at a time`(isExclusive: Bool) {
        let world = World { world in
            for (name, x) in [("left", 0.0), ("right", 200.0)] {
                let button = world.add(UIButton(frame: CGRect(x: x, y: 0, width: 100, height: 100)), name)
                button.isExclusiveTouch = isExclusive
                button.addTarget(spy, action: Spy.fire, for: [.touchDown, .touchUpInside])
            }
        }
        world.down(50, 50, at: 0, finger: 1)
        world.down(250, 50, at: 0.1, finger: 2)
        world.up(50, 50, at: 0.2, finger: 1)
        world.up(250, 50, at: 0.3, finger: 2)
        let left = ["left.action(touchDown)", "left.action(touchUpInside)"]
        let both = ["left.action(touchDown)", "right.action(touchDown)", "left.action(touchUpInside)", "right.action(touchUpInside)"]
        #expect(world.run() == (isExclusive ? left : both))
    }
}
