import EventTrace
import Testing

@testable import UIKit

/// Editing, in the order of its calls. Field `a` is at (100, 100), field `b` at (100, 200).
@Suite struct TextFieldTests {
    /// Answers with given values.
    private class Delegate: UITextFieldDelegate {
        var refuses: Set<String> = []

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refuses.contains("begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refuses.contains("end") }
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            !refuses.contains("change")
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { !refuses.contains("return") }
    }

    private let delegate = Delegate()
    let spy = Spy()
    let listener = Listener()

    private func fields(events: UIControl.Event = .allEditingEvents, ablation: Rule? = nil) -> (World, UITextField, UITextField) {
        let (world, fields) = World.with(ablation: ablation.map { Ablation(switchedOff: $0.id) }) { world in
            world.simulation.name(delegate, "delegate")
            return ["a", "b"].enumerated().map { index, name in
                let field = world.add(UITextField(frame: CGRect(x: 100, y: 100 + 100 * index, width: 100, height: 30)), name)
                field.delegate = delegate
                field.addTarget(spy, action: Spy.fire, for: events)
                return field
            }
        }
        return (world, fields[0], fields[1])
    }

    private func isEditing(_ field: UITextField, in world: World) -> Bool {
        world.simulation.perform { field.isEditing }
    }

    private static let beginsA = [
        "delegate.textFieldShouldBeginEditing(a)", "delegate.textFieldDidBeginEditing(a)", "a.action(editingDidBegin)",
    ]

    @Test func `TX.1 a tap begins editing`() {
        let (world, field, _) = fields()
        world.tap(150, 115)
        #expect(world.run() == Self.beginsA)
        #expect(isEditing(field, in: world))
    }

    @Test func `TX.1 code that asks whether a field can become first responder has the delegate asked`() {
        let (world, field, _) = fields()
        let answers = world.simulation.perform { [field.canBecomeFirstResponder, field.becomeFirstResponder()] }
        #expect(answers == [true, true])
        #expect(world.run() == ["delegate.textFieldShouldBeginEditing(a)"] + Self.beginsA)
        delegate.refuses = ["begin"]
        #expect(!world.simulation.perform { field.resignFirstResponder() && field.canBecomeFirstResponder })
    }

    @Test func `TX.1 the delegate can refuse`() {
        let (world, field, _) = fields()
        delegate.refuses = ["begin"]
        world.tap(150, 115)
        #expect(world.run() == ["delegate.textFieldShouldBeginEditing(a)"])
        #expect(!isEditing(field, in: world))
    }

    /// textfield-delegate-doc-order, becomefirstresponder-doc-order
    @Test func `TX.2 from one field to the next, the new one is asked before the old one ends`() {
        let (world, _, _) = fields()
        world.tap(150, 115)
        world.tap(150, 215, at: 1)
        #expect(
            world.run() == Self.beginsA + [
                "delegate.textFieldShouldBeginEditing(b)", "delegate.textFieldShouldEndEditing(a)", "delegate.textFieldDidEndEditing(a)",
                "a.action(editingDidEnd)", "delegate.textFieldDidBeginEditing(b)", "b.action(editingDidBegin)",
            ])
    }

    @Test func `TX.2 a field that may not end keeps the keyboard`() {
        let (world, field, other) = fields()
        delegate.refuses = ["end"]
        world.tap(150, 115)
        world.tap(150, 215, at: 1)
        world.run()
        #expect(isEditing(field, in: world) && !isEditing(other, in: world))
        #expect(world.simulation.perform { field.resignFirstResponder() } == false)
    }

    @Test func `TX.2 a delegate with the method for a reason receives that call only`() {
        class Reasoning: UITextFieldDelegate {
            var reason: UITextField.DidEndEditingReason?
            func textFieldDidEndEditing(_ textField: UITextField) { Issue.record("told without a reason") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { self.reason = reason }
        }
        let reasoning = Reasoning()
        let (world, field, _) = fields()
        field.delegate = reasoning
        world.simulation.perform {
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        #expect(reasoning.reason == .committed)
    }

    @Test func `TX.3 each key asks, changes and tells`() {
        let (world, field, _) = fields(events: .editingChanged)
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.type("hi")
        world.simulation.pressDelete()
        let key = ["delegate.textFieldShouldChangeCharacters(a)", "a.action(editingChanged)"]
        #expect(Array(world.run().dropFirst(2)) == key + key + key)
        #expect(field.text == "h")
    }

    @Test func `TX.3 a refused key changes nothing`() {
        let (world, field, _) = fields(events: .editingChanged)
        delegate.refuses = ["change"]
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.type("h")
        #expect(Array(world.run().dropFirst(2)) == ["delegate.textFieldShouldChangeCharacters(a)"])
        #expect(field.text == "")
    }

    @Test func `TX.3 code that inserts asks nobody, code that sets the text tells nobody`() {
        let (world, field, _) = fields()
        world.simulation.perform {
            field.insertText("hello")
            field.deleteBackward()
            field.text = "other"
        }
        #expect(world.run() == ["a.action(editingChanged)", "a.action(editingChanged)"])
        #expect(field.hasText)
    }

    @Test func `TX.3 keys reach an override of insertText, and any first responder that takes keys`() {
        class Field: UITextField {
            override func insertText(_ text: String) { super.insertText(text.uppercased()) }
        }
        class Pad: UIView, UIKeyInput {
            var keys = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !keys.isEmpty }
            func insertText(_ text: String) { keys += text }
            func deleteBackward() { keys.removeLast() }
        }
        let (world, views) = World.with { world in
            (world.add(Field(frame: .zero), "field"), world.add(Pad(frame: .zero), "pad"))
        }
        world.simulation.perform { _ = views.0.becomeFirstResponder() }
        world.simulation.type("a")
        world.simulation.perform { _ = views.1.becomeFirstResponder() }
        world.simulation.type("bc")
        world.simulation.pressDelete()
        #expect(views.0.text == "A")
        #expect(views.1.keys == "b")
        #expect(
            world.run().filter { !$0.contains("FirstResponder") } == [
                "field.insertText", "pad.insertText", "pad.insertText", "pad.deleteBackward",
            ])
    }

    @Test func `TX.4 the return key asks, then sends, and an action for it lets the field go`() {
        let (world, field, _) = fields(events: .editingDidEndOnExit)
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.type("\n")
        #expect(
            Array(world.run().dropFirst(2)) == [
                "delegate.textFieldShouldReturn(a)", "delegate.textFieldShouldChangeCharacters(a)", "a.action(editingDidEndOnExit)",
                "delegate.textFieldShouldEndEditing(a)", "delegate.textFieldDidEndEditing(a)",
            ])
    }

    @Test(arguments: [true, false]) func `TX.33 a refused line feed keeps the return key from its events and the field from resigning`(
        holds: Bool
    ) {
        let (world, field, _) = fields(
            events: [.editingDidEndOnExit, .primaryActionTriggered], ablation: holds ? nil : .returnTypesLineFeed)
        world.simulation.perform { _ = field.becomeFirstResponder() }
        delegate.refuses = ["change"]
        world.simulation.type("\n")
        let calls = Array(world.run().dropFirst(2))
        #expect(calls.contains("delegate.textFieldShouldChangeCharacters(a)") == holds)
        #expect(calls.contains { $0.hasPrefix("a.action") } != holds)
        #expect(isEditing(field, in: world) == holds && field.text?.isEmpty != false)
    }

    @Test func `TX.33 a field that has resigned is not asked about the line feed`() {
        final class Resigning: UITextFieldDelegate {
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                false
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
        let (resigning, (world, field, _)) = (Resigning(), fields(events: .editingDidEndOnExit))
        field.delegate = world.name(resigning, "resigning")
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.type("\n")
        #expect(world.run() == ["resigning.textFieldShouldReturn(a)", "a.action(editingDidEndOnExit)"])
    }

    @Test func `TX.4 without such an action the field stays, and a refused return sends nothing`() {
        let (world, field, _) = fields(events: .primaryActionTriggered)
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.type("\n")
        delegate.refuses = ["return"]
        world.simulation.type("\n")
        #expect(
            Array(world.run().dropFirst(2)) == [
                "delegate.textFieldShouldReturn(a)", "delegate.textFieldShouldChangeCharacters(a)", "a.action(primaryActionTriggered)",
                "delegate.textFieldShouldReturn(a)",
            ])
        #expect(isEditing(field, in: world))
    }

    @Test func `TX.5 a tap on a field wins over a tap above, and cancels the field's touch`() {
        let (world, field, _) = fields(events: .allTouchEvents)
        world.simulation.perform {
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(150, 115)
        #expect(
            world.run() == [
                "a.action(touchDown)", "delegate.textFieldShouldBeginEditing(a)", "delegate.textFieldDidBeginEditing(a)",
                "a.action(touchCancel)",
            ])
        #expect(isEditing(field, in: world))
    }

    @Test func `TX.5 a disabled field is not focused and leaves the tap to the view above`() {
        let (world, field, _) = fields()
        world.simulation.perform {
            field.isEnabled = false
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(150, 115)
        #expect(world.run() == ["tap.action(ended)"])
        #expect(!isEditing(field, in: world))
    }

    /// return-moves-on-and-resigns
    @Test(arguments: [true, false]) func `TX.14 a return key let through is handled by the field that is first by then`(_ hasAction: Bool) {
        class Mover: UITextFieldDelegate {
            var next: UITextField?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                next?.becomeFirstResponder()
                return true
            }
        }
        let mover = Mover()
        let (world, first, second) = fields(events: [])
        (first.delegate, mover.next) = (mover, second)
        if hasAction { second.addTarget(spy, action: Spy.fire, for: .editingDidEndOnExit) }
        world.simulation.perform { _ = first.becomeFirstResponder() }
        world.simulation.type("\n")
        #expect(isEditing(second, in: world) != hasAction && !isEditing(first, in: world))
        #expect(world.run().contains("b.action(editingDidEndOnExit)") == hasAction)
        #expect(world.decisions(.returnGoesOn) == ["a forward b"])
    }

    @Test func `TX.14 a text view that is first by then types a line break, and without a first responder the field itself sends`() {
        class Mover: UITextFieldDelegate {
            var move: () -> Void = {}
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                move()
                return true
            }
        }
        let (mover, view) = (Mover(), UITextView(frame: CGRect(x: 0, y: 300, width: 100, height: 100)))
        let (world, field, _) = fields(events: .primaryActionTriggered)
        field.delegate = mover
        mover.move = { view.becomeFirstResponder() }
        world.simulation.perform {
            world.root.addSubview(view)
            field.becomeFirstResponder()
        }
        world.simulation.type("\n")
        #expect(view.text == "\n" && world.run() == ["mover.textFieldShouldReturn(a)"])
        mover.move = { field.resignFirstResponder() }
        world.simulation.perform { _ = field.becomeFirstResponder() }
        world.simulation.type("\n")
        #expect(world.run().last == "a.action(primaryActionTriggered)")
    }

    /// ouk-force-end-refused
    @Test func `TX.15 since iOS 26 a delegate that refuses wins over force, except when the field leaves its window`() {
        let (world, field, _) = fields()
        delegate.refuses = ["end"]
        world.simulation.perform {
            field.becomeFirstResponder()
            #expect(world.root.endEditing(true) && field.isFirstResponder)
        }
        #expect(world.run() == Self.beginsA + ["delegate.textFieldShouldEndEditing(a)"])
        #expect(world.decisions(.refusedForce) == ["a keep firstResponder"])
        world.simulation.perform {
            delegate.refuses = []
            #expect(world.root.endEditing(true) && !field.isFirstResponder)
        }
    }

    @Test func `TX.6 endEditing asks, and with force ends all the same`() {
        let (world, field, _) = fields()
        world.simulation.systemVersion = 18
        world.simulation.perform {
            field.becomeFirstResponder()
            delegate.refuses = ["end"]
            #expect(!world.root.endEditing(false))
            #expect(field.isEditing)
            #expect(world.root.endEditing(true))
            #expect(!field.isEditing)
            #expect(!world.root.endEditing(true))
        }
    }

    @Test func `TX.6 a field that leaves its window ends editing`() {
        let (world, field, _) = fields()
        delegate.refuses = ["end"]
        world.simulation.perform {
            field.becomeFirstResponder()
            field.removeFromSuperview()
        }
        #expect(
            world.run() == Self.beginsA + [
                "delegate.textFieldShouldEndEditing(a)", "delegate.textFieldDidEndEditing(a)", "a.action(editingDidEnd)",
            ])
        #expect(!isEditing(field, in: world))
    }

    @Test func `TX.1 a field that clears itself asks first, and sends no editingChanged`() {
        let (world, field, _) = fields(events: .editingChanged)
        world.simulation.perform {
            field.text = "old"
            field.clearsOnBeginEditing = true
            field.becomeFirstResponder()
        }
        #expect(field.text == "")
        #expect(!world.run().contains("a.action(editingChanged)"))
    }
}
