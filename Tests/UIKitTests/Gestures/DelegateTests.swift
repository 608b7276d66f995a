import Testing

@testable import UIKit

@Suite struct DelegateTests {
    private let listener = Listener()

    /// Taps a view that has a tap with this delegate.
    private func tap(_ delegate: AnsweringDelegate, _ prepare: (World, UITapGestureRecognizer) -> Void = { _, _ in }) -> [String] {
        let world = World { world in
            let view = world.addTouchView()
            let tap = world.add(LoggingTap(), "tap", to: view, listener)
            tap.delegate = world.name(delegate, "delegate")
            prepare(world, tap)
        }
        world.tap(50, 50)
        return world.run()
    }

    @Test func `GE.12 header-shouldReceiveTouch-before-began: event, touch, touchesBegan; then shouldBegin at the attempt`() {
        #expect(
            tap(AnsweringDelegate()) == [
                "delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "tap.touchesBegan", "view.touchesBegan",
                "tap.touchesEnded", "delegate.gestureRecognizerShouldBegin(tap)", "tap.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.12 a touch or an event that is refused is nothing to the recognizer`() {
        let (noTouch, noEvent) = (AnsweringDelegate(), AnsweringDelegate())
        noTouch.receivesTouch = false
        noEvent.receivesEvent = false
        #expect(
            tap(noTouch) == [
                "delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "view.touchesBegan", "view.touchesEnded",
            ])
        #expect(tap(noEvent) == ["delegate.shouldReceiveEvent(tap)", "view.touchesBegan", "view.touchesEnded"])
    }

    @Test func `GE.33 header-shouldBegin: no makes it fail, and the view gets its lift in the same event`() {
        let delegate = AnsweringDelegate()
        delegate.begins = false
        #expect(
            tap(delegate).suffix(3) == ["tap.touchesEnded", "delegate.gestureRecognizerShouldBegin(tap)", "view.touchesEnded"])
    }

    @Test func `GE.12 a delegate that disables the recognizer while it is asked has the last word`() {
        let delegate = AnsweringDelegate()
        delegate.onBegin = { $0.isEnabled = false }
        #expect(!tap(delegate).contains("tap.action(ended)"))
        #expect(tap(delegate).last == "view.touchesEnded")
    }

    @Test func `GE.12 a delegate that takes the recognizer away while it is asked keeps it from the touch`() {
        let delegate = AnsweringDelegate()
        delegate.onReceive = { $0.view?.removeGestureRecognizer($0) }
        #expect(
            tap(delegate) == [
                "delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "view.touchesBegan", "view.touchesEnded",
            ])
    }

    @Test func `GE.33 coderstar-shouldBegin-asked-on-hit-view: for recognizers on ancestors too, if they would cancel`() {
        for cancels in [true, false] {
            let world = World { world in
                let parent = world.addTouchView("parent")
                parent.addSubview(world.name(RefusingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "hit"))
                world.add(UITapGestureRecognizer(), "tap", to: parent, listener).cancelsTouchesInView = cancels
            }
            world.tap(50, 50)
            #expect(
                world.run().filter { $0.hasPrefix("hit") || $0.hasPrefix("tap") }
                    == (cancels ? ["hit.gestureRecognizerShouldBegin(tap)"] : ["tap.action(ended)"]))
        }
    }

    @Test func `CO.6 button-parent-tap-cancelsTouches-no: both act`() {
        let world = World { world in
            let button = world.name(UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "button")
            world.root.addSubview(button)
            button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
            world.add(UITapGestureRecognizer(), "tap", to: world.root, listener).cancelsTouchesInView = false
        }
        world.tap(50, 50)
        #expect(world.run() == ["tap.action(ended)", "button.action(touchUpInside)"])
    }

    @Test func `GE.8 header-simultaneous: yes from either side is enough`() {
        for side in 0...1 {
            let (yes, no) = (AnsweringDelegate(), AnsweringDelegate())
            yes.allowsAll = true
            let world = World { world in
                for index in 0...1 {
                    world.add(UITapGestureRecognizer(), "tap\(index)", to: world.root, listener).delegate = index == side ? yes : no
                }
            }
            world.tap(50, 50)
            #expect(Set(world.run().filter { $0.hasSuffix("(ended)") }) == ["tap0.action(ended)", "tap1.action(ended)"])
        }
    }

    @Test func `GE.8 winobjc-prevention-check-order: canPrevent, canBePrevented, the delegates of both, after shouldBegin`() {
        let (delegate, other) = (AnsweringDelegate(), AnsweringDelegate())
        let world = World { world in
            world.add(OpinionatedTap(), "loser", to: world.root, listener).delegate = world.name(other, "loser.delegate")
            world.add(OpinionatedTap(), "winner", to: world.root, listener).delegate = world.name(delegate, "winner.delegate")
        }
        world.tap(50, 50)
        #expect(
            world.run().filter { !$0.contains("Receive") && !$0.contains("quire") } == [
                "loser.delegate.gestureRecognizerShouldBegin(loser)", "winner.delegate.gestureRecognizerShouldBegin(winner)",
                "winner.canPrevent(loser)", "loser.canBePrevented(winner)", "winner.delegate.shouldRecognizeSimultaneously(winner)",
                "loser.delegate.shouldRecognizeSimultaneously(loser)", "winner.action(ended)",
            ])
    }

    @Test func `GE.8 one that cannot be prevented acts beside the winner`() {
        let world = World { world in
            world.add(StubbornTap(), "stubborn", to: world.root, listener)
            world.add(UIPanGestureRecognizer(), "pan", to: world.root, listener)
        }
        world.drag(from: 50, 50, steps: [20])
        #expect(Set(world.run().filter { $0.hasSuffix("(ended)") }) == ["stubborn.action(ended)", "pan.action(ended)"])
    }

    @Test func `GE.8 of two that recognize at once, one that cannot be prevented keeps the other away`() {
        let world = World { world in
            world.add(StubbornTap(), "stubborn", to: world.root, listener)
            world.add(UITapGestureRecognizer(), "tap", to: world.root, listener)
        }
        world.tap(50, 50)
        #expect(world.run().filter { $0.hasSuffix("(ended)") } == ["stubborn.action(ended)"])
    }
}

/// Answers all questions with given values.
final class AnsweringDelegate: UIGestureRecognizerDelegate {
    var (begins, receivesTouch, receivesEvent, allowsAll) = (true, true, true, false)
    var onBegin: (UIGestureRecognizer) -> Void = { _ in }
    var onReceive: (UIGestureRecognizer) -> Void = { _ in }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onBegin(gestureRecognizer)
        return begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        onReceive(gestureRecognizer)
        return receivesTouch
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { receivesEvent }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsAll }
}

private final class RefusingView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class OpinionatedTap: UITapGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private final class StubbornTap: UITapGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
