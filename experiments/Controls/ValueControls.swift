import EventTrace
import ExperimentKit
import UIKit

private let control = Variable(
    "control", Text("The control is", chinese: "控件是"), ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl"])
private let change = Variable(
    "by", Text("Its value is changed by", chinese: "改变其值的是"), ["a tap", "a touch that is cancelled", "code"])

extension Experiment {
    /// When a control with a value tells of it.
    static let valueControls = Experiment(
        id: "ValueControls",
        title: Text("When controls with a value send valueChanged", chinese: "有值的控件何时发送 valueChanged"),
        question: Text(
            "A switch, slider, stepper, segmented control or page control is tapped where that changes its value, is touched and cancelled, or is set by code. When is valueChanged sent?",
            chinese: "点击开关、滑块、步进器、分段控件或页面控件中会改变其值之处；或触摸被取消；或由代码设置。何时发送 valueChanged？"),
        answer: Text(
            "Switch, segmented control and page control send it with the lift, stepper with the landing, slider with both. A touch that is cancelled sends it only where the landing does. Code that sets a value sends nothing.",
            chinese: "开关、分段控件、页面控件随抬起发送，步进器随落下发送，滑块两者都发送。被取消的触摸，只有随落下发送的才会发送。代码设置的值什么也不发送。"),
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
                Text("Switch, segmented control and page control change with the lift.", chinese: "开关、分段控件、页面控件随抬起改变。"),
                when: change.is("a tap") && control.isOneOf(["UISwitch", "UISegmentedControl", "UIPageControl"]),
                .all([.exactly(1, "control.action(valueChanged)"), .order(["lift or cancellation", "control.action(valueChanged)"])]),
                explanation: Text("Common experience, in part documented (CO.14, CO.17, CO.18).", chinese: "常见经验，部分有文档（CO.14、CO.17、CO.18）。")
            ),
            Claim(
                Text("A stepper changes with the landing.", chinese: "步进器随落下改变。"), when: change.is("a tap") && control.is("UIStepper"),
                .all([.exactly(1, "control.action(valueChanged)"), .order(["control.action(valueChanged)", "lift or cancellation"])]),
                explanation: Text("When the first step is taken is not documented (CO.16, assumed).", chinese: "第一步在何时，没有文档（CO.16，假定）。")),
            Claim(
                Text("A slider sends it with the landing and with the lift.", chinese: "滑块随落下与抬起各发送一次。"),
                when: change.is("a tap") && control.is("UISlider"),
                .exactly(2, "control.action(valueChanged)"),
                explanation: Text("Published accounts say so (CO.15, assumed).", chinese: "公开的记述如此（CO.15，假定）。")),
            Claim(
                Text(
                    "The change goes out in the pass of the touch: in the moment of the landing or the lift.",
                    chinese: "改变随触摸的那次发送而出：在落下或抬起的那一刻。"),
                .holds(Text("valueChanged with touchDown or touchUpInside", chinese: "valueChanged 与 touchDown 或 touchUpInside 同时")) {
                    trace in
                    let times = trace.ordering.filter { $0.argument == "touchDown" || $0.argument == "touchUpInside" }.map { $0.time }
                    return trace.ordering.filter { $0.argument == "valueChanged" }.allSatisfy { times.contains($0.time) }
                },
                explanation: Text("The handler gets the event of the touch (CO.13, assumed).", chinese: "处理函数得到该触摸的事件（CO.13，假定）。")),
            Claim(
                Text("A cancelled touch changes only what the landing has changed.", chinese: "被取消的触摸，只留下落下时的改变。"),
                when: change.is("a touch that is cancelled"),
                .all([
                    .never("control.action(touchUpInside)"), .happens("control.action(touchCancel)"),
                    .order(["lift or cancellation", "control.action(touchCancel)"]),
                ])),
            Claim(
                Text("Switch, segmented control and page control then send no change at all.", chinese: "此时开关、分段控件、页面控件不发送任何改变。"),
                when: change.is("a touch that is cancelled") && control.isOneOf(["UISwitch", "UISegmentedControl", "UIPageControl"]),
                .never("control.action(valueChanged)")),
            Claim(
                Text("Code that sets the value sends nothing.", chinese: "代码设置的值什么也不发送。"), when: change.is("code"), .noCalls,
                explanation: Text("Documented for `setOn(_:animated:)` (CO.13).", chinese: "`setOn(_:animated:)` 的文档（CO.13）。")),
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
