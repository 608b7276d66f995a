import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case stepper
    case stepperWithoutAutorepeat = "stepper without autorepeat"
    case slider
}
private let control = Variable<Control>("control", "The control is")
private let continuous = Variable<Bool>("isContinuous", "`isContinuous`", default: true)

private enum Finger: String, Choice {
    case goesSoon = "goes after 0.1 s"
    case stays = "stays for 0.65 s"
}
private let finger = Variable<Finger>("finger", "The finger")

extension Experiment {
    /// How often a value is sent.
    static let steppersAndSliders = Experiment(
        id: "SteppersAndSliders",
        title: "How often steppers and sliders send their value",
        question:
            "A finger holds the right half of a stepper, or drags the thumb of a slider to one place. How often is valueChanged sent, with `isContinuous` and without?",
        answer:
            "Continuous, a stepper sends each step and a slider the landing, the move and the lift. Otherwise each sends once, with the lift. A stepper that is held steps again after half a second, unless `autorepeat` is off. All of this is assumed but what the properties are for.",
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
            stage.view.addSubview(stage.name(view, "control"))
            stage.addTarget(to: view, for: .valueChanged)
            let hand = stage.script.finger(1)
            hand.down(at: .point(x: choice == .slider ? 14 : 80, y: 15, in: "control"))
            stage.script.wait(stage[finger] == .goesSoon ? 0.1 : 0.65)
            if choice == .slider {
                stage.script.mark("moves")
                hand.move(to: .point(x: 100, y: 15, in: "control"))
                stage.script.wait(0.1)
            }
            stage.script.mark("lifts")
            hand.up()
        },
        claims: [
            Claim(
                "Not continuous, each sends once, with the lift.", when: continuous.isOff,
                .all([.exactly(1, "control.action(valueChanged)"), .order(["lifts", "control.action(valueChanged)"])]),
                explanation: "Documented for `isContinuous`.", rules: [.sliderChanges, .stepperSteps]),
            Claim(
                "Continuous, a slider sends with the landing, the move and the lift.",
                when: continuous.isOn && control == .slider,
                .ordering([
                    "control.action(valueChanged)", "moves", "control.action(valueChanged)", "lifts", "control.action(valueChanged)",
                ]),
                explanation: "That landing and lift send too is what published accounts say.", rules: [.sliderChanges]),
            Claim(
                "A stepper that is held goes on after half a second.",
                when: control == .stepper && continuous.isOn && finger == .stays,
                .exactly(3, "control.action(valueChanged)"),
                explanation: "That it repeats is documented, how fast is assumed.", rules: [.stepperSteps]),
            Claim(
                "Without `autorepeat` it takes one step.",
                when: control == .stepperWithoutAutorepeat,
                .exactly(1, "control.action(valueChanged)"),
                explanation: "Documented for `autorepeat`.", rules: [.stepperSteps]),
            Claim("How long a slider is held makes no difference.", when: control == .slider, .same(whatever: finger)),
        ])
}
