import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Step: String, Choice {
    case beginsEditing = "begins editing"
    case key = "a key"
    case deleteKey = "the delete key"
    case returnKey = "the return key"
    case returnKeyWithAnAction = "the return key with an action"
    case resigns
}
private let step = Variable<Step>("step", "What happens to the field")
private let reply = Variable<YesOrNo>("answer", "The delegate's questions are answered")

/// Is asked and told all there is, and answers as it is told.
private final class FieldListener: UITextFieldDelegate {
    var reply = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { reply }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { reply }
}

extension Experiment {
    /// Questions, changes and control events of a text field.
    static let editingDelegate = Experiment(
        id: "EditingDelegate",
        title: "What a text field asks its delegate, and what it sends",
        question:
            "A text field begins to edit, is typed into, gets the return key or resigns. What is its delegate asked and told, which control events are sent, and what does a no change?",
        answer:
            "Each step begins with a question, and a no ends it there. After a yes come the news to the delegate and the control event. The return key of itself neither changes the text nor ends editing; with an action for editingDidEndOnExit the field resigns too.",
        variables: [step, reply],
        stage: { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            field.text = "ab"
            if stage[step] != .beginsEditing { field.becomeFirstResponder() }
            let listener = stage.name(FieldListener(), "delegate")
            listener.reply = stage[reply] == .yes
            field.delegate = listener
            var events: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .primaryActionTriggered]
            if stage[step] == .returnKeyWithAnAction { events.append(.editingDidEndOnExit) }
            for event in events { stage.addTarget(to: field, for: event) }
            let choice = stage[step]
            stage.script.perform {
                switch choice {
                case .beginsEditing: field.becomeFirstResponder()
                case .key: stage.type("c")
                case .deleteKey: stage.pressDelete()
                case .resigns: field.resignFirstResponder()
                case .returnKey, .returnKeyWithAnAction: stage.type("\n")
                }
                stage.mark("editing: \(field.isEditing), text: \(field.text ?? "nil")")
            }
        },
        claims: [
            Claim(
                "Editing begins with a question, then the field edits, then the delegate is told.",
                when: step == .beginsEditing && reply == .yes,
                .entries(inOrder: [
                    "delegate.textFieldShouldBeginEditing(field)", "field: firstResponder", "delegate.textFieldDidBeginEditing(field)",
                ]),
                explanation: "The overview of the delegate has this order.", rules: [.editingBegins]),
            Claim(
                "The control event goes out with it.", when: step == .beginsEditing && reply == .yes,
                .exactly(1, "field.action(editingDidBegin)"),
                explanation: "Whether it comes before or after the delegate is told is not documented.", rules: [.editingBegins]),
            Claim(
                "Editing ends with a question, then the field resigns, then the delegate is told.",
                when: step.isOneOf(.resigns, .returnKeyWithAnAction) && reply == .yes,
                .entries(inOrder: [
                    "delegate.textFieldShouldEndEditing(field)", "nil: firstResponder field", "delegate.textFieldDidEndEditing(field)",
                ]),
                explanation: "The overview of the delegate has this order.", rules: [.editingEnds]),
            Claim(
                "Each key is asked about, then the text changes and editingChanged is sent.",
                when: step.isOneOf(.key, .deleteKey) && reply == .yes,
                .ordering(
                    ["delegate.textFieldShouldChangeCharacters*", "field.action(editingChanged)"], among: ["delegate.*(*)", "field.*"]),
                explanation: "The delegate is asked before the change.", rules: [.typing]),
            Claim(
                "After a no nothing changes and nothing is sent.", when: reply == .no,
                .exactly(1, "*.*"),
                explanation: "No keeps the field as it is.", rules: [.editingBegins, .editingEnds, .typing, .returnKey]),
            Claim(
                "The return key neither changes the text nor ends editing.",
                when: step == .returnKey, .happens("editing: true, text: ab"),
                explanation: "To dismiss the keyboard is left to the delegate.", rules: [.returnKey]),
            Claim(
                "With an action for editingDidEndOnExit it also ends editing.",
                when: step == .returnKeyWithAnAction && reply == .yes,
                .all([
                    .order(["delegate.textFieldShouldReturn*", "field.action(editingDidEndOnExit)", "delegate.textFieldShouldEndEditing*"]),
                    .happens("editing: false, text: ab"),
                ]),
                explanation: "Common practice; the order of the events is not documented.", rules: [.returnKey]),
        ])
}
