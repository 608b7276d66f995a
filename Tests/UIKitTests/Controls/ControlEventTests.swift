import Testing

@testable import UIKit

/// Each touch event of a control, as a finger makes it.
@Suite struct ControlEventTests {
    let spy = Spy()

    private func button(for events: UIControl.Event...) -> (World, UIButton) {
        World.with { world in
            let button = world.addButton()
            for event in events { button.addTarget(Spy(keptBy: spy), action: Spy.fire, for: event) }
            return button
        }
    }

    @Test func `CO.2 down and up inside`() {
        let (world, _) = button(for: .touchDown, .touchUpInside, .touchUpOutside, .touchDragInside, .touchCancel)
        world.tap(150, 150)
        #expect(world.run() == ["button.action(touchDown)", "button.action(touchUpInside)"])
    }

    @Test func `CO.2 a second tap in time repeats the touch-down`() {
        let (world, _) = button(for: .touchDown, .touchDownRepeat, .touchUpInside)
        world.tap(150, 150)
        world.tap(150, 150, at: 0.2)
        #expect(
            world.run() == [
                "button.action(touchDown)", "button.action(touchUpInside)", "button.action(touchDown)", "button.action(touchDownRepeat)",
                "button.action(touchUpInside)",
            ])
    }

    @Test func `CO.19 out and back in`() {
        let (world, _) = button(
            for: .touchDown, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchUpInside, .touchUpOutside)
        world.down(150, 150, at: 0)
        world.move(250, 150, at: 0.1)
        world.move(280, 150, at: 0.2)
        world.move(300, 150, at: 0.3)
        world.move(260, 150, at: 0.4)
        world.up(260, 150, at: 0.5)
        #expect(
            world.run() == [
                "button.action(touchDown)", "button.action(touchDragInside)", "button.action(touchDragExit)",
                "button.action(touchDragOutside)", "button.action(touchDragOutside)", "button.action(touchDragInside)",
                "button.action(touchDragEnter)", "button.action(touchUpInside)",
            ])
    }

    @Test func `CO.20 up outside`() {
        let (world, _) = button(for: .touchUpInside, .touchUpOutside, .touchDragExit)
        world.down(150, 150, at: 0)
        world.move(300, 150, at: 0.1)
        world.up(300, 150, at: 0.2)
        #expect(world.run() == ["button.action(touchDragExit)", "button.action(touchUpOutside)"])
    }

    @Test func `CO.21 a system cancel`() {
        let (world, _) = button(for: .touchDown, .touchUpInside, .touchUpOutside, .touchCancel)
        world.down(150, 150, at: 0)
        world.simulation.schedule([FingerSample(finger: 1, .cancel, at: CGPoint(x: 150, y: 150))], at: 0.1)
        #expect(world.run() == ["button.action(touchDown)", "button.action(touchCancel)"])
    }

    @Test func `CO.20 a lift inside is a button's primary action, but not a bare control's`() {
        let (world, control) = World.with { world in
            let button = world.addButton()
            let control = world.add(UIControl(frame: CGRect(x: 0, y: 300, width: 100, height: 100)), "control")
            for sender in [button, control] {
                sender.addTarget(spy, action: Spy.fire, for: .primaryActionTriggered)
            }
            return control
        }
        world.tap(150, 150)
        world.tap(50, 350, at: 1)
        #expect(world.run() == ["button.action(primaryActionTriggered)"])
        #expect(control.allControlEvents == .primaryActionTriggered)
    }

    @Test(arguments: [(269.0, true), (270.0, false), (31.0, true), (30.0, true), (29.0, false)])
    func `CO.3 the margin is seventy points while tracking`(x: Double, isInside: Bool) {
        let (world, _) = button(for: .touchUpInside, .touchUpOutside)
        world.down(150, 150, at: 0)
        world.up(x, 150, at: 0.1)
        #expect(world.run() == [isInside ? "button.action(touchUpInside)" : "button.action(touchUpOutside)"])
    }

    @Test func `CO.3 the touch-down itself uses the bounds`() {
        let (world, _) = button(for: .touchDown)
        world.tap(201, 150)
        #expect(world.run() == [])
    }

    @Test func `CO.11 dragExit and dragOutside come in the order of registration`() {
        for order in [[UIControl.Event.touchDragExit, .touchDragOutside], [.touchDragOutside, .touchDragExit]] {
            let (world, _) = button(for: order[0], order[1])
            world.down(150, 150, at: 0)
            world.move(300, 150, at: 0.1)
            #expect(world.run() == order.map { "button.action(\($0.word.rawValue))" })
        }
    }

    @Test func `CO.11 a target for several events of one pass is called once`() {
        let (world, _) = button(for: .allTouchEvents)
        world.tap(150, 150)
        world.down(150, 150, at: 0.2)
        world.move(300, 150, at: 0.3)
        world.up(300, 150, at: 0.4)
        #expect(
            world.run() == [
                "button.action(touchDown)", "button.action(touchUpInside)", "button.action(touchDown)",
                "button.action(touchDragOutside)", "button.action(touchUpOutside)",
            ])
    }
}

extension Spy {
    /// One more, which lives as long as the other.
    fileprivate convenience init(keptBy owner: Spy) {
        self.init()
        let others = owner.body
        owner.body = { [self] sender in
            others(sender)
            body(sender)
        }
    }
}
