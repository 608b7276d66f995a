import Testing

@testable import UIKit

/// A slider of 131 by 31 points at (100, 100), whose thumb has 100 points to go: at value 0 its middle is at (115.5, 115.5).
@Suite struct SliderTests {
    let spy = Spy()
    let listener = Listener()

    private func makeSlider(_ slider: UISlider? = nil, events: UIControl.Event = .valueChanged) -> (World, UISlider) {
        World.with { world in
            let slider = world.add(slider ?? UISlider(frame: .zero), "slider")
            slider.frame = CGRect(x: 100, y: 100, width: 131, height: 31)
            slider.addTarget(spy, action: Spy.fire, for: events)
            return slider
        }
    }

    private func drag(_ world: World, from x: Double, to end: Double, dy: Double = 0) {
        world.down(x, 115, at: 0)
        world.move(end, 115 + dy, at: 0.1)
        world.up(end, 115 + dy, at: 0.2)
    }

    @Test func `CO.15 a slider has no recognizers`() {
        #expect(makeSlider().1.gestureRecognizers == nil)
    }

    @Test func `CO.24 a continuous slider sends with touch-down, moves and lift`() {
        let (world, slider) = makeSlider()
        var notes: [String] = []
        spy.body = { notes.append("\(slider.value) \($0.isTracking)") }
        drag(world, from: 120, to: 170)
        #expect(world.run() == Array(repeating: "slider.action(valueChanged)", count: 3))
        #expect(notes == ["0.0 true", "0.5 true", "0.5 false"])
    }

    @Test func `CO.24 one that is not continuous sends once, with the lift`() {
        let (world, slider) = makeSlider()
        slider.isContinuous = false
        drag(world, from: 120, to: 170)
        #expect(world.run() == ["slider.action(valueChanged)"])
        #expect(slider.value == 0.5)
    }

    @Test func `CO.24 a move that changes no value sends nothing`() {
        let (world, _) = makeSlider()
        drag(world, from: 120, to: 110)
        #expect(world.run() == Array(repeating: "slider.action(valueChanged)", count: 2))
    }

    @Test func `CO.15 a touch beside the thumb is not tracked`() {
        let (world, slider) = makeSlider(events: .allEvents)
        drag(world, from: 160, to: 190)
        #expect(world.run() == [])
        #expect(slider.value == 0)
    }

    @Test func `CO.15 an override that takes every touch makes the thumb jump with the first move`() {
        class Eager: UISlider {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        let (world, slider) = makeSlider(Eager(frame: .zero), events: .touchDown)
        drag(world, from: 160, to: 165.5)
        #expect(world.run() == ["slider.beginTracking", "slider.action(touchDown)"])
        #expect(slider.value == 0.5)
    }

    @Test func `CO.13 the value stays between minimum and maximum, and setting it sends nothing`() {
        let (world, slider) = makeSlider()
        world.simulation.perform {
            slider.value = 3
            #expect(slider.value == 1)
            slider.maximumValue = 10
            slider.setValue(7, animated: true)
            #expect(slider.value == 7)
            slider.minimumValue = 8
            #expect(slider.value == 8)
        }
        #expect(world.run() == [])
    }

    /// guide-button-parent-gesture-veto, control-default-actions-list, doc-attaching-recognizers-to-controls
    @Test func `CO.6 a pan or swipe above loses to the thumb if it goes along the slider`() {
        for recognizer in [UIPanGestureRecognizer(), UISwipeGestureRecognizer()] {
            let (world, slider) = makeSlider()
            world.simulation.perform {
                recognizer.addTarget(listener, action: Listener.tapped)
                world.root.addGestureRecognizer(world.name(recognizer, "gesture"))
            }
            drag(world, from: 120, to: 220)
            #expect(!world.run().contains { $0.hasPrefix("gesture") })
            #expect(slider.value == 1)
        }
    }

    @Test func `CO.6 a pan across the slider, or beside its thumb, wins`() {
        for (x, end, dy) in [(120.0, 120.0, 60.0), (180.0, 220.0, 0.0)] {
            let (world, slider) = makeSlider(events: .touchUpInside)
            world.simulation.perform {
                world.root.addGestureRecognizer(world.name(UIPanGestureRecognizer(target: listener, action: Listener.tapped), "pan"))
            }
            drag(world, from: x, to: end, dy: dy)
            #expect(world.run() == ["pan.action(began)", "pan.action(ended)"])
            #expect(slider.value == 0)
        }
    }
}
