import EventTrace
import Testing

@testable import UIKit

/// A text view of 200 by 100 points at (100, 100) with a link in its first line and plain text in its second.
struct TextLinkTests {
    private class Recorder {
        var heard: [String] = []
    }
    private final class Listener: Recorder, UITextViewDelegate {
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            #expect(interaction != .presentActions && interaction != .preview)
            heard.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length) \(interaction)")
            return false
        }
    }
    private final class ActionListener: Recorder, UITextViewDelegate {
        var answers: (UIAction) -> UIAction? = { $0 }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            heard.append("asked")
            return true
        }
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            if case .link(let url) = textItem.content { heard.append("action for \(url.absoluteString) at \(textItem.range.location)") }
            return answers(defaultAction)
        }
    }

    private func view(_ delegate: any UITextViewDelegate, _ change: (UITextView) -> Void = { _ in }) -> (World, UITextView) {
        World.with { world in
            let view = world.add(UITextView(frame: CGRect(x: 100, y: 100, width: 200, height: 100)), "view")
            view.text = "https://a.org\nplain"
            view.dataDetectorTypes = .link
            view.isEditable = false
            view.delegate = delegate
            change(view)
            return view
        }
    }

    private let link = CGPoint(x: 110, y: 114)

    private func heard(
        of listener: some Recorder & UITextViewDelegate, at point: CGPoint, version: SystemVersion = 26,
        _ change: (UITextView) -> Void = { _ in }
    )
        -> [String]
    {
        let (world, _) = view(listener, change)
        world.simulation.systemVersion = version
        world.tap(point.x, point.y)
        _ = world.run()
        return listener.heard
    }

    @Test func `TX.27 a link of a text view that is selectable and not editable`() {
        #expect(heard(of: Listener(), at: link) == ["https://a.org 0+13 invokeDefaultAction"])
        #expect(heard(of: Listener(), at: CGPoint(x: 110, y: 130)) == [])
        #expect(heard(of: Listener(), at: CGPoint(x: 250, y: 130)) == [])
        #expect(heard(of: Listener(), at: link) { $0.isEditable = true } == [])
        #expect(heard(of: Listener(), at: link) { $0.isSelectable = false } == [])
        #expect(heard(of: Listener(), at: link) { $0.dataDetectorTypes = [] } == [])
        #expect(heard(of: Listener(), at: link) { $0.text = "http://\nhttps:/a.org" } == [])
        #expect(heard(of: Listener(), at: link) { $0.delegate = nil } == [])
    }

    @Test func `TX.27 links are attributes too`() {
        let text = NSMutableAttributedString(string: "more and less")
        text.addAttribute(.link, value: URL(string: "https://b.org")!, range: NSRange(location: 0, length: 4))
        #expect(heard(of: Listener(), at: link) { $0.attributedText = text } == ["https://b.org 0+4 invokeDefaultAction"])
        let other = NSMutableAttributedString(string: "more and less")
        other.addAttribute(.link, value: "https://b.org", range: NSRange(location: 0, length: 4))
        #expect(heard(of: Listener(), at: link) { $0.attributedText = other } == ["https://b.org 0+4 invokeDefaultAction"])
        #expect(heard(of: Listener(), at: CGPoint(x: 290, y: 114)) { $0.attributedText = other } == [])
    }

    @Test func `TX.28 the action of a link since iOS 17`() {
        #expect(heard(of: ActionListener(), at: link) == ["action for https://a.org at 0"])
        #expect(heard(of: ActionListener(), at: link, version: 16) == ["asked"])
        let refusing = ActionListener()
        refusing.answers = { _ in nil }
        #expect(heard(of: refusing, at: link) == ["action for https://a.org at 0"])
        let acting = ActionListener()
        acting.answers = { [unowned acting] _ in UIAction { _ in acting.heard.append("acts") } }
        #expect(heard(of: acting, at: link) == ["action for https://a.org at 0", "acts"])
    }

    @Test func `TX.25 a selectable text view takes taps`() {
        func lines(isSelectable: Bool) -> [String] {
            let world = World.with { world in
                let view = world.add(TouchedTextView(frame: CGRect(x: 100, y: 100, width: 200, height: 100)), "view")
                view.isEditable = false
                view.isSelectable = isSelectable
                return view
            }.0
            world.tap(150, 150, hold: 0.3)
            return world.run()
        }
        #expect(lines(isSelectable: true) == ["view.touchesCancelled"])
        #expect(lines(isSelectable: false) == ["view.touchesEnded"])
    }

    @Test func `TX.26 the tap of a text view comes before a single tap of the app's`() {
        func fires(_ change: (UITextView, UITapGestureRecognizer) -> Void) -> Bool {
            let tap = UITapGestureRecognizer()
            let world = World.with { world in
                let view = world.add(UITextView(frame: CGRect(x: 100, y: 100, width: 200, height: 100)), "view")
                view.addGestureRecognizer(tap)
                change(view, tap)
                world.simulation.name(tap, "tap")
                return view
            }.0
            var fired = false
            let target = ActionTarget { fired = true }
            tap.addTarget(target, action: Selector("act", ActionTarget.act))
            world.tap(150, 150)
            _ = world.run()
            return fired
        }
        #expect(!fires { _, _ in })
        #expect(!fires { view, _ in view.isEditable = false })
        #expect(fires { view, _ in (view.isEditable, view.isSelectable) = (false, false) })
        let together = Together()
        #expect(fires { _, tap in tap.delegate = together })
    }

    @Test func `TX.29 a tap takes the selection away that the beginning of editing made`() {
        func selected(isTapped: Bool, _ object: some UIView & UITextInput) -> Int {
            let world = World.with { world in
                let view = world.add(object, "view")
                view.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
                view.insertText("abc")
                return view
            }.0
            let selecting = SelectingDelegate()
            (object as? UITextField)?.delegate = selecting
            (object as? UITextView)?.delegate = selecting
            if isTapped { world.tap(150, 120) } else { world.simulation.perform { _ = object.becomeFirstResponder() } }
            _ = world.run()
            return object.selectedTextRange.flatMap { object.text(in: $0)?.count } ?? 0
        }
        #expect(selected(isTapped: true, UITextField()) == 0 && selected(isTapped: true, UITextView()) == 0)
        #expect(selected(isTapped: false, UITextField()) == 3 && selected(isTapped: false, UITextView()) == 3)
    }

    private final class SelectingDelegate: UITextFieldDelegate, UITextViewDelegate {
        func textFieldDidBeginEditing(_ textField: UITextField) { textField.selectAll(nil) }
        func textViewDidBeginEditing(_ textView: UITextView) { textView.selectAll(nil) }
    }
    private final class ActionTarget {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func act() { body() }
    }
    private final class Together: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
    private final class TouchedTextView: UITextView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    }
}
