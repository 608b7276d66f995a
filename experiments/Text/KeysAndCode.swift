import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", Text("The text is changed by", chinese: "改变文本的方式"),
    ["a key", "the delete key", "insertText", "deleteBackward", "setting text"])
private let reply = Variable(
    "answer", Text("`shouldChangeCharactersIn` is answered", chinese: "`shouldChangeCharactersIn` 回答"), ["yes", "no"])

private final class ChangeListener: UITextFieldDelegate {
    var reply = true

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { reply }
}

extension Experiment {
    /// What the keyboard does and code does not.
    static let keysAndCode = Experiment(
        id: "KeysAndCode",
        title: Text("Changed by a key or by code: who asks, who tells", chinese: "按键改变与代码改变：谁询问，谁告知"),
        question: Text(
            "The text of a field is changed by the keyboard or by code. Is the delegate asked, and is editingChanged sent?",
            chinese: "文本框的文本由键盘或代码改变。会询问 delegate 吗？会发送 editingChanged 吗？"),
        answer: Text(
            "Only the keyboard asks the delegate. `insertText` and `deleteBackward` change the text and send editingChanged without asking; setting `text` does neither.",
            chinese: "只有键盘询问 delegate。`insertText` 与 `deleteBackward` 不询问，直接改变并发送 editingChanged；设置 `text` 两者都不做。"),
        variables: [way, reply],
        stage: { stage in
            let field = stage.add({ UITextField(frame: $0) }, "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            field.text = "ab"
            field.becomeFirstResponder()
            let listener = stage.name(ChangeListener(), "delegate")
            listener.reply = stage.choice(reply) == "yes"
            field.delegate = listener
            stage.listen(to: field, for: .editingChanged)
            let choice = stage.choice(way)
            stage.script.perform { [unowned(unsafe) stage] in
                switch choice {
                case "a key": stage.type("c")
                case "the delete key": stage.pressDelete()
                case "insertText": field.insertText("c")
                case "deleteBackward": field.deleteBackward()
                default: field.text = "abc"
                }
                stage.mark(field.text == "ab" ? "the text is as before" : "the text has changed")
            }
        },
        claims: [
            Claim(
                Text("Keys ask the delegate, and a no leaves the text as it is.", chinese: "按键询问 delegate，回答否则文本不变。"),
                when: way.isOneOf(["a key", "the delete key"]) && reply.is("no"),
                .ordering(["delegate.textFieldShouldChangeCharacters*", "the text is as before"]),
                explanation: Text("Documented for the delegate's method (TX.3).", chinese: "该 delegate 方法的文档（TX.3）。")),
            Claim(
                Text("After a yes the text changes and editingChanged is sent.", chinese: "回答是：文本改变并发送 editingChanged。"),
                when: way.isOneOf(["a key", "the delete key"]) && reply.is("yes"),
                .ordering(["delegate.textFieldShouldChangeCharacters*", "field.action(editingChanged)", "the text has changed"])),
            Claim(
                Text("Code that inserts or deletes asks nobody; the event is sent.", chinese: "代码插入或删除不询问，但发送事件。"),
                when: way.isOneOf(["insertText", "deleteBackward"]), .ordering(["field.action(editingChanged)", "the text has changed"]),
                explanation: Text("Writers of keyboards report it; it is not documented (TX.3).", chinese: "键盘的作者如此报告，没有文档（TX.3）。")),
            Claim(
                Text("Setting the text asks nobody and sends nothing.", chinese: "设置文本：不询问，不发送。"), when: way.is("setting text"),
                .ordering(["the text has changed"])),
            Claim(
                Text("For code the answer makes no difference.", chinese: "对代码而言，回答不起作用。"),
                when: way.isOneOf(["insertText", "deleteBackward", "setting text"]), .same(whatever: reply)),
        ])
}
