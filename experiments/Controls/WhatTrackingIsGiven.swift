import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum End: String, Choice {
    case lift = "the finger lifts"
    case system = "the system cancels the touch"
    case removal = "the control is removed"
}
private let end = Variable<End>("end", "Tracking ends because")
private let callsThrough = Variable<Bool>(
    "callsThrough", "The control's `cancelTracking` calls `endTracking`", off: "the control's `cancelTracking` does not call `endTracking`",
    changes: .nestedCalls)

/// Says what the last tracking methods are given.
private final class TellingControl: UIControl {
    var callsThrough = false
    var say: (String) -> Void = { _ in }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        say(touch == nil ? "endTracking without a touch" : "endTracking with a touch")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        say(event == nil ? "cancelTracking without an event" : "cancelTracking with an event")
        super.cancelTracking(with: event)
        if callsThrough { endTracking(nil, with: event) }
    }
}

private let control = Named<TellingControl>("control")

/// The optional parameters of the tracking methods.
let whatTrackingIsGiven: Experiment = Experiment(
    id: "WhatTrackingIsGiven",
    title: "When `cancelTracking` and `endTracking` get nil arguments",
    question: """
        The touch of `endTracking` and the event of `cancelTracking` are optional. A finger lifts from a control, the system cancels the touch, \
        or the control is removed from its window. What do the two methods receive?
        """,
    answer: """
        `cancelTracking` receives nil instead of an event when the control is removed from its window. `endTracking` receives its touch, unless \
        an override of `cancelTracking` calls `endTracking` without one; by itself `cancelTracking` does not call `endTracking`.
        """,
    remedy:
        "Do not force-unwrap the event in `cancelTracking(with:)`: it is nil if the control has been removed from its window, which the header names as one example. Undo a pressed or dragged state both in `endTracking(_:with:)` and in `cancelTracking(with:)`: UIKit calls only one of the two.",
    symptoms: [
        "event is nil in cancelTracking(with:)",
        "why is the touch parameter of endTracking optional",
        "crash when a control is removed from its window while tracking",
        "is endTracking called after cancelTracking",
    ],
    origins: [Document004.endTrackingWithoutTouch],
    observations: ["header-uicontrol-cancelTracking-nil-event"],
    variables: [end, callsThrough],
    base: end == .system,
    stage: { stage in
        let control = stage.add(TellingControl(), control)
        control.callsThrough = stage[callsThrough]
        control.say = { stage.mark($0) }
        let finger = stage.script.finger(1)
        finger.down(at: "control")
        stage.script.wait(0.1)
        switch stage[end] {
        case .lift: finger.up()
        case .system: stage.script.cancelAll()
        case .removal:
            stage.script.perform { control.removeFromSuperview() }
            stage.script.wait(0.1)
            finger.up()
        }
    },
    outcomes: {
        Outcome("`cancelTracking`", otherwise: "is not called") {
            Outcome.State("receives an event", "cancelTracking with an event")
            Outcome.State("receives nil instead of an event", "cancelTracking without an event")
        }
        Outcome("`endTracking`", otherwise: "is not called") {
            Outcome.State("receives the touch", "endTracking with a touch")
            Outcome.State("receives nil instead of the touch", "endTracking without a touch")
        }
    },
    claims: {
        Claim(
            "A control that is removed from its window cancels tracking without an event.", when: end == .removal,
            quotes: Document004.cancelTrackingWithoutEvent,
            explanation: "The header says so: the event may be nil if no event is the reason, for example after a removal from the window.",
            rules: [.removedControl]
        ) {
            control.cancelTracking.times(1)
            TokenPattern("cancelTracking without an event").inside(control.cancelTracking)
        }
        Claim(
            "If the system cancels the touch, `cancelTracking` receives an event.", when: end == .system,
            TokenPattern("cancelTracking with an event").inside(control.cancelTracking))
        Claim(
            "When the finger lifts, `endTracking` is called with the touch.", when: end == .lift,
            TokenPattern("endTracking with a touch").inside(control.endTracking))
        Claim(
            "By itself `cancelTracking` does not call `endTracking`.", when: end != .lift && callsThrough.isOff,
            contradicts: Document004.endTrackingWithoutTouch,
            explanation: "The log of a control in document 004 has no line after `cancelTracking`."
        ) {
            control.cancelTracking.happens
            TokenPattern("endTracking*").never
            control.endTracking.never
        }
        Claim(
            "An override of `cancelTracking` that calls `endTracking` has no touch to pass.", when: end != .lift && callsThrough.isOn,
            TokenPattern("endTracking without a touch").inside(control.cancelTracking), quotes: Document004.endTrackingWithoutTouch)
    })
