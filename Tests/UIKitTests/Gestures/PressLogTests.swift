import EventTrace
import Testing

@testable import UIKit

@Suite struct PressLogTests {
    private let listener = Listener()

    @Test func `GE.18 a press begins by time alone, changes with each move however far, ends with the lift`() {
        let world = World { world in
            let view = world.addTouchView()
            world.add(LoggingPress(), "press", to: view, listener)
        }
        world.down(50, 50, at: 0)
        world.move(60, 50, at: 0.2)
        world.move(150, 50, at: 0.7)
        world.move(50, 150, at: 0.8)
        world.up(50, 150, at: 0.9)
        #expect(
            world.run() == [
                "press.touchesBegan", "view.touchesBegan", "view.touchesMoved", "press.action(began)", "view.touchesCancelled",
                "press.action(changed)", "press.action(changed)", "press.touchesEnded", "press.action(ended)",
            ])
        #expect(world.trace.ordering[3].time == 0.5)
    }

    @Test(arguments: [false, true])
    func `GE.5 a recognizer that recognizes at touch down takes a touch that the view has not had`(_ isOff: Bool) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.cancelsTouchesInView.id : nil)) { world in
            world.add(UILongPressGestureRecognizer(), "press", to: world.addTouchView(), listener).minimumPressDuration = 0
        }
        world.tap(50, 50)
        let calls = world.run().filter { $0.hasPrefix("view") }
        #expect(calls == (isOff ? ["view.touchesBegan", "view.touchesEnded"] : []))
        #expect(world.decisions(.cancelsTouchesInView) == (isOff ? [] : ["view withhold press"]))
        #expect(world.decisions(.delaysTouchesBegan) == [])
    }

    @Test func `GE.6 what one recognizer holds back another one takes by its own rule`() {
        let world = World { world in
            let view = world.addTouchView()
            let tap = world.add(UITapGestureRecognizer(), "tap", to: view, listener)
            tap.delaysTouchesBegan = true
            world.add(UILongPressGestureRecognizer(), "press", to: view, listener)
        }
        world.tap(50, 50, at: 0)
        world.tap(50, 50, at: 2, hold: 1)
        world.run()
        #expect(world.decisions(.delaysTouchesBegan) == ["view hold began", "view withhold tap", "view hold began"])
        #expect(world.decisions(.cancelsTouchesInView) == ["view withhold press"])
    }

    @Test func `GE.18 a tap before the press is no press, however short it must be`() {
        let world = World { world in
            world.simulation.thresholds.tapPress = 0
            world.add(UILongPressGestureRecognizer(), "press", to: world.root, listener).numberOfTapsRequired = 1
        }
        world.down(50, 50, at: 0)
        world.up(50, 50, at: 2)
        #expect(world.run() == [])
    }

    @Test(arguments: [(0.49, 0, false), (0.51, 10, true), (0.51, 10.5, false)])
    func `GE.18 too short or too far is no press`(hold: Double, way: Double, isPress: Bool) {
        let world = World { world in
            let view = world.addTouchView()
            world.add(UILongPressGestureRecognizer(), "press", to: view, listener)
        }
        world.down(50, 50, at: 0)
        if way > 0 { world.move(50 + way, 50, at: 0.1) }
        world.up(50 + way, 50, at: hold)
        #expect(world.run().contains("press.action(began)") == isPress)
        #expect(world.run().last == (isPress ? "press.action(ended)" : "view.touchesEnded"))
    }

    @Test func `GE.18 with taps before the press`() {
        let world = World { world in
            let press = world.add(UILongPressGestureRecognizer(), "press", to: world.root, listener)
            press.numberOfTapsRequired = 1
            press.numberOfTouchesRequired = 2
        }
        world.together(.down, [(50, 50), (100, 50)], at: 0)
        world.up(50, 50, at: 0.1, finger: 1)
        world.up(100, 50, at: 0.12, finger: 2)
        world.together(.down, [(50, 50), (100, 50)], at: 0.3)
        world.up(50, 50, at: 1, finger: 1)
        world.up(100, 50, at: 1.1, finger: 2)
        #expect(world.run() == ["press.action(began)", "press.action(ended)"])
    }

    @Test func `GE.27 a further finger is none of a press that has begun`() {
        let world = World { world in
            let view = world.addTouchView()
            view.isMultipleTouchEnabled = true
            world.add(UILongPressGestureRecognizer(), "press", to: view, listener)
        }
        world.down(50, 50, at: 0, finger: 1)
        world.down(100, 50, at: 0.6, finger: 2)
        world.up(100, 50, at: 0.7, finger: 2)
        world.up(50, 50, at: 0.8, finger: 1)
        #expect(
            world.run() == [
                "view.touchesBegan", "press.action(began)", "view.touchesCancelled", "view.touchesBegan", "view.touchesEnded",
                "press.action(ended)",
            ])
    }

    @Test func `GE.8 wwdc14-two-views-independent: presses of two views do not exclude each other`() {
        let world = World { world in
            for (name, x) in [("dot1", 0.0), ("dot2", 200.0)] {
                let dot = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
                world.root.addSubview(dot)
                world.add(UILongPressGestureRecognizer(), "\(name).press", to: dot, listener)
            }
        }
        world.down(50, 50, at: 0, finger: 1)
        world.down(250, 50, at: 0.1, finger: 2)
        world.move(60, 60, at: 1, finger: 1)
        world.move(260, 60, at: 1.1, finger: 2)
        world.up(60, 60, at: 1.2, finger: 1)
        world.up(260, 60, at: 1.3, finger: 2)
        #expect(
            world.run() == [
                "dot1.press.action(began)", "dot2.press.action(began)", "dot1.press.action(changed)", "dot2.press.action(changed)",
                "dot1.press.action(ended)", "dot2.press.action(ended)",
            ])
    }

    @Test func `GE.4 doc-touchesCancelled-recognizer: a press that has begun is cancelled with an action, a tap fails without`() {
        let world = World { world in
            world.add(UILongPressGestureRecognizer(), "press", to: world.root, listener)
            world.add(UITapGestureRecognizer(), "tap", to: world.root, listener)
        }
        world.down(50, 50, at: 0)
        world.cancel(at: 0.3)
        world.down(50, 50, at: 1)
        world.cancel(at: 1.6)
        #expect(world.run() == ["press.action(began)", "press.action(cancelled)"])
    }
}
