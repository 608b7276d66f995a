import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Cause: String, Choice {
    case tapOnTheButton = "a tap on the button"
    case system = "the system"
    case removalOfTheButton = "removal of the button"
    case nothing
}
private let cause = Variable<Cause>("cause", "What breaks it off")
private let callsSuper = Variable<Bool>("callsSuper", "Touch methods call super", default: true)

extension Experiment {
    /// Where `cancelTracking` comes from.
    static let whatCancelsTracking = Experiment(
        id: "WhatCancelsTracking",
        title: "What calls `cancelTracking`",
        question: "A button is tracking a finger. Something breaks that off. Who calls `cancelTracking`, and when is touchCancel sent?",
        answer: """
            `UIControl`'s `touchesCancelled` calls it, whether a recognizer, the system or a removal has cancelled the touch, and then sends \
            touchCancel. An override that does not call `super` cuts off both. A control that is disabled in mid-touch goes on \
            tracking; DisabledInMidTouch has that.
            """,
        origins: [Document000.cancelTrackingFromCancelled],
        observations: ["button-own-tap-csf"],
        variables: [cause, callsSuper],
        stage: { stage in
            let button = stage.name(LevelButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60)), "button")
            button.callsSuper = stage[callsSuper]
            let listener = stage.keep(ActionTarget())
            button.addTarget(listener, action: ActionTarget.fire, for: [.touchUpInside, .touchCancel])
            stage.view.addSubview(button)
            if stage[cause] == .tapOnTheButton {
                button.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "tap"))
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
        claims: [
            Claim(
                "`cancelTracking` is called from inside `touchesCancelled`.",
                when: callsSuper.isOn && cause != .nothing,
                .all([.happens("button.cancelTracking"), .nested("button.cancelTracking", in: "button.touchesCancelled")]),
                quotes: Document000.cancelTrackingFromCancelled),
            Claim(
                "Then touchCancel is sent, and no touch-up.",
                when: callsSuper.isOn && cause != .nothing,
                .all([.order(["button.cancelTracking", "button.action(touchCancel)"]), .never("button.action(touchUpInside)")])),
            Claim(
                "Without super neither happens.", when: callsSuper.isOff,
                .all([.happens("button.touchesBegan"), .never("button.cancelTracking"), .never("button.action*")]),
                quotes: Document000.superCompletesTheSequence),
            Claim("If nothing breaks it off, tracking is not cancelled.", when: cause == .nothing, .never("button.cancelTracking")),
        ])
}
