import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let beginning = Variable<YesOrNo>("beginning", "The delegate answers `textViewShouldBeginEditing` with")
private let change = Variable<YesOrNo>("change", "The delegate answers `shouldChangeTextIn` with")

private enum Writer: String, Choice {
    case key = "a key"
    case code = "code"
}
private let writer = Variable<Writer>("writer", "The text is changed by")

private final class EditListener: UITextViewDelegate {
    var (lets, changes) = (true, true)

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { lets }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { changes }
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
}

private let textView = Named<UITextView>("textView")
private let delegate = Named<EditListener>("delegate")

/// The calls of a text view's delegate.
let textViewEditing: Experiment = Experiment(
    id: "TextViewEditing",
    title: "Text view editing: order of the delegate's methods",
    question: "A text view is tapped, a key is pressed, and editing ends. Which methods of its delegate are called?",
    answer: """
        A `should` method is called before editing begins, before each change and before editing ends, and a `did` method after each. If \
        `textViewShouldBeginEditing` returns `false`, nothing else is called; if `shouldChangeTextIn` returns `false`, the text stays as \
        it is. Text that code sets calls neither `shouldChangeTextIn` nor `textViewDidChange`; `textViewDidChangeSelection` comes for keys and \
        for code.
        """,
    remedy:
        "After setting `text` in code, do yourself what `textViewDidChange(_:)` does: update the placeholder, the counter, the height. The return key is a change like any other: to send or to close the keyboard look for `\"\\n\"` in `textView(_:shouldChangeTextIn:replacementText:)`, act, and return `false`.",
    symptoms: [
        "Order of the UITextViewDelegate methods",
        "textViewDidChange is not called",
        "textViewDidChange not called when text is set in code",
        "placeholder or counter does not update after setting text to nil",
        "shouldChangeTextIn returns false",
        "textViewShouldBeginEditing returns false, keyboard does not appear",
    ],
    variables: [beginning, change, writer],
    excluding: Exclusion(writer == .code && (beginning == .no || change == .no), because: "Code asks the delegate nothing."),
    stage: { stage in
        let view = stage.add(UITextView(), textView, at: CGRect(x: 45, y: 200, width: 300, height: 100))
        let listener = stage.name(EditListener(), delegate)
        listener.lets = stage[beginning] == .yes
        listener.changes = stage[change] == .yes
        view.delegate = listener
        stage.script.tap(view)
        let isByCode = stage[writer] == .code
        stage.script.perform {
            if isByCode { view.text = "a" } else { stage.type("a") }
            view.endEditing(false)
            stage.mark(view.text == "a" ? "the text has changed" : "the text is as before")
        }
    },
    outcomes: {
        Outcome("editing begins", not: "editing does not begin", delegate.textViewDidBeginEditing)
        Outcome("the text changes", not: "the text stays as it is", "the text has changed")
        Outcome("`textViewDidChange` is called", not: "`textViewDidChange` is not called", delegate.textViewDidChange)
    },
    claims: {
        Claim(
            "If `textViewShouldBeginEditing` returns `false`, nothing else is called.", when: beginning == .no, rules: [.textViewEditing]
        ) {
            only {
                delegate.textViewShouldBeginEditing
                "the text is as before"
            }
        }
        Claim(
            "For each step, a `should` method is called first and a `did` method afterwards.",
            when: beginning == .yes && change == .yes && writer == .key,
            explanation: "Documented for each of the delegate's methods.", rules: [.textViewEditing]
        ) {
            only {
                delegate.textViewShouldBeginEditing
                delegate.textViewDidBeginEditing
                delegate.textViewShouldChangeText
                delegate.textViewDidChangeSelection
                delegate.textViewDidChange
                delegate.textViewShouldEndEditing
                delegate.textViewDidEndEditing
                "the text has changed"
            }
        }
        Claim(
            "If the delegate refuses a change, `textViewDidChange` is not called.", when: beginning == .yes && change == .no,
            rules: [.textViewEditing]
        ) {
            only {
                delegate.textViewShouldBeginEditing
                delegate.textViewDidBeginEditing
                delegate.textViewShouldChangeText
                delegate.textViewShouldEndEditing
                delegate.textViewDidEndEditing
                "the text is as before"
            }
        }
        Claim(
            "Text that code sets calls neither `shouldChangeTextIn` nor `textViewDidChange`.", when: writer == .code,
            explanation: "Apple documents `textViewDidChange` for changes that the user makes.", rules: [.textViewEditing]
        ) {
            only {
                delegate.textViewShouldBeginEditing
                delegate.textViewDidBeginEditing
                delegate.textViewDidChangeSelection
                delegate.textViewShouldEndEditing
                delegate.textViewDidEndEditing
                "the text has changed"
            }
        }
    })
