import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", "The control is", ["a button", "a subclass of UIControl"])
private let change = Variable("enabled", "It is enabled", ["all the time", "never", "until mid-touch", "from mid-touch on"])

private final class CancelledButton: UIButton {
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

private final class CancelledControl: UIControl {
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

extension Experiment {
    /// Where the touch of a disabled control goes.
    static let disabledInMidTouch = Experiment(
        id: "DisabledInMidTouch",
        title: "A control that is disabled before or during a touch",
        question:
            "A control in a view that hears of touches is disabled, or is disabled or enabled while a finger is on it. What does it send, and where does the touch go?",
        answer:
            "Disabled at the landing, it sends nothing for the whole touch, and the touch goes on to its superview. Disabled in mid-touch, it cancels tracking and sends nothing more, and its superview hears nothing. Only that a disabled control ignores touches is documented.",
        variables: [control, change],
        stage: { stage in
            let parent = stage.add({ TouchPad(frame: $0) }, "parent", at: .stage)
            let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
            let view: UIControl = stage.choice(control) == "a button" ? CancelledButton(frame: frame) : CancelledControl(frame: frame)
            parent.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.touchDown, .touchUpInside, .touchCancel])
            let choice = stage.choice(change)
            view.isEnabled = choice == "all the time" || choice == "until mid-touch"
            stage.script.finger(1).down(at: "control")
            stage.script.wait(0.1)
            stage.script.perform { [unowned(unsafe) stage] in
                stage.mark("mid-touch")
                if choice == "until mid-touch" { view.isEnabled = false }
                if choice == "from mid-touch on" { view.isEnabled = true }
            }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                "A control that is disabled at the landing sends nothing, even if it is enabled before the lift.",
                when: change.isOneOf(["never", "from mid-touch on"]), .never("control.*"),
                explanation: "The header says that a disabled control ignores touches (CO.5)."),
            Claim(
                "Its superview gets the touch, from began to ended.",
                when: change.isOneOf(["never", "from mid-touch on"]),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"], among: ["parent.*"]),
                explanation:
                    "Assumed (CO.5): one weak report has a list get the tap on a disabled button in a cell (observation disabled-button-cell-tap). It would look the same if the control were not hit at all."
            ),
            Claim(
                "A disabled control is still the hit view.", .decided("control: bind*"),
                explanation: "Assumed: no condition of hit-testing speaks of it (CO.5)."),
            Claim(
                "Disabled in mid-touch it cancels tracking at once and sends nothing more.",
                when: change.is("until mid-touch"),
                .ordering(["control.action(touchDown)", "control.cancelTracking"], among: ["control.*"]),
                explanation: "Not documented (CO.5, assumed)."),
            Claim(
                "A touch that it has begun to track goes to nobody else.",
                when: change.isOneOf(["all the time", "until mid-touch"]), .never("parent.*")),
            Claim("A button and a subclass of `UIControl` do the same.", .same(whatever: control)),
        ])
}
