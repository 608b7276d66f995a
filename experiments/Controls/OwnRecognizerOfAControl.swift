import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", "The control is", ["UIButton", "UISwitch", "UISegmentedControl", "subclass of UIControl"])
private let place = Variable("tap", "A tap recognizer is on", ["the control", "its superview", "both"])

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
            let parent = stage.add({ UIView(frame: $0) }, "parent", at: CGRect(x: 45, y: 200, width: 300, height: 200))
            let view = make(stage.choice(control))
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 30)
            parent.addSubview(stage.name(view, "control"))
            let own: UIControl.Event =
                stage.choice(control) == "UIButton" || stage.choice(control).hasPrefix("sub") ? .touchUpInside : .valueChanged
            stage.listenSeparately(to: view, for: [.touchDown, own, .touchCancel])
            if stage.choice(place) != "its superview" { stage.put(UITapGestureRecognizer(), "own_tap", on: view) }
            if stage.choice(place) != "the control" { stage.put(UITapGestureRecognizer(), "parent_tap", on: parent) }
            stage.script.tap(.point(x: 40, y: 15, in: "control"))
        },
        claims: [
            Claim(
                "A tap on the control itself acts and cancels the control.",
                when: place.isNot("its superview"),
                .order(["control.action(touchDown)", "own_tap.action(ended)", "control.action(touchCancel)"]),
                explanation: "Logs of buttons show it (CO.7); for the others it is the same mechanism."),
            Claim(
                "The control's own event is not sent then.", when: place.isNot("its superview"),
                .all([.never("control.action(touchUpInside)"), .never("control.action(valueChanged)")])),
            Claim(
                "A tap above a system control does not act.",
                when: place.is("its superview") && control.isNot("subclass of UIControl"),
                .all([.never("parent_tap.*"), .never("control.action(touchCancel)")]),
                explanation: "The veto is for recognizers on ancestors (CO.6)."),
            Claim(
                "Above a subclass of `UIControl` it acts.",
                when: place.is("its superview") && control.is("subclass of UIControl"), .happens("parent_tap.action(ended)")),
            Claim(
                "Where it acts, none above does.", when: place.isNot("its superview"),
                .all([.happens("own_tap.action(ended)"), .never("parent_tap.*")]),
                explanation: "It is deeper (GE.9)."),
        ])
}

private func make(_ name: String) -> UIControl {
    switch name {
    case "UIButton": UIButton()
    case "UISwitch": UISwitch()
    case "UISegmentedControl": UISegmentedControl(items: ["one", "two"])
    default: PlainControl()
    }
}
