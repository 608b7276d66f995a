import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Control: String, Choice {
    case uiSlider = "UISlider"
    case uiSwitch = "UISwitch"
}
private let control = Variable<Control>("control", "The control is")

private enum Start: String, Choice {
    case onTheKnob = "on the knob"
    case besideTheKnob = "beside the knob"
}
private let start = Variable<Start>("start", "The finger lands")

private enum Direction: String, Choice {
    case alongTheControl = "along the control"
    case acrossIt = "across it"
}
private let direction = Variable<Direction>("drag", "It drags")

private enum Recognizer: String, Choice {
    case pan
    case swipeToTheRight = "swipe to the right"
}
private let recognizer = Variable<Recognizer>("above", "On the superview is a")

extension Experiment {
    /// The veto of controls that are dragged.
    static let knobsUnderAPan = Experiment(
        id: "KnobsUnderAPan",
        title: "A slider or a switch under a pan or a swipe",
        question:
            "A slider or a switch stands in a view with a pan or a swipe recognizer. A finger drags from the knob or from beside it, along the control or across it. Who gets the drag?",
        answer:
            "Dragged along from its knob, the control keeps a pan above it from acting, a slider also a swipe. In all other cases the recognizer above acts, and a slider that tracks is cancelled.",
        variables: [control, start, direction, recognizer],
        excluding: Exclusion(recognizer == .swipeToTheRight && direction == .acrossIt, because: "It is no swipe to the right."),
        stage: { stage in
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 20, y: 200, width: 350, height: 300))
            let isSlider = stage[control] == .uiSlider
            let view: UIControl =
                isSlider
                ? UISlider(frame: CGRect(x: 50, y: 100, width: 250, height: 31))
                : UISwitch(frame: CGRect(x: 50, y: 100, width: 51, height: 31))
            parent.addSubview(stage.name(view, "control"))
            stage.addTargets(to: view, for: [.touchDown, .touchCancel])
            stage.add(
                stage[recognizer] == .pan ? UIPanGestureRecognizer() : UISwipeGestureRecognizer(), "above", to: parent)
            let x = stage[start] == .onTheKnob ? 14.0 : isSlider ? 200 : 45
            let (dx, dy) = stage[direction] == .alongTheControl ? (80.0, 0.0) : (0, 80)
            stage.script.play(.drags, x: x, y: 15, in: "control", by: dx, dy)
        },
        claims: [
            Claim(
                "From the knob, along the control, a pan above does not act.",
                when: recognizer == .pan && start == .onTheKnob && direction == .alongTheControl,
                .all([.never("above.*"), .never("control.action(touchCancel)"), .decided("control: veto above")]),
                explanation:
                    "Documented for the knob of a switch; for a slider the documentation speaks of a swipe, and a pan is taken to fare the same.",
                rules: [.veto]
            ),
            Claim(
                "Nor does a swipe above a slider.",
                when: recognizer == .swipeToTheRight && start == .onTheKnob && control == .uiSlider, .never("above.*"),
                explanation: "Documented for a swipe along a slider's knob.", rules: [.veto]),
            Claim(
                "Across the control the pan acts.", when: recognizer == .pan && direction == .acrossIt,
                .happens("above.action(began)")),
            Claim(
                "From beside the knob it acts too.", when: start == .besideTheKnob,
                .happens("above.action(*)"),
                explanation: "The veto is for the knob.", rules: [.veto]),
            Claim(
                "A slider that tracks is cancelled when the recognizer above acts.",
                when: direction == .acrossIt && start == .onTheKnob && control == .uiSlider,
                .order(["control.action(touchDown)", "above.action(began)", "control.action(touchCancel)"])),
            Claim(
                "A switch tracks nothing that could be cancelled.", when: control == .uiSwitch, .never("control.action*"),
                explanation: "It is driven by a recognizer of its own, which sends no touchDown.", rules: [.switchRecognizer]),
            Claim(
                "A slider tracks no touch beside its knob.",
                when: control == .uiSlider && start == .besideTheKnob,
                .never("control.*"), explanation: "It is tracked on its thumb only.", rules: [.sliderThumb]),
        ])
}
