import EventTrace
import ExperimentKit
import UIKit

private let kind = Variable(
    "control", "The control is",
    ["a UIButton", "a UISwitch", "a UIStepper", "a UISegmentedControl", "a UIControl", "a subclass", "a subclass that objects"])
private let carrier = Variable("tapOn", "A tap recognizer is on", ["nothing", "the parent", "the control"])

private final class PlainControl: UIControl {}

/// Turns down recognizers of other views, as the system's controls do.
private final class Objecting: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }
}

extension Experiment {
    /// Who wins against a tap.
    static let systemAndCustomControls = Experiment(
        id: "SystemAndCustomControls",
        title: "A tap recognizer against system and custom controls",
        question: "A control is tapped; a tap recognizer is on its parent or on the control itself. Which of the two acts?",
        answer:
            "Against a tap on the parent the system's controls win and others lose, unless they object as those do: by `gestureRecognizerShouldBegin`. A tap on the control itself wins over each, except that a stepper has stepped by then, with the landing.",
        origins: [Document004.systemControlWins],
        observations: ["button-superview-tap-full", "custom-uicontrol-loses-to-superview-tap"],
        variables: [kind, carrier],
        stage: { stage in
            let listener = stage.keep(Listener())
            let frame = CGRect(x: 145, y: 300, width: 100, height: 40)
            let control: UIControl
            switch stage.choice(kind) {
            case "a UIButton": control = UIButton(frame: frame)
            case "a UISwitch": control = UISwitch(frame: frame)
            case "a UIStepper": control = UIStepper(frame: frame)
            case "a UISegmentedControl":
                let segments = UISegmentedControl(frame: frame)
                segments.insertSegment(withTitle: "left", at: 0, animated: false)
                segments.insertSegment(withTitle: "right", at: 1, animated: false)
                control = segments
            case "a UIControl": control = UIControl(frame: frame)
            case "a subclass": control = PlainControl(frame: frame)
            default: control = Objecting(frame: frame)
            }
            let isValue = ["a UISwitch", "a UIStepper", "a UISegmentedControl"].contains(stage.choice(kind))
            control.addTarget(listener, action: Listener.fired, for: isValue ? .valueChanged : .touchUpInside)
            stage.view.addSubview(stage.name(control, "control"))
            guard stage.choice(carrier) != "nothing" else { return }
            let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap")
            (stage.choice(carrier) == "the control" ? control : stage.view).addGestureRecognizer(tap)
        },
        script: { stage in
            let width = stage.view(named: "control").map { Double($0.bounds.size.width) } ?? 100
            stage.script.tap(.point(x: width * 0.75, y: 15, in: "control"))
        },
        claims: [
            Claim(
                "Without a recognizer every control acts.", when: carrier.is("nothing"),
                .exactly(1, "control.action(*)"), quotes: Document004.actionFromTheTouch),
            Claim(
                "`UIControl` itself cannot be used.",
                when: kind.is("a UIControl") && carrier.is("nothing"),
                .never("control.action(*)"), quotes: Document004.controlIsAbstract,
                knownRefutation:
                    "An instance of it tracks touches and sends actions like any other. It has no looks, which is why one makes subclasses."
            ),
            Claim(
                "A control of the system wins over a tap on its parent.",
                when: carrier.is("the parent") && kind.isOneOf(["a UIButton", "a UISwitch", "a UIStepper", "a UISegmentedControl"]),
                .all([.happens("control.action(*)"), .never("tap.action*")]), quotes: Document004.systemControlWins,
                explanation: "A system control turns down a one-finger single tap of its ancestors (CO.6)."),
            Claim(
                "A custom control loses to it.",
                when: carrier.is("the parent") && kind.isOneOf(["a UIControl", "a subclass"]),
                .all([.happens("tap.action(ended)"), .never("control.action(*)")]), quotes: Document004.customControlLoses),
            Claim(
                "A custom control always loses to a tap on its parent.",
                when: carrier.is("the parent") && kind.is("a subclass that objects"), .never("control.action(*)"),
                quotes: Document004.customControlLoses,
                knownRefutation: "It wins if its `gestureRecognizerShouldBegin` says no, which is all that the system's controls do (CO.6)."
            ),
            Claim(
                "Nothing in a control's own power makes a difference: the system tells the touches apart.",
                when: carrier.is("the parent") && kind.isOneOf(["a subclass", "a subclass that objects"]),
                .same(whatever: kind, among: ["*.action(*)"]),
                quotes: Document004.guessedIdentifier,
                knownRefutation:
                    "The two differ in one method of their own. No identifier of the touch is needed: the hit view is asked whether the recognizer may begin (GE.12)."
            ),
            Claim(
                "Priority over a recognizer holds for one on the control too.",
                when: carrier.is("the control") && kind.isOneOf(["a UIButton", "a UISwitch"]), .never("tap.action*"),
                quotes: Document004.systemControlWins,
                knownRefutation: "A system control turns down recognizers of its ancestors only; one on the control itself wins (CO.7)."),
            Claim(
                "So in the case of a custom control, all is as for any view: the recognizer acts.",
                when: carrier.is("the parent") && kind.is("a subclass"), .ordering(["tap.action(ended)"]),
                quotes: Document004.caseOfCustomControl),
        ])
}
