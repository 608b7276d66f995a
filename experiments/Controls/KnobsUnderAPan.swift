import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Control: String, Choice {
    case uiSlider = "a `UISlider`"
    case uiSwitch = "a `UISwitch`"
}
private let control = Variable<Control>("control", "The control is")

private enum Start: String, Choice {
    case onTheKnob = "on the knob"
    case besideTheKnob = "next to the knob"
}
private let start = Variable<Start>("start", "The finger touches down")

private enum Direction: String, Choice {
    case alongTheControl = "along the control"
    case acrossIt = "across the control"
}
private let direction = Variable<Direction>("drag", "The finger drags")

private enum Recognizer: String, Choice {
    case pan = "a pan"
    case swipeToTheRight = "a swipe to the right"
}
private let recognizer = Variable<Recognizer>("above", "The superview's recognizer is")

private let followsTheKnob = Condition(
    "the drag starts on the knob and runs along the control", not: "the drag starts next to the knob or runs across the control",
    start == .onTheKnob && direction == .alongTheControl)

private let controlView = Named<UIControl>("control")
private let parent = Named<UIView>("parent")
private let above = Named<UIGestureRecognizer>("above")

/// The veto of controls that are dragged.
let knobsUnderAPan: Experiment = Experiment(
    id: "KnobsUnderAPan",
    title: "Slider or switch inside a view with a pan gesture",
    question: """
        A slider or a switch is inside a view with a pan or a swipe recognizer. A finger drags from the knob or from next to it, along the \
        control or across it. Which one gets the drag?
        """,
    answer: """
        A drag that starts on the knob and runs along the control belongs to the control: the superview's pan recognizer does not fire, and \
        with a slider a swipe recognizer does not fire either. In all other cases the superview's recognizer fires, and a slider that is \
        tracking is cancelled. For a slider Apple documents only the swipe: the pan is assumed.
        """,
    remedy: """
        To let the control win wherever the finger touches it, set a delegate on the superview's recognizer, and in \
        `gestureRecognizer(_:shouldReceive:)` return `false` if `touch.view?.isDescendant(of: control) == true`. To make the knob of a control of your own easier to grab, widen the area in which its \
        `beginTracking(_:with:)` returns `true`, and its `point(inside:with:)` if the area reaches beyond the bounds. For a slider that jumps to the finger and follows it, override \
        `beginTracking(_:with:)`, set the value, send `valueChanged` and return `true`.
        """,
    symptoms: [
        "UISlider and pan gesture recognizer conflict",
        "dragging a slider moves the parent view instead",
        "swipe gesture triggers while dragging a slider",
        "UISwitch inside a view with a pan gesture",
        "slider thumb hard to drag, touchCancel",
        "slider thumb too small to touch, increase its touch area",
        "slider inside a carousel does not work",
    ],
    variables: [control, start, direction, recognizer],
    excluding: Exclusion(
        recognizer == .swipeToTheRight && direction == .acrossIt, because: "A drag across the control is not a swipe to the right."),
    stage: { stage in
        let parent = stage.add(UIView(), parent, at: CGRect(x: 20, y: 200, width: 350, height: 300))
        let isSlider = stage[control] == .uiSlider
        let view: UIControl =
            isSlider
            ? UISlider(frame: CGRect(x: 50, y: 100, width: 250, height: 31))
            : UISwitch(frame: CGRect(x: 50, y: 100, width: 51, height: 31))
        parent.addSubview(stage.name(view, controlView))
        stage.addTargets(to: view, for: [.touchDown, .touchCancel])
        stage.add(stage[recognizer] == .pan ? UIPanGestureRecognizer() : UISwipeGestureRecognizer(), above, to: parent)
        let x = stage[start] == .onTheKnob ? 14.0 : isSlider ? 200 : 45
        let (dx, dy) = stage[direction] == .alongTheControl ? (80.0, 0.0) : (0, 80)
        stage.script.play(.drags, x: x, y: 15, in: controlView, by: dx, dy)
    },
    outcomes: {
        Outcome("the superview's recognizer fires", not: "the superview's recognizer does not fire", above.action)
        Outcome("the control", otherwise: "sends neither `touchDown` nor `touchCancel`") {
            Outcome.State("sends `touchDown` and then `touchCancel`", controlView.action(.touchCancel))
            Outcome.State("sends `touchDown` and no `touchCancel`", controlView.action(.touchDown))
        }
    },
    claims: {
        Claim(
            "If the drag starts on the knob and runs along the control, the superview's pan recognizer does not fire.",
            when: recognizer == .pan && followsTheKnob,
            explanation:
                "Documented for the knob of a switch; for a slider the documentation mentions a swipe, and a pan is assumed to behave the same.",
            rules: [.veto, .sliderKeepsPans]
        ) {
            above.everything.never
            controlView.action(.touchCancel).never
            decided("control: veto above")
        }
        Claim(
            "If the drag starts on the knob of a slider and runs along the slider, the superview's swipe recognizer does not fire either.",
            when: recognizer == .swipeToTheRight && start == .onTheKnob && control == .uiSlider, above.everything.never,
            explanation: "Documented for a swipe along a slider's knob.", rules: [.veto])
        Claim(
            "If the drag runs across the control, the superview's pan recognizer fires.",
            when: recognizer == .pan && direction == .acrossIt,
            above.action(.began).happens)
        Claim(
            "If the drag starts next to the knob, the superview's recognizer fires.", when: start == .besideTheKnob,
            above.action.happens,
            explanation: "The veto holds only for the knob.", rules: [.veto])
        Claim(
            "A slider that is tracking is cancelled when the superview's recognizer fires.",
            when: direction == .acrossIt && start == .onTheKnob && control == .uiSlider
        ) {
            controlView.action(.touchDown)
            above.action(.began)
            controlView.action(.touchCancel)
        }
        Claim(
            "A switch sends neither `touchDown` nor `touchCancel`: it tracks nothing that could be cancelled.", when: control == .uiSwitch,
            controlView.action.never,
            explanation: "A switch is driven by a recognizer of its own, which sends no `touchDown`.", rules: [.switchRecognizer])
        Claim(
            "A slider does not track a touch next to its knob.",
            when: control == .uiSlider && start == .besideTheKnob, controlView.everything.never,
            explanation: "A slider tracks touches only on its thumb.", rules: [.sliderThumb])
    })
