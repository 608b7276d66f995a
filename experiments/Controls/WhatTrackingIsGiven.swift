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
    "callsThrough", "The control's `cancelTracking` calls `endTracking`", off: "the control's `cancelTracking` does not call `endTracking`")

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
    static let whatTrackingIsGiven: Experiment = Experiment(
        id: "WhatTrackingIsGiven",
        title: "When `cancelTracking` and `endTracking` get nil arguments",
        question: """
            The touch of `endTracking` and the event of `cancelTracking` are optional. A finger lifts from a control, the system cancels the touch, \
            or the control is removed from its window. What do the two methods receive?
            """,
        answer: """
            `cancelTracking` receives nil instead of an event when the control is removed from its window. `endTracking` receives its touch, except \
            from an override of `cancelTracking` that calls it; by itself `cancelTracking` calls nothing.
            """,
        remedy: "Do not force-unwrap the event in `cancelTracking(with:)`: it is nil if the control has been removed from its window.",
        symptoms: [
            "event is nil in cancelTracking(with:)",
            "why is the touch parameter of endTracking optional",
            "crash when a control is removed from its window while tracking",
            "is endTracking called after cancelTracking",
        ],
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
                "A control that is removed from its window cancels tracking without an event.", when: end == .removal,
                .all([.exactly(1, "control.cancelTracking"), .nested("cancelTracking without an event", in: "control.cancelTracking")]),
                quotes: Document004.cancelTrackingWithoutEvent,
                explanation: "The header says so: the event is nil if no event is the reason.", rules: [.removedControl]),
            Claim(
                "If the system cancels the touch, `cancelTracking` receives an event.", when: end == .system,
                .nested("cancelTracking with an event", in: "control.cancelTracking")),
            Claim(
                "When the finger lifts, `endTracking` is called with the touch.", when: end == .lift,
                .nested("endTracking with a touch", in: "control.endTracking")),
            Claim(
                "By itself `cancelTracking` does not call `endTracking`.", when: end != .lift && callsThrough.isOff,
                .all([.happens("control.cancelTracking"), .never("endTracking*"), .never("control.endTracking")]),
                contradicts: Document004.endTrackingWithoutTouch,
                explanation: "The document's own log of a control has no line after `cancelTracking`."),
            Claim(
                "An override of `cancelTracking` that calls `endTracking` has no touch to pass.", when: end != .lift && callsThrough.isOn,
                .nested("endTracking without a touch", in: "control.cancelTracking"), quotes: Document004.endTrackingWithoutTouch),
        ])
}
