import EventTrace
import Testing

@testable import UIKit

@Suite struct HoverTests {
    private let listener = Listener()

    @Test func `GE.21 begins as the pointer comes, changes as it moves, ends as it leaves, on the view and those above`() {
        let world = World { world in
            let outer = world.addTouchView("outer")
            let inner = world.addTouchView("inner", to: outer)
            world.add(UIHoverGestureRecognizer(), "outer.hover", to: outer, listener)
            world.add(UIHoverGestureRecognizer(), "inner.hover", to: inner, listener)
        }
        let places: [CGPoint?] = [CGPoint(x: 150, y: 150), CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 150, y: 50), nil]
        for (index, place) in places.enumerated() { world.simulation.movePointer(to: place, at: Double(index)) }
        let lines = world.run()
        #expect(
            lines.filter { $0.hasPrefix("inner") } == [
                "inner.hover.action(began)", "inner.hover.action(changed)", "inner.hover.action(ended)",
            ])
        #expect(
            lines.filter { $0.hasPrefix("outer") }
                == ["outer.hover.action(began)"] + Array(repeating: "outer.hover.action(changed)", count: 3) + ["outer.hover.action(ended)"]
        )
    }

    @Test func `GE.21 a finger is nothing to it`() {
        let world = World { $0.add(UIHoverGestureRecognizer(), "hover", to: $0.addTouchView(), listener) }
        world.drag(from: 50, 50, steps: [20, 20])
        #expect(world.run() == ["view.touchesBegan", "view.touchesMoved", "view.touchesMoved", "view.touchesEnded"])
    }

    @Test func `GE.21 its states are the engine's, whatever becomes of those that client code sets`() {
        let world = World(ablation: Ablation(switchedOff: Rule.stateWithoutTouches.id)) { world in
            world.add(UIHoverGestureRecognizer(), "hover", to: world.addTouchView(), listener)
        }
        for time in 0...1 { world.simulation.movePointer(to: CGPoint(x: 50 + time, y: 50), at: Double(time)) }
        world.simulation.movePointer(to: nil, at: 2)
        #expect(world.run() == ["hover.action(began)", "hover.action(changed)", "hover.action(ended)"])
    }

    @Test func `GE.21 says where the pointer is, and is cancelled when it is disabled`() {
        let hover = UIHoverGestureRecognizer()
        let diary = Diary<UIHoverGestureRecognizer> { "\(Double($0.location(in: $0.view).x))" }
        diary.follow(hover)
        let world = World { world in
            world.addTouchView().addGestureRecognizer(hover)
            world.simulation.schedule(at: 0.5) { hover.isEnabled = false }
        }
        for time in 0...2 { world.simulation.movePointer(to: CGPoint(x: 50 + time, y: 50), at: Double(time)) }
        world.run()
        #expect(diary.entries == ["began 50.0", "cancelled 50.0"])
    }
}
