import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", "The control is", ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl"])
private let change = Variable("by", "Its value is changed by", ["a tap", "a touch that is cancelled", "code"])

extension Experiment {
    /// When a control with a value tells of it.
    static let valueControls = Experiment(
        id: "ValueControls",
        title: "When controls with a value send valueChanged",
        question:
            "A switch, slider, stepper, segmented control or page control is tapped where that changes its value, is touched and cancelled, or is set by code. When is valueChanged sent?",
        answer:
            "Switch, segmented control and page control send it with the lift, stepper with the landing, slider with both. A touch that is cancelled sends it only where the landing does. Code that sets a value sends nothing.",
        variables: [control, change],
        stage: { stage in
            let view = make(stage.choice(control))
            view.frame = CGRect(x: 95, y: 300, width: 120, height: 30)
            stage.view.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.touchDown, .valueChanged, .touchUpInside, .touchCancel])
            let (choice, way) = (stage.choice(control), stage.choice(change))
            if way == "code" { return stage.script.perform { set(view) } }
            // Where a slider has its knob; elsewhere the half, or the segment, that changes the value.
            stage.script.finger(1).down(at: .point(x: choice == "UISlider" ? 12 : choice == "UISwitch" ? 25 : 80, y: 15, in: "control"))
            stage.script.wait(0.08)
            stage.script.mark("lift or cancellation")
            way == "a tap" ? stage.script.finger(1).up() : stage.script.cancelAll()
        },
        claims: [
            Claim(
                "Switch, segmented control and page control change with the lift.",
                when: change.is("a tap") && control.isOneOf(["UISwitch", "UISegmentedControl", "UIPageControl"]),
                .all([.exactly(1, "control.action(valueChanged)"), .order(["lift or cancellation", "control.action(valueChanged)"])]),
                explanation: "Common experience, in part documented (CO.14, CO.17, CO.18)."
            ),
            Claim(
                "A stepper changes with the landing.", when: change.is("a tap") && control.is("UIStepper"),
                .all([.exactly(1, "control.action(valueChanged)"), .order(["control.action(valueChanged)", "lift or cancellation"])]),
                explanation: "When the first step is taken is not documented (CO.16, assumed)."),
            Claim(
                "A slider sends it with the landing and with the lift.",
                when: change.is("a tap") && control.is("UISlider"),
                .exactly(2, "control.action(valueChanged)"),
                explanation: "Published accounts say so (CO.15, assumed)."),
            Claim(
                "The change goes out in the pass of the touch: in the moment of the landing or the lift.",
                .holds("valueChanged with touchDown or touchUpInside") {
                    trace in
                    let times = trace.ordering.filter { $0.argument == "touchDown" || $0.argument == "touchUpInside" }.map { $0.time }
                    return trace.ordering.filter { $0.argument == "valueChanged" }.allSatisfy { times.contains($0.time) }
                },
                explanation: "The handler gets the event of the touch (CO.13, assumed)."),
            Claim(
                "A cancelled touch changes only what the landing has changed.",
                when: change.is("a touch that is cancelled"),
                .all([
                    .never("control.action(touchUpInside)"), .happens("control.action(touchCancel)"),
                    .order(["lift or cancellation", "control.action(touchCancel)"]),
                ])),
            Claim(
                "Switch, segmented control and page control then send no change at all.",
                when: change.is("a touch that is cancelled") && control.isOneOf(["UISwitch", "UISegmentedControl", "UIPageControl"]),
                .never("control.action(valueChanged)")),
            Claim(
                "Code that sets the value sends nothing.", when: change.is("code"), .noCalls,
                explanation: "Documented for `setOn(_:animated:)` (CO.13)."),
        ])
}

private func make(_ name: String) -> UIControl {
    switch name {
    case "UISwitch": return UISwitch()
    case "UISlider": return UISlider()
    case "UIStepper": return UIStepper()
    case "UISegmentedControl": return UISegmentedControl(items: ["one", "two"])
    default:
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
    }
}

private func set(_ control: UIControl) {
    if let control = control as? UISwitch { control.isOn = true }
    if let control = control as? UISlider { control.value = 0.5 }
    if let control = control as? UIStepper { control.value = 5 }
    if let control = control as? UISegmentedControl { control.selectedSegmentIndex = 1 }
    if let control = control as? UIPageControl { control.currentPage = 1 }
}
