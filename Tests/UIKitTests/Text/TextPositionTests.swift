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

    private final class Listener: UITextFieldDelegate, UITextViewDelegate {
        func textFieldDidChangeSelection(_ textField: UITextField) {}
        func textViewDidChange(_ textView: UITextView) {}
        func textViewDidChangeSelection(_ textView: UITextView) {}
    }

    private let listener = Listener()

    private func view(_ text: String) -> (World, UITextView) {
        World.with { world in
            world.simulation.name(listener, "delegate")
            let view = world.add(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), "view")
            view.text = text
            view.delegate = listener
            return view
        }
    }

    private let changed = "delegate.textViewDidChange(view)"
    private let selected = "delegate.textViewDidChangeSelection(view)"

    @Test func `TX.10 the delegate of a text view receives the call about the caret before the one about the text`() {
        let (world, view) = view("abc")
        world.simulation.perform {
            view.becomeFirstResponder()
            view.type("d", in: world.simulation)
            view.pressDelete(in: world.simulation)
        }
        #expect(world.run() == [selected, changed, selected, changed])
    }

    @Test func `TX.9 code that selects causes one call, and none for what is selected already`() {
        let (world, view) = view("abc")
        world.simulation.perform {
            view.selectedRange = NSRange(location: 1, length: 1)
            view.selectedRange = NSRange(location: 1, length: 1)
            view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.beginningOfDocument)
            #expect(view.selectedRange == NSRange(location: 0, length: 3))
            view.selectAll(nil)
            view.selectedRange = NSRange(location: 0, length: 9)
            view.selectedRange = NSRange(location: .max, length: 2)
            #expect(view.selectedRange == NSRange(location: 3, length: 0))
            view.selectedRange = NSRange(location: -1, length: 0)
            #expect(view.selectedTextRange?.start == view.endOfDocument && view.selectedTextRange?.start != view.beginningOfDocument)
        }
        #expect(world.run() == [selected, selected, selected])
    }

    @Test func `TX.9 text that code sets takes the caret to its end`() {
        let (world, view) = view("abc")
        world.simulation.perform {
            view.text = "abc"
            view.text = "abcd"
            view.selectedRange = NSRange(location: 0, length: 0)
            view.text = nil
            #expect(view.text == "" && view.selectedRange.location == 0)
        }
        #expect(world.run() == [selected, selected])
    }

    @Test(arguments: [false, true])
    func `TX.30 the caret goes to the end of a text that code sets`(isView: Bool) {
        let world = World { world in
            let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
            let input: any UITextInput
            let set: (String) -> Void
            if isView {
                let view = world.add(UITextView(frame: frame), "A")
                (input, set) = (view, { view.text = $0 })
            } else {
                let field = world.add(UITextField(frame: frame), "A")
                (input, set) = (field, { field.text = $0 })
            }
            set("abc")
            let second = input.position(from: input.beginningOfDocument, offset: 1)!
            input.selectedTextRange = input.textRange(from: second, to: second)
            set("abcd")
            #expect(input.offset(from: input.selectedTextRange!.start, to: input.endOfDocument) == 0)
            input.selectedTextRange = input.textRange(from: second, to: second)
            set("a")
        }
        #expect(world.decisions(by: .textSetByCode) == ["A: caret"])
    }

    @Test func `TX.10 a text field has moved its caret before editingChanged`() {
        let (world, field) = field("abc")
        world.simulation.name(listener, "delegate")
        field.delegate = listener
        field.addAction(UIAction { _ in }, for: .editingChanged)
        world.simulation.perform {
            field.becomeFirstResponder()
            field.type("d", in: world.simulation)
        }
        #expect(world.run().suffix(2) == ["delegate.textFieldDidChangeSelection(field)", "field.action(editingChanged)"])
    }

    @Test func `what is typed comes to the caret of a text view`() {
        let (world, view) = view("ad")
        world.simulation.perform {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 1, length: 0)
            view.type("b", in: world.simulation)
            view.type("\n", in: world.simulation)
            #expect(view.text == "ab\nd" && view.selectedRange.location == 3)
            view.pressDelete(in: world.simulation)
            view.replace(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!, withText: "👍")
            #expect(view.text == "👍" && view.selectedRange.location == 2)
            view.deleteBackward()
            #expect(!view.hasText)
        }
    }

    private final class Watching: UITextView {
        var isSet = 0
        override var text: String! { didSet { isSet += 1 } }
    }

    @Test func `keys do not go through the setter of the text, and attributes are those of the text that was set`() {
        let (_, view) = World.with { $0.add(Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), "view") }
        view.attributedText = NSAttributedString(string: "ab")
        let attributed = view.attributedText
        #expect(view.isSet == 1 && attributed === view.attributedText)
        view.insertText("c")
        #expect(view.isSet == 1 && view.attributedText.string == "abc" && view.text == "abc")
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "ab")
        field.deleteBackward()
        #expect(field.attributedText?.string == "a")
        field.attributedText = nil
        #expect(field.text == "" && field.attributedText?.string == "")
    }

    @Test func `the caret stands behind the text before it`() {
        let (_, view) = view("ab ab ab ab ab ab ab ab\nab")
        view.font = .systemFont(ofSize: 10)
        let (first, last) = (view.caretRect(for: view.beginningOfDocument), view.caretRect(for: view.endOfDocument))
        #expect(first.origin == CGPoint(x: 0, y: 8) && first.height == 12)
        #expect(last.minY == 8 + 24 && last.minX == 11)
        let (_, field) = field("ab")
        #expect(field.caretRect(for: field.endOfDocument).minX > field.caretRect(for: field.beginningOfDocument).minX)
    }

    @Test func `a range of a text view is scrolled to`() {
        let (world, view) = view(String(repeating: "a\n", count: 20))
        world.simulation.perform {
            view.layoutIfNeeded()
            view.scrollRangeToVisible(view.selectedRange)
        }
        world.simulation.run(until: 2)
        #expect(view.contentOffset.y > 0 && view.bounds.contains(view.caretRect(for: view.endOfDocument)))
    }
}
