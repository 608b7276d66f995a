import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let beginning = Variable<YesOrNo>("beginning", "`textViewShouldBeginEditing` is answered")
private let change = Variable<YesOrNo>("change", "`shouldChangeTextIn` is answered")

private final class EditListener: UITextViewDelegate {
    var (lets, changes) = (true, true)

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { lets }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { changes }
    func textViewDidChange(_ textView: UITextView) {}
}

extension Experiment {
    /// The calls of a text view's delegate.
    static let textViewEditing = Experiment(
        id: "TextViewEditing",
        title: "Editing in a text view: what its delegate is asked and told",
        question: "A text view is tapped, a key is pressed, and editing ends. Which calls does its delegate receive?",
        answer:
            "It is asked before editing begins, before each change and before the end, and told after each. A no at the beginning leaves it at that question, a no to the change keeps the text as it is.",
        variables: [beginning, change],
        stage: { stage in
            let view = stage.add(UITextView(), "textView", at: CGRect(x: 45, y: 200, width: 300, height: 100))
            let listener = stage.name(EditListener(), "delegate")
            listener.lets = stage[beginning] == .yes
            listener.changes = stage[change] == .yes
            view.delegate = listener
            stage.script.tap(view)
            stage.script.perform {
                stage.type("a")
                view.endEditing(false)
                stage.mark(view.text == "a" ? "the text has changed" : "the text is as before")
            }
        },
        claims: [
            Claim(
                "A no at the beginning is the end of it.", when: beginning == .no,
                .ordering(["delegate.textViewShouldBeginEditing*", "the text is as before"]), rules: [.textViewEditing]),
            Claim(
                "Each step is asked for and then told.", when: beginning == .yes && change == .yes,
                .ordering([
                    "delegate.textViewShouldBeginEditing*", "delegate.textViewDidBeginEditing*", "delegate.textViewShouldChangeText*",
                    "delegate.textViewDidChange*", "delegate.textViewShouldEndEditing*", "delegate.textViewDidEndEditing*",
                    "the text has changed",
                ]),
                explanation: "Documented for each of the delegate's methods.", rules: [.textViewEditing]),
            Claim(
                "A change that is refused is not told.", when: beginning == .yes && change == .no,
                .ordering([
                    "delegate.textViewShouldBeginEditing*", "delegate.textViewDidBeginEditing*", "delegate.textViewShouldChangeText*",
                    "delegate.textViewShouldEndEditing*", "delegate.textViewDidEndEditing*", "the text is as before",
                ]),
                rules: [.textViewEditing]),
        ])
}
