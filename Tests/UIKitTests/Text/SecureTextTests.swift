import EventTrace
import Testing

@testable import UIKit

/// Secure fields, and the Tab key.
@Suite struct SecureTextTests {
    private func field(without rule: Rule? = nil) -> (World, UITextField) {
        var field: UITextField?
        let world = World(ablation: rule.map { Ablation(switchedOff: $0.id) }) { world in
            let new = world.add(UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40)), "field")
            new.isSecureTextEntry = true
            new.text = "ab"
            new.becomeFirstResponder()
            field = new
        }
        return (world, field!)
    }

    @Test func `TX.23 the first key of an editing session replaces the text`() {
        let (world, field) = field()
        world.simulation.type("cd")
        #expect(field.text == "cd")
        let (other, kept) = self.field(without: .secureClearing)
        other.simulation.type("cd")
        #expect(kept.text == "abcd")
    }

    @Test func `TX.23 the delete key empties the field`() {
        let (world, field) = field()
        world.simulation.pressDelete()
        #expect(field.text == "")
    }

    @Test func `TX.23 the first key after the switch replaces the text`() {
        let (world, field) = field()
        world.simulation.type("cd")
        world.simulation.perform {
            field.isSecureTextEntry = false
            field.isSecureTextEntry = true
        }
        world.simulation.type("e")
        #expect(field.text == "e")
    }

    @Test func `TX.24 the Tab key goes to the next field that allows it`() {
        final class Refusing: UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let delegate = Refusing()
        func focused(from first: Int, without rule: Rule? = nil) -> Int? {
            var fields: [UITextField] = []
            let world = World(ablation: rule.map { Ablation(switchedOff: $0.id) }) { world in
                fields = (0..<3).map { world.add(UITextField(frame: CGRect(x: 0, y: 50 * $0, width: 300, height: 40)), "field\($0)") }
                fields[1].delegate = delegate
                fields[first].becomeFirstResponder()
            }
            world.simulation.pressKey("\t", [])
            return world.simulation.perform { fields.firstIndex { $0.isFirstResponder } }
        }
        #expect(focused(from: 0) == 2)
        #expect(focused(from: 2) == 2)
        #expect(focused(from: 0, without: .tabKey) == 0)
    }

    @Test func `TX.24 a text view takes the Tab key as text`() {
        var view: UITextView?
        let world = World { world in
            view = world.add(UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), "view")
            view?.becomeFirstResponder()
        }
        world.simulation.pressKey("\t", [])
        #expect(view?.text == "\t")
    }
}
