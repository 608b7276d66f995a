import EventTrace
import Testing

@testable import UIKit

/// Each decision stands in the record, with the rule that has made it.
struct ReasonTests {
    private let listener = Listener()

    /// `tap: recognize` with its rule.
    private func recognitions(in world: World) -> [String] {
        world.run()
        let trace = world.trace
        return trace.entries.filter { $0.verb == Name(.recognize) }.map { "\(trace.describe($0)) \($0.rule?.description ?? "")" }
    }

    @Test func `GE.4 a recognizer that is alone recognizes by the state machine`() {
        let world = World { $0.add(UITapGestureRecognizer(), "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        #expect(recognitions(in: world) == ["tap: recognize GE.4"])
    }

    @Test func `GE.9 of two that recognize together the deeper one recognizes by being deeper`() {
        let world = World { world in
            world.add(UITapGestureRecognizer(), "outer", to: world.root, listener)
            world.add(UITapGestureRecognizer(), "inner", to: world.addTouchView(), listener)
        }
        world.tap(50, 50)
        #expect(recognitions(in: world) == ["inner: recognize GE.9"])
        #expect(world.decisions(by: .exclusion) == ["outer: exclude inner", "outer: state failed"])
    }

    @Test func `GE.11 a recognizer that has waited recognizes by the failure of the other`() {
        let world = World { world in
            let view = world.addTouchView()
            let single = world.add(UITapGestureRecognizer(), "single", to: view, listener)
            let double = world.add(UITapGestureRecognizer(), "double", to: view, listener)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
        }
        world.tap(50, 50)
        #expect(recognitions(in: world) == ["single: recognize GE.11"])
    }

    @Test func `HT.6 a pointer that hovers is hit-tested once, by the rule of hovering`() {
        let world = World { $0.add(UIHoverGestureRecognizer(), "hover", to: $0.addTouchView(), listener) }
        world.simulation.movePointer(to: CGPoint(x: 50, y: 50), at: 0)
        world.run()
        #expect(world.decisions(by: .twoPasses) == [])
        #expect(world.decisions(by: .hover).filter { $0 == "pass" }.count == 1)
    }

    @Test func `TO.2 a touch that counts as a second tap says so`() {
        let world = World { $0.addTouchView() }
        world.tap(50, 50)
        world.tap(50, 50, at: 0.2)
        world.run()
        #expect(world.decisions(by: .tapCount) == ["view: count 2"])
    }

    @Test func `TO.4 a view whose touch is taken away receives touchesCancelled by this rule`() {
        let world = World { $0.add(UITapGestureRecognizer(), "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        world.run()
        #expect(world.trace.ordering.filter { $0.rule == Rule.everyBeganEnds.id }.map(\.token) == ["view.touchesCancelled"])
    }

    @Test func `TO.8 a touch that is asked for its samples says how many it has`() throws {
        let touch = UITouch()
        let world = World { touch.storedView = $0.addTouchView() }
        let event = world.simulation.touches.event
        event.touches.append(touch)
        #expect(world.simulation.perform { event.coalescedTouches(for: touch) }?.count == 1)
        #expect(world.decisions(by: .coalescedTouches) == ["view: coalesce 1"])
        event.touches = []
    }

    @Test func `TO.14 a button that goes down and comes up says so`() {
        let world = World { $0.addTouchView() }
        world.simulation.movePointer(to: CGPoint(x: 50, y: 50), buttons: .primary, at: 0)
        world.simulation.movePointer(to: CGPoint(x: 50, y: 50), at: 0.1)
        world.run()
        #expect(world.decisions(by: .pointerTouch) == ["glass: button began", "glass: button ended"])
    }

    @Test func `HT.8 a point that bounds origin or transform moves is converted in the record, no other`() {
        func decisions(_ change: @escaping (UIView) -> Void) -> [String] {
            let world = World { change($0.addTouchView()) }
            world.tap(50, 50)
            world.run()
            return world.decisions(by: .pointIsConverted)
        }
        #expect(decisions { _ in } == [])
        #expect(decisions { $0.bounds.origin.x = 5 } == ["view: convert", "view: convert"])
        #expect(decisions { $0.transform = CGAffineTransform(scaleX: 2, y: 2) } == ["view: convert", "view: convert"])
    }

    @Test func `RC.1 the way from a root view to its controller stands in the record`() {
        let world = World { _ = $0.addTouchView(callsSuper: true) }
        world.down(50, 50, at: 0)
        world.run()
        #expect(world.decisions(by: .chain) == ["root: next vc"])
    }

    @Test func `PL.4 recognizers that have changed are served inside sendEvent, others need no word`() {
        let world = World { $0.add(UITapGestureRecognizer(), "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        world.run()
        #expect(world.decisions(by: .actionsInsideSendEvent) == ["window: gestureUpdate"])
    }
}
