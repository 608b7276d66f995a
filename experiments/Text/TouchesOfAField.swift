import EventTrace
import ExperimentKit
import UIKit

private let state = Variable("field", Text("The field is", chinese: "文本框"), ["not edited", "edited", "disabled"])
private let parentTap = Variable.flag("parentTap", Text("The superview has a tap recognizer", chinese: "父视图有点击手势"))

/// A field whose `becomeFirstResponder` stands in the record.
private final class BecomingField: UITextField {
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

extension Experiment {
    /// What a text field makes of a tap.
    static let touchesOfAField = Experiment(
        id: "TouchesOfAField",
        title: Text("What a tap on a text field sends", chinese: "点击文本框会发送什么"),
        question: Text(
            "A finger taps a text field that is edited, not edited or disabled, with or without a tap recognizer above. Which control events are sent, does the field become first responder, and who else acts?",
            chinese: "手指点击正在编辑、未编辑或禁用的文本框，上层有或没有点击手势。发送哪些控件事件？它会成为第一响应者吗？还有谁响应？"),
        answer: Text(
            "The field sends touchDown and touchCancel, never touchUpInside, and becomes first responder. A tap above it acts only over a disabled field. How a field gets the keyboard is not documented; this is what is chosen here.",
            chinese: "文本框发送 touchDown 与 touchCancel，从不发送 touchUpInside，并成为第一响应者。上层手势只在禁用的文本框上响应。文本框如何取得键盘没有文档；这是此处的选择。"),
        variables: [state, parentTap],
        stage: { stage in
            let field = stage.add({ BecomingField(frame: $0) }, "field", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            if stage.choice(state) == "edited" { _ = field.becomeFirstResponder() }
            field.isEnabled = stage.choice(state) != "disabled"
            for event in [UIControl.Event.touchDown, .touchUpInside, .touchCancel, .editingDidBegin] { stage.listen(to: field, for: event) }
            if stage.flag(parentTap) { stage.put(UITapGestureRecognizer(), "parent_tap") }
            stage.script.tap("field")
        },
        claims: [
            Claim(
                Text("A tap makes it first responder, through a recognizer of its own.", chinese: "点击通过它自己的手势使其成为第一响应者。"),
                when: state.is("not edited"),
                .order(["field.action(touchDown)", "field.becomeFirstResponder", "field.action(touchCancel)"]),
                explanation: Text(
                    "Assumed: fields under a tap that dismisses the keyboard are known to get it (TX.5).",
                    chinese: "假定：人们知道，在收起键盘的手势之下文本框仍能取得键盘（TX.5）。")),
            Claim(
                Text("It sends no touchUpInside.", chinese: "它不发送 touchUpInside。"), .never("field.action(touchUpInside)"),
                explanation: Text("Often reported, not documented (TX.5).", chinese: "常有人报告，没有文档（TX.5）。")),
            Claim(
                Text("An enabled field keeps the tap above from acting.", chinese: "可用的文本框使上层手势不响应。"),
                when: state.isNot("disabled") && parentTap.isOn,
                .never("parent_tap.*"), explanation: Text("Its own recognizer is deeper (TX.5, GE.9).", chinese: "它自己的手势更深（TX.5、GE.9）。")),
            Claim(
                Text("A disabled one leaves it to the tap above and is not focused.", chinese: "禁用的让给上层手势，自己不取得焦点。"),
                when: state.is("disabled") && parentTap.isOn,
                .ordering(["parent_tap.action(ended)"]),
                explanation: Text("A disabled control ignores touches (CO.5).", chinese: "禁用的控件忽略触摸（CO.5）。")),
        ])
}
