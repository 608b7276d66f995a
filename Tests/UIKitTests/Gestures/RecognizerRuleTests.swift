import EventTrace
import Testing

@testable import UIKit

/// What a recognizer decides stands in the trace with the rule by which it does.
@Suite struct RecognizerRuleTests {
    private let listener = Listener()

    /// What the rule decides about a recognizer on a view, if a finger drags by 60 points within 40 ms, or stays for 0.7 s.
    private func decisions(_ recognizer: UIGestureRecognizer, by rule: Rule, steps: [Double]) -> [String] {
        let world = World { $0.add(recognizer, "gesture", to: $0.addTouchView(), listener) }
        if steps.isEmpty { world.tap(50, 50, hold: 0.7) } else { world.drag(from: 50, 50, steps: steps) }
        world.run()
        return world.decisions(by: rule)
    }

    @Test func `GE.17 a tap's states are its own rule's`() {
        #expect(decisions(UITapGestureRecognizer(), by: .tap, steps: []) == ["gesture: state ended"])
        #expect(decisions(UITapGestureRecognizer(), by: .tap, steps: [60]) == ["gesture: state failed"])
    }

    @Test func `GE.18 a long press's states are its own rule's`() {
        #expect(decisions(UILongPressGestureRecognizer(), by: .longPress, steps: []) == ["gesture: state began", "gesture: state ended"])
    }

    @Test func `GE.19 a pan's states are its own rule's`() {
        #expect(decisions(UIPanGestureRecognizer(), by: .pan, steps: [60]) == ["gesture: state began", "gesture: state ended"])
    }

    @Test func `GE.22 a screen-edge pan's states are its own rule's, not a pan's`() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        #expect(decisions(edge, by: .screenEdgePan, steps: [60]) == ["gesture: state failed"])
    }

    @Test func `GE.23 a swipe's states are its own rule's`() {
        #expect(decisions(UISwipeGestureRecognizer(), by: .swipe, steps: [60]) == ["gesture: state ended"])
    }

    @Test func `GE.24 a pinch's states are its own rule's`() {
        #expect(decisions(UIPinchGestureRecognizer(), by: .pinchAndRotation, steps: [60]) == ["gesture: state failed"])
    }

    @Test func `GE.4 the states of a class of one's own are the state machine's`() {
        let world = World { $0.add(CustomDrag(), "drag", to: $0.addTouchView(), listener) }
        world.drag(from: 50, 50, steps: [60])
        world.run()
        #expect(world.decisions(by: .stateMachine).contains("drag: state began"))
    }

    @Test func `GE.3 of two with one touch the second takes a place that is not defined`() {
        let world = World { world in
            for name in ["one", "two"] { world.add(UITapGestureRecognizer(), name, to: world.root, listener) }
        }
        world.tap(50, 50)
        world.run()
        #expect(world.decisions(by: .openOrder) == ["two: join"])
    }

    @Test func `GE.10 a single tap leaves a double tap alone`() {
        let world = World { world in
            world.add(UITapGestureRecognizer(), "single", to: world.root, listener)
            world.add(UITapGestureRecognizer(), "double", to: world.root, listener).numberOfTapsRequired = 2
        }
        world.tap(50, 50)
        world.run()
        #expect(world.decisions(by: .tapsSpareLongerTaps) == ["single: spare double"])
    }

    @Test func `GE.13 a touch that client code keeps from the class is dropped`() {
        let world = World { $0.add(LiftlessTap(), "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        world.run()
        #expect(world.decisions(by: .overrideWithoutSuper) == ["tap: drop ended"])
    }

    @Test func `GE.20 whoever asks for a velocity is answered by the rule`() {
        let pan = UIPanGestureRecognizer()
        let diary = Diary<UIPanGestureRecognizer> { "\($0.velocity(in: nil).x > 0)" }
        diary.follow(pan)
        let world = World { $0.addTouchView().addGestureRecognizer($0.name(pan, "pan")) }
        world.drag(from: 50, 50, steps: [60])
        world.run()
        #expect(world.decisions(by: .velocity) == ["pan: velocity", "pan: velocity"])
    }

    @Test func `GE.17 a lift of no finger is none`() {
        let world = World { $0.add(EmptyHandedTap(), "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        world.run()
        #expect(world.decisions(by: .tap) == ["tap: state ended"])
    }

    @Test func `GE.28 a recognizer whose state is set without a touch takes a place by that rule`() {
        let world = World { world in
            let recognizer = world.add(UIGestureRecognizer(), "late", to: world.addTouchView(), listener)
            world.simulation.schedule(at: 1) { recognizer.state = .ended }
        }
        world.run()
        #expect(world.decisions(by: .stateWithoutTouches) == ["late: join"])
    }
}

/// A tap that receives the lift and keeps it to itself.
private final class LiftlessTap: UITapGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// A tap that tells its class of a lift as soon as the finger is down.
private final class EmptyHandedTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        super.touchesEnded([], with: event)
    }
}
