import Testing

@testable import UIKit

/// Published logs of pans, line by line.
@Suite struct PanLogTests {
    private let listener = Listener()

    /// A pan on the root view or on the hit view, as a plain recognizer or one that logs, and a slow drag.
    private func drag(_ pan: UIPanGestureRecognizer, onHitView: Bool = false, steps: [Double] = [3, 3, 3, 3, 3, 3]) -> [String] {
        let world = World { world in
            let view = world.addTouchView("yellow")
            world.add(pan, "pan", to: onHitView ? view : world.root, listener)
        }
        world.drag(from: 50, 50, steps: steps)
        return world.run()
    }

    @Test func `GE.5 pan-cancels-view: the action for began precedes the view's call, and its move is not delivered`() {
        #expect(
            drag(UIPanGestureRecognizer()) == [
                "yellow.touchesBegan", "yellow.touchesMoved", "yellow.touchesMoved", "yellow.touchesMoved", "pan.action(began)",
                "yellow.touchesCancelled", "pan.action(changed)", "pan.action(changed)", "pan.action(ended)",
            ])
    }

    @Test func `GE.2 pan-cancels-view-with-recognizer-touches`() {
        #expect(
            drag(LoggingPan(), onHitView: true, steps: [4, 4, 4, 4]) == [
                "pan.touchesBegan", "yellow.touchesBegan", "pan.touchesMoved", "yellow.touchesMoved", "pan.touchesMoved",
                "yellow.touchesMoved", "pan.touchesMoved", "pan.action(began)", "yellow.touchesCancelled", "pan.touchesMoved",
                "pan.action(changed)", "pan.touchesEnded", "pan.action(ended)",
            ])
    }

    @Test func `GE.5 pan-cancelsTouches-no: the action goes before the view's move and lift`() {
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        #expect(
            drag(pan) == [
                "yellow.touchesBegan", "yellow.touchesMoved", "yellow.touchesMoved", "yellow.touchesMoved", "pan.action(began)",
                "yellow.touchesMoved", "pan.action(changed)", "yellow.touchesMoved", "pan.action(changed)", "yellow.touchesMoved",
                "pan.action(ended)", "yellow.touchesEnded",
            ])
    }

    @Test func `GE.6 pan-delaysTouchesBegan-yes: the view gets nothing at all`() {
        let pan = LoggingPan()
        pan.delaysTouchesBegan = true
        #expect(
            drag(pan, onHitView: true, steps: [5, 5, 5]) == [
                "pan.touchesBegan", "pan.touchesMoved", "pan.touchesMoved", "pan.action(began)", "pan.touchesMoved", "pan.action(changed)",
                "pan.touchesEnded", "pan.action(ended)",
            ])
    }

    /// Tap and pan on one view; the finger goes farther than a pan needs and less than a tap allows.
    private func panAndTap(_ prepare: (UIPanGestureRecognizer, UITapGestureRecognizer, World) -> Void = { _, _, _ in }) -> [String] {
        let world = World { world in
            let view = world.addTouchView()
            let tap = world.add(LoggingTap(), "tap", to: view, listener)
            let pan = world.add(LoggingPan(), "pan", to: view, listener)
            prepare(pan, tap, world)
        }
        world.drag(from: 50, 50, steps: [20])
        return world.story()
    }

    @Test func `GE.8 wwdc2017-tap-and-pan-move: the tap is excluded and does not get the lift`() {
        #expect(
            panAndTap() == [
                "tap.touchesBegan", "pan.touchesBegan", "view.touchesBegan", "tap.touchesMoved", "pan.touchesMoved", "pan.state=began",
                "tap.excluded", "pan.action(began)", "view.touchesCancelled", "pan.touchesEnded", "pan.state=ended", "pan.action(ended)",
            ])
    }

    @Test func `GE.8 wwdc2017-simultaneous-asked-each-state-change`() {
        let delegate = Lenient()
        let story = panAndTap { pan, _, world in pan.delegate = world.name(delegate, "delegate") }
        #expect(
            story == [
                "tap.touchesBegan", "pan.touchesBegan", "view.touchesBegan", "tap.touchesMoved", "pan.touchesMoved", "pan.state=began",
                "delegate.shouldRecognizeSimultaneously(pan)", "pan.action(began)", "view.touchesCancelled", "tap.touchesEnded",
                "tap.state=ended", "pan.touchesEnded", "pan.state=ended", "delegate.shouldRecognizeSimultaneously(pan)",
                "tap.action(ended)",
                "pan.action(ended)",
            ])
    }

    @Test func `GE.11 wwdc2017-failure-requirement-tap-wins: the pan goes through its states and never acts`() {
        let story = panAndTap { pan, tap, _ in pan.require(toFail: tap) }
        #expect(
            story == [
                "tap.touchesBegan", "pan.touchesBegan", "view.touchesBegan", "tap.touchesMoved", "pan.touchesMoved", "pan.state=began",
                "view.touchesMoved", "tap.touchesEnded", "tap.state=ended", "pan.touchesEnded", "pan.state=ended", "pan.excluded",
                "tap.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.11 a pan that waited says began first, whatever its state by then`() {
        let world = World { world in
            let view = world.addTouchView()
            let tap = world.add(UITapGestureRecognizer(), "tap", to: view, listener)
            world.add(UIPanGestureRecognizer(), "pan", to: view, listener).require(toFail: tap)
        }
        world.drag(from: 50, 50, steps: [20, 20, 20, 20])
        #expect(
            world.run() == [
                "view.touchesBegan", "view.touchesMoved", "view.touchesMoved", "pan.action(began)", "view.touchesCancelled",
                "pan.action(changed)", "pan.action(ended)",
            ])
    }

    @Test func `GE.11 a pan that ended while it waited says began and ended`() {
        let world = World { world in
            let view = world.addTouchView()
            let tap = world.add(UITapGestureRecognizer(), "tap", to: view, listener)
            tap.numberOfTapsRequired = 2
            world.add(UIPanGestureRecognizer(), "pan", to: view, listener).require(toFail: tap)
        }
        world.drag(from: 50, 50, steps: [20])
        #expect(
            world.run() == [
                "view.touchesBegan", "view.touchesMoved", "pan.action(began)", "pan.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.8 wwdc2010-first-to-match-wins: a swipe that matches before the pan excludes it`() {
        let world = World { world in
            let view = world.addTouchView()
            world.add(UIPanGestureRecognizer(), "pan", to: view, listener)
            world.add(UISwipeGestureRecognizer(), "swipe", to: view, listener)
        }
        world.drag(from: 50, 50, steps: [60, 20])
        #expect(world.run() == ["view.touchesBegan", "swipe.action(ended)", "view.touchesCancelled"])
    }

    @Test func `GE.11 a pan that requires a swipe to fail begins when the swipe is too slow`() {
        let world = World { world in
            let view = world.addTouchView()
            let swipe = world.add(UISwipeGestureRecognizer(), "swipe", to: view, listener)
            world.add(UIPanGestureRecognizer(), "pan", to: view, listener).require(toFail: swipe)
        }
        world.down(50, 50, at: 0)
        world.move(70, 50, at: 0.1)
        world.up(70, 50, at: 1)
        #expect(
            world.run() == ["view.touchesBegan", "view.touchesMoved", "pan.action(began)", "view.touchesCancelled", "pan.action(ended)"])
    }
}
