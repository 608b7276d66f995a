import Testing

@testable import UIKit

/// What a text field shows beside its text, and what it says to a keyboard.
struct FieldLookTests {
    @Test func `TX.1 views beside the text are there as their mode says, and are hit`() {
        let (world, field) = World.with { world in
            world.add(UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40)), "field")
        }
        let (left, right) = (
            UIView(frame: CGRect(x: 9, y: 9, width: 30, height: 20)), UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        )
        func hits() -> [Bool] {
            world.simulation.perform {
                field.layoutIfNeeded()
                return [(CGPoint(x: 5, y: 20), left), (CGPoint(x: 195, y: 20), right)].map { field.hitTest($0, with: nil) === $1 }
            }
        }
        world.simulation.perform { (field.leftView, field.rightView) = (left, right) }
        #expect(hits() == [false, false] && field.leftViewMode == .never)
        world.simulation.perform { (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing) }
        #expect(hits() == [true, false] && left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        world.simulation.perform { _ = field.becomeFirstResponder() }
        #expect(hits() == [true, true] && right.frame == CGRect(x: 160, y: 0, width: 40, height: 40))
        world.simulation.perform { field.leftViewMode = .unlessEditing }
        #expect(hits() == [false, true])
        world.simulation.perform { _ = field.resignFirstResponder() }
        #expect(hits() == [true, false])
        world.simulation.perform { field.leftView = nil }
        #expect(hits() == [false, false] && field.subviews.isEmpty)
        #expect([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test func `a field that says where its side views are`() {
        final class Padded: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0) }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
                super.rightViewRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
            }
        }
        let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        (field.leftView, field.rightView) = (
            UIView(frame: field.bounds.insetBy(dx: 45, dy: 5)), UIView(frame: field.bounds.insetBy(dx: 45, dy: 5))
        )
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        field.layoutIfNeeded()
        #expect(field.subviews.map(\.frame.minX) == [8, 82])
        let bounds = field.bounds
        #expect(
            [field.textRect(forBounds: bounds), field.editingRect(forBounds: bounds), field.placeholderRect(forBounds: bounds)].allSatisfy {
                $0 == bounds
            })
    }

    @Test func `attributed texts are texts`() {
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "abc")
        field.attributedPlaceholder = NSAttributedString(string: "name")
        #expect(field.text == "abc" && field.placeholder == "name")
    }

    @Test func `what a text looks like is data`() {
        let look: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .backgroundColor: UIColor.white, .kern: 2,
            .underlineStyle: 1, .strikethroughStyle: 1,
        ]
        #expect(look.count == 6)
        let text = NSAttributedString(string: "abc", attributes: look)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let field = UITextField()
        #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
        (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, 9)
        #expect(field.adjustsFontSizeToFitWidth && field.minimumFontSize == 9)
        let view = UIScrollView()
        #expect(view.indicatorStyle == .default && view.verticalScrollIndicatorInsets == .zero)
        #expect(view.horizontalScrollIndicatorInsets == .zero)
        view.indicatorStyle = .white
        view.verticalScrollIndicatorInsets.top = 4
        view.horizontalScrollIndicatorInsets.left = 5
        #expect(view.verticalScrollIndicatorInsets.top == 4 && view.horizontalScrollIndicatorInsets.left == 5)
        #expect([UIScrollView.IndicatorStyle.default, .black, .white].map(\.rawValue) == [0, 1, 2] && view.indicatorStyle == .white)
    }

    @Test func `what a keyboard would do for a text view is data`() {
        let (text, view) = (UITextView(), UIView())
        #expect(text.inputView == nil && text.inputAccessoryView == nil && text.spellCheckingType == .default && !text.isSecureTextEntry)
        (text.spellCheckingType, text.smartQuotesType, text.smartDashesType, text.smartInsertDeleteType) = (.no, .no, .no, .yes)
        (text.keyboardAppearance, text.textContentType) = (.dark, .name)
        (text.isSecureTextEntry, text.enablesReturnKeyAutomatically) = (true, true)
        (text.inputView, text.inputAccessoryView) = (view, view)
        #expect(text.spellCheckingType == .no && text.smartQuotesType == .no && text.smartDashesType == .no)
        #expect(text.smartInsertDeleteType == .yes && text.keyboardAppearance == .dark && text.textContentType == .name)
        #expect(text.isSecureTextEntry && text.enablesReturnKeyAutomatically && text.inputView === view && text.inputAccessoryView === view)
    }

    @Test func `what a keyboard would do is data`() {
        let (field, view) = (UITextField(), UIView())
        #expect(
            field.autocapitalizationType == .sentences && field.inputView == nil && view.inputAccessoryView == nil && view.inputView == nil)
        (field.autocapitalizationType, field.autocorrectionType, field.spellCheckingType) = (.words, .no, .yes)
        (field.smartQuotesType, field.smartDashesType, field.smartInsertDeleteType) = (.no, .no, .no)
        (field.keyboardAppearance, field.textContentType, field.enablesReturnKeyAutomatically) = (.dark, .oneTimeCode, true)
        (field.inputView, field.inputAccessoryView) = (view, view)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no && field.spellCheckingType == .yes)
        #expect(field.smartQuotesType == .no && field.smartDashesType == .no && field.smartInsertDeleteType == .no)
        #expect(field.keyboardAppearance == .dark && field.textContentType == .oneTimeCode && field.enablesReturnKeyAutomatically)
        #expect(field.inputView === view && field.inputAccessoryView === view)
        #expect([UITextAutocapitalizationType.none, .words, .sentences, .allCharacters].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITextAutocorrectionType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSmartQuotesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSmartDashesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSmartInsertDeleteType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UIKeyboardAppearance.default, .dark, .light].map(\.rawValue) == [0, 1, 2])
        let types: [UITextContentType] = [.name, .username, .password, .newPassword, .oneTimeCode, .emailAddress, .telephoneNumber, .URL]
        #expect(Set(types).count == types.count && types[0].rawValue == "name")
    }

    @Test func `segments have titles or images`() {
        let star = UIImage(systemName: "star")
        let control = UISegmentedControl(items: ["a", star as Any])
        #expect(control.imageForSegment(at: 1) === star && control.titleForSegment(at: 1) == nil && control.frame.width == 128)
        control.setImage(star, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === star)
        control.setTitle("b", forSegmentAt: 0)
        control.insertSegment(with: star, at: 1, animated: false)
        #expect((0..<3).map { control.imageForSegment(at: $0) == nil } == [true, false, false] && control.titleForSegment(at: 0) == "b")
    }
}
