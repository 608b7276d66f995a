import EventTrace
import ExperimentKit
import UIKit

private enum First: String, Choice {
    case field = "a text field"
    case view = "a text view"
    case catching = "a text view whose delegate catches the tab"
}
private let first = Variable<First>("first", "The user edits")
private let refuses = Variable<Bool>("refuses", "The second field refuses editing", off: "The second field allows editing")

private final class TabListener: UITextFieldDelegate, UITextViewDelegate {
    var catches: UITextField?
    var refusing: UITextField?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField !== refusing }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard text == "\t", let catches else { return true }
        catches.becomeFirstResponder()
        return false
    }
    func textViewDidChange(_ textView: UITextView) {}
}

private let delegate = Named<TabListener>("delegate")
private let editor = Named<UIView>("editor")
private let second = Named<UITextField>("second")
private let third = Named<UITextField>("third")

/// The Tab key of a hardware keyboard.
let tabKeyBetweenFields: Experiment = Experiment(
    id: "TabKeyBetweenFields",
    title: "Tab key of a hardware keyboard: next field or a tab in the text?",
    question: """
        A text field or a text view is edited, with two more text fields below. The user presses Tab on a hardware keyboard. Is the \
        next field edited, and which methods of the delegates are called?
        """,
    answer: """
        In a text field, Tab makes the next text field first responder by itself: UIKit calls `textFieldShouldBeginEditing(_:)` for \
        the next field, and for the one after it if the delegate refuses. In a text view, Tab types a tab, unless the delegate returns \
        `false` from `textView(_:shouldChangeTextIn:replacementText:)`; the delegate can then make the next field first responder.
        """,
    remedy: """
        In a text view, compare the replacement with `"\\t"` in `textView(_:shouldChangeTextIn:replacementText:)`, make the next field \
        first responder and return `false`. A `UIKeyCommand` for Tab needs `wantsPriorityOverSystemBehavior = true` since iOS 15. Show \
        no alert and start no action in `textFieldShouldBeginEditing(_:)`: Tab brings this call for every field on the way. Use a \
        `UIButton` in place of a field that acts like a button.
        """,
    symptoms: [
        "tab key external keyboard does not move to next field",
        "pressing tab inserts a tab character in text view",
        "hardware keyboard tab order between text fields",
        "textFieldShouldBeginEditing called when pressing tab",
        "UIKeyCommand for the tab key in a UITextView",
    ],
    variables: [first, refuses],
    stage: { stage in
        let listener = stage.name(TabListener(), delegate)
        let frame = CGRect(x: 45, y: 100, width: 300, height: 60)
        let input: UIView
        switch stage[first] {
        case .field:
            let field = UITextField()
            field.delegate = listener
            input = stage.add(field, editor, at: frame)
        case .view, .catching:
            let view = UITextView()
            view.delegate = listener
            input = stage.add(view, editor, at: frame)
        }
        let second = stage.add(UITextField(), second, at: CGRect(x: 45, y: 200, width: 300, height: 40))
        second.delegate = listener
        let third = stage.add(UITextField(), third, at: CGRect(x: 45, y: 300, width: 300, height: 40))
        third.delegate = listener
        if stage[refuses] { listener.refusing = second }
        if stage[first] == .catching { listener.catches = second }
        stage.script.tap(input)
        stage.script.wait(0.5)
        stage.script.perform { stage.pressKey("\t") }
    },
    outcomes: {
        Outcome("editing", otherwise: "stays where it is") {
            Outcome.State("goes to the second field", delegate.textFieldDidBeginEditing(second))
            Outcome.State("goes to the third field", delegate.textFieldDidBeginEditing(third))
        }
        Outcome("a tab is typed", not: "no tab is typed", delegate.textViewDidChange)
    },
    claims: {
        Claim(
            "From a text field, Tab goes to the next one.", when: first == .field && refuses.isOff, rules: [.tabKey]
        ) {
            delegate.textFieldShouldBeginEditing(second)
            delegate.textFieldDidBeginEditing(second)
        }
        Claim(
            "If the next field refuses, the one after it is asked.", when: first == .field && refuses.isOn,
            explanation: "A report has every field on the way asked; the order of the fields is assumed to be that of the hierarchy.",
            rules: [.tabKey]
        ) {
            delegate.textFieldShouldBeginEditing(second)
            delegate.textFieldShouldBeginEditing(third)
            delegate.textFieldDidBeginEditing(third)
        }
        Claim(
            "In a text view Tab is text.", when: first == .view, rules: [.tabKey, .textViewEditing]
        ) {
            delegate.textViewShouldChangeText
            delegate.textViewDidChange
        }
        Claim(
            "A delegate that catches the tab moves on to the next field, and nothing is typed.",
            when: first == .catching && refuses.isOff, rules: [.textViewEditing]
        ) {
            delegate.textFieldDidBeginEditing(second).happens
            delegate.textViewDidChange.never
        }
    })
