import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", Text("Editing is to end by", chinese: "结束编辑的方式"),
    ["resignFirstResponder", "endEditing(false)", "endEditing(true)", "removal of the field"])
private let reply = Variable("answer", Text("Should end editing is answered", chinese: "should end editing 回答"), ["yes", "no"])

private final class EndListener: UITextFieldDelegate {
    var reply = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A field whose `resignFirstResponder` stands in the record.
private final class ResigningField: UITextField {
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

extension Experiment {
    /// With and without force.
    static let endEditing = Experiment(
        id: "EndEditing",
        title: Text("Ways to end editing, and a delegate that says no", chinese: "结束编辑的方式，与拒绝的 delegate"),
        question: Text(
            "A text field is edited. It resigns, its superview ends editing with or without force, or the field is removed. Does a delegate that says no keep it from ending?",
            chinese: "正在编辑文本框。它放弃第一响应者、父视图以强制或非强制方式结束编辑，或移除文本框。拒绝的 delegate 能阻止结束吗？"),
        answer: Text(
            "The delegate is asked in every case. Its no counts for `resignFirstResponder` and `endEditing(false)`; with force, and when the field leaves its window, editing ends all the same.",
            chinese: "每种情形都会问 delegate。对 `resignFirstResponder` 与 `endEditing(false)`，拒绝有效；强制结束或文本框离开窗口时，照样结束。"),
        variables: [way, reply],
        stage: { stage in
            let parent = stage.add({ UIView(frame: $0) }, "parent", at: CGRect(x: 45, y: 200, width: 300, height: 100))
            let field = stage.add({ ResigningField(frame: $0) }, "field", at: CGRect(x: 0, y: 0, width: 300, height: 40), in: parent)
            field.becomeFirstResponder()
            let listener = stage.name(EndListener(), "delegate")
            listener.reply = stage.choice(reply) == "yes"
            field.delegate = listener
            let choice = stage.choice(way)
            stage.script.perform { [unowned(unsafe) stage] in
                switch choice {
                case "resignFirstResponder": _ = field.resignFirstResponder()
                case "endEditing(false)": parent.endEditing(false)
                case "endEditing(true)": parent.endEditing(true)
                default: field.removeFromSuperview()
                }
                stage.mark(field.isEditing ? "still edited" : "no longer edited")
            }
        },
        claims: [
            Claim(
                Text("The delegate is asked, whatever the way.", chinese: "无论何种方式，都会问 delegate。"),
                .exactly(1, "delegate.textFieldShouldEndEditing*")),
            Claim(
                Text("After a yes editing ends.", chinese: "回答是：结束编辑。"), when: reply.is("yes"),
                .order(["delegate.textFieldShouldEndEditing*", "delegate.textFieldDidEndEditing*", "no longer edited"]),
                explanation: Text("The overview of the delegate has this order (TX.2).", chinese: "delegate 的概述即此次序（TX.2）。")),
            Claim(
                Text("A no counts without force.", chinese: "非强制时，拒绝有效。"),
                when: reply.is("no") && way.isOneOf(["resignFirstResponder", "endEditing(false)"]),
                .all([.happens("still edited"), .never("delegate.textFieldDidEndEditing*")]),
                explanation: Text("Documented for `endEditing(_:)` (TX.6).", chinese: "`endEditing(_:)` 的文档（TX.6）。")),
            Claim(
                Text("It does not count with force, or when the field is removed.", chinese: "强制结束或移除文本框时，拒绝无效。"),
                when: way.isOneOf(["endEditing(true)", "removal of the field"]),
                .order(["delegate.textFieldShouldEndEditing*", "delegate.textFieldDidEndEditing*", "no longer edited"]),
                explanation: Text(
                    "Documented for `endEditing(_:)`, and for the delegate's did end, which can come although it said no (TX.6).",
                    chinese: "`endEditing(_:)` 的文档，以及 did end 的文档：即使拒绝也可能到来（TX.6）。")),
            Claim(
                Text("`endEditing`, and the removal, make the field resign.", chinese: "`endEditing` 与移除都使文本框放弃第一响应者。"),
                when: way.isNot("resignFirstResponder"), .nested("delegate.*", in: "field.resignFirstResponder"),
                explanation: Text("It is looked for in the view and below (TX.6).", chinese: "在该视图及其下查找（TX.6）。")),
        ])
}
