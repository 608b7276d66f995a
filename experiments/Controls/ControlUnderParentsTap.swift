import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", Text("The control is", chinese: "控件是"), ["a UIButton", "a subclass of UIControl"])
private let recognizer = Variable(
    "recognizer", Text("Its parent has, and the finger performs,", chinese: "父视图具有、手指做出的手势"),
    ["a tap", "a tap that does not cancel", "a double tap", "a long press"])

extension Experiment {
    /// The doubt about controls and the tap recognizer of their parent.
    static let controlUnderParentsTap = Experiment(
        id: "ControlUnderParentsTap",
        title: Text("A control in a view with a tap recognizer", chinese: "带手势的视图中的控件"),
        question: Text(
            """
            A control with actions for touchDown, touchUpInside and touchCancel is put into a view with a recognizer, and the finger does \
            on the control what the recognizer looks for. Does the control act, or the recognizer, or both? Is a system control different \
            from a subclass of `UIControl`?
            """,
            chinese: "把监听 touchDown、touchUpInside 和 touchCancel 的控件放进带手势的视图，手指在控件上做出该手势。响应的是控件、手势，还是两者？系统控件与 `UIControl` 子类有区别吗？"),
        answer: Text(
            """
            A `UIButton` turns down a **single tap** of its parent and acts; a subclass of `UIControl` has no such veto, and its touch is \
            cancelled. A double tap or a long press of the parent cancels the button's touch as well. With `cancelsTouchesInView` off both \
            act. touchDown is always sent.
            """,
            chinese:
                "`UIButton` 会否决父视图的**单击**手势并自己响应；`UIControl` 的子类没有这种否决权，触摸会被取消。父视图的双击或长按，同样会取消按钮的触摸。关闭 `cancelsTouchesInView` 时两者都响应。touchDown 总会发送。"
        ),
        origins: [Document001.doubtAboutTheParentsTap, Document001.gestureBeatsCustomControl],
        observations: ["button-parent-tap", "custom-control-parent-tap", "button-superview-singletap-latency"],
        variables: [control, recognizer],
        stage: { stage in
            let parent = stage.name(UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let frame = CGRect(x: 50, y: 100, width: 200, height: 60)
            let view = stage.name(stage.choice(control) == "a UIButton" ? UIButton(frame: frame) : CustomControl(frame: frame), "control")
            stage.view.addSubview(parent)
            parent.addSubview(view)
            let listener = stage.keep(Listener())
            view.addTarget(listener, action: Listener.fired, for: [.touchDown, .touchUpInside, .touchCancel])
            let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
            tap.cancelsTouchesInView = stage.choice(recognizer) != "a tap that does not cancel"
            tap.numberOfTapsRequired = stage.choice(recognizer) == "a double tap" ? 2 : 1
            let press = UILongPressGestureRecognizer(target: listener, action: Listener.tapped)
            parent.addGestureRecognizer(stage.name(stage.choice(recognizer) == "a long press" ? press : tap, "parents"))
            switch stage.choice(recognizer) {
            case "a double tap": stage.script.doubleTap("control")
            case "a long press": stage.script.press("control", for: 1)
            default: stage.script.tap("control")
            }
        },
        claims: [
            Claim(
                Text(
                    "In a subclass of `UIControl` the parent's tap wins, and touchUpInside is not sent.",
                    chinese: "对 `UIControl` 子类，父视图的手势胜出，touchUpInside 不发送。"),
                when: control.is("a subclass of UIControl") && recognizer.is("a tap"),
                .ordering(["control.action(touchDown)", "parents.action(ended)", "control.action(touchCancel)"]),
                quotes: Document001.gestureBeatsCustomControl),
            Claim(
                Text("A control in a view with a tap never sends touchUpInside.", chinese: "带点击手势的视图中，控件从不发送 touchUpInside。"),
                when: recognizer.is("a tap"), .never("control.action(touchUpInside)"), quotes: Document001.doubtAboutTheParentsTap,
                knownRefutation: Text(
                    """
                    A system control does: it turns down a one-finger single tap of the views above it (CO.6). The doubt holds for subclasses \
                    of `UIControl`.
                    """, chinese: "系统控件会发送：它否决上层视图的单指单击（CO.6）。该疑问只对 `UIControl` 的子类成立。")),
            Claim(
                Text("No action of a control in a view with a tap is ever sent.", chinese: "带点击手势的视图中，控件的任何 action 都不会发送。"),
                when: recognizer.is("a tap"), .never("control.action(touchDown)"), quotes: Document001.doubtAboutTheParentsTap,
                knownRefutation: Text(
                    "touchDown is sent as soon as the finger lands, before any tap can be recognized (CO.2).",
                    chinese: "手指一落下就发送 touchDown，那时点击还不可能被识别（CO.2）。")),
            Claim(
                Text("A button turns the parent's single tap down and acts.", chinese: "按钮否决父视图的单击并自己响应。"),
                when: control.is("a UIButton") && recognizer.is("a tap"),
                .ordering(["control.action(touchDown)", "control.action(touchUpInside)"]), quotes: Document001.doubtAboutTheParentsTap),
            Claim(
                Text("With `cancelsTouchesInView` off both act, the tap first.", chinese: "关闭 `cancelsTouchesInView` 时两者都响应，手势在先。"),
                when: recognizer.is("a tap that does not cancel"),
                .order(["parents.action(ended)", "control.action(touchUpInside)"]), quotes: Document000.whatIfMixed),
            Claim(
                Text("A double tap or a long press of the parent cancels the touch of both kinds.", chinese: "父视图的双击或长按会取消两种控件的触摸。"),
                when: recognizer.isOneOf(["a double tap", "a long press"]),
                .order(["parents.action(*)", "control.action(touchCancel)"])),
        ])
}

/// A control that is none of the system's.
private final class CustomControl: UIControl {}
