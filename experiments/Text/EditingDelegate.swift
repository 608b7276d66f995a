import EventTrace
import ExperimentKit
import UIKit

private let step = Variable(
    "step", Text("What happens to the field", chinese: "对文本框做什么"),
    ["begins editing", "a key", "the delete key", "the return key", "the return key with an action", "resigns"])
private let reply = Variable("answer", Text("The delegate's questions are answered", chinese: "delegate 的问题回答"), ["yes", "no"])

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
        title: Text("What a text field asks its delegate, and what it sends", chinese: "文本框向 delegate 询问什么，又发送什么"),
        question: Text(
            "A text field begins to edit, is typed into, gets the return key or resigns. What is its delegate asked and told, which control events are sent, and what does a no change?",
            chinese: "文本框开始编辑、输入、按下回车或放弃第一响应者。delegate 被问到、得知什么？发送哪些控件事件？回答否改变什么？"),
        answer: Text(
            "Each step begins with a question, and a no ends it there. After a yes come the news to the delegate and the control event. The return key of itself neither changes the text nor ends editing; with an action for editingDidEndOnExit the field resigns too.",
            chinese: "每一步都先询问，回答否即到此为止；回答是，则告知 delegate 并发送控件事件。回车键本身既不改变文本也不结束编辑；若有 editingDidEndOnExit 的 action，文本框还会放弃第一响应者。"),
        variables: [step, reply],
        stage: { stage in
            let field = stage.add({ UITextField(frame: $0) }, "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            field.text = "ab"
            if stage.choice(step) != "begins editing" { field.becomeFirstResponder() }
            let listener = stage.name(FieldListener(), "delegate")
            listener.reply = stage.choice(reply) == "yes"
            field.delegate = listener
            var events: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .primaryActionTriggered]
            if stage.choice(step) == "the return key with an action" { events.append(.editingDidEndOnExit) }
            for event in events { stage.listen(to: field, for: event) }
            let choice = stage.choice(step)
            stage.script.perform { [unowned(unsafe) stage] in
                switch choice {
                case "begins editing": field.becomeFirstResponder()
                case "a key": stage.type("c")
                case "the delete key": stage.pressDelete()
                case "resigns": field.resignFirstResponder()
                default: stage.type("\n")
                }
                stage.mark("editing: \(field.isEditing), text: \(field.text ?? "nil")")
            }
        },
        claims: [
            Claim(
                Text(
                    "Editing begins with a question, then the field edits, then the delegate is told.",
                    chinese: "开始编辑：先询问，再编辑，然后告知 delegate。"),
                when: step.is("begins editing") && reply.is("yes"),
                .holds(Text("first responder after the question and before the news", chinese: "询问之后、告知之前成为第一响应者")) { trace in
                    trace.has(inOrder: [
                        "delegate.textFieldShouldBeginEditing(field)", "field: firstResponder", "delegate.textFieldDidBeginEditing(field)",
                    ])
                },
                explanation: Text("The overview of the delegate has this order (TX.1).", chinese: "delegate 的概述即此次序（TX.1）。")),
            Claim(
                Text("The control event goes out with it.", chinese: "控件事件随之发送。"), when: step.is("begins editing") && reply.is("yes"),
                .exactly(1, "field.action(editingDidBegin)"),
                explanation: Text(
                    "Whether it comes before or after the delegate is told is not documented (TX.1).",
                    chinese: "它在告知 delegate 之前还是之后，没有文档（TX.1）。")),
            Claim(
                Text(
                    "Editing ends with a question, then the field resigns, then the delegate is told.",
                    chinese: "结束编辑：先询问，再放弃，然后告知 delegate。"),
                when: step.isOneOf(["resigns", "the return key with an action"]) && reply.is("yes"),
                .holds(Text("no first responder after the question and before the news", chinese: "询问之后、告知之前不再有第一响应者")) { trace in
                    trace.has(inOrder: [
                        "delegate.textFieldShouldEndEditing(field)", "nil: firstResponder field", "delegate.textFieldDidEndEditing(field)",
                    ])
                },
                explanation: Text("The overview of the delegate has this order (TX.2).", chinese: "delegate 的概述即此次序（TX.2）。")),
            Claim(
                Text(
                    "Each key is asked about, then the text changes and editingChanged is sent.",
                    chinese: "每个按键先询问，然后文本改变并发送 editingChanged。"),
                when: step.isOneOf(["a key", "the delete key"]) && reply.is("yes"),
                .ordering(
                    ["delegate.textFieldShouldChangeCharacters*", "field.action(editingChanged)"], among: ["delegate.*(*)", "field.*"]),
                explanation: Text("The delegate is asked before the change (TX.3).", chinese: "改变之前询问 delegate（TX.3）。")),
            Claim(
                Text("After a no nothing changes and nothing is sent.", chinese: "回答否：不改变，不发送。"), when: reply.is("no"),
                .holds(Text("one question and nothing after it", chinese: "一个问题，之后什么也没有")) { trace in
                    trace.ordering.filter { !$0.isMark }.count == 1
                },
                explanation: Text("No keeps the field as it is (TX.1, TX.2, TX.3, TX.4).", chinese: "否则保持原状（TX.1、TX.2、TX.3、TX.4）。")),
            Claim(
                Text("The return key neither changes the text nor ends editing.", chinese: "回车键既不改变文本也不结束编辑。"),
                when: step.is("the return key"), .happens("editing: true, text: ab"),
                explanation: Text(
                    "To dismiss the keyboard is left to the delegate (TX.4, assumed).", chinese: "收起键盘由 delegate 负责（TX.4，假定）。")),
            Claim(
                Text("With an action for editingDidEndOnExit it also ends editing.", chinese: "有 editingDidEndOnExit 的 action 时，还会结束编辑。"),
                when: step.is("the return key with an action") && reply.is("yes"),
                .all([
                    .order(["delegate.textFieldShouldReturn*", "field.action(editingDidEndOnExit)", "delegate.textFieldShouldEndEditing*"]),
                    .happens("editing: false, text: ab"),
                ]),
                explanation: Text(
                    "Common practice; the order of the events is not documented (TX.4, assumed).", chinese: "常见做法；事件的次序没有文档（TX.4，假定）。")),
        ])
}
