import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", "The control is", ["a UIButton", "a subclass of UIControl"])
private let recognizer = Variable(
    "recognizer", "Its parent has, and the finger performs,",
    ["a tap", "a tap that does not cancel", "a double tap", "a long press"])

extension Experiment {
    /// The doubt about controls and the tap recognizer of their parent.
    static let controlUnderParentsTap = Experiment(
        id: "ControlUnderParentsTap",
        title: "A control in a view with a tap recognizer",
        question: """
            A control with actions for touchDown, touchUpInside and touchCancel is put into a view with a recognizer, and the finger does \
            on the control what the recognizer looks for. Does the control act, or the recognizer, or both? Is a system control different \
            from a subclass of `UIControl`?
            """,
        answer: """
            A `UIButton` turns down a **single tap** of its parent and acts; a subclass of `UIControl` has no such veto, and its touch is \
            cancelled. A double tap or a long press of the parent cancels the button's touch as well. With `cancelsTouchesInView` off both \
            act. touchDown is always sent.
            """,
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
                "In a subclass of `UIControl` the parent's tap wins, and touchUpInside is not sent.",
                when: control.is("a subclass of UIControl") && recognizer.is("a tap"),
                .ordering(["control.action(touchDown)", "parents.action(ended)", "control.action(touchCancel)"]),
                quotes: Document001.gestureBeatsCustomControl),
            Claim(
                "A control in a view with a tap never sends touchUpInside.",
                when: recognizer.is("a tap"), .never("control.action(touchUpInside)"), quotes: Document001.doubtAboutTheParentsTap,
                knownRefutation: """
                    A system control does: it turns down a one-finger single tap of the views above it (CO.6). The doubt holds for subclasses \
                    of `UIControl`.
                    """),
            Claim(
                "No action of a control in a view with a tap is ever sent.",
                when: recognizer.is("a tap"), .never("control.action(touchDown)"), quotes: Document001.doubtAboutTheParentsTap,
                knownRefutation: "touchDown is sent as soon as the finger lands, before any tap can be recognized (CO.2)."),
            Claim(
                "A button turns the parent's single tap down and acts.",
                when: control.is("a UIButton") && recognizer.is("a tap"),
                .ordering(["control.action(touchDown)", "control.action(touchUpInside)"]), quotes: Document001.doubtAboutTheParentsTap),
            Claim(
                "With `cancelsTouchesInView` off both act, the tap first.",
                when: recognizer.is("a tap that does not cancel"),
                .order(["parents.action(ended)", "control.action(touchUpInside)"]), quotes: Document000.whatIfMixed),
            Claim(
                "A double tap or a long press of the parent cancels the touch of both kinds.",
                when: recognizer.isOneOf(["a double tap", "a long press"]),
                .order(["parents.action(*)", "control.action(touchCancel)"])),
        ])
}

/// A control that is none of the system's.
private final class CustomControl: UIControl {}
