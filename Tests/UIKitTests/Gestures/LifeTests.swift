import Testing
import UIKit.UIGestureRecognizerSubclass

@testable import UIKit

/// Recognizers that are switched, moved and written by client code.
@Suite struct LifeTests {
    private let listener = Listener()

    @Test func `GE.15 disabled in mid-touch: one that has begun is cancelled with an action, one that is possible fails`() {
        let world = World { world in
            let pan = world.add(UIPanGestureRecognizer(), "pan", to: world.root, listener)
            let view = world.addTouchView()
            let tap = world.add(UITapGestureRecognizer(), "tap", to: view, listener)
            world.simulation.schedule(at: 0.05) { tap.isEnabled = false }
            world.simulation.schedule(at: 0.5) { pan.isEnabled = false }
        }
        world.down(50, 50, at: 0)
        world.move(90, 50, at: 0.4)
        world.move(95, 50, at: 0.6)
        world.up(95, 50, at: 0.7)
        #expect(world.run() == ["view.touchesBegan", "pan.action(began)", "view.touchesCancelled", "pan.action(cancelled)"])
    }

    @Test func `GE.15 off and on again ends the gesture; the next touch starts another`() {
        let world = World { world in
            let pan = world.add(UIPanGestureRecognizer(), "pan", to: world.root, listener)
            world.simulation.schedule(at: 0.05) {
                pan.isEnabled = false
                pan.isEnabled = true
            }
        }
        world.drag(from: 50, 50, steps: [20, 20, 20, 20])
        world.drag(from: 50, 50, steps: [20], at: 1)
        #expect(
            world.run() == [
                "pan.action(began)", "pan.action(changed)", "pan.action(cancelled)", "pan.action(began)", "pan.action(ended)",
            ])
    }

    @Test func `GE.15 disabled inside its own action: began is followed by cancelled`() {
        let pan = UIPanGestureRecognizer()
        let switcher = Diary<UIPanGestureRecognizer> {
            let state = "\($0.state)"
            $0.isEnabled = false
            return state
        }
        switcher.follow(pan)
        let world = World { $0.root.addGestureRecognizer($0.name(pan, "pan")) }
        world.drag(from: 50, 50, steps: [20, 20])
        world.run()
        #expect(switcher.entries.map { $0.split(separator: " ")[1] } == ["began", "cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func `GE.15 disabled beforehand it gets nothing`() {
        let world = World { $0.add(LoggingTap(), "tap", to: $0.addTouchView(), listener).isEnabled = false }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `GE.14 moved to another view in mid-touch it is cancelled, and serves its new view`() {
        let world = World { world in
            let (old, new) = (world.addTouchView("old"), UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)))
            world.root.addSubview(new)
            let pan = world.add(UIPanGestureRecognizer(), "pan", to: old, listener)
            world.simulation.schedule(at: 0.05) { new.addGestureRecognizer(pan) }
        }
        world.drag(from: 50, 50, steps: [20, 20, 20, 20])
        world.drag(from: 50, 50, steps: [20], at: 1)
        world.drag(from: 250, 50, steps: [20], at: 2)
        #expect(
            world.run().filter { $0.hasPrefix("pan") } == [
                "pan.action(began)", "pan.action(changed)", "pan.action(cancelled)", "pan.action(began)", "pan.action(ended)",
            ])
    }

    @Test func `GE.14 added in mid-touch it waits for the next touch`() {
        let world = World { world in
            let tap = world.name(LoggingTap(), "tap")
            world.simulation.schedule(at: 0.05) { world.root.addGestureRecognizer(tap) }
        }
        world.tap(50, 50, at: 0, hold: 0.1)
        world.tap(50, 50, at: 1)
        #expect(world.run() == ["tap.touchesBegan", "tap.touchesEnded"])
    }

    @Test func `TO.10 an action that removes the view it stands on leaves nothing behind`() {
        let remover = Diary<UITapGestureRecognizer> { tap in
            tap.view?.removeFromSuperview()
            return "removed"
        }
        let world = World { world in
            let tap = UITapGestureRecognizer()
            remover.follow(tap)
            world.addTouchView().addGestureRecognizer(tap)
        }
        world.tap(50, 50)
        #expect(world.run().filter { $0.hasPrefix("view") } == ["view.touchesBegan", "view.touchesCancelled"])
        #expect(remover.entries == ["ended removed"])
    }

    @Test func `GE.1 a recognizer on the window, and one on the superview of two fingers' views`() {
        let world = World { world in
            let parent = world.addTouchView("parent")
            for (name, y) in [("left", 0.0), ("right", 100.0)] {
                let child = world.name(TouchView(frame: CGRect(x: 0, y: y, width: 200, height: 100)), name)
                parent.addSubview(child)
            }
            world.add(UITapGestureRecognizer(), "windowTap", to: world.window, listener)
            world.add(UITapGestureRecognizer(), "twoTap", to: parent, listener).numberOfTouchesRequired = 2
        }
        world.together(.down, [(50, 50), (50, 150)], at: 0)
        world.together(.up, [(50, 50), (50, 150)], at: 0.1)
        world.tap(300, 300, at: 1)
        #expect(
            world.run() == [
                "left.touchesBegan", "right.touchesBegan", "twoTap.action(ended)", "left.touchesCancelled", "right.touchesCancelled",
                "windowTap.action(ended)",
            ])
    }

    @Test func `GE.30 wwdc10-changed-action-each-move: a custom recognizer need not set changed again`() {
        let world = World { $0.add(CustomDrag(), "drag", to: $0.addTouchView(), listener) }
        world.drag(from: 50, 50, steps: [1, 1, 1])
        #expect(
            world.run() == [
                "view.touchesBegan", "drag.touchesMoved", "drag.action(began)", "view.touchesCancelled", "drag.touchesMoved",
                "drag.action(changed)", "drag.touchesMoved", "drag.action(changed)", "drag.touchesEnded", "drag.action(ended)",
                "drag.reset",
            ])
    }

    @Test func `GE.4 illegal states are ignored and recorded`() {
        let world = World { $0.add(IllegalTap(), "tap", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        #expect(world.run().filter { $0.hasPrefix("tap.action") } == ["tap.action(ended)"])
        #expect(world.trace.brokenInvariants == [])
        #expect(world.trace.entries.filter { $0.verb == Name(.ignore) }.count == 2)
    }

    @Test func `GE.28 a state set from a timer, after the lift, is acted on before the loop waits`() {
        let world = World { world in
            let recognizer = world.add(UIGestureRecognizer(), "late", to: world.addTouchView(), listener)
            world.simulation.schedule(at: 1) { recognizer.state = .ended }
            world.simulation.schedule(at: 2) { recognizer.state = .began }
        }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "late.action(ended)", "view.touchesCancelled", "late.action(began)"])
    }

    @Test func `GE.7 one that never makes up its mind keeps the view's lift for ever`() {
        let world = World { $0.add(UIGestureRecognizer(), "undecided", to: $0.addTouchView(), listener) }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan"])
    }

    @Test func `GE.16 a touch that a failed recognizer gets no more goes on at the view`() {
        let world = World { $0.add(LoggingTap(), "tap", to: $0.addTouchView(), listener) }
        world.drag(from: 50, 50, steps: [60, 20])
        #expect(
            world.run() == [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesMoved", "view.touchesMoved", "view.touchesMoved", "view.touchesEnded",
            ])
        #expect(world.decisions(by: .failureFreesTheTouch) == ["tap: ignore view"])
    }

    @Test func `GE.27 an ignored touch stays the view's whatever becomes of the gesture`() {
        let world = World { world in
            let view = world.addTouchView()
            view.isMultipleTouchEnabled = true
            world.add(PickyDrag(), "drag", to: view, listener)
        }
        world.together(.down, [(50, 50), (150, 150)], at: 0)
        world.together(.move, [(60, 50), (160, 150)], at: 0.1)
        world.together(.up, [(60, 50), (160, 150)], at: 0.2)
        #expect(
            world.run().filter { $0.hasPrefix("view") } == [
                "view.touchesBegan", "view.touchesCancelled", "view.touchesMoved", "view.touchesEnded",
            ])
    }

    @Test func `GE.26 header-requiresExclusiveTouchType, and types that are not allowed`() {
        let tap = UITapGestureRecognizer()
        #expect(tap.allowedTouchTypes.map { $0.intValue } == [0, 1, 2, 3])
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        let drag = CustomDrag()
        let world = World { world in
            world.add(tap, "tap", to: world.root, listener)
            world.add(drag, "drag", to: world.root, listener)
        }
        world.simulation.schedule([FingerSample(finger: 1, .down, at: CGPoint(x: 50, y: 50))], at: 0)
        world.simulation.schedule([FingerSample(finger: 2, .down, at: CGPoint(x: 90, y: 50), type: .pencil)], at: 0.1)
        world.simulation.run(until: 0.15)
        #expect((drag.numberOfTouches, tap.numberOfTouches) == (1, 1))
    }

    @Test func `GE.1 targets: added twice is once, removed is silent, several are called in order`() {
        let (first, second) = (Diary<UITapGestureRecognizer> { _ in "" }, Diary<UITapGestureRecognizer> { _ in "" })
        let tap = UITapGestureRecognizer(target: first, action: first.selector)
        tap.addTarget(first, action: first.selector)
        tap.addTarget(second, action: second.selector)
        let world = World { $0.root.addGestureRecognizer(tap) }
        world.tap(50, 50)
        world.simulation.run()
        tap.removeTarget(first, action: nil)
        world.tap(50, 50, at: 5)
        world.run()
        #expect((first.entries.count, second.entries.count) == (1, 2))
    }
}

import EventTrace

private final class IllegalTap: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
        state = .began
        state = .changed
    }
    override func reset() { state = .possible }
}

/// Takes its first touch only.
private final class PickyDrag: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: nil).x > 100 { ignore(touch, for: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .began : .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
