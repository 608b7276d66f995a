import EventTrace
import ExperimentKit
import UIKit

private enum Control: String, Choice {
    case button = "a button"
    case subclassOfUIControl = "a subclass of `UIControl`"
}
private let control = Variable<Control>("control", "The control is")

private enum Change: String, Choice {
    case allTheTime = "is enabled all the time"
    case never = "is never enabled"
    case untilMidTouch = "is enabled until mid-touch"
    case fromMidTouchOn = "is enabled from mid-touch on"
}
private let change = Variable<Change>("enabled", "The control")

private let isEnabledAtTouchDown = Condition(
    "the control is enabled at touch down", not: "the control is disabled at touch down", change.isOneOf(.allTheTime, .untilMidTouch))

private final class CancelledButton: UIButton {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

private final class CancelledControl: UIControl {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

private let controlView = Named<UIControl>("control")
private let parent = Named<LoggedView>("parent")

/// Where the touch of a disabled control goes.
let disabledInMidTouch: Experiment = Experiment(
    id: "DisabledInMidTouch",
    title: "A control that is disabled before or during a touch",
    question: """
        A control is inside a view that receives touches. It is disabled from the start, or it is disabled or enabled while a finger is on it. \
        What does it send, and where does the touch go?
        """,
    answer: """
        If the control is disabled at touch down, it sends nothing for the whole touch, and the touch is passed on to its superview. If it is \
        disabled in mid-touch, it goes on tracking and sends `touchUpInside` when the finger lifts: its state at touch down decides. A \
        report to Apple about iOS 11 and 12 says so for a button.
        """,
    remedy:
        "If a control can be disabled during a touch, check `isEnabled` again in its action: `guard sender.isEnabled else { return }`. A control that is enabled during a touch reacts only to the next touch.",
    symptoms: [
        "button still fires after isEnabled = false while the finger is on it",
        "disable a button in touchDown but touchUpInside is still called",
        "button enabled during a touch does not send touchUpInside",
        "changing isEnabled in the middle of a touch",
    ],
    variables: [control, change],
    stage: { stage in
        let parent = stage.add(LoggedView(), parent, at: Stage.bounds)
        let frame = CGRect(x: 95, y: 300, width: 200, height: 60)
        let view: UIControl = stage[control] == .button ? CancelledButton(frame: frame) : CancelledControl(frame: frame)
        parent.addSubview(stage.name(view, controlView))
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
    outcomes: {
        Outcome("the control sends `touchUpInside`", not: "the control sends nothing", controlView.action(.touchUpInside))
        Outcome("the superview receives the touch", not: "the superview does not receive the touch", parent.touchesBegan)
    },
    claims: {
        Claim(
            "A control that is disabled at touch down sends nothing, even if it is enabled before the finger lifts.",
            when: !isEnabledAtTouchDown, controlView.everything.never,
            explanation: "The header says that a disabled control ignores touches.", rules: [.disabledControl])
        Claim(
            "The superview of a control that is disabled at touch down receives the touch, from `touchesBegan` to `touchesEnded`.",
            when: !isEnabledAtTouchDown,
            explanation: """
                Assumed: one weak report says that a list receives the tap on a disabled button in a cell (observation \
                disabled-button-cell-tap). It would look the same if the control were not the hit-test view.
                """,
            rules: [.disabledControl]
        ) {
            only(among: parent.everything) {
                parent.touchesBegan
                parent.touchesEnded
            }
        }
        Claim(
            "A disabled control is still the hit-test view.", decided("control: bind*"),
            explanation: "Assumed: no condition of hit-testing mentions whether a control is enabled.", rules: [.disabledControl])
        Claim(
            "A control that is disabled in mid-touch still sends `touchUpInside` when the finger lifts.",
            when: change == .untilMidTouch,
            explanation: "Disabling a control does not cancel tracking: this was reported to Apple for a button under iOS 11.4 and 12.",
            rules: [.disabledWhileTracking]
        ) {
            only(among: controlView.everything) {
                controlView.action(.touchDown)
                controlView.action(.touchUpInside)
            }
        }
        Claim(
            "A control that is disabled while it tracks a finger behaves like one that stays enabled.",
            when: isEnabledAtTouchDown, change.changesNothing(among: controlView.everything, parent.everything))
        Claim(
            "A touch that the control has begun to track is never passed on to the superview.",
            when: isEnabledAtTouchDown, parent.everything.never)
        Claim("A button and a subclass of `UIControl` behave the same.", control.changesNothing())
    })
