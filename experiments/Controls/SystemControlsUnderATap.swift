import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case uiButton = "a `UIButton`"
    case uiSwitch = "a `UISwitch`"
    case uiStepper = "a `UIStepper`"
    case uiSegmentedControl = "a `UISegmentedControl`"
    case uiPageControl = "a `UIPageControl`"
    case uiSlider = "a `UISlider`"
    case subclassOfUIControl = "a subclass of `UIControl`"
}
private let control = Variable<Control>("control", "The control is")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the parent's tap", default: true)

private let isTapped = Condition(
    "the control's own gesture is a tap", not: "the control's own gesture, if it has one, is no tap",
    control.isOneOf(.uiButton, .uiSwitch, .uiStepper, .uiSegmentedControl, .uiPageControl))

private let controlView = Named<UIControl>("control")
private let parent = Named<UIView>("parent")
private let parentTap = Named<UITapGestureRecognizer>("parent_tap")

/// Controls whose own gesture is a tap.

/// The controls that veto a tap of their parent.
let systemControlsUnderATap: Experiment = Experiment(
    id: "SystemControlsUnderATap",
    title: "Which system controls block a tap gesture of their parent",
    question: """
        Controls of all kinds, with actions for `touchDown` and `touchCancel`, are inside a view with a tap recognizer. Which of them keep \
        the tap to themselves?
        """,
    answer: """
        Controls whose own gesture is a tap keep it: button, switch, stepper, segmented control and page control. A slider's own gesture \
        is a drag, so the parent's tap recognizer wins over the slider, and also over a subclass of `UIControl`. With \
        `cancelsTouchesInView` off, the tap recognizer fires over all of them.
        """,
    remedy: """
        To keep a parent's tap from firing over a slider or a custom control, return `!(touch.view is UIControl)` from \
        `gestureRecognizer(_:shouldReceive:)` of the tap's delegate; where a control has subviews that take touches, look at the \
        superviews of `touch.view` too. A custom control can also return `false` from its `gestureRecognizerShouldBegin(_:)` for \
        recognizers of other views. To let control and tap both work, set `cancelsTouchesInView = false`.
        """,
    symptoms: [
        "tap gesture on the superview not called when tapping a UISwitch",
        "which UIKit controls ignore the parent's tap gesture",
        "UISlider inside a view with a tap gesture receives touchCancel",
        "background tap gesture also fires over the slider",
    ],
    origins: [Document001.doubtAboutTheParentsTap],
    variables: [control, cancels],
    stage: { stage in
        let parent = stage.name(UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), parent)
        let view = make(stage[control])
        view.frame = CGRect(x: 50, y: 100, width: 100, height: 30)
        stage.view.addSubview(parent)
        parent.addSubview(stage.name(view, controlView))
        let listener = stage.keep(ActionTarget())
        view.addTarget(listener, action: ActionTarget.fire, for: [.touchDown, .touchCancel])
        let tap = stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), parentTap)
        tap.cancelsTouchesInView = stage[cancels]
        parent.addGestureRecognizer(tap)
        // Where a slider has its knob: beside it a slider tracks nothing.
        stage.script.tap(.point(x: 12, y: 15, in: controlView))
    },
    outcomes: {
        Outcome("the parent's tap recognizer fires", not: "the parent's tap recognizer does not fire", parentTap.action)
        Outcome("the control sends `touchCancel`", not: "the control sends no `touchCancel`", controlView.action(.touchCancel))
    },
    claims: {
        Claim(
            "Controls whose own gesture is a tap decline the parent's tap recognizer.",
            when: cancels.isOn && isTapped, quotes: Document000.whatIfMixed,
            contradicts: Document001.doubtAboutTheParentsTap,
            explanation: "The veto is for a control's own default gesture.", rules: [.veto]
        ) {
            parentTap.action.never
            controlView.action(.touchCancel).never
        }
        Claim(
            "A slider and a subclass of `UIControl` lose to the parent's tap recognizer.",
            when: cancels.isOn && !isTapped, quotes: Document001.doubtAboutTheParentsTap
        ) {
            parentTap.action(.ended)
            controlView.action(.touchCancel)
        }
        Claim(
            "With `cancelsTouchesInView` off, the parent's tap recognizer fires over every control.",
            when: cancels.isOff,
            quotes: Document000.whatIfMixed
        ) {
            parentTap.action(.ended).happens
            controlView.action(.touchCancel).never
        }
    })

private func make(_ name: Control) -> UIControl {
    switch name {
    case .uiButton: return UIButton()
    case .uiSwitch: return UISwitch()
    case .uiStepper: return UIStepper()
    case .uiSegmentedControl: return UISegmentedControl(items: ["one", "two"])
    case .uiPageControl:
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
    case .uiSlider: return UISlider()
    case .subclassOfUIControl: return PlainControl()
    }
}

private final class PlainControl: UIControl {}
