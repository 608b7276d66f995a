import Testing

@testable import UIKit

/// What a press says of itself.
struct PressValueTests {
    private final class Reader: UIView {
        var lines: [String] = []
        var press: UIPress?
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { read(presses, event) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { read(presses, event) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { read(presses, event) }

        private func read(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            guard let press = presses.first else { return }
            self.press = press
            let isTaken = press.gestureRecognizers?.first.map { event?.presses(for: $0) == [press] } ?? false
            lines.append("\(press.phase) \(press.timestamp) \(press.responder === self) \(press.window === window) \(isTaken)")
        }
    }

    private final class Pressed: UIGestureRecognizer {
        var phases: [UIPress.Phase] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases += presses.map(\.phase) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases += presses.map(\.phase) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { phases += presses.map(\.phase) }
    }

    private func world(_ view: Reader, _ recognizer: UIGestureRecognizer) -> World {
        World { world in
            world.root.addSubview(view)
            view.becomeFirstResponder()
            recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
            view.addGestureRecognizer(recognizer)
        }
    }

    @Test func `a press has its time, its phase, the first responder and the recognizers that get it`() {
        let (view, recognizer) = (Reader(), Pressed())
        let world = world(view, recognizer)
        world.simulation.schedule(.press(PressSample(.menu, .began)), at: 1)
        world.simulation.schedule(.press(PressSample(.menu, .ended)), at: 1.5)
        world.run()
        #expect(view.lines == ["began 1.0 true true true", "ended 1.5 true true true"])
        #expect(recognizer.phases == [.began, .ended] && view.press?.type == .menu)
    }

    @Test func `what takes the touches away cancels a press, for recognizers too`() {
        let (view, recognizer) = (Reader(), Pressed())
        let world = world(view, recognizer)
        world.simulation.schedule(.press(PressSample(.menu, .began)), at: 1)
        world.simulation.schedule(.interruption(.call), at: 2)
        world.run()
        #expect(view.lines.last?.hasPrefix("cancelled") == true && recognizer.phases == [.began, .cancelled])
    }
}
