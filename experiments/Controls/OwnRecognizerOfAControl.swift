import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case uiButton = "UIButton"
    case uiSwitch = "UISwitch"
    case uiSegmentedControl = "UISegmentedControl"
    case subclassOfUIControl = "subclass of UIControl"
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
    static let ownRecognizerOfAControl = Experiment(
        id: "OwnRecognizerOfAControl",
        title: "A tap recognizer on a control itself",
        question: "System controls keep tap recognizers of their superviews from acting. What about one on the control itself?",
        answer:
            "It acts, and the control is cancelled: touchCancel instead of its own event. Only recognizers above a system control are kept from acting; a subclass of `UIControl` loses to both.",
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
                "A tap on the control itself acts and cancels the control.",
                when: place != .itsSuperview && control != .uiSwitch,
                .order(["control.action(touchDown)", "own_tap.action(ended)", "control.action(touchCancel)"]),
                explanation: "Logs of buttons show it; for the others it is the same mechanism.", rules: [.ownRecognizerWins]),
            Claim(
                "A tap on a switch acts, and the switch sends nothing at all.",
                when: place != .itsSuperview && control == .uiSwitch, .all([.happens("own_tap.action(ended)"), .never("control.action*")]),
                explanation: "A switch is driven by a recognizer of its own, which the other one keeps from recognizing.",
                rules: [.switchRecognizer]),
            Claim(
                "The control's own event is not sent then.", when: place != .itsSuperview,
                .all([.never("control.action(touchUpInside)"), .never("control.action(valueChanged)")])),
            Claim(
                "A tap above a system control does not act.",
                when: place == .itsSuperview && control != .subclassOfUIControl,
                .all([.never("parent_tap.*"), .never("control.action(touchCancel)")]),
                explanation: "The veto is for recognizers on ancestors.", rules: [.veto]),
            Claim(
                "Above a subclass of `UIControl` it acts.",
                when: place == .itsSuperview && control == .subclassOfUIControl, .happens("parent_tap.action(ended)")),
            Claim(
                "Where it acts, none above does.", when: place != .itsSuperview,
                .all([.happens("own_tap.action(ended)"), .never("parent_tap.*")]),
                explanation: "It is deeper.", rules: [.deepestLatestWins]),
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
