import EventTrace
import Testing

@testable import UIKit

struct ModifierKeyTests {
    private final class KeyView: UIView {
        var keys: [UIKey] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += presses.compactMap(\.key) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += presses.compactMap(\.key) }
    }

    private func world(ablation: Ablation? = nil) -> (World, KeyView) {
        let view = KeyView()
        let world = World(ablation: ablation) { world in
            _ = world.add(view, "view")
            view.becomeFirstResponder()
        }
        return (world, view)
    }

    @Test(arguments: [false, true]) func `RC.40 a modifier key alone is a press of the first responder`(_ isOff: Bool) {
        let (world, view) = world(ablation: Ablation(switchedOff: isOff ? Rule.modifierKeysArePresses.id : nil))
        world.simulation.hold(.shift, at: 1)
        world.simulation.hold([], at: 2)
        let calls = world.run().filter { $0.contains("presses") }
        #expect(calls == (isOff ? [] : ["view.pressesBegan", "view.pressesEnded"]))
        #expect(view.keys.map(\.keyCode) == (isOff ? [] : [.keyboardLeftShift, .keyboardLeftShift]))
        #expect(view.keys.map(\.modifierFlags) == (isOff ? [] : [.shift, []]))
    }

    @Test func `RC.40 keys that go down together are presses one after the other`() {
        let (world, view) = world()
        world.simulation.hold([.command, .alphaShift, .control, .alternate], at: 1)
        world.run()
        #expect(view.keys.map(\.keyCode) == [.keyboardCapsLock, .keyboardLeftControl, .keyboardLeftAlt, .keyboardLeftGUI])
        #expect(view.keys.map(\.keyCode.rawValue) == [0x39, 0xE0, 0xE2, 0xE3])
        #expect(view.keys.allSatisfy { $0.characters.isEmpty && $0.charactersIgnoringModifiers.isEmpty })
    }

    @Test(arguments: [(26, "focused"), (14, "view")] as [(SystemVersion, String)])
    func `RC.18 keys start at the view with the focus, before iOS 15 at the first responder`(version: SystemVersion, receiver: String) {
        let (world, _) = world()
        world.simulation.systemVersion = version
        world.simulation.perform { world.simulation.focusedView = world.add(KeyView(), "focused") }
        world.simulation.hold(.shift, at: 1)
        #expect(world.run().filter { $0.contains("presses") } == ["\(receiver).pressesBegan"])
    }
}
