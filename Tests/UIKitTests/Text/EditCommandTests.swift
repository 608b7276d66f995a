import EventTrace
import Testing

@testable import UIKit

/// The commands of the edit menu in a text.
@Suite struct EditCommandTests {
    private final class Listener: UITextFieldDelegate, UITextViewDelegate {
        var agrees = true
        var asked: [String] = []

        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            decide(range, string)
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            decide(range, text)
        }
        func textViewDidChange(_ textView: UITextView) {}

        private func decide(_ range: NSRange, _ new: String) -> Bool {
            asked.append("\(range.location) \(range.length) \(new)")
            return agrees
        }
    }

    private static let copying = Selector("copy(_:)", UIResponder.copy)
    private static let cutting = Selector("cut(_:)", UIResponder.cut)
    private static let pasting = Selector("paste(_:)", UIResponder.paste)
    private static let selectingAll = Selector("selectAll(_:)", UIResponder.selectAll)

    private let listener = Listener()
    private let spy = Spy()

    private func world<Text: UIView>(_ text: Text, ablation: Ablation? = nil, _ adjust: @escaping (Text) -> Void) -> World {
        World(ablation: ablation) { world in
            _ = world.add(text, "text")
            text.becomeFirstResponder()
            adjust(text)
            UIPasteboard.general.string = "wxyz"
        }
    }

    private func field(ablation: Ablation? = nil) -> (World, UITextField) {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        let world = world(field, ablation: ablation) { field in
            field.text = "abc"
            field.delegate = listener
            field.addTarget(spy, action: Spy.fire, for: .editingChanged)
        }
        return (world, field)
    }

    private func selectTwo(_ text: any UITextInput) {
        text.selectedTextRange = text.textRange(
            from: text.beginningOfDocument, to: text.position(from: text.beginningOfDocument, offset: 2)!)
    }

    @Test func `TX.35 a paste into a field asks once, with the selection and the whole text`() {
        let (world, field) = field()
        world.simulation.perform {
            field.paste(nil)
            selectTwo(field)
            field.paste(nil)
        }
        #expect(listener.asked == ["3 0 wxyz", "0 2 wxyz"] && field.text == "wxyzcwxyz")
        #expect(world.run().filter { $0 == "text.action(editingChanged)" }.count == 2)
        listener.agrees = false
        world.simulation.perform { field.paste(nil) }
        #expect(listener.asked.count == 3 && field.text == "wxyzcwxyz")
    }

    @Test func `TX.35 Cut copies, then asks about an empty text; Copy asks nothing`() {
        let (world, field) = field()
        world.simulation.perform {
            field.cut(nil)
            #expect(listener.asked.isEmpty && UIPasteboard.general.string == "wxyz")
            selectTwo(field)
            field.copy(nil)
            #expect(listener.asked.isEmpty && UIPasteboard.general.string == "ab")
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
            listener.agrees = false
            field.cut(nil)
            #expect(listener.asked == ["0 3 "] && UIPasteboard.general.string == "abc" && field.text == "abc")
            listener.agrees = true
            field.cut(nil)
            #expect(field.text == "")
        }
    }

    @Test func `TX.35 the selection, the pasteboard and secrecy decide which commands a text has`() {
        let (world, field) = field()
        world.simulation.perform {
            func commands(_ text: UIResponder) -> [Bool] {
                [Self.cutting, Self.copying, Self.pasting, Self.selectingAll].map { text.canPerformAction($0, withSender: nil) }
            }
            #expect(commands(field) == [false, false, true, true])
            field.selectAll(nil)
            #expect(commands(field) == [true, true, true, false])
            field.isSecureTextEntry = true
            #expect(commands(field) == [false, false, true, false])
            UIPasteboard.general.string = nil
            #expect(commands(field) == [false, false, false, false])
            let view = UITextView()
            view.text = "abc"
            view.isEditable = false
            view.selectedRange = NSRange(location: 0, length: 1)
            UIPasteboard.general.string = "wxyz"
            #expect(commands(view) == [false, true, false, true])
            view.paste(nil)
            view.cut(nil)
            #expect(view.text == "abc" && UIPasteboard.general.string == "wxyz")
        }
    }

    /// What an exported experiment logs on a device.
    @Test func `RC.15 a chosen Paste stands in the record only if the class of the field overrides the command`() {
        final class PastedField: UITextField {
            override func paste(_ sender: AnyOrObject?) { super.paste(sender) }
        }
        for (field, isRecorded) in [(UITextField(), false), (PastedField(), true)] {
            let world = world(field) { field in field.text = "abc" }
            world.simulation.perform {
                UIMenuController.shared.showMenu(from: field, rect: .zero)
                #expect(UIMenuController.shared.chooseCommand("paste(_:)", in: world.simulation))
            }
            #expect(field.text == "abcwxyz" && world.run().contains("text.paste") == isRecorded)
        }
    }

    @Test func `TX.35 a paste into a text view asks and reports the change; without the rule nothing happens`() {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        let shown = world(view) { view in
            view.text = "abc"
            view.delegate = listener
        }
        shown.simulation.perform { view.paste(nil) }
        #expect(listener.asked == ["3 0 wxyz"] && view.text == "abcwxyz")
        let (other, field) = field(ablation: Ablation(switchedOff: Rule.editCommands.id))
        other.simulation.perform { field.paste(nil) }
        #expect(listener.asked.count == 1 && field.text == "abc")
    }
}
