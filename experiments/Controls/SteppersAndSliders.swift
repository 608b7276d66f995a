import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case stepper = "a stepper"
    case stepperWithoutAutorepeat = "a stepper without autorepeat"
    case slider = "a slider"
}
private let control = Variable<Control>("control", "The control is")
private let continuous = Variable<Bool>("isContinuous", "`isContinuous`", default: true)

private enum Finger: String, Choice {
    case goesSoon = "stays for 0.1 s"
    case stays = "stays for 0.65 s"
}
private let finger = Variable<Finger>("finger", "The finger")

private let controlView = Named<UIControl>("control")
private let lifts = Mark("lifts")
private let moves = Mark("moves")

/// How often a value is sent.
let steppersAndSliders: Experiment = Experiment(
    id: "SteppersAndSliders",
    title: "How often a slider or stepper sends `valueChanged`",
    question: """
        A finger holds the right half of a stepper, or drags the thumb of a slider to one place. How often is `valueChanged` sent, with \
        `isContinuous` on and off?
        """,
    answer: """
        With `isContinuous` on, a stepper sends `valueChanged` for each step, and a slider sends it at touch down, at each \
        move that changes the value and at touch up. With `isContinuous` off, both send `valueChanged` once, when the finger \
        lifts. A stepper that is held steps again after half a second, unless `autorepeat` is off. Apple documents only the \
        purpose of the two properties; the rest is assumed.
        """,
    remedy: """
        To get the value only when the finger lifts, set `isContinuous = false`. To notice the end of a drag while \
        `isContinuous` is on, add an action for `touchUpInside`, `touchUpOutside` and `touchCancel`: the finger may lift \
        beside the slider, and a swipe or pan recognizer of a superview that takes the touch (see KnobsUnderAPan), or an \
        interruption by the system, brings `touchCancel` and no `touchUpInside`. To keep the recognizer off, refuse touches on \
        the slider in its delegate's `gestureRecognizer(_:shouldReceive:)`. To notice the beginning of a drag, add an action \
        for `touchDown`. Read no phase from the event of `valueChanged`: it promises no touches, and on iOS 26, a developer \
        reports, that of a slider has none. To get one step for each touch, set `autorepeat = false` on the stepper.
        """,
    symptoms: [
        "UISlider valueChanged is called too many times",
        "get the slider value only when the finger lifts",
        "detect when the user stops dragging a UISlider",
        "UISlider touchUpInside not called when the finger lifts beside the slider",
        "UIStepper keeps counting while held down",
        "what does isContinuous do on UISlider and UIStepper",
        "stop UIStepper from repeating, autorepeat",
    ],
    variables: [control, continuous, finger],
    stage: { stage in
        let choice = stage[control]
        let view: UIControl
        if choice == .slider {
            let slider = UISlider(frame: CGRect(x: 95, y: 300, width: 200, height: 31))
            slider.isContinuous = stage[continuous]
            view = slider
        } else {
            let stepper = UIStepper(frame: CGRect(x: 95, y: 300, width: 94, height: 32))
            stepper.isContinuous = stage[continuous]
            stepper.autorepeat = choice == .stepper
            view = stepper
        }
        stage.view.addSubview(stage.name(view, controlView))
        stage.addTarget(to: view, for: .valueChanged)
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: choice == .slider ? 14 : 80, y: 15, in: controlView))
        stage.script.wait(stage[finger] == .goesSoon ? 0.1 : 0.65)
        if choice == .slider {
            stage.script.mark(moves)
            hand.move(to: .point(x: 100, y: 15, in: controlView))
            stage.script.wait(0.1)
        }
        stage.script.mark(lifts)
        hand.up()
    },
    outcomes: {
        Outcome(
            "`valueChanged` is sent at touch down", not: "`valueChanged` is sent only as the finger lifts",
            controlView.action(.valueChanged).comes(0...0))
        Outcome("`valueChanged` is sent once", not: "`valueChanged` is sent three times", controlView.action(.valueChanged).times(1))
    },
    claims: {
        Claim(
            "With `isContinuous` off, each control sends `valueChanged` once, when the finger lifts.", when: continuous.isOff,
            explanation: "Documented for `isContinuous`.", rules: [.sliderChanges, .stepperSteps]
        ) {
            controlView.action(.valueChanged).times(1)
            lifts.written
            controlView.action(.valueChanged)
        }
        Claim(
            "With `isContinuous` on, a slider sends `valueChanged` at touch down, for the move and at touch up.",
            when: continuous.isOn && control == .slider,
            explanation: "Published accounts say that touch down and touch up send it too.", rules: [.sliderChanges]
        ) {
            only {
                controlView.action(.valueChanged)
                moves.written
                controlView.action(.valueChanged)
                lifts.written
                controlView.action(.valueChanged)
            }
        }
        Claim(
            "A stepper that is held steps again after half a second.",
            when: control == .stepper && continuous.isOn && finger == .stays, controlView.action(.valueChanged).times(3),
            explanation: "That it repeats is documented; how fast is assumed.", rules: [.stepperSteps])
        Claim(
            "A stepper without `autorepeat` takes one step.",
            when: control == .stepperWithoutAutorepeat, controlView.action(.valueChanged).times(1),
            explanation: "Documented for `autorepeat`.", rules: [.stepperSteps])
        Claim("How long a slider is held makes no difference.", when: control == .slider, finger.changesNothing())
    })
