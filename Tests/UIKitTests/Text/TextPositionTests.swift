import Testing

@testable import UIKit

/// Places in the text of a field, and a caret that code has moved.
@Suite struct TextPositionTests {
    private final class Delegate: UITextFieldDelegate {
        var ranges: [NSRange] = []
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            ranges.append(range)
            return true
        }
    }

    private let delegate = Delegate()

    private func field(_ text: String) -> (World, UITextField) {
        World.with { world in
            let field = world.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), "field")
            field.text = text
            field.delegate = delegate
            return field
        }
    }

    private func select(_ first: Int, _ last: Int, in field: UITextField) {
        guard let from = field.position(from: field.beginningOfDocument, offset: first),
            let to = field.position(from: field.beginningOfDocument, offset: last)
        else { return }
        field.selectedTextRange = field.textRange(from: to, to: from)
    }

    @Test func `positions count as NSString does, and those beyond the text are none`() {
        let (_, field) = field("a👍b")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        #expect(
            field.position(from: field.endOfDocument, offset: 1) == nil
                && field.position(from: field.beginningOfDocument, offset: -1) == nil)
        select(1, 3, in: field)
        let range = field.selectedTextRange
        #expect(range.flatMap { field.text(in: $0) } == "👍" && range?.isEmpty == false)
        #expect(range.map { field.offset(from: $0.start, to: $0.end) } == 2)
        field.text = "x"
        #expect(field.selectedTextRange?.isEmpty == true && range.flatMap { field.text(in: $0) } == nil)
        field.selectedTextRange = range
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 1)
    }

    @Test func `TX.3 what is typed comes to the caret and takes the place of what is selected`() {
        let (world, field) = field("abcd")
        world.simulation.perform {
            field.becomeFirstResponder()
            select(2, 2, in: field)
            field.type("x", in: world.simulation)
            field.type("y", in: world.simulation)
            #expect(field.text == "abxycd")
            field.pressDelete(in: world.simulation)
            #expect(field.text == "abxcd")
            select(1, 4, in: field)
            field.type("👍", in: world.simulation)
            #expect(field.text == "a👍d")
            field.pressDelete(in: world.simulation)
            #expect(field.text == "ad")
            select(0, 0, in: field)
            field.pressDelete(in: world.simulation)
            #expect(field.text == "ad")
            select(0, 1, in: field)
            field.deleteBackward()
            #expect(field.text == "d")
            field.selectedTextRange = nil
            field.insertText("e")
            #expect(field.text == "de")
        }
        let (locations, lengths) = (delegate.ranges.map(\.location), delegate.ranges.map(\.length))
        #expect(locations == [2, 3, 3, 1, 1] && lengths == [0, 0, 1, 3, 2])
    }
}
