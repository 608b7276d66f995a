import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Editor: String, Choice {
    case textView = "a text view"
    case textField = "a text field"
}
private enum Cause: String, Choice {
    case key = "a key"
    case deleteKey = "the delete key"
    case insertText = "`insertText`"
    case selecting = "code that selects another range"
    case selectingTheSame = "code that selects the same range again"
    case settingText = "code that sets a longer text"
}
private let editor = Variable<Editor>("editor", "The text is edited in")
private let cause = Variable<Cause>("cause", "What comes next is")

private final class SelectionListener: UITextViewDelegate, UITextFieldDelegate {
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
}

private let delegate = Named<SelectionListener>("delegate")
private let textView = Named<UITextView>("textView")
private let field = Named<UITextField>("field")
private let over = Mark("over")

private let isByKey = Condition("a key is pressed", not: "code changes the text or the selection", cause.isOneOf(.key, .deleteKey))

/// When the delegate receives calls about the selection.
let textSelection: Experiment = Experiment(
    id: "TextSelection",
    title: "`textViewDidChangeSelection`: before or after `textViewDidChange`",
    question: """
        The caret of a text view or a text field stands behind “ab”. A key, or code, changes the text or the selection. Does the \
        delegate receive `didChangeSelection`, and when?
        """,
    answer: """
        Yes, once each time the caret has moved. In a text view, a key causes `textViewDidChangeSelection` first and \
        `textViewDidChange` afterwards; both find the new text. Code that selects another range or sets a longer text causes \
        `textViewDidChangeSelection` alone; code that selects the same range again causes no call. It is assumed that a text field \
        keeps the order, with `textFieldDidChangeSelection` before `editingChanged`.
        """,
    remedy: """
        To act once for each change by the user, act in `textViewDidChange`, in a text field on `.editingChanged`. Text set by code \
        causes neither: call your own method there as well. In `textViewDidChangeSelection`, code may select another range, but only \
        if the range is not selected already: that causes one call more, and then no other.
        """,
    symptoms: [
        "textViewDidChangeSelection is called before textViewDidChange",
        "textViewDidChangeSelection is called when I type",
        "Setting selectedRange calls textViewDidChangeSelection",
        "textViewDidChange is not called when I set selectedRange",
        "Order of textFieldDidChangeSelection and editingChanged",
    ],
    variables: [editor, cause],
    stage: { stage in
        let frame = CGRect(x: 45, y: 200, width: 300, height: 60)
        let listener = stage.name(SelectionListener(), delegate)
        let input: any UIResponder & UITextInput
        var setText: (String) -> Void
        switch stage[editor] {
        case .textView:
            let view = stage.add(UITextView(), textView, at: frame)
            view.text = "ab"
            view.becomeFirstResponder()
            view.delegate = listener
            input = view
            setText = { view.text = $0 }
        case .textField:
            let field = stage.add(UITextField(), field, at: frame)
            field.text = "ab"
            field.becomeFirstResponder()
            field.delegate = listener
            stage.addTarget(to: field, for: .editingChanged)
            input = field
            setText = { field.text = $0 }
        }
        let choice = stage[cause]
        stage.script.perform {
            switch choice {
            case .key: stage.type("c")
            case .deleteKey: stage.pressDelete()
            case .insertText: input.insertText("c")
            case .selecting: input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            case .selectingTheSame: input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
            case .settingText: setText("abc")
            }
            stage.mark(over)
        }
    },
    outcomes: {
        Outcome("`didChangeSelection` is called", not: "`didChangeSelection` is not called", "delegate.text*DidChangeSelection")
        Outcome("the change of the text", otherwise: "is not reported") {
            Outcome.State(
                "is reported by `textViewDidChange`, after the selection",
                .order([delegate.textViewDidChangeSelection, delegate.textViewDidChange]))
            Outcome.State(
                "is reported by `editingChanged`, after the selection",
                .order([delegate.textFieldDidChangeSelection, field.action(.editingChanged)]))
        }
        Outcome("the delegate is asked before the change", not: "the delegate is not asked", "delegate.text*ShouldChange*")
    },
    claims: {
        Claim(
            "For a key, the delegate of a text view is asked, receives `textViewDidChangeSelection`, and then `textViewDidChange`.",
            when: editor == .textView && isByKey,
            explanation: "Writers of two editors report it so; the order is not documented.",
            rules: [.selectionBeforeText]
        ) {
            only {
                delegate.textViewShouldChangeText
                delegate.textViewDidChangeSelection
                delegate.textViewDidChange
                over.written
            }
        }
        Claim(
            "The order is the same if code calls `insertText`, which asks nobody.", when: editor == .textView && cause == .insertText,
            rules: [.selectionBeforeText]
        ) {
            only {
                delegate.textViewDidChangeSelection
                delegate.textViewDidChange
                over.written
            }
        }
        Claim(
            "Code that selects another range, or sets another text, causes `textViewDidChangeSelection` alone.",
            when: editor == .textView && cause.isOneOf(.selecting, .settingText), rules: [.selectionChanges]
        ) {
            only {
                delegate.textViewDidChangeSelection
                over.written
            }
        }
        Claim(
            "Code that selects what is selected already causes no call.", when: cause == .selectingTheSame
        ) {
            only { over.written }
        }
        Claim(
            "In a text field `textFieldDidChangeSelection` comes before `editingChanged`.",
            when: editor == .textField && isByKey,
            explanation: "Assumed: as in a text view.", rules: [.selectionBeforeText]
        ) {
            only {
                delegate.textFieldShouldChangeCharacters
                delegate.textFieldDidChangeSelection
                field.action(.editingChanged)
                over.written
            }
        }
    })
