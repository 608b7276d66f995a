import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", "The control is", ["UISlider", "UISwitch"])
private let start = Variable("start", "The finger lands", ["on the knob", "beside the knob"])
private let direction = Variable("drag", "It drags", ["along the control", "across it"])
private let recognizer = Variable("above", "On the superview is a", ["pan", "swipe to the right"])

extension Experiment {
    /// The veto of controls that are dragged.
    static let knobsUnderAPan = Experiment(
        id: "KnobsUnderAPan",
        title: "A slider or a switch under a pan or a swipe",
        question:
            "A slider or a switch stands in a view with a pan or a swipe recognizer. A finger drags from the knob or from beside it, along the control or across it. Who gets the drag?",
        answer:
            "Dragged along from its knob, the control keeps a pan above it from acting, a slider also a swipe. In all other cases the recognizer above acts, and a control that tracks is cancelled.",
        variables: [control, start, direction, recognizer],
        excluding: Exclusion(recognizer.is("swipe to the right") && direction.is("across it"), because: "It is no swipe to the right."),
        stage: { stage in
            let parent = stage.add({ UIView(frame: $0) }, "parent", at: CGRect(x: 20, y: 200, width: 350, height: 300))
            let isSlider = stage.choice(control) == "UISlider"
            let view: UIControl =
                isSlider
                ? UISlider(frame: CGRect(x: 50, y: 100, width: 250, height: 31))
                : UISwitch(frame: CGRect(x: 50, y: 100, width: 51, height: 31))
            parent.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.touchDown, .touchCancel])
            stage.put(
                stage.choice(recognizer) == "pan" ? UIPanGestureRecognizer() : UISwipeGestureRecognizer(), "above", on: parent)
            let x = stage.choice(start) == "on the knob" ? 14.0 : isSlider ? 200 : 45
            let (dx, dy) = stage.choice(direction) == "along the control" ? (80.0, 0.0) : (0, 80)
            stage.script.play("drags", x: x, y: 15, in: "control", by: dx, dy)
        },
        claims: [
            Claim(
                "From the knob, along the control, a pan above does not act.",
                when: recognizer.is("pan") && start.is("on the knob") && direction.is("along the control"),
                .all([.never("above.*"), .never("control.action(touchCancel)"), .decided("control: veto above")]),
                explanation:
                    "Documented for the knob of a switch; for a slider the documentation speaks of a swipe, and a pan is taken to fare the same (CO.6)."
            ),
            Claim(
                "Nor does a swipe above a slider.",
                when: recognizer.is("swipe to the right") && start.is("on the knob") && control.is("UISlider"), .never("above.*"),
                explanation: "Documented for a swipe along a slider's knob (CO.6)."),
            Claim(
                "Across the control the pan acts.", when: recognizer.is("pan") && direction.is("across it"),
                .happens("above.action(began)")),
            Claim(
                "From beside the knob it acts too.", when: start.is("beside the knob"),
                .happens("above.action(*)"),
                explanation: "The veto is for the knob (CO.6)."),
            Claim(
                "A control that tracks is cancelled when the recognizer above acts.",
                when: direction.is("across it") && start.is("on the knob"),
                .order(["control.action(touchDown)", "above.action(began)", "control.action(touchCancel)"])),
            Claim(
                "A slider tracks no touch beside its knob.",
                when: control.is("UISlider") && start.is("beside the knob"),
                .never("control.*"), explanation: "It is tracked on its thumb only (CO.15, assumed)."),
        ])
}
