import Testing

@testable import UIKit

/// What client code sees of a control while a finger is on it.
@Suite struct ControlTrackingTests {
    /// Notes the control's flags at each tracking call.
    private class Notebook: UIControl {
        var notes: [String] = []
        var takesUp = true
        var goesOn = true

        func note(_ call: String) {
            notes.append("\(call) \(isTouchInside ? "in" : "out") \(isTracking ? "tracking" : "idle") \(isHighlighted ? "lit" : "dark")")
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("begin")
            return takesUp
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("continue")
            return goesOn
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
        override func cancelTracking(with event: UIEvent?) { note(event == nil ? "cancel without event" : "cancel") }
    }

    private func notebook(_ build: @escaping (World, Notebook) -> Void = { _, _ in }) -> (World, Notebook, Spy) {
        let spy = Spy()
        let (world, control) = World.with { world in
            let control = world.add(Notebook(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "control")
            control.addTarget(spy, action: Spy.fire, for: .allTouchEvents)
            build(world, control)
            return control
        }
        spy.body = { ($0 as? Notebook)?.note("action") }
        return (world, control, spy)
    }

    @Test func `CO.9 the flags at each call`() {
        let (world, control, spy) = notebook()
        world.down(150, 150, at: 0)
        world.move(160, 150, at: 0.1)
        world.move(300, 150, at: 0.2)
        world.up(150, 150, at: 0.3)
        world.run()
        #expect(
            control.notes == [
                "begin in idle dark", "action in tracking dark",
                "continue in tracking lit", "action in tracking lit",
                "continue out tracking lit", "action out tracking lit",
                "end in tracking dark", "action in idle dark",
            ])
        control.note("after")
        #expect(control.notes.last == "after out idle dark")
        withExtendedLifetime(spy) {}
    }

    @Test func `CO.9 a handler cannot keep a button highlighted`() {
        let spy = Spy { $0.isHighlighted = true }
        let (world, button) = World.with { world in
            let button = world.addButton()
            button.addTarget(spy, action: Spy.fire, for: .touchUpInside)
            return button
        }
        world.tap(150, 150)
        world.run()
        #expect(!button.isHighlighted)
    }

    @Test func `CO.9 an override of isHighlighted is called`() {
        class Lamp: UIButton {
            override var isHighlighted: Bool { didSet {} }
        }
        let (world, _) = World.with { $0.add(Lamp(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "lamp") }
        world.tap(50, 50)
        #expect(world.run() == ["lamp.isHighlighted(true)", "lamp.isHighlighted(false)"])
    }

    @Test func `CO.1 a control that does not take tracking up sends nothing`() {
        let (world, control, spy) = notebook { $1.takesUp = false }
        world.down(150, 150, at: 0)
        world.move(160, 150, at: 0.1)
        world.up(160, 150, at: 0.2)
        #expect(world.run() == ["control.beginTracking"])
        control.note("after")
        #expect(control.notes.last == "after out idle dark")
        withExtendedLifetime(spy) {}
    }

    @Test func `CO.1 a control that gives tracking up in between sends nothing more`() {
        let (world, control, spy) = notebook()
        world.down(150, 150, at: 0)
        world.simulation.schedule(at: 0.05) { control.goesOn = false }
        world.move(160, 150, at: 0.1)
        world.move(170, 150, at: 0.2)
        world.up(170, 150, at: 0.3)
        #expect(world.run() == ["control.beginTracking", "control.action(touchDown)", "control.continueTracking"])
        control.note("after")
        #expect(control.notes.last == "after out idle dark")
        withExtendedLifetime(spy) {}
    }

    @Test func `CO.8 removal in mid-touch cancels tracking without an event`() {
        let (world, control, spy) = notebook()
        world.down(150, 150, at: 0)
        world.simulation.schedule(at: 0.1) { control.removeFromSuperview() }
        world.up(150, 150, at: 0.2)
        #expect(
            world.run() == [
                "control.beginTracking", "control.action(touchDown)", "control.cancelTracking", "control.action(touchCancel)",
            ])
        #expect(control.notes.suffix(2) == ["cancel without event in tracking lit", "action in idle lit"])
        withExtendedLifetime(spy) {}
    }

    @Test func `CO.8 removal of a view above does the same, and the control can be used again`() {
        let spy = Spy()
        let (world, box) = World.with { world in
            let box = world.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "box")
            world.addButton(to: box).addTarget(spy, action: Spy.fire, for: [.touchDown, .touchCancel, .touchUpInside])
            return box
        }
        world.down(150, 150, at: 0)
        world.simulation.schedule(at: 0.1) { box.removeFromSuperview() }
        world.up(150, 150, at: 0.2)
        world.simulation.schedule(at: 1) { world.root.addSubview(box) }
        world.tap(150, 150, at: 2)
        #expect(
            world.run() == [
                "button.action(touchDown)", "button.action(touchCancel)", "button.action(touchDown)", "button.action(touchUpInside)",
            ])
    }

    @Test func `CO.22 of two fingers one is tracked`() {
        let (world, control, spy) = notebook { $1.isMultipleTouchEnabled = true }
        world.down(150, 150, at: 0, finger: 1)
        world.down(120, 120, at: 0.1, finger: 2)
        world.up(120, 120, at: 0.2, finger: 2)
        world.up(150, 150, at: 0.3, finger: 1)
        #expect(
            world.run() == ["control.beginTracking", "control.action(touchDown)", "control.endTracking", "control.action(touchUpInside)"])
        #expect(!control.isTracking)
        withExtendedLifetime(spy) {}
    }

    @Test func `CO.2 a hidden control goes on tracking`() {
        let (world, control, spy) = notebook()
        world.down(150, 150, at: 0)
        world.simulation.schedule(at: 0.1) { control.isHidden = true }
        world.up(150, 150, at: 0.2)
        #expect(world.run().last == "control.action(touchUpInside)")
        withExtendedLifetime(spy) {}
    }

    @Test func `CO.1 an override that keeps the end to itself does not spoil the next touch`() {
        class Deaf: UIButton {
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let spy = Spy()
        let (world, button) = World.with { world in
            let button = world.add(Deaf(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "button")
            button.addTarget(spy, action: Spy.fire, for: .allTouchEvents)
            return button
        }
        world.tap(150, 150)
        world.tap(150, 150, at: 2)
        #expect(
            world.run() == [
                "button.action(touchDown)", "button.touchesEnded", "button.action(touchDown)", "button.touchesEnded",
            ])
        #expect(!button.isTracking && !button.isHighlighted)
    }
}
