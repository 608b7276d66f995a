import EventTrace
import ExperimentKit
import UIKit

private let tapped = Variable(
    "tapped", Text("The finger taps", chinese: "手指点击"), ["the background", "the field itself", "another field", "a button", "a row"])
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the tap", chinese: "手势的 `cancelsTouchesInView`"), default: true)

/// The delegate of both fields and of the table.
private final class FormListener: UITextFieldDelegate, UITableViewDataSource, UITableViewDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension Experiment {
    /// The tap recognizer that ends editing.
    static let tapToDismiss = Experiment(
        id: "TapToDismiss",
        title: Text("Tap to dismiss the keyboard, and what else the tap does", chinese: "点击收起键盘，以及它的其他影响"),
        question: Text(
            "Field `a` is edited. The root view has a tap recognizer that calls `endEditing(true)`. The finger taps the background, a field, a button or a row of a table. Does editing end, and does what was tapped still work?",
            chinese: "文本框 `a` 在编辑。根视图有一个调用 `endEditing(true)` 的点击手势。手指点击背景、文本框、按钮或表格的一行。编辑会结束吗？被点的东西还起作用吗？"),
        answer: Text(
            "On the background editing ends. On a row it ends too, but the row is selected only if `cancelsTouchesInView` is off. A button keeps the tap from acting, and the keyboard stays, unless `cancelsTouchesInView` is off. On a field the tap never acts, which is assumed.",
            chinese: "点击背景：结束编辑。点击行：也结束编辑，但关闭 `cancelsTouchesInView` 才会选中该行。点击按钮：手势不响应、键盘不收起，除非关闭 `cancelsTouchesInView`。点击文本框：手势从不响应（假定）。"),
        variables: [tapped, cancels],
        stage: { stage in
            let listener = stage.name(FormListener(), "delegate")
            let field = stage.add({ UITextField(frame: $0) }, "a", at: CGRect(x: 45, y: 100, width: 300, height: 40))
            let other = stage.add({ UITextField(frame: $0) }, "b", at: CGRect(x: 45, y: 200, width: 300, height: 40))
            field.becomeFirstResponder()
            field.delegate = listener
            other.delegate = listener
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 45, y: 300, width: 300, height: 40))
            stage.listen(to: button, for: .touchUpInside)
            let table = stage.add({ UITableView(frame: $0, style: .plain) }, "table", at: CGRect(x: 45, y: 400, width: 300, height: 132))
            table.dataSource = listener
            table.delegate = listener
            let root = stage.view
            let hook = stage.keep(Hook { [unowned(unsafe) root] in root.endEditing(true) })
            let tap = stage.name(UITapGestureRecognizer(target: hook, action: Hook.fire), "tap")
            tap.cancelsTouchesInView = stage.flag(cancels)
            root.addGestureRecognizer(tap)
            let places: [String: Place] = [
                "the field itself": "a", "another field": "b", "a button": "button", "a row": .point(x: 150, y: 22, in: "table"),
            ]
            stage.script.tap(places[stage.choice(tapped)] ?? .point(x: 195, y: 700))
        },
        claims: [
            Claim(
                Text("On the background the tap ends editing.", chinese: "点击背景：结束编辑。"), when: tapped.is("the background"),
                .ordering(["tap.action(ended)", "delegate.textFieldDidEndEditing(a)"]),
                explanation: Text("`endEditing(true)` makes the field resign (TX.6).", chinese: "`endEditing(true)` 使文本框放弃第一响应者（TX.6）。")),
            Claim(
                Text("A row is not selected, though editing ends.", chinese: "结束了编辑，行却没有选中。"), when: tapped.is("a row") && cancels.isOn,
                .all([.happens("delegate.textFieldDidEndEditing(a)"), .never("delegate.didSelectRow*")]),
                explanation: Text("The tap takes the touch that would have selected it (SC.3).", chinese: "手势夺走了本应选中它的触摸（SC.3）。")),
            Claim(
                Text("With `cancelsTouchesInView` off both happen.", chinese: "关闭 `cancelsTouchesInView`，两者都发生。"),
                when: tapped.is("a row") && cancels.isOff,
                .all([.happens("delegate.textFieldDidEndEditing(a)"), .happens("delegate.didSelectRow*")])),
            Claim(
                Text("A button fires and the keyboard stays.", chinese: "按钮触发，键盘不收起。"), when: tapped.is("a button") && cancels.isOn,
                .ordering(["button.action(touchUpInside)"]),
                explanation: Text("A system button keeps a tap above it from acting (CO.6).", chinese: "系统按钮使其上层的点击手势不响应（CO.6）。")),
            Claim(
                Text("With `cancelsTouchesInView` off it fires and editing ends.", chinese: "关闭 `cancelsTouchesInView`：按钮触发，编辑也结束。"),
                when: tapped.is("a button") && cancels.isOff,
                .all([.happens("button.action(touchUpInside)"), .happens("delegate.textFieldDidEndEditing(a)")])),
            Claim(
                Text("Tapping another field goes over to it, and the tap above does not act.", chinese: "点击另一文本框则转到它，上层手势不响应。"),
                when: tapped.is("another field"),
                .ordering(["delegate.textFieldDidEndEditing(a)", "delegate.textFieldDidBeginEditing(b)"]),
                explanation: Text(
                    "A field has a recognizer of its own, which is deeper (TX.5, assumed; GE.9).", chinese: "文本框有自己的手势，且更深（TX.5，假定；GE.9）。")),
            Claim(
                Text("Tapping the field itself changes nothing.", chinese: "点击文本框自身，什么也不变。"), when: tapped.is("the field itself"), .noCalls),
        ])
}
