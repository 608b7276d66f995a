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

    @Test func `RC.6 a press whose force changes is told to recognizers, then to the first responder`() {
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
