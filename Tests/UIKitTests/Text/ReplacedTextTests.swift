import EventTrace
import Testing

@testable import UIKit

/// Text that the clear button and methods of `UITextInput` change.
@Suite struct ReplacedTextTests {
    private final class Listener: UITextFieldDelegate {
        var clears = true

        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
        func textFieldDidChangeSelection(_ textField: UITextField) {}
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    }

    private let listener = Listener()
    private let spy = Spy()

    private func field(_ text: String, ablation: Ablation? = nil, isEdited: Bool = true) -> (World, UITextField) {
        var field: UITextField?
        let world = World(ablation: ablation) { world in
            let new = world.add(UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40)), "field")
            new.text = text
            new.clearButtonMode = .always
            if isEdited { new.becomeFirstResponder() }
            new.delegate = world.name(listener, "delegate")
            new.addTarget(spy, action: Spy.fire, for: .editingChanged)
            field = new
        }
        return (world, field!)
    }

    @Test func `TX.17 the clear button asks, then the text is empty and the event is sent`() {
        let (world, field) = field("ab")
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 276, y: 10.5, width: 19, height: 19))
        world.tap(285, 120)
        #expect(
            world.run() == [
                "delegate.textFieldShouldClear(field)", "delegate.textFieldDidChangeSelection(field)", "field.action(editingChanged)",
            ])
        #expect(field.text == "" && field.subviews.isEmpty)
        world.simulation.perform { field.text = "c" }
        #expect(field.subviews.count == 1)
        listener.clears = false
        world.tap(285, 120, at: 5)
        #expect(world.run().last == "delegate.textFieldShouldClear(field)" && field.text == "c")
    }

    @Test func `TX.17 a field that is not edited is cleared, then becomes first responder`() {
        let (world, field) = field("ab", isEdited: false)
        world.tap(285, 120)
        #expect(world.run().last == "delegate.textFieldShouldBeginEditing(field)")
        #expect(world.simulation.perform { field.isFirstResponder })
        let (other, kept) = self.field("ab", ablation: Ablation(switchedOff: Rule.clearButton.id))
        other.tap(285, 120)
        #expect(!other.run().contains("delegate.textFieldShouldClear(field)") && kept.text == "")
    }

    @Test func `TX.17 a right view takes the place of the clear button`() {
        let (world, field) = field("ab")
        world.simulation.perform {
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            field.rightViewMode = .always
        }
        world.tap(285, 120)
        #expect(!world.run().contains("delegate.textFieldShouldClear(field)") && field.subviews.count == 1)
    }

    @Test func `TX.16 a replacement by code tells of the selection only`() {
        func calls(_ ablation: Ablation? = nil) -> [String] {
            let (world, field) = field("ab", ablation: ablation)
            world.simulation.perform {
                if let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) { field.replace(all, withText: "x") }
            }
            #expect(field.text == "x")
            return world.run()
        }
        #expect(calls() == ["delegate.textFieldDidChangeSelection(field)"])
        #expect(calls(Ablation(switchedOff: Rule.replacedByInput.id)).last == "field.action(editingChanged)")
    }

    @Test func `TX.16 marked text is replaced by what follows it`() {
        let (world, field) = field("ab")
        world.simulation.perform {
            field.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
            #expect(field.text == "abxyz" && field.markedTextRange != nil)
            field.insertText("c")
            #expect(field.text == "abc" && field.markedTextRange == nil)
            field.setMarkedText("d", selectedRange: NSRange(location: 1, length: 0))
            field.unmarkText()
            #expect(field.text == "abcd" && field.markedTextRange == nil)
            field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            #expect(field.text == "abcd")
        }
    }

    @Test func `a text view marks text too, and tells of the change`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = "ab"
        view.setMarkedText("c", selectedRange: NSRange(location: 1, length: 0))
        #expect(view.text == "abc" && view.markedTextRange?.isEmpty == false)
        view.unmarkText()
        #expect(view.markedTextRange == nil)
    }

    @Test func `TX.18 the first field of an alert is first responder when the alert appears`() {
        func isFirst(_ ablation: Ablation? = nil) -> Bool? {
            let controller = World(ablation: ablation)
            var alert: UIAlertController?
            controller.simulation.perform {
                let new = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
                new.addTextField()
                new.addTextField()
                controller.window.rootViewController?.present(new, animated: true)
                alert = new
            }
            controller.run()
            return controller.simulation.perform { alert?.textFields?.first?.isFirstResponder }
        }
        #expect(isFirst() == true)
        #expect(isFirst(Ablation(switchedOff: Rule.alertField.id)) == false)
    }
}
