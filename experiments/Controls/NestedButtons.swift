import EventTrace
import ExperimentKit
import UIKit

private let inner = Variable(
    "inner", Text("In the button the finger taps", chinese: "手指点击按钮内的"),
    ["another button", "a disabled button", "a view", "a view without interaction", "a label"])
private let parentTap = Variable.flag("parentTap", Text("The superview has a tap recognizer", chinese: "父视图有点击手势"))

extension Experiment {
    /// A button in a button, and other things in it.
    static let nestedButtons = Experiment(
        id: "NestedButtons",
        title: Text("A button in a button", chinese: "按钮里的按钮"),
        question: Text(
            "A button contains another button, a disabled one, a view or a label. A finger taps what is inside. Which button fires, and does a tap recognizer above them act?",
            chinese: "按钮内有另一个按钮、禁用的按钮、视图或标签。手指点击内部之物。哪个按钮触发？上层的点击手势会响应吗？"),
        answer: Text(
            "An inner button fires alone. A label, or a view without interaction, leaves the tap to the outer button. On a view that takes touches, or on a disabled inner button, no button fires, and a tap recognizer above acts.",
            chinese: "内层按钮单独触发。标签或关闭交互的视图，把点击留给外层按钮。在接收触摸的视图或禁用的内层按钮上，两个按钮都不触发，上层的点击手势响应。"),
        variables: [inner, parentTap],
        stage: { stage in
            let outer = stage.add({ UIButton(frame: $0) }, "outer", at: CGRect(x: 45, y: 300, width: 300, height: 100))
            let view = make(stage.choice(inner))
            view.frame = CGRect(x: 100, y: 20, width: 100, height: 60)
            outer.addSubview(stage.name(view, "inner"))
            stage.listenSeparately(to: outer, for: [.touchDown, .touchUpInside])
            if let button = view as? UIButton { stage.listenSeparately(to: button, for: [.touchDown, .touchUpInside]) }
            if stage.flag(parentTap) { stage.put(UITapGestureRecognizer(), "parent_tap") }
            stage.script.tap("inner")
        },
        claims: [
            Claim(
                Text("The inner button fires alone.", chinese: "内层按钮单独触发。"), when: inner.is("another button"),
                .ordering(["inner.action(touchDown)", "inner.action(touchUpInside)"]),
                explanation: Text("A control ends the climb of its touches (RC.3).", chinese: "控件终止触摸的上传（RC.3）。")),
            Claim(
                Text("What takes no touches leaves them to the outer button.", chinese: "不接收触摸的，留给外层按钮。"),
                when: inner.isOneOf(["a view without interaction", "a label"]),
                .ordering(["outer.action(touchDown)", "outer.action(touchUpInside)"]),
                explanation: Text("Without interaction it is not hit (HT.1); a label comes so.", chinese: "关闭交互则不被命中（HT.1）；标签默认如此。")),
            Claim(
                Text(
                    "A view that takes touches, or a disabled button, keeps the outer button from firing.",
                    chinese: "接收触摸的视图或禁用的按钮，使外层按钮不触发。"),
                when: inner.isOneOf(["a view", "a disabled button"]),
                .all([.never("outer.*"), .never("inner.*"), .decided("outer: keep")]),
                explanation: Text(
                    "A control tracks only touches that began in itself (CO.10, assumed); subviews of a control are commonly said to need their interaction off. The touch of a disabled button goes on (CO.5, assumed) and fares the same.",
                    chinese: "控件只跟踪始于自身的触摸（CO.10，假定）；人们常说控件的子视图须关闭交互。禁用按钮的触摸继续上传（CO.5，假定），结果相同。")),
            Claim(
                Text("Over a button that fires the tap above does not act.", chinese: "会触发的按钮使上层手势不响应。"),
                when: inner.isNot("a view") && inner.isNot("a disabled button"), .never("parent_tap.*"),
                explanation: Text("The hit view's veto, a system button's (CO.6).", chinese: "命中视图（系统按钮）的否决（CO.6）。")),
            Claim(
                Text("Where no button fires it acts.", chinese: "没有按钮触发时，它响应。"),
                when: parentTap.isOn && inner.isOneOf(["a view", "a disabled button"]), .happens("parent_tap.action(ended)")),
        ])
}

private func make(_ name: String) -> UIView {
    switch name {
    case "another button": return UIButton()
    case "a disabled button":
        let button = UIButton()
        button.isEnabled = false
        return button
    case "a view without interaction":
        let view = UIView()
        view.isUserInteractionEnabled = false
        return view
    case "a label": return UILabel()
    default: return UIView()
    }
}
