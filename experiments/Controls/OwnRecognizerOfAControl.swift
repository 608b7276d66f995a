import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case uiButton = "a UIButton"
    case uiSwitch = "a UISwitch"
    case uiSegmentedControl = "a UISegmentedControl"
    case subclassOfUIControl = "a subclass of UIControl"
}
private let control = Variable<Control>("control", "The control is")

private enum Place: String, Choice {
    case control = "the control"
    case itsSuperview = "its superview"
    case both
}
private let place = Variable<Place>("tap", "A tap recognizer is on")

private final class PlainControl: UIControl {}

extension Experiment {
    /// The veto and the control's own recognizers.
    static let ownRecognizerOfAControl: Experiment = Experiment(
        id: "OwnRecognizerOfAControl",
        title: "A tap gesture added to a button or switch itself",
        question:
            "System controls keep the tap recognizers of their superviews from firing. What about a tap recognizer on the control itself?",
        answer: """
            It fires, and the control is cancelled: it sends touchCancel instead of its own event, and a switch sends nothing at all. A system \
            control keeps only recognizers above it from firing; a subclass of `UIControl` loses to both.
            """,
        remedy:
            "To keep a button's own event, use its actions instead of a tap recognizer, or set `cancelsTouchesInView = false` on the recognizer.",
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
            let parent = stage.add(UIView(), "parent", at: CGRect(x: 45, y: 200, width: 300, height: 200))
            let view = make(stage[control])
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 30)
            parent.addSubview(stage.name(view, "control"))
            let own: UIControl.Event =
                switch stage[control] {
                case .uiButton, .subclassOfUIControl: .touchUpInside
                case .uiSwitch, .uiSegmentedControl: .valueChanged
                }
            stage.addTargets(to: view, for: [.touchDown, own, .touchCancel])
            if stage[place] != .itsSuperview { stage.add(UITapGestureRecognizer(), "own_tap", to: view) }
            if stage[place] != .control { stage.add(UITapGestureRecognizer(), "parent_tap", to: parent) }
            stage.script.tap(.point(x: 40, y: 15, in: "control"))
        },
        claims: [
            Claim(
                "A tap recognizer on the control itself fires and cancels the control.",
                when: place != .itsSuperview && control != .uiSwitch,
                .order(["control.action(touchDown)", "own_tap.action(ended)", "control.action(touchCancel)"]),
                explanation: "Logs of buttons show it; for the other controls the mechanism is the same.", rules: [.ownRecognizerWins]),
            Claim(
                "A tap recognizer on a switch fires, and the switch sends nothing at all.",
                when: place != .itsSuperview && control == .uiSwitch, .all([.happens("own_tap.action(ended)"), .never("control.action*")]),
                explanation: "A switch is driven by a recognizer of its own, which the added one keeps from recognizing.",
                rules: [.switchRecognizer]),
            Claim(
                "If a tap recognizer is on the control itself, the control's own event is not sent.", when: place != .itsSuperview,
                .all([.never("control.action(touchUpInside)"), .never("control.action(valueChanged)")])),
            Claim(
                "A tap recognizer above a system control does not fire.",
                when: place == .itsSuperview && control != .subclassOfUIControl,
                .all([.never("parent_tap.*"), .never("control.action(touchCancel)")]),
                explanation: "The veto is for recognizers of the control's ancestors.", rules: [.veto]),
            Claim(
                "A tap recognizer above a subclass of `UIControl` fires.",
                when: place == .itsSuperview && control == .subclassOfUIControl, .happens("parent_tap.action(ended)")),
            Claim(
                "If a tap recognizer on the control fires, none above it does.", when: place != .itsSuperview,
                .all([.happens("own_tap.action(ended)"), .never("parent_tap.*")]),
                explanation: "The control is deeper in the view hierarchy.", rules: [.deepestLatestWins]),
        ])
}

private func make(_ name: Control) -> UIControl {
    switch name {
    case .uiButton: UIButton()
    case .uiSwitch: UISwitch()
    case .uiSegmentedControl: UISegmentedControl(items: ["one", "two"])
    case .subclassOfUIControl: PlainControl()
    }
}
