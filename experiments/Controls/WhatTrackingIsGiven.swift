import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum End: String, Choice {
    case lift = "the finger lifts"
    case system = "the system takes the touch"
    case removal = "the control is removed"
}
private let end = Variable<End>("end", "Tracking ends because")
private let callsThrough = Variable<Bool>("callsThrough", "Its `cancelTracking` calls `endTracking`")

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

extension Experiment {
    /// The optional parameters of the tracking methods.
    static let whatTrackingIsGiven = Experiment(
        id: "WhatTrackingIsGiven",
        title: "When tracking methods are given no touch and no event",
        question:
            "The touch of `endTracking` and the event of `cancelTracking` are optional. A finger lifts from a control, the system takes the touch, or the control leaves its window. What do the two methods get?",
        answer:
            "`cancelTracking` gets no event when the control is removed. `endTracking` gets its touch, except from an override of `cancelTracking` that calls it; by itself `cancelTracking` calls nothing.",
        origins: [Document004.endTrackingWithoutTouch],
        observations: ["header-uicontrol-cancelTracking-nil-event"],
        variables: [end, callsThrough],
        stage: { stage in
            let control = stage.add(TellingControl(), "control")
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
        claims: [
            Claim(
                "Removed from its window, a control cancels tracking without an event.", when: end == .removal,
                .all([.exactly(1, "control.cancelTracking"), .nested("cancelTracking without an event", in: "control.cancelTracking")]),
                quotes: Document004.cancelTrackingWithoutEvent,
                explanation: "The header says so: no event is the reason.", rules: [.removedControl]),
            Claim(
                "Where the system takes the touch, there is an event.", when: end == .system,
                .nested("cancelTracking with an event", in: "control.cancelTracking")),
            Claim(
                "With the lift comes `endTracking`, with the touch.", when: end == .lift,
                .nested("endTracking with a touch", in: "control.endTracking")),
            Claim(
                "By itself `cancelTracking` does not call `endTracking`.", when: end != .lift && callsThrough.isOff,
                .all([.happens("control.cancelTracking"), .never("endTracking*"), .never("control.endTracking")]),
                contradicts: Document004.endTrackingWithoutTouch,
                explanation: "The document's own log of a control has no line after `cancelTracking`."),
            Claim(
                "An override that calls it has no touch to give.", when: end != .lift && callsThrough.isOn,
                .nested("endTracking without a touch", in: "control.cancelTracking"), quotes: Document004.endTrackingWithoutTouch),
        ])
}
