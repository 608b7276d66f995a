import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Cause: String, Choice {
    case tapOnTheButton = "a tap recognizer on the button"
    case system = "the system"
    case removalOfTheButton = "the removal of the button"
    case nothing
}
private let cause = Variable<Cause>("cause", "The touch is interrupted by")
private let callsSuper = Variable<Bool>(
    "callsSuper", "Touch methods call `super`", off: "touch methods do not call `super`", default: true, changes: .nestedCalls)

private let button = Named<LevelButton>("button")
private let tap = Named<UITapGestureRecognizer>("tap")

/// Where `cancelTracking` comes from.
let whatCancelsTracking: Experiment = Experiment(
    id: "WhatCancelsTracking",
    title: "What calls `cancelTracking(with:)` of a button",
    question:
        "A button is tracking a finger, and something interrupts the touch. Who calls `cancelTracking`, and when is `touchCancel` sent?",
    answer: """
        `UIControl`'s `touchesCancelled` calls `cancelTracking(with:)`, whether a recognizer, the system or the removal of the button \
        has cancelled the touch, and then sends `touchCancel`. If the button's touch methods do not call `super`, neither happens. A \
        control that is disabled in mid-touch goes on tracking; see DisabledInMidTouch.
        """,
    remedy:
        "Clean up in `cancelTracking(with:)` as well as in `endTracking(_:with:)`, with a call of `super` in both (the event may be nil after a removal), or in an action for `touchCancel`. Call `super` in every touch method that you override. A scroll view or list that starts to scroll cancels the touch of a button only if `touchesShouldCancel(in:)` of the scroll view returns `true` for the button, by default `false`: see ScrollAgainstButton. Tie a pressed look to `isHighlighted`, which is switched off when the touch is cancelled too.",
    symptoms: [
        "why is my button's touch cancelled",
        "cancelTracking(with:) is not called",
        "touchesCancelled override without super breaks the button",
        "button removed from its superview while being touched",
        "clean up when a control's touch is interrupted",
        "custom button stays pressed or highlighted after the list scrolls",
    ],
    origins: [Document000.cancelTrackingFromCancelled],
    observations: ["button-own-tap-csf"],
    variables: [cause, callsSuper], base: cause == .nothing,
    stage: { stage in
        let button = stage.name(LevelButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60)), button)
        button.callsSuper = stage[callsSuper]
        let listener = stage.keep(ActionTarget())
        button.addTarget(listener, action: ActionTarget.fire, for: [.touchUpInside, .touchCancel])
        stage.view.addSubview(button)
        if stage[cause] == .tapOnTheButton {
            button.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), tap))
        }
        let finger = stage.script.finger(1)
        finger.down(at: "button")
        stage.script.wait(0.05)
        switch stage[cause] {
        case .system: stage.script.cancelAll()
        case .removalOfTheButton:
            stage.script.perform { button.removeFromSuperview() }
            stage.script.wait(0.05)
            finger.up()
        case .tapOnTheButton, .nothing: finger.up()
        }
    },
    outcomes: {
        Outcome("`cancelTracking` is called", not: "`cancelTracking` is not called", button.cancelTracking)
        Outcome("the button", otherwise: "sends no action") {
            Outcome.State("sends `touchCancel`", button.action(.touchCancel))
            Outcome.State("sends `touchUpInside`", button.action(.touchUpInside))
        }
        Outcome("the touch is cancelled", not: "the touch ends", button.touchesCancelled)
    },
    claims: {
        Claim(
            "`cancelTracking` is called from inside `touchesCancelled`.",
            when: callsSuper.isOn && cause != .nothing,
            quotes: Document000.cancelTrackingFromCancelled
        ) {
            button.cancelTracking.happens
            button.cancelTracking.inside(button.touchesCancelled)
        }
        Claim(
            "After `cancelTracking`, `touchCancel` is sent, and no `touchUpInside`.",
            when: callsSuper.isOn && cause != .nothing
        ) {
            button.cancelTracking
            button.action(.touchCancel)
            button.action(.touchUpInside).never
        }
        Claim(
            "If the touch methods do not call `super`, neither `cancelTracking` nor an action is called.", when: callsSuper.isOff,
            quotes: Document000.superCompletesTheSequence
        ) {
            button.touchesBegan.happens
            button.cancelTracking.never
            button.action.never
        }
        Claim("If nothing interrupts the touch, tracking is not cancelled.", when: cause == .nothing, button.cancelTracking.never)
    })
