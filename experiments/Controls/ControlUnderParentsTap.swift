import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", Text("The control is", chinese: "控件是"), ["a UIButton", "a subclass of UIControl"])
private let parentTap = Variable(
    "parent", Text("Its parent has", chinese: "父视图有"),
    ["a single tap", "a tap with cancelsTouchesInView off", "a double tap", "a long press"])
private let gesture = Variable("gesture", Text("The finger", chinese: "手指"), ["taps", "taps twice", "presses"])

extension Experiment {
    /// The doubt about controls and the tap recognizer of their parent.
    static let controlUnderParentsTap = Experiment(
        id: "ControlUnderParentsTap",
        title: Text("A control in a view with a tap recognizer", chinese: "带手势的视图中的控件"),
        question: Text(
            """
            A control with actions for touchDown and touchUpInside is put into a view with a recognizer. Does the control act, or the \
            parent's recognizer, or both? Is a system control different from a subclass of `UIControl`?
            """, chinese: "把监听 touchDown 和 touchUpInside 的控件放进带手势的视图。响应的是控件、父视图的手势，还是两者？系统控件与 `UIControl` 子类有区别吗？"),
        answer: Text(
            """
            A `UIButton` turns down a **single tap** of its parent and acts; a subclass of `UIControl` has no such veto and its touch is \
            cancelled. Everything else wins over both: a double tap or a long press of the parent cancels the button's touch as well. With \
            `cancelsTouchesInView` off both act. touchDown is always sent.
            """,
            chinese:
                "`UIButton` 会否决父视图的**单击**手势并自己响应；`UIControl` 的子类没有这种否决权，触摸会被取消。父视图的双击、长按则胜过两者，按钮的触摸也会被取消。关闭 `cancelsTouchesInView` 时两者都响应。touchDown 总会发送。"
        ),
        origins: [Document001.doubtAboutTheParentsTap, Document001.gestureBeatsCustomControl],
        variables: [control, parentTap, gesture],
        stage: { stage in
            let parent = stage.name(UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let frame = CGRect(x: 50, y: 100, width: 200, height: 60)
            let view = stage.name(stage.choice(control) == "a UIButton" ? UIButton(frame: frame) : CustomControl(frame: frame), "control")
            stage.view.addSubview(parent)
            parent.addSubview(view)
            let listener = stage.keep(Listener())
            view.addTarget(listener, action: Listener.fired, for: [.touchDown, .touchUpInside, .touchCancel])
            if stage.choice(parentTap) == "a long press" {
                parent.addGestureRecognizer(
                    stage.name(UILongPressGestureRecognizer(target: listener, action: Listener.tapped), "parents"))
            } else {
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "parents")
                tap.numberOfTapsRequired = stage.choice(parentTap) == "a double tap" ? 2 : 1
                tap.cancelsTouchesInView = stage.choice(parentTap) != "a tap with cancelsTouchesInView off"
                parent.addGestureRecognizer(tap)
            }
            switch stage.choice(gesture) {
            case "taps": stage.script.tap("control")
            case "taps twice": stage.script.doubleTap("control")
            default: stage.script.press("control", for: 1)
            }
        },
        claims: [
            Claim(
                Text(
                    "In a subclass of `UIControl` the parent's tap wins, and touchUpInside is not sent.",
                    chinese: "对 `UIControl` 子类，父视图的手势胜出，touchUpInside 不发送。"),
                when: control.is("a subclass of UIControl") && parentTap.is("a single tap") && gesture.is("taps"),
                .ordering(["control.action(touchDown)", "parents.action(ended)", "control.action(touchCancel)"]),
                quotes: Document001.gestureBeatsCustomControl),
            Claim(
                Text("A control in a view with a tap never sends touchUpInside.", chinese: "带点击手势的视图中，控件从不发送 touchUpInside。"),
                when: parentTap.is("a single tap") && gesture.is("taps"), .never("control.action(touchUpInside)"),
                quotes: Document001.doubtAboutTheParentsTap,
                knownRefutation: Text(
                    "A system control does: it turns down a one-finger single tap of the views above it (CO.6). The doubt holds for subclasses of `UIControl`.",
                    chinese: "系统控件会发送：它否决上层视图的单指单击（CO.6）。该疑问只对 `UIControl` 的子类成立。")),
            Claim(
                Text("No action of a control in a view with a tap is ever sent.", chinese: "带点击手势的视图中，控件的任何 action 都不会发送。"),
                when: parentTap.is("a single tap"),
                .never("control.action(touchDown)"), quotes: Document001.doubtAboutTheParentsTap,
                knownRefutation: Text(
                    "touchDown is sent as soon as the finger lands, before any tap can be recognized (CO.2).",
                    chinese: "手指一落下就发送 touchDown，那时点击还不可能被识别（CO.2）。")),
            Claim(
                Text("A button turns the parent's single tap down and acts.", chinese: "按钮否决父视图的单击并自己响应。"),
                when: control.is("a UIButton") && parentTap.is("a single tap") && gesture.is("taps"),
                .ordering(["control.action(touchDown)", "control.action(touchUpInside)"]), quotes: Document001.doubtAboutTheParentsTap),
            Claim(
                Text("With `cancelsTouchesInView` off both act, the tap first.", chinese: "关闭 `cancelsTouchesInView` 时两者都响应，手势在先。"),
                when: parentTap.is("a tap with cancelsTouchesInView off") && gesture.is("taps"),
                .order(["parents.action(ended)", "control.action(touchUpInside)"]), quotes: Document000.whatIfMixed),
            Claim(
                Text("A long press of the parent cancels the touch of both kinds.", chinese: "父视图的长按会取消两种控件的触摸。"),
                when: parentTap.is("a long press") && gesture.is("presses"),
                .all([.happens("parents.action(began)"), .happens("control.action(touchCancel)"), .never("control.action(touchUpInside)")])),
        ])
}

/// A control that is none of the system's.
private final class CustomControl: UIControl {}
