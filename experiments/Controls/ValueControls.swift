import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case uiSwitch = "a `UISwitch`"
    case uiSlider = "a `UISlider`"
    case uiStepper = "a `UIStepper`"
    case uiSegmentedControl = "a `UISegmentedControl`"
    case uiPageControl = "a `UIPageControl`"
}
private let control = Variable<Control>("control", "The control is")

private enum Change: String, Choice {
    case tap = "a tap"
    case cancelledTouch = "a touch that is cancelled"
    case code
}
private let change = Variable<Change>("by", "The control's value is changed by")

private let controlView = Named<UIControl>("control")
private let liftOrCancellation = Mark("lift or cancellation")
private let setByCode = Mark("set by code")
private let changesInThePass = holds("`valueChanged` with `touchDown` or `touchUpInside`") { trace in
    let times = trace.ordering.filter { $0.argument == "touchDown" || $0.argument == "touchUpInside" }.map { $0.time }
    return trace.ordering.filter { $0.argument == "valueChanged" }.allSatisfy { times.contains($0.time) }
}

/// When a control with a value tells of it.
let valueControls: Experiment = Experiment(
    id: "ValueControls",
    title: "When do switches, sliders and steppers send `valueChanged`?",
    question: """
        A switch, stepper, segmented control or page control is tapped where that changes its value, and a slider on its \
        knob; or the touch there is cancelled, or code sets the value. When is `valueChanged` sent?
        """,
    answer: """
        Switch, segmented control and page control send it at touch up, a stepper at touch down. A slider, touched on its \
        knob, sends it at touch down, at each move that changes the value, and at touch up. A touch that is cancelled \
        sends it only where touch down already does. Code that sets a value sends nothing.
        """,
    remedy: """
        For a single `valueChanged` of a slider, at touch up, set `isContinuous = false`. A tap beside the knob changes \
        and sends nothing, as reports of iOS 9 to 13 have it: add a tap recognizer that sets `value` and calls \
        `sendActions(for: .valueChanged)`. A stepper that is held steps and sends again, unless `autorepeat` is false. If \
        the actions are to run after a change in code as well, call `sendActions(for: .valueChanged)` after the change. On \
        iOS 10 and 11, two reports say, a switch whose own action sets `isOn` sends `valueChanged` once more: compare with \
        the value that you know before acting.
        """,
    symptoms: [
        "valueChanged not called when UISwitch.isOn is set in code",
        "setting UISlider value programmatically does not call the action",
        "valueChanged or touchUpInside for UISwitch",
        "UIStepper fires on touch down, not on release",
        "is valueChanged sent when the touch is cancelled",
        "selectedSegmentIndex set in code does not fire valueChanged",
        "UISwitch action called twice when the action sets isOn back",
    ],
    variables: [control, change],
    tests: [changesInThePass],
    stage: { stage in
        let view = make(stage[control])
        view.frame = CGRect(x: 95, y: 300, width: 120, height: 30)
        stage.view.addSubview(stage.name(view, controlView))
        stage.addTargets(to: view, for: [.touchDown, .valueChanged, .touchUpInside, .touchCancel])
        let (choice, way) = (stage[control], stage[change])
        if way == .code {
            return stage.script.perform {
                set(view)
                stage.mark(setByCode)
            }
        }
        // Where a slider has its knob; elsewhere the half, or the segment, that changes the value.
        stage.script.finger(1).down(at: .point(x: choice == .uiSlider ? 12 : choice == .uiSwitch ? 25 : 80, y: 15, in: controlView))
        stage.script.wait(0.08)
        stage.script.mark(liftOrCancellation)
        way == .tap ? stage.script.finger(1).up() : stage.script.cancelAll()
    },
    outcomes: {
        Outcome("`valueChanged`", otherwise: "is not sent") {
            Outcome.State("is sent at touch down and at touch up", controlView.action(.valueChanged).times(2))
            Outcome.State("is sent at touch down", controlView.action(.valueChanged).comes(0...0))
            Outcome.State("is sent at touch up", controlView.action(.valueChanged))
        }
    },
    claims: {
        Claim(
            "A switch, a segmented control and a page control send `valueChanged` at touch up.",
            when: change == .tap && control.isOneOf(.uiSwitch, .uiSegmentedControl, .uiPageControl),
            explanation: "Common experience, in part documented.", rules: [.switchToggles, .segmentSelection, .pageTurning]
        ) {
            controlView.action(.valueChanged).times(1)
            liftOrCancellation.written
            controlView.action(.valueChanged)
        }
        Claim(
            "A stepper sends `valueChanged` at touch down.", when: change == .tap && control == .uiStepper,
            explanation: "It is not documented when the first step is taken.", rules: [.stepperSteps]
        ) {
            controlView.action(.valueChanged).times(1)
            controlView.action(.valueChanged)
            liftOrCancellation.written
        }
        Claim(
            "A slider sends `valueChanged` at touch down and at touch up.",
            when: change == .tap && control == .uiSlider, controlView.action(.valueChanged).times(2),
            explanation: "Accounts of several authors say so; none of them is a log.", rules: [.sliderChanges])
        Claim(
            "`valueChanged` is sent at the moment of touch down or touch up, and not later.",
            when: control != .uiSegmentedControl && change != .code, changesInThePass,
            explanation:
                "The action runs while the touch is delivered. Its event promises no touches: on iOS 26, by a report, that of a slider has none.",
            rules: [.systemValues])
        Claim(
            "A cancelled touch changes only what touch down has already changed: `touchCancel` is sent, and `touchUpInside` is not.",
            when: change == .cancelledTouch && !control.isOneOf(.uiSwitch, .uiSegmentedControl)
        ) {
            controlView.action(.touchUpInside).never
            controlView.action(.touchCancel).happens
            liftOrCancellation.written
            controlView.action(.touchCancel)
        }
        Claim(
            "A page control sends no `valueChanged` for a cancelled touch.", when: change == .cancelledTouch && control == .uiPageControl
        ) {
            controlView.action(.touchCancel).happens
            controlView.action(.valueChanged).never
        }
        Claim(
            "A segmented control sends `valueChanged` alone, and no event of the touch.", when: control == .uiSegmentedControl,
            explanation: "A book and questions about `touchUpInside` have it so.", rules: [.segmentsSendChangesAlone]
        ) {
            controlView.action(.touchDown).never
            controlView.action(.touchUpInside).never
            controlView.action(.touchCancel).never
        }
        Claim(
            "A switch sends nothing for a cancelled touch.", when: change == .cancelledTouch && control == .uiSwitch,
            controlView.action.never, explanation: "A switch is driven by a recognizer of its own.")
        Claim(
            "Code that sets the value sends nothing.", when: change == .code,
            explanation: "Documented for `setOn(_:animated:)`.", rules: [.systemValues]
        ) {
            only { setByCode.written }
        }
    })

private func make(_ name: Control) -> UIControl {
    switch name {
    case .uiSwitch: return UISwitch()
    case .uiSlider: return UISlider()
    case .uiStepper: return UIStepper()
    case .uiSegmentedControl: return UISegmentedControl(items: ["one", "two"])
    case .uiPageControl:
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
