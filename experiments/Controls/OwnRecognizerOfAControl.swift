import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case uiButton = "a `UIButton`"
    case uiSwitch = "a `UISwitch`"
    case uiSegmentedControl = "a `UISegmentedControl`"
    case subclassOfUIControl = "a subclass of `UIControl`"
}
private let control = Variable<Control>("control", "The control is")

private enum Place: String, Choice {
    case control = "the control"
    case itsSuperview = "its superview"
    case both
}
private let place = Variable<Place>("tap", "A tap recognizer is on")

private final class PlainControl: UIControl {}

private let controlView = Named<UIControl>("control")
private let parent = Named<UIView>("parent")
private let ownTap = Named<UITapGestureRecognizer>("own_tap")
private let parentTap = Named<UITapGestureRecognizer>("parent_tap")

/// The veto and the control's own recognizers.
let ownRecognizerOfAControl: Experiment = Experiment(
    id: "OwnRecognizerOfAControl",
    title: "A tap gesture added to a button or switch itself",
    question:
        "Buttons, switches and segmented controls keep the tap recognizers of their superviews from firing. What about a tap recognizer on the control itself?",
    answer: """
        The recognizer fires, and the control does not send its own event: a button sends `touchCancel` instead, a switch or a segmented \
        control sends nothing at all. A button, switch or segmented control keeps only a tap recognizer on its superviews from firing; a direct subclass of \
        `UIControl` loses to tap recognizers on its superviews and on itself, unless its `gestureRecognizerShouldBegin` refuses them.
        """,
    remedy:
        "To react to a control, use its own event (`touchUpInside`, `valueChanged`) instead of a tap recognizer. With `cancelsTouchesInView = false` on the recognizer a button sends its event too; that setting does not help a switch, whose own recognizer still loses to the added one.",
    symptoms: [
        "added a UITapGestureRecognizer to a UIButton and its action stopped working",
        "addGestureRecognizer on a button, addTarget is no longer called",
        "tap gesture on UISwitch keeps it from toggling",
        "UISegmentedControl with a tap gesture does not change",
        "button sends touchCancel instead of touchUpInside",
    ],
    observations: ["button-own-tap-full", "button-own-tap-beats-action"],
    variables: [control, place],
    stage: { stage in
        let parent = stage.add(UIView(), parent, at: CGRect(x: 45, y: 200, width: 300, height: 200))
        let view = make(stage[control])
        view.frame = CGRect(x: 50, y: 50, width: 100, height: 30)
        parent.addSubview(stage.name(view, controlView))
        let own: UIControl.Event =
            switch stage[control] {
            case .uiButton, .subclassOfUIControl: .touchUpInside
            case .uiSwitch, .uiSegmentedControl: .valueChanged
            }
        stage.addTargets(to: view, for: [.touchDown, own, .touchCancel])
        if stage[place] != .itsSuperview { stage.add(UITapGestureRecognizer(), ownTap, to: view) }
        if stage[place] != .control { stage.add(UITapGestureRecognizer(), parentTap, to: parent) }
        stage.script.tap(.point(x: 40, y: 15, in: controlView))
    },
    outcomes: {
        Outcome("the control", otherwise: "does not send its own event") {
            Outcome.State("sends its own event, `touchUpInside`", controlView.action(.touchUpInside))
            Outcome.State("sends its own event, `valueChanged`", controlView.action(.valueChanged))
        }
        Outcome("the control sends `touchCancel`", not: "the control does not send `touchCancel`", controlView.action(.touchCancel))
        Outcome("the tap recognizer on the control fires", not: "no tap recognizer on the control fires", ownTap.action)
        Outcome("the tap recognizer on the superview fires", not: "no tap recognizer on the superview fires", parentTap.action)
    },
    claims: {
        Claim(
            "A tap recognizer on a button or on a direct subclass of `UIControl` fires and cancels the control.",
            when: place != .itsSuperview && !control.isOneOf(.uiSwitch, .uiSegmentedControl),
            explanation: "Logs of buttons show it; for others that send these events the mechanism is the same.",
            rules: [.ownRecognizerWins]
        ) {
            controlView.action(.touchDown)
            ownTap.action(.ended)
            controlView.action(.touchCancel)
        }
        Claim(
            "A tap recognizer on a switch fires, and the switch sends nothing at all.",
            when: place != .itsSuperview && control == .uiSwitch,
            explanation: "A switch is driven by a recognizer of its own, which the added one keeps from recognizing.",
            rules: [.switchRecognizer]
        ) {
            ownTap.action(.ended).happens
            controlView.action.never
        }
        Claim(
            "If a tap recognizer is on the control itself, the control's own event is not sent.", when: place != .itsSuperview
        ) {
            controlView.action(.touchUpInside).never
            controlView.action(.valueChanged).never
        }
        Claim(
            "A tap recognizer on the superview of a button, switch or segmented control does not fire.",
            when: place == .itsSuperview && control != .subclassOfUIControl,
            explanation: "The veto is for recognizers of the control's ancestors.", rules: [.veto]
        ) {
            parentTap.everything.never
            controlView.action(.touchCancel).never
        }
        Claim(
            "A tap recognizer on the superview of a direct subclass of `UIControl` fires.",
            when: place == .itsSuperview && control == .subclassOfUIControl, parentTap.action(.ended).happens)
        Claim(
            "If a tap recognizer on the control fires, none on the superview does.", when: place != .itsSuperview,
            explanation: "The control is deeper in the view hierarchy.", rules: [.deepestLatestWins]
        ) {
            ownTap.action(.ended).happens
            parentTap.everything.never
        }
    })

private func make(_ name: Control) -> UIControl {
    switch name {
    case .uiButton: UIButton()
    case .uiSwitch: UISwitch()
    case .uiSegmentedControl: UISegmentedControl(items: ["one", "two"])
    case .subclassOfUIControl: PlainControl()
    }
}
