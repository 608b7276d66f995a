import EventTrace
import ExperimentKit
import UIKit

private let mode = Variable("keyboardDismissMode", Text("`keyboardDismissMode`", chinese: "`keyboardDismissMode`"), ["none", "onDrag"])
private let finger = Variable("finger", Text("On the scroll view the finger", chinese: "手指在滚动视图上"), [OneFinger.taps, OneFinger.drags])
private let reply = Variable("answer", Text("Should end editing is answered", chinese: "should end editing 回答"), ["yes", "no"])

private final class EndListener: UITextFieldDelegate, UIScrollViewDelegate {
    var reply = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { reply }
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

extension Experiment {
    /// The scroll view that takes the keyboard away.
    static let dragToDismiss = Experiment(
        id: "DragToDismiss",
        title: Text("Dragging dismisses the keyboard: `keyboardDismissMode`", chinese: "拖动收起键盘：`keyboardDismissMode`"),
        question: Text(
            "A text field above a scroll view is edited. A finger taps the scroll view or drags its content. Does editing end, and can the field's delegate refuse?",
            chinese: "滚动视图上方的文本框在编辑。手指点击滚动视图或拖动内容。编辑会结束吗？文本框的 delegate 能拒绝吗？"),
        answer: Text(
            "With onDrag editing ends when a drag begins; a tap ends nothing. Without it a drag leaves the field alone. That the field's delegate is asked and can refuse is assumed.",
            chinese: "onDrag：拖动开始时结束编辑；点击不会。否则拖动不影响文本框。文本框的 delegate 会被问且能拒绝，是假定的。"),
        variables: [mode, finger, reply],
        stage: { stage in
            let field = stage.add({ UITextField(frame: $0) }, "field", at: CGRect(x: 45, y: 100, width: 300, height: 40))
            field.becomeFirstResponder()
            let listener = stage.name(EndListener(), "delegate")
            listener.reply = stage.choice(reply) == "yes"
            field.delegate = listener
            let scroll = stage.add({ UIScrollView(frame: $0) }, "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 900)
            scroll.delegate = listener
            if stage.choice(mode) == "onDrag" { scroll.keyboardDismissMode = .onDrag }
            stage.script.play(stage.choice(finger), x: 150, y: 200, in: "scroll")
            stage.script.perform { [unowned(unsafe) stage] in stage.mark(field.isEditing ? "still edited" : "no longer edited") }
        },
        claims: [
            Claim(
                Text("With onDrag a drag ends editing.", chinese: "onDrag：拖动结束编辑。"),
                when: mode.is("onDrag") && finger.is(OneFinger.drags) && reply.is("yes"),
                .all([
                    .order(["delegate.textFieldDidEndEditing*", "no longer edited"]), .happens("delegate.scrollViewWillBeginDragging*"),
                ]),
                explanation: Text("Documented for `keyboardDismissMode` (SC.15).", chinese: "`keyboardDismissMode` 的文档（SC.15）。")),
            Claim(
                Text("The field's delegate can refuse.", chinese: "文本框的 delegate 可以拒绝。"),
                when: mode.is("onDrag") && finger.is(OneFinger.drags) && reply.is("no"),
                .all([.happens("delegate.textFieldShouldEndEditing*"), .happens("still edited")]),
                explanation: Text(
                    "Not documented: the field resigns as it does without force (SC.15, TX.2).", chinese: "没有文档：文本框如同非强制时一样放弃（SC.15、TX.2）。")
            ),
            Claim(
                Text("A tap ends nothing.", chinese: "点击什么也不结束。"), when: finger.is(OneFinger.taps), .ordering(["still edited"])),
            Claim(
                Text("Without it a drag leaves the field alone.", chinese: "none：拖动不影响文本框。"), when: mode.is("none"),
                .all([.never("delegate.textField*"), .happens("still edited")])),
        ])
}
