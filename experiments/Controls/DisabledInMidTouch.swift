import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case button = "a button"
    case subclassOfUIControl = "a subclass of UIControl"
}
private let control = Variable<Control>("control", "The control is")

private enum Change: String, Choice {
    case allTheTime = "all the time"
    case never
    case untilMidTouch = "until mid-touch"
    case fromMidTouchOn = "from mid-touch on"
}
private let change = Variable<Change>("enabled", "It is enabled")

private final class CancelledButton: UIButton {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

private final class CancelledControl: UIControl {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

extension Experiment {
    /// Where the touch of a disabled control goes.
    static let disabledInMidTouch = Experiment(
        id: "DisabledInMidTouch",
        title: "A control that is disabled before or during a touch",
        question:
            "A control in a view that receives touches is disabled, or is disabled or enabled while a finger is on it. What does it send, and where does the touch go?",
        answer:
            "Disabled at the landing, it sends nothing for the whole touch, and the touch goes on to its superview. Disabled in mid-touch, it tracks on and sends touchUpInside at the lift: it is the landing that decides. A report to Apple about iOS 11 and 12 says so of a button.",
        variables: [control, change],
        stage: { stage in
            let parent = stage.add(LoggedView(), "parent", at: Stage.bounds)
            let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
            let view: UIControl = stage[control] == .button ? CancelledButton(frame: frame) : CancelledControl(frame: frame)
            parent.addSubview(stage.name(view, "control"))
            stage.addTargets(to: view, for: [.touchDown, .touchUpInside, .touchCancel])
            let choice = stage[change]
            view.isEnabled = choice == .allTheTime || choice == .untilMidTouch
            stage.script.finger(1).down(at: "control")
            stage.script.wait(0.1)
            stage.script.perform {
                stage.mark("mid-touch")
                if choice == .untilMidTouch { view.isEnabled = false }
                if choice == .fromMidTouchOn { view.isEnabled = true }
            }
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                "A control that is disabled at the landing sends nothing, even if it is enabled before the lift.",
                when: change.isOneOf(.never, .fromMidTouchOn), .never("control.*"),
                explanation: "The header says that a disabled control ignores touches.", rules: [.disabledControl]),
            Claim(
                "Its superview gets the touch, from began to ended.",
                when: change.isOneOf(.never, .fromMidTouchOn),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"], among: ["parent.*"]),
                explanation:
                    "Assumed: one weak report has a list get the tap on a disabled button in a cell (observation disabled-button-cell-tap). It would look the same if the control were not hit at all.",
                rules: [.disabledControl]
            ),
            Claim(
                "A disabled control is still the hit view.", .decided("control: bind*"),
                explanation: "Assumed: no condition of hit-testing speaks of it.", rules: [.disabledControl]),
            Claim(
                "Disabled in mid-touch it sends touchUpInside at the lift all the same.",
                when: change == .untilMidTouch,
                .ordering(["control.action(touchDown)", "control.action(touchUpInside)"], among: ["control.*"]),
                explanation: "Disabling does not cancel tracking: reported to Apple of a button under iOS 11.4 and 12.",
                rules: [.disabledWhileTracking]),
            Claim(
                "A finger that is on it when it is disabled is like one on a control that stays enabled.",
                when: change.isOneOf(.allTheTime, .untilMidTouch), .same(whatever: change, among: ["control.*", "parent.*"])),
            Claim(
                "A touch that it has begun to track goes to nobody else.",
                when: change.isOneOf(.allTheTime, .untilMidTouch), .never("parent.*")),
            Claim("A button and a subclass of `UIControl` do the same.", .same(whatever: control)),
        ])
}
