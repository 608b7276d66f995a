import Testing

@testable import UIKit

/// A text view of 200 by 100 points at (100, 100).
struct TextViewTests {
    private final class Delegate: UITextViewDelegate {
        var refuses: Set<String> = []
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refuses.contains("begin") }
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !refuses.contains("end") }
        func textViewDidEndEditing(_ textView: UITextView) {}
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "x" }
        func textViewDidChange(_ textView: UITextView) {}
    }

    private let delegate = Delegate()

    private func view() -> (World, UITextView) {
        World.with { world in
            world.simulation.name(delegate, "delegate")
            let view = world.add(UITextView(frame: CGRect(x: 100, y: 100, width: 200, height: 100)), "view")
            view.delegate = delegate
            return view
        }
    }

    private func call(_ name: String) -> String { "delegate.textView\(name)(view)" }

    @Test func `SC.60 a tap, keys, and the end`() {
        let (world, view) = view()
        world.tap(150, 150)
        world.simulation.schedule(at: 1) {
            world.simulation.type("ax\n")
            world.simulation.pressDelete()
            view.resignFirstResponder()
        }
        let key = [call("ShouldChangeText"), call("DidChange")]
        #expect(
            world.run() == [call("ShouldBeginEditing"), call("DidBeginEditing")] + key + [key[0]] + key + key
                + [call("ShouldEndEditing"), call("DidEndEditing")])
        #expect(view.text == "a" && view.hasText)
    }

    @Test func `SC.60 a delegate that refuses, and an end by force`() {
        let (world, view) = view()
        delegate.refuses = ["begin"]
        world.simulation.perform { #expect(!view.becomeFirstResponder()) }
        delegate.refuses = ["end"]
        world.simulation.perform {
            #expect(view.becomeFirstResponder() && !view.resignFirstResponder() && !world.root.endEditing(false))
            #expect(world.root.endEditing(true) && view.isFirstResponder)
        }
        let older = self.view()
        older.0.simulation.systemVersion = 18
        older.0.simulation.perform {
            #expect(older.1.becomeFirstResponder() && older.0.root.endEditing(true) && !older.1.isFirstResponder)
        }
    }

    @Test func `TX.34 a tap on a text view that is not edited does not make it first responder, though code can`() {
        let (world, view) = view()
        view.isEditable = false
        world.tap(150, 150)
        #expect(world.run() == [] && view.canBecomeFirstResponder && view.isSelectable)
    }

    @Test func `SC.60 code that inserts asks nobody, code that sets the text tells nobody`() {
        let (world, view) = view()
        world.simulation.perform {
            view.text = "b"
            view.insertText("c")
            view.deleteBackward()
        }
        #expect(world.run() == [call("DidChange"), call("DidChange")] && view.text == "b" && view.delegate === delegate)
    }

    @Test func `the text is the content; without scrolling it is the size`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.attributedText = NSAttributedString(string: "words that need several lines in this width")
        view.layoutIfNeeded()
        #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height && view.contentSize.height > 50)
        view.isScrollEnabled = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 500))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 120, height: view.sizeThatFits(CGSize(width: 120, height: 0)).height))
        view.textContainerInset = .zero
        view.text = ""
        #expect(view.sizeThatFits(.zero) == CGSize(width: 0, height: 15))
        (view.font, view.textColor, view.textAlignment) = (.systemFont(ofSize: 20), .red, .center)
        (view.keyboardType, view.returnKeyType) = (.URL, .go)
        (view.autocapitalizationType, view.autocorrectionType) = (.none, .no)
        #expect(view.sizeThatFits(.zero).height == 24 && view.textColor == .red && view.textAlignment == .center)
        #expect(view.keyboardType == .URL && view.returnKeyType == .go)
        #expect(view.autocapitalizationType == .none && view.autocorrectionType == .no)
    }

    @Test func `a subclass is made with a container, as plain data`() {
        final class Growing: UITextView {
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                text = "grown"
            }
            required init?(coder: NSCoder) { nil }
        }
        let view = Growing(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.text == "grown" && Growing().text == "grown" && view.textContainer.size == CGSize(width: 30, height: 40))
        let container = NSTextContainer(size: .zero)
        #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
        #expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0 && container.lineBreakMode == .byWordWrapping)
    }
}
