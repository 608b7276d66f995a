import EventTrace
import ExperimentKit
import UIKit

private let cause = Variable("cause", "What breaks it off", ["a tap on the button", "the system", "removal of the button", "nothing"])
private let callsSuper = Variable.flag("callsSuper", "Touch methods call super", default: true)

extension Experiment {
    /// Where `cancelTracking` comes from.
    static let whatCancelsTracking = Experiment(
        id: "WhatCancelsTracking",
        title: "What calls `cancelTracking`",
        question: "A button is tracking a finger. Something breaks that off. Who calls `cancelTracking`, and when is touchCancel sent?",
        answer: """
            `UIControl`'s `touchesCancelled` calls it, whatever the reason for the cancellation, and then sends touchCancel. An override \
            that does not call `super` cuts off both.
            """,
        origins: [Document000.cancelTrackingFromCancelled],
        observations: ["button-own-tap-csf"],
        variables: [cause, callsSuper],
        stage: { stage in
            let button = stage.name(LevelButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60)), "button")
            button.callsSuper = stage.flag(callsSuper)
            let listener = stage.keep(Listener())
            button.addTarget(listener, action: Listener.fired, for: [.touchUpInside, .touchCancel])
            stage.view.addSubview(button)
            if stage.choice(cause) == "a tap on the button" {
                button.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
            }
            let finger = stage.script.finger(1)
            finger.down(at: "button")
            stage.script.wait(0.05)
            switch stage.choice(cause) {
            case "the system": stage.script.cancelAll()
            case "removal of the button":
                stage.script.perform { button.removeFromSuperview() }
                stage.script.wait(0.05)
                finger.up()
            default: finger.up()
            }
        },
        claims: [
            Claim(
                "`cancelTracking` is called from inside `touchesCancelled`.",
                when: callsSuper.isOn && cause.isNot("nothing"),
                .all([.happens("button.cancelTracking"), .nested("button.cancelTracking", in: "button.touchesCancelled")]),
                quotes: Document000.cancelTrackingFromCancelled),
            Claim(
                "Then touchCancel is sent, and no touch-up.",
                when: callsSuper.isOn && cause.isNot("nothing"),
                .all([.order(["button.cancelTracking", "button.action(touchCancel)"]), .never("button.action(touchUpInside)")])),
            Claim(
                "Without super neither happens.", when: callsSuper.isOff,
                .all([.never("button.cancelTracking"), .never("button.action*")]), quotes: Document000.superCompletesTheSequence),
            Claim("If nothing breaks it off, tracking is not cancelled.", when: cause.is("nothing"), .never("button.cancelTracking")),
        ])
}
