import EventTrace
import ExperimentKit
import UIKit

private enum Editor: String, Choice {
    case textField = "a text field"
    case textView = "a text view"
}
private let editor = Variable<Editor>("editor", "The text is in")

private enum Start: String, Choice {
    case tap = "a tap"
    case code
}
private let start = Variable<Start>("start", "Editing begins by")

private enum Time: String, Choice {
    case atOnce = "in `didBeginEditing`"
    case later = "one turn later, by `DispatchQueue.main.async`"
}
private let time = Variable<Time>("time", "The delegate selects", clause: "the delegate selects {value}")

private enum Means: String, Choice {
    case selectAll = "`selectAll`"
    case range = "`selectedTextRange`"
}
private let means = Variable<Means>("means", "It selects by", clause: "it selects by {value}")

private final class Selecting: UITextFieldDelegate, UITextViewDelegate {
    var time = Time.atOnce
    var means = Means.selectAll

    func textFieldDidBeginEditing(_ textField: UITextField) { begin(textField) }
    func textViewDidBeginEditing(_ textView: UITextView) { begin(textView) }

    private func begin(_ input: any UIResponder & UITextInput) {
        switch time {
        case .atOnce: select(input)
        case .later: DispatchQueue.main.async { self.select(input) }
        }
    }

    private func select(_ input: any UIResponder & UITextInput) {
        switch means {
        case .selectAll: input.selectAll(nil)
        case .range: input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        }
    }

    func hasSelected(_ input: any UIResponder & UITextInput) -> Bool {
        guard let range = input.selectedTextRange else { return false }
        return input.text(in: range) == "ab"
    }
}

private let field = Named<UITextField>("field")
private let textView = Named<UITextView>("textView")
private let delegate = Named<Selecting>("delegate")
private let allSelected = Mark("all text is selected")
private let noneSelected = Mark("no text is selected")

private let isTakenAway = Condition(
    "a tap begins editing and the delegate selects in `didBeginEditing`",
    not: "code begins editing, or the delegate selects one turn later", start == .tap && time == .atOnce)

/// A selection made when editing begins.
let selectAllAtTheBeginning: Experiment = Experiment(
    id: "SelectAllAtTheBeginning",
    title: "Select all text when editing begins: `selectAll` in `textFieldDidBeginEditing`",
    question: """
        When editing begins, the delegate selects the whole text, at once or one turn of the run loop later. Is it selected once the tap \
        is over?
        """,
    answer: """
        A selection made in `textFieldDidBeginEditing(_:)` is lost if a tap began editing: the tap places the cursor afterwards. One \
        turn later, or if code began editing, the text stays selected. `selectAll(nil)` and `selectedTextRange` leave the same \
        selection. Apple documents that a tap places the cursor, and not when: reports say that the selection is lost sometimes; the \
        engine always loses the selection.
        """,
    remedy: """
        In `textFieldDidBeginEditing(_:)` or `textViewDidBeginEditing(_:)` call `DispatchQueue.main.async { textField.selectAll(nil) }`. \
        On iOS 11 a tap on text that was still selected did not focus the field: set `selectedTextRange = nil` when editing ends. To \
        begin with an empty text field, set its `clearsOnBeginEditing = true`; a text view has no such property.
        """,
    symptoms: [
        "selectAll in textFieldDidBeginEditing does not select text",
        "UITextField select all text on focus",
        "selection disappears right after the text field is tapped",
        "selectedTextRange in becomeFirstResponder has no effect",
        "textViewDidBeginEditing selectAll not working",
    ],
    variables: [editor, start, time, means],
    stage: { stage in
        let frame = CGRect(x: 45, y: 200, width: 300, height: 60)
        let listener = stage.name(Selecting(), delegate)
        listener.time = stage[time]
        listener.means = stage[means]
        let input: any UIResponder & UITextInput
        switch stage[editor] {
        case .textField:
            let field = stage.add(UITextField(), field, at: frame)
            field.text = "ab"
            field.delegate = listener
            input = field
        case .textView:
            let view = stage.add(UITextView(), textView, at: frame)
            view.text = "ab"
            view.delegate = listener
            input = view
        }
        switch stage[start] {
        case .tap: stage.script.tap(.point(x: 195, y: 230, in: stage.view))
        case .code: stage.script.perform { _ = input.becomeFirstResponder() }
        }
        stage.script.wait(1)
        stage.script.perform { stage.mark(listener.hasSelected(input) ? allSelected : noneSelected) }
    },
    outcomes: {
        Outcome("all text is selected", not: "no text is selected", allSelected.written)
    },
    claims: {
        Claim(
            "If a tap began editing, a selection made in `didBeginEditing` is lost.", when: isTakenAway, noneSelected.written.happens,
            explanation:
                "The tap places the cursor afterwards. When it does so is assumed; reports say that the selection is lost sometimes.",
            rules: [.tapPlacesCaret])
        Claim(
            "If code began editing, or the delegate selects one turn later, all text stays selected.", when: !isTakenAway,
            allSelected.written.happens)
        Claim("`selectAll` and `selectedTextRange` leave the same selection.", means.changesNothing())
    })
