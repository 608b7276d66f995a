import Testing

@testable import UIKit

@Suite struct PointerTests {
    private let listener = Listener()

    /// Writes down what each touch of its own says.
    private final class Reader: UIView {
        var lines: [String] = []
        private func read(_ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                lines.append("\(touch.phase) \(touch.type) \(event!.buttonMask.rawValue) \(Double(touch.location(in: self).x))")
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
    }

    private func makeReader() -> (World, Reader) {
        World.with { $0.add(Reader(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "view") }
    }

    private func play(_ places: [(x: Double, buttons: UIEvent.ButtonMask)], in world: World) {
        for (index, place) in places.enumerated() {
            world.simulation.movePointer(to: CGPoint(x: place.x, y: 50), buttons: place.buttons, at: Double(index) / 10)
        }
    }

    @Test func `TO.14 one touch from the first button to the last, and the lift has no button`() {
        let (world, reader) = makeReader()
        play([(50, .primary), (60, .primary), (60, [.primary, .secondary]), (60, .secondary), (60, []), (70, [])], in: world)
        world.run()
        #expect(
            reader.lines == [
                "began indirectPointer 1 50.0", "moved indirectPointer 1 60.0", "moved indirectPointer 3 60.0",
                "moved indirectPointer 2 60.0", "ended indirectPointer 0 60.0",
            ])
    }

    @Test func `TO.14 a pointer that goes with a button down cancels its touch`() {
        let (world, reader) = makeReader()
        world.simulation.movePointer(to: CGPoint(x: 50, y: 50), buttons: .button(3), at: 0)
        world.simulation.movePointer(to: nil, at: 0.1)
        world.run()
        #expect(reader.lines == ["began indirectPointer 4 50.0", "cancelled indirectPointer 0 50.0"])
    }

    @Test func `TO.14 hovering rests while a button is down, and goes on where the pointer is`() {
        let world = World { $0.add(UIHoverGestureRecognizer(), "hover", to: $0.addTouchView(), listener) }
        play([(50, []), (50, .primary), (70, .primary), (80, []), (90, []), (300, [])], in: world)
        #expect(
            world.run() == [
                "hover.action(began)", "view.touchesBegan", "view.touchesMoved", "view.touchesEnded", "hover.action(changed)",
                "hover.action(changed)", "hover.action(ended)",
            ])
    }

    @Test func `TO.14 a finger beside the pointer is another touch`() {
        let (world, reader) = makeReader()
        reader.isMultipleTouchEnabled = true
        play([(50, .primary)], in: world)
        world.tap(100, 100, at: 0.1)
        world.simulation.movePointer(to: CGPoint(x: 50, y: 50), at: 1)
        world.run()
        #expect(
            reader.lines == [
                "began indirectPointer 1 50.0", "began direct 1 100.0", "ended direct 1 100.0", "ended indirectPointer 0 50.0",
            ])
    }

    @Test(
        arguments: [(.primary, "primary"), (.secondary, "secondary"), ([.primary, .secondary], "both"), (.button(3), "")]
            as [(UIEvent.ButtonMask, String)])
    func `GE.29 a tap takes the click whose buttons include its own`(buttons: UIEvent.ButtonMask, winner: String) {
        let world = World { world in
            let view = world.addTouchView()
            world.add(UITapGestureRecognizer(), "primary", to: view, listener)
            world.add(UITapGestureRecognizer(), "secondary", to: view, listener).buttonMaskRequired = .secondary
            world.add(UITapGestureRecognizer(), "both", to: view, listener).buttonMaskRequired = [.primary, .secondary]
        }
        play([(50, buttons), (50, [])], in: world)
        let actions = world.run().filter { $0.contains("action") }
        #expect(actions == (winner.isEmpty ? [] : ["\(winner).action(ended)"]))
        #expect(world.decisions(by: .requiredButtons).isEmpty == (winner == "both"))
    }

    @Test func `GE.29 fingers are not asked for buttons`() {
        let world = World { world in
            world.add(UITapGestureRecognizer(), "secondary", to: world.addTouchView(), listener).buttonMaskRequired = .secondary
        }
        world.tap(50, 50)
        #expect(world.run().contains("secondary.action(ended)") && world.decisions(by: .requiredButtons).isEmpty)
    }

    @Test func `TO.14 a recognizer says which buttons and modifier keys were down in its last event`() {
        let diary = Diary<UIPanGestureRecognizer> { "\($0.buttonMask.rawValue) \($0.modifierFlags == .shift)" }
        let world = World { world in
            let pan = UIPanGestureRecognizer()
            diary.follow(pan)
            world.addTouchView().addGestureRecognizer(pan)
        }
        world.simulation.hold(.shift, at: 0.15)
        world.simulation.hold([], at: 0.25)
        play([(50, .secondary), (80, .secondary), (110, .secondary), (140, .secondary), (140, [])], in: world)
        world.run()
        #expect(diary.entries == ["began 2 false", "changed 2 true", "changed 2 false", "ended 0 false"])
    }

    @Test func `events say which modifier keys are down, for fingers as well`() {
        final class View: UIView {
            var flags: [UIKeyModifierFlags] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { flags.append(event!.modifierFlags) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flags.append(event!.modifierFlags) }
        }
        let (world, view) = World.with { $0.add(View(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "view") }
        world.simulation.hold([.command, .alternate], at: 0)
        world.tap(50, 50, at: 0.1)
        world.simulation.hold(.control, at: 0.15)
        world.run()
        #expect(view.flags == [[.command, .alternate], .control])
        let all: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        #expect(all.map(\.rawValue) == (16...21).map { 1 << $0 })
    }

    @Test func `a pointer has no height over the screen and does not lean`() {
        let hover = UIHoverGestureRecognizer()
        #expect(hover.zOffset == 0 && hover.altitudeAngle == 0 && hover.azimuthAngle(in: nil) == 0)
    }
}
