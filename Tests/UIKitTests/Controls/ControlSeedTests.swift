import Testing

@testable import UIKit

/// Taps on buttons with touch methods that pass on or do not, and with taps at each level: what the source documents report.
@Suite struct ControlSeedTests {
    let listener = Listener()

    /// Calls super if `callsSuper` is set.
    private class Button: UIButton {
        var callsSuper = true

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if callsSuper { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            if callsSuper { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            if callsSuper { super.touchesCancelled(touches, with: event) }
        }
    }

    /// Three buttons in one another, the innermost tapped; each sends touchDown and touchUpInside.
    private func levels(callsSuper: Bool, taps: Bool = false, cancels: Bool = true) -> [String] {
        let world = World { world in
            var parent = world.root
            for level in 1...3 {
                let inset = CGFloat(level * 20)
                let button = Button(frame: CGRect(x: inset, y: inset, width: 300 - 2 * inset, height: 300 - 2 * inset))
                button.callsSuper = callsSuper
                button.addTarget(listener, action: Listener.pressed, for: [.touchDown, .touchUpInside])
                parent = world.add(button, "level_\(level)", to: parent)
                guard taps else { continue }
                let tap = world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap_\(level)")
                tap.cancelsTouchesInView = cancels
                button.addGestureRecognizer(tap)
            }
        }
        world.tap(150, 150)
        return world.run()
    }

    @Test func `CO.1 touches without super: touch methods only, no action`() {
        #expect(levels(callsSuper: false) == ["level_3.touchesBegan", "level_3.touchesEnded"])
    }

    @Test func `CO.1 touches with super: actions, and nothing for the buttons above`() {
        #expect(
            levels(callsSuper: true) == [
                "level_3.touchesBegan", "level_3.action(touchDown)", "level_3.touchesEnded", "level_3.action(touchUpInside)",
            ])
    }

    @Test func `CO.7 with taps and without super: the innermost tap, then ended or cancelled`() {
        #expect(
            levels(callsSuper: false, taps: true) == ["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled"])
        #expect(
            levels(callsSuper: false, taps: true, cancels: false) == [
                "level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesEnded",
            ])
    }

    @Test func `CO.7 with taps and super: the tap, and with it the lift's action only if it cancels nothing`() {
        #expect(
            levels(callsSuper: true, taps: true) == [
                "level_3.touchesBegan", "level_3.action(touchDown)", "tap_3.action(ended)", "level_3.touchesCancelled",
            ])
        #expect(
            levels(callsSuper: true, taps: true, cancels: false) == [
                "level_3.touchesBegan", "level_3.action(touchDown)", "tap_3.action(ended)", "level_3.touchesEnded",
                "level_3.action(touchUpInside)",
            ])
    }
}
