import EventTrace
import ExperimentKit
import UIKit

private let way = Variable(
    "way", Text("Field a edits; field b is chosen by", chinese: "文本框 a 在编辑；选择 b 的方式"),
    ["a tap on b", "becomeFirstResponder", "the return key"])
private let refuses = Variable(
    "refuses", Text("The delegate says no to", chinese: "delegate 拒绝"), ["nothing", "the end of a", "the beginning of b"])

/// The delegate of both fields; its return key chooses the second.
private final class PairListener: UITextFieldDelegate {
    var refuses = ""
    var goOn: () -> Void = {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refuses != "the beginning of b" }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuses != "the end of a" }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        goOn()
        return true
    }
}

extension Experiment {
    /// From one text field to the next.
    static let fieldHandOver = Experiment(
        id: "FieldHandOver",
        title: Text("From one text field to the next", chinese: "从一个文本框到下一个"),
        question: Text(
            "Field `a` is edited, and then field `b` is chosen: by a tap, by code, or by the return key. In which order is their delegate asked and told, and which field is edited if it says no?",
            chinese: "文本框 `a` 在编辑，随后以点击、代码或回车键选择 `b`。delegate 依次被问到、得知什么？若回答否，编辑的是哪个？"),
        answer: Text(
            "`b` is asked whether it may begin, then `a` whether it may end; `a` has ended before `b` begins. A no of either leaves `a` being edited. The way in which `b` is chosen makes no difference to this order.",
            chinese: "先问 `b` 能否开始，再问 `a` 能否结束；`a` 结束之后 `b` 才开始。任一回答否，仍在编辑 `a`。选择 `b` 的方式不影响此次序。"),
        variables: [way, refuses],
        stage: { stage in
            let fields = [("a", 200.0), ("b", 300.0)].map { name, top in
                stage.add({ UITextField(frame: $0) }, name, at: CGRect(x: 45, y: top, width: 300, height: 40))
            }
            fields[0].becomeFirstResponder()
            let listener = stage.name(PairListener(), "delegate")
            listener.refuses = stage.choice(refuses)
            listener.goOn = { [unowned(unsafe) field = fields[1]] in field.becomeFirstResponder() }
            for field in fields { field.delegate = listener }
            let choice = stage.choice(way)
            if choice == "a tap on b" { stage.script.tap("b") }
            stage.script.perform { [unowned(unsafe) stage] in
                if choice == "becomeFirstResponder" { fields[1].becomeFirstResponder() }
                if choice == "the return key" { stage.type("\n") }
                stage.mark(fields[1].isEditing ? "b is edited" : fields[0].isEditing ? "a is edited" : "none is edited")
            }
        },
        claims: [
            Claim(
                Text("The new field is asked first; the old one has ended before the new one begins.", chinese: "先问新的；旧的结束之后，新的才开始。"),
                when: refuses.is("nothing"),
                .order([
                    "delegate.textFieldShouldBeginEditing(b)", "delegate.textFieldShouldEndEditing(a)",
                    "delegate.textFieldDidEndEditing(a)", "delegate.textFieldDidBeginEditing(b)", "b is edited",
                ]),
                explanation: Text(
                    "Each field's own order is documented (TX.1, TX.2), and that the old responder resigns before the new one becomes (RC.7).",
                    chinese: "每个文本框自己的次序有文档（TX.1、TX.2），旧响应者先放弃、新响应者再成为也有文档（RC.7）。")),
            Claim(
                Text("A no of either leaves the old one being edited.", chinese: "任一回答否，继续编辑旧的。"), when: refuses.isNot("nothing"),
                .all([.happens("a is edited"), .never("delegate.textFieldDid*")]),
                explanation: Text("The hand-over fails when the old one does not resign (RC.7).", chinese: "旧的不放弃，交接就失败（RC.7）。")),
            Claim(
                Text("If the new one may not begin, the old one is not even asked.", chinese: "新的不能开始，旧的根本不会被问。"),
                when: refuses.is("the beginning of b"),
                .all([.happens("a is edited"), .never("delegate.textFieldShouldEndEditing*")])),
            Claim(
                Text("By a tap or by code, the order is the same.", chinese: "点击与代码，次序相同。"), when: way.isNot("the return key"),
                .same(whatever: way)),
            Claim(
                Text("The delegate's own return key makes it within should return.", chinese: "由 delegate 的回车处理完成时，都在 should return 之内。"),
                when: way.is("the return key"),
                .all([
                    .nested("delegate.textFieldShouldBeginEditing*", in: "delegate.textFieldShouldReturn*"),
                    .nested("delegate.textFieldDid*", in: "delegate.textFieldShouldReturn*"),
                ]),
                explanation: Text(
                    "The field becomes first responder inside the call that asks for it (RC.7).", chinese: "文本框在请求它的那次调用之内成为第一响应者（RC.7）。")),
        ])
}
