import EventTrace
import ExperimentKit
import UIKit

private enum Segment: String, Choice {
    case another = "another one"
    case selectedOne = "the selected one"
    case disabledOne = "a disabled one"
}
private let segment = Variable<Segment>("segment", "The tapped segment is")
private let kind = Variable<Bool>("momentary", "The control is momentary", off: "the control is not momentary")

private let control = Named<UISegmentedControl>("control")

/// Which segments send when they are tapped.
let tappedSegment: Experiment = Experiment(
    id: "TappedSegment",
    title: "Tapping the selected segment of a `UISegmentedControl`",
    question: """
        A segmented control has a selected, a disabled and another segment. A finger taps one of them. Is `valueChanged` sent, and is the \
        segment selected afterwards?
        """,
    answer: """
        A tap sends `valueChanged` only if it selects another segment: a tap on the selected or on a disabled segment sends nothing, \
        and the selection stays. A momentary control, which keeps no segment selected, sends `valueChanged` for every tap on an enabled \
        segment.
        """,
    remedy:
        "To notice a tap on the selected segment and keep the selection, compare `selectedSegmentIndex` before and after `super.touchesEnded(_:with:)` in a subclass. To receive `valueChanged` for every tap, set `isMomentary = true`, and read `selectedSegmentIndex` in the action: afterwards no segment is selected.",
    symptoms: [
        "UISegmentedControl valueChanged not called when tapping the same segment",
        "detect a tap on the already selected segment",
        "momentary segmented control selection disappears",
        "disabled segment does not send valueChanged",
    ],
    variables: [segment, kind],
    stage: { stage in
        let view = UISegmentedControl(items: ["selected", "disabled", "another"])
        view.frame = CGRect(x: 50, y: 300, width: 300, height: 32)
        view.isMomentary = stage[kind]
        if !view.isMomentary { view.selectedSegmentIndex = 0 }
        view.setEnabled(false, forSegmentAt: 1)
        stage.view.addSubview(stage.name(view, control))
        stage.addTargets(to: view, for: [.valueChanged])
        let place = stage[segment]
        let x = place == .selectedOne ? 50.0 : place == .disabledOne ? 150 : 250
        stage.script.tap(.point(x: x, y: 15, in: control))
        stage.script.perform {
            stage.mark(["none", "the first", "the disabled one", "the last"][view.selectedSegmentIndex + 1] + " is selected")
        }
    },
    outcomes: {
        Outcome("`valueChanged` is sent", not: "`valueChanged` is not sent", control.action(.valueChanged))
        Outcome("the selection", otherwise: "stays as it was") {
            Outcome.State("moves to the tapped segment", "the last is selected")
            Outcome.State("is empty afterwards", "none is selected")
        }
    },
    claims: {
        Claim(
            "A tap on another segment sends `valueChanged` once.", when: segment == .another, control.action(.valueChanged).times(1),
            explanation: "Common experience.", rules: [.segmentSelection])
        Claim(
            "A tap on the segment that is already selected sends nothing.", when: segment == .selectedOne && kind.isOff,
            control.action(.valueChanged).never,
            explanation: "The value does not change.", rules: [.segmentSelection])
        Claim("A tap on a disabled segment sends nothing.", when: segment == .disabledOne, control.action(.valueChanged).never)
        Claim(
            "A momentary control has no segment selected afterwards.", when: kind.isOn, TokenPattern("none is selected").happens,
            explanation: "Documented for `isMomentary`.", rules: [.segmentSelection])
    })
