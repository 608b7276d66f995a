import EventTrace
import Testing

@testable import UIKit

@Suite struct PressTests {
    /// Logs presses that change, and keeps what their events say.
    private final class PressView: UIView {
        var force: [CGFloat] = []
        var all = 0
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { all = event?.allPresses.count ?? 0 }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { force += presses.map(\.force) }
    }

    private final class PressRecognizer: UIGestureRecognizer {
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    }

    @Test func `RC.6 a press whose force changes reaches recognizers, then the first responder`() {
        let view = PressView()
        let world = World { world in
            world.root.addSubview(world.name(view, "view"))
            view.becomeFirstResponder()
            let recognizer = world.name(PressRecognizer(), "recognizer")
            recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
            world.root.addGestureRecognizer(recognizer)
        }
        world.simulation.schedule(.press(PressSample(.playPause, .began, force: 0.2)), at: 1)
        world.simulation.schedule(.press(PressSample(.leftArrow, .began)), at: 1.1)
        world.simulation.schedule(.press(PressSample(.playPause, .changed, force: 0.7)), at: 1.2)
        world.simulation.schedule(.press(PressSample(.playPause, .ended, force: 0)), at: 1.3)
        let calls = world.run().filter { $0.contains("presses") }
        #expect(calls == ["view.pressesBegan", "view.pressesBegan", "recognizer.pressesChanged", "view.pressesChanged"])
        #expect(view.force == [0.7] && view.all == 2)
    }

    /// Answers with a given value whether it receives an event.
    private final class AskingRecognizer: UIGestureRecognizer {
        var receives = true
        override func shouldReceive(_ event: UIEvent) -> Bool { receives }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    }

    private final class EventDelegate: UIGestureRecognizerDelegate {
        var receives = true
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { receives }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    }

    @Test(arguments: [(true, true), (true, false), (false, true)])
    func `GE.41 before a press a recognizer and its delegate are asked about the event`(_ own: Bool, _ delegates: Bool) {
        let delegate = EventDelegate()
        delegate.receives = delegates
        let world = World { world in
            let recognizer = world.name(AskingRecognizer(), "recognizer")
            recognizer.receives = own
            recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
            recognizer.delegate = world.name(delegate, "delegate")
            world.root.addGestureRecognizer(recognizer)
            world.simulation.focusedView = world.root
        }
        world.simulation.press(.select, at: 0, duration: 0.1)
        let calls = world.run().map { $0.replacing("(recognizer)", with: "") }
        var expected = ["recognizer.shouldReceiveEvent"]
        if own { expected.append("delegate.shouldReceiveEvent") }
        if own, delegates { expected += ["delegate.shouldReceivePress", "recognizer.pressesBegan"] }
        #expect(calls == expected)
        #expect(world.decisions(.eventQuestion) == (own && delegates ? [] : ["recognizer decline"]))
    }

    @Test(arguments: [false, true]) func `GE.15 a recognizer that is disabled gets no press`(_ isOff: Bool) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.disabledRecognizer.id : nil)) { world in
            let recognizer = world.name(AskingRecognizer(), "recognizer")
            recognizer.isEnabled = false
            recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
            world.root.addGestureRecognizer(recognizer)
            world.simulation.focusedView = world.root
        }
        world.simulation.press(.select, at: 0, duration: 0.1)
        #expect(world.run().contains("recognizer.pressesBegan") == isOff)
        #expect(world.decisions(.disabledRecognizer) == (isOff ? [] : ["recognizer decline"]))
    }

    @Test func `RC.6 a press that has ended is over, whatever the loop brings meanwhile`() {
        final class NestingView: UIView {
            var loop: (() -> Void)?
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                let loop = loop
                self.loop = nil
                loop?()
            }
        }
        let world = World { world in
            let view = world.add(NestingView(), "view")
            view.becomeFirstResponder()
            view.loop = { world.simulation.run(until: 0.25) }
        }
        world.simulation.press(.select, at: 0, duration: 0.1)
        world.simulation.press(.menu, at: 0.2, duration: 0.1)
        world.simulation.press(.select, at: 1, duration: 0.1)
        #expect(world.run().dropFirst() == Array(repeating: ["view.pressesBegan", "view.pressesEnded"], count: 3).flatMap { $0 }[...])
    }

    @Test func `an action of the edit menu can be performed by a class that overrides it`() {
        final class Editor: UIView {
            override func paste(_ sender: AnyOrObject?) {}
        }
        let world = World { world in
            let editor = world.name(Editor(), "editor")
            world.root.addSubview(editor)
            let paste = Selector("paste(_:)", UIResponder.paste)
            let edits: any UIResponderStandardEditActions = editor
            edits.paste(nil)
            #expect(editor.canPerformAction(paste, withSender: nil) && !world.root.canPerformAction(paste, withSender: nil))
        }
        world.run()
    }
}
