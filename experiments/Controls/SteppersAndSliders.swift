import EventTrace
import ExperimentKit
import UIKit

private let control = Variable(
    "control", Text("The control is", chinese: "控件是"), ["stepper", "stepper without autorepeat", "slider"])
private let continuous = Variable.flag("isContinuous", Text("`isContinuous`", chinese: "`isContinuous`"), default: true)
private let finger = Variable("finger", Text("The finger", chinese: "手指"), ["goes after 0.1 s", "stays for 0.65 s"])

extension Experiment {
    /// How often a value is sent.
    static let steppersAndSliders = Experiment(
        id: "SteppersAndSliders",
        title: Text("How often steppers and sliders send their value", chinese: "步进器与滑块发送几次值"),
        question: Text(
            "A finger holds the right half of a stepper, or drags the thumb of a slider to one place. How often is valueChanged sent, with `isContinuous` and without?",
            chinese: "手指按住步进器的右半，或把滑块的旋钮拖到一处。`isContinuous` 为真或假时，valueChanged 发送几次？"),
        answer: Text(
            "Continuous, a stepper sends each step and a slider the landing, the move and the lift. Otherwise each sends once, with the lift. A stepper that is held steps again after half a second, unless `autorepeat` is off. All of this is assumed but what the properties are for.",
            chinese: "为真时，步进器每步发送，滑块在落下、移动、抬起时各发送一次。为假时，都只随抬起发送一次。按住的步进器半秒后继续步进，除非关闭 `autorepeat`。除属性的用途外都是假定的。"),
        variables: [control, continuous, finger],
        stage: { stage in
            let choice = stage.choice(control)
            let view: UIControl
            if choice == "slider" {
                let slider = UISlider(frame: CGRect(x: 95, y: 300, width: 200, height: 31))
                slider.isContinuous = stage.flag(continuous)
                view = slider
            } else {
                let stepper = UIStepper(frame: CGRect(x: 95, y: 300, width: 94, height: 32))
                stepper.isContinuous = stage.flag(continuous)
                stepper.autorepeat = choice == "stepper"
                view = stepper
            }
            stage.view.addSubview(stage.name(view, "control"))
            stage.listen(to: view, for: .valueChanged)
            let hand = stage.script.finger(1)
            hand.down(at: .point(x: choice == "slider" ? 14 : 80, y: 15, in: "control"))
            stage.script.wait(stage.choice(finger) == "goes after 0.1 s" ? 0.1 : 0.65)
            if choice == "slider" {
                stage.script.mark("moves")
                hand.move(to: .point(x: 100, y: 15, in: "control"))
                stage.script.wait(0.1)
            }
            stage.script.mark("lifts")
            hand.up()
        },
        claims: [
            Claim(
                Text("Not continuous, each sends once, with the lift.", chinese: "`isContinuous` 为假：都只随抬起发送一次。"), when: continuous.isOff,
                .all([.exactly(1, "control.action(valueChanged)"), .order(["lifts", "control.action(valueChanged)"])]),
                explanation: Text("Documented for `isContinuous` (CO.15, CO.16).", chinese: "`isContinuous` 的文档（CO.15、CO.16）。")),
            Claim(
                Text(
                    "Continuous, a slider sends with the landing, the move and the lift.", chinese: "`isContinuous` 为真：滑块在落下、移动、抬起时各发送一次。"),
                when: continuous.isOn && control.is("slider"),
                .ordering([
                    "control.action(valueChanged)", "moves", "control.action(valueChanged)", "lifts", "control.action(valueChanged)",
                ]),
                explanation: Text(
                    "That landing and lift send too is what published accounts say (CO.15, assumed).",
                    chinese: "落下与抬起也发送，是公开记述所说（CO.15，假定）。")),
            Claim(
                Text("A stepper that is held goes on after half a second.", chinese: "按住的步进器半秒后继续。"),
                when: control.is("stepper") && continuous.isOn && finger.is("stays for 0.65 s"),
                .exactly(3, "control.action(valueChanged)"),
                explanation: Text("That it repeats is documented, how fast is assumed (CO.16).", chinese: "会重复有文档，快慢是假定的（CO.16）。")),
            Claim(
                Text("Without `autorepeat` it takes one step.", chinese: "关闭 `autorepeat`：只走一步。"),
                when: control.is("stepper without autorepeat"),
                .exactly(1, "control.action(valueChanged)"),
                explanation: Text("Documented for `autorepeat` (CO.16).", chinese: "`autorepeat` 的文档（CO.16）。")),
            Claim(
                Text("How long a slider is held makes no difference.", chinese: "滑块按住多久没有区别。"), when: control.is("slider"),
                .same(whatever: finger)),
        ])
}
