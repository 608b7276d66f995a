import EventTrace
import Testing

@testable import UIKit

/// Published logs and stated sequences of taps, line by line.
@Suite struct TapLogTests {
    private let listener = Listener()

    private func tap(
        _ tap: UITapGestureRecognizer, onHitView: Bool = true, times: Int = 1, without rule: Rule? = nil
    ) -> [String] {
        let world = World(ablation: Ablation(switchedOff: rule?.id)) { world in
            let view = world.addTouchView()
            world.add(tap, "tap", to: onHitView ? view : world.root, listener)
        }
        for time in 0..<times { world.tap(50, 50, at: Double(time) * 0.2) }
        return world.run()
    }

    @Test(arguments: [true, false])
    func `GE.2 tap-gr-order-with-recognizer-touches: recognizer, view, recognizer, action, cancelled`(onHitView: Bool) {
        #expect(
            tap(LoggingTap(), onHitView: onHitView) == [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.5 tap-cancelsTouches-no-csf: the view gets its lift after the action`() {
        let recognizer = LoggingTap()
        recognizer.cancelsTouchesInView = false
        #expect(
            tap(recognizer) == ["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "view.touchesEnded"])
    }

    @Test func `GE.6 tap-delaysTouchesBegan-yes: the view gets nothing, not even cancelled`() {
        let recognizer = LoggingTap()
        recognizer.delaysTouchesBegan = true
        #expect(tap(recognizer) == ["tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)"])
    }

    @Test(arguments: [nil, Rule.heldBackIsDropped])
    func `GE.50 what was held back is dropped although nothing is cancelled`(rule: Rule?) {
        let recognizer = LoggingTap()
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesBegan = true
        let released = rule == nil ? [] : ["view.touchesBegan", "view.touchesEnded"]
        #expect(tap(recognizer, without: rule) == ["tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)"] + released)
    }

    @Test func `GE.16 a touch that the failed tap gets no more still reaches the view`() {
        let world = World { world in world.add(LoggingTap(), "tap", to: world.addTouchView(), listener) }
        world.drag(from: 20, 50, steps: [60, 10])
        #expect(
            world.run() == [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesMoved", "view.touchesMoved", "view.touchesMoved", "view.touchesEnded",
            ])
    }

    @Test func `RC.2 vc-tap-timestamps: what climbs to the controller is cancelled after the action`() {
        let world = World { world in
            world.window.rootViewController = world.name(TouchController(), "vc")
            world.add(UITapGestureRecognizer(), "tap", to: world.window.rootViewController!.view, listener)
        }
        world.tap(50, 50)
        #expect(world.run() == ["vc.touchesBegan", "tap.action(ended)", "vc.touchesCancelled"])
    }

    @Test func `GE.9 two-taps-same-view-latest-wins: both get the touch, the last added acts`() {
        let world = World { world in
            let view = world.addTouchView()
            world.add(LoggingTap(), "redTap", to: view, listener)
            world.add(LoggingTap(), "blueTap", to: view, listener)
        }
        world.tap(50, 50)
        #expect(
            world.run() == [
                "redTap.touchesBegan", "blueTap.touchesBegan", "view.touchesBegan", "redTap.touchesEnded", "blueTap.touchesEnded",
                "blueTap.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.9 four-ancestor-taps: the deepest view's tap acts, in whichever order they receive the touch`() {
        let world = World { world in
            let a = world.addTouchView("A")
            let b = world.addTouchView("B", to: a)
            let c = world.addTouchView("C", to: b)
            for (view, name) in [(world.root, "root.tap"), (a, "A.tap"), (c, "C.tap"), (b, "B.tap")] as [(UIView, String)] {
                world.add(LoggingTap(), name, to: view, listener)
            }
        }
        world.tap(50, 50)
        let lines = world.run()
        #expect(Set(lines.prefix(4)) == ["root.tap.touchesBegan", "A.tap.touchesBegan", "B.tap.touchesBegan", "C.tap.touchesBegan"])
        #expect(lines[4] == "C.touchesBegan")
        #expect(lines[5..<9].map { $0.replacing("Ended", with: "Began") } == Array(lines.prefix(4)))
        #expect(lines.suffix(2) == ["C.tap.action(ended)", "C.touchesCancelled"])
        #expect(lines.count == 11)
    }

    @Test func `GE.10 wwdc2010-single-and-double-tap-stack: exactly two actions, in either order of adding`() {
        for isDoubleFirst in [false, true] {
            let world = World { world in
                let double = UITapGestureRecognizer()
                double.numberOfTapsRequired = 2
                if isDoubleFirst { world.add(double, "double", to: world.root, listener) }
                world.add(UITapGestureRecognizer(), "single", to: world.root, listener)
                if !isDoubleFirst { world.add(double, "double", to: world.root, listener) }
            }
            world.tap(50, 50, at: 0)
            world.tap(50, 50, at: 0.2)
            #expect(world.run() == ["single.action(ended)", "double.action(ended)"])
        }
    }

    @Test func `GE.11 a single tap that requires a double tap to fail acts late or not at all`() {
        for taps in 1...2 {
            let world = World { world in
                let view = world.addTouchView()
                let double = world.add(UITapGestureRecognizer(), "double", to: view, listener)
                double.numberOfTapsRequired = 2
                world.add(UITapGestureRecognizer(), "single", to: view, listener).require(toFail: double)
            }
            for time in 0..<taps { world.tap(50, 50, at: Double(time) * 0.2) }
            let action = taps == 1 ? "single.action(ended)" : "double.action(ended)"
            #expect(world.run() == ["view.touchesBegan", action, "view.touchesCancelled"])
            #expect(taps == 2 || abs(world.trace.ordering[1].time - 0.43) < 0.001)
        }
    }

    @Test func `GE.7 wwdc2010-delaysTouchesEnded-double-tap: the view's lift waits for the timer`() {
        let world = World { world in
            let view = world.addTouchView()
            world.add(LoggingPinch(), "pinch", to: world.root, listener)
            world.add(LoggingTap(), "doubleTap", to: view, listener).numberOfTapsRequired = 2
        }
        world.down(50, 50, at: 0)
        world.move(52, 50, at: 0.05)
        world.up(52, 50, at: 0.1)
        #expect(
            world.story() == [
                "doubleTap.touchesBegan", "pinch.touchesBegan", "view.touchesBegan", "doubleTap.touchesMoved", "pinch.touchesMoved",
                "view.touchesMoved", "doubleTap.touchesEnded", "pinch.touchesEnded", "pinch.state=failed", "doubleTap.state=failed",
                "view.touchesEnded",
            ])
        #expect(abs(world.trace.ordering.last!.time - 0.45) < 0.001)
    }

    @Test func `GE.6 wwdc10-delaysbegan-fail-by-move: one began as it was, one move, intermediate ones are lost`() {
        let view = PlaceView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let world = World { world in
            world.root.addSubview(world.name(view, "view"))
            world.add(LoggingPinch(), "pinch", to: world.root, listener)
            world.add(LoggingTap(), "tap", to: view, listener).delaysTouchesBegan = true
        }
        world.drag(from: 50, 50, steps: [5, 5, 50, 10])
        #expect(
            world.story() == [
                "tap.touchesBegan", "pinch.touchesBegan", "tap.touchesMoved", "pinch.touchesMoved", "tap.touchesMoved",
                "pinch.touchesMoved", "tap.touchesMoved", "tap.state=failed", "pinch.touchesMoved", "view.touchesBegan",
                "view.touchesMoved", "pinch.touchesMoved", "view.touchesMoved", "pinch.touchesEnded", "pinch.state=failed",
                "view.touchesEnded",
            ])
        #expect(view.places == ["50.0 at 0.0", "110.0 at 0.06", "120.0 at 0.08", "120.0 at 0.1"])
    }

    @Test func `GE.6 a touch that fails by time is delivered with its began and one move`() {
        let view = PlaceView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let world = World { world in
            world.root.addSubview(world.name(view, "view"))
            world.add(UITapGestureRecognizer(), "tap", to: view, listener).delaysTouchesBegan = true
        }
        world.down(50, 50, at: 0)
        world.move(52, 50, at: 0.125)
        world.move(54, 50, at: 0.25)
        world.up(54, 50, at: 2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesMoved", "view.touchesEnded"])
        #expect(view.places == ["50.0 at 0.0", "54.0 at 0.25", "54.0 at 2.0"])
    }

    @Test func `TO.17 a double tap keeps the second began from a view whose first lift is held back`() {
        let recognizer = LoggingTap()
        recognizer.numberOfTapsRequired = 2
        #expect(
            tap(recognizer, times: 2) == [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)",
                "view.touchesCancelled",
            ])
    }

    @Test func `TO.17 the same without cancelsTouchesInView delivers the one lift`() {
        let recognizer = LoggingTap()
        recognizer.numberOfTapsRequired = 2
        recognizer.cancelsTouchesInView = false
        #expect(
            tap(recognizer, times: 2) == [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.touchesBegan", "tap.touchesEnded", "tap.action(ended)",
                "view.touchesEnded",
            ])
    }

    @Test func `GE.7 guide-double-tap-delaysTouchesEnded with NO: began, ended, began, cancelled`() {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        recognizer.delaysTouchesEnded = false
        #expect(
            tap(recognizer, times: 2) == [
                "view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "tap.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.31 wwdc2010-end-state-then-action-then-reset, and reset alone after failure`() {
        for hasMoved in [false, true] {
            let world = World { $0.add(CustomTap(), "tap", to: $0.root, listener) }
            world.drag(from: 50, 50, steps: hasMoved ? [5, 5] : [])
            let lines = world.run()
            #expect(
                lines
                    == (hasMoved
                        ? ["tap.touchesMoved", "tap.reset"]
                        : ["tap.touchesEnded", "tap.action(ended)", "tap.reset"]))
        }
    }

    @Test func `GE.4 pivotal-discrete-state-during-action: ended during the action, possible afterwards`() {
        let tap = UITapGestureRecognizer()
        let diary = Diary<UITapGestureRecognizer> { _ in "" }
        diary.follow(tap)
        let world = World { $0.root.addGestureRecognizer(tap) }
        world.tap(50, 50)
        world.run()
        #expect(diary.entries == ["ended "])
        #expect(tap.state == .possible)
    }

    @Test func `GE.17 tap-header-location: the first tap's place, the centre of its fingers`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
        let diary = Diary<UITapGestureRecognizer> {
            "\(Double($0.location(in: nil).x)) \($0.numberOfTouches) \(Double($0.location(ofTouch: 1, in: nil).x))"
        }
        diary.follow(tap)
        let world = World { $0.root.addGestureRecognizer(tap) }
        world.together(.down, [(100, 100), (200, 100)], at: 0)
        world.together(.up, [(100, 100), (200, 100)], at: 0.1)
        world.together(.down, [(210, 100), (110, 100)], at: 0.2)
        world.together(.up, [(210, 100), (110, 100)], at: 0.3)
        world.run()
        #expect(diary.entries == ["ended 150.0 2 200.0"])
    }

    @Test(arguments: [(0.507, true), (0.74, true), (0.76, false), (3, false)])
    func `GE.17 a tap may last half a second, not much longer`(hold: Double, isTap: Bool) {
        let world = World { world in
            let view = world.addTouchView()
            world.add(UITapGestureRecognizer(), "tap", to: view, listener)
        }
        world.tap(50, 50, hold: hold)
        #expect(world.run() == ["view.touchesBegan"] + (isTap ? ["tap.action(ended)", "view.touchesCancelled"] : ["view.touchesEnded"]))
    }

    @Test func `GE.13 a subclass that keeps a touch method from its superclass does not recognize, and the view gets its touch`() {
        for tap in [DeafTap(), MuteTap()] as [UITapGestureRecognizer] {
            let world = World { world in
                let view = world.addTouchView()
                world.add(tap, "tap", to: view, listener)
            }
            world.tap(50, 50)
            #expect(world.run().filter { !$0.hasPrefix("tap.touches") } == ["view.touchesBegan", "view.touchesEnded"])
        }
    }
}

private class DeafTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

private class MuteTap: UITapGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Writes down where and when its touch is.
private class PlaceView: TouchView {
    var places: [String] = []

    private func note(_ touches: Set<UITouch>) {
        for touch in touches { places.append("\(Double(touch.location(in: nil).x)) at \((touch.timestamp * 1000).rounded() / 1000)") }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
}

private class TouchController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
