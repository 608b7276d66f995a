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
    case never = "at no time"
    case untilMidTouch = "until mid-touch"
    case fromMidTouchOn = "from mid-touch on"
}
private let change = Variable<Change>("enabled", "The control is enabled")

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
    static let disabledInMidTouch: Experiment = Experiment(
        id: "DisabledInMidTouch",
        title: "A control that is disabled before or during a touch",
        question: """
            A control is inside a view that receives touches. It is disabled from the start, or it is disabled or enabled while a finger is on it. \
            What does it send, and where does the touch go?
            """,
        answer: """
            If the control is disabled at touch down, it sends nothing for the whole touch, and the touch is passed on to its superview. If it is \
            disabled in mid-touch, it goes on tracking and sends touchUpInside when the finger lifts: its state at touch down decides. A report to \
            Apple about iOS 11 and 12 says so for a button.
            """,
        remedy: "If a control can be disabled during a touch, check `isEnabled` again in its action.",
        symptoms: [
            "button still fires after isEnabled = false while the finger is on it",
            "disable a button in touchDown but touchUpInside is still called",
            "button enabled during a touch does not send touchUpInside",
            "changing isEnabled in the middle of a touch",
        ],
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
                "A control that is disabled at touch down sends nothing, even if it is enabled before the finger lifts.",
                when: change.isOneOf(.never, .fromMidTouchOn), .never("control.*"),
                explanation: "The header says that a disabled control ignores touches.", rules: [.disabledControl]),
            Claim(
                "The superview of a control that is disabled at touch down receives the touch, from `touchesBegan` to `touchesEnded`.",
                when: change.isOneOf(.never, .fromMidTouchOn),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"], among: ["parent.*"]),
                explanation: """
                    Assumed: one weak report says that a list receives the tap on a disabled button in a cell (observation \
                    disabled-button-cell-tap). It would look the same if the control were not the hit-test view.
                    """,
                rules: [.disabledControl]
            ),
            Claim(
                "A disabled control is still the hit-test view.", .decided("control: bind*"),
                explanation: "Assumed: no condition of hit-testing mentions whether a control is enabled.", rules: [.disabledControl]),
            Claim(
                "A control that is disabled in mid-touch still sends touchUpInside when the finger lifts.",
                when: change == .untilMidTouch,
                .ordering(["control.action(touchDown)", "control.action(touchUpInside)"], among: ["control.*"]),
                explanation: "Disabling a control does not cancel tracking: this was reported to Apple for a button under iOS 11.4 and 12.",
                rules: [.disabledWhileTracking]),
            Claim(
                "A control that is disabled while it tracks a finger behaves like one that stays enabled.",
                when: change.isOneOf(.allTheTime, .untilMidTouch), .same(whatever: change, among: ["control.*", "parent.*"])),
            Claim(
                "A touch that the control has begun to track is never passed on to the superview.",
                when: change.isOneOf(.allTheTime, .untilMidTouch), .never("parent.*")),
            Claim("A button and a subclass of `UIControl` behave the same.", .same(whatever: control)),
        ])
}
