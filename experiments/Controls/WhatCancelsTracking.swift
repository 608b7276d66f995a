import EventTrace
import ExperimentKit
import UIKit

private let cause = Variable(
    "cause", Text("What breaks it off", chinese: "打断的原因"),
    ["a tap on the button", "the system", "removal of the button", "nothing"])
private let callsSuper = Variable.flag("callsSuper", Text("Touch methods call super", chinese: "触摸方法调用 super"), default: true)

extension Experiment {
    /// Where `cancelTracking` comes from.
    static let whatCancelsTracking = Experiment(
        id: "WhatCancelsTracking",
        title: Text("What calls `cancelTracking`", chinese: "谁调用 `cancelTracking`"),
        question: Text(
            "A button is tracking a finger. Something breaks that off. Who calls `cancelTracking`, and when is touchCancel sent?",
            chinese: "按钮正在跟踪手指，被某件事打断。`cancelTracking` 由谁调用？touchCancel 何时发送？"),
        answer: Text(
            """
            `UIControl`'s `touchesCancelled` calls it, whatever the reason for the cancellation, and then sends touchCancel. An override \
            that does not call `super` cuts off both.
            """, chinese: "无论因何取消，都由 `UIControl` 的 `touchesCancelled` 调用，随后发送 touchCancel。重写而不调用 `super`，两者都没有了。"),
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
                Text("`cancelTracking` is called from inside `touchesCancelled`.", chinese: "`cancelTracking` 在 `touchesCancelled` 之内被调用。"),
                when: callsSuper.isOn && cause.isNot("nothing"),
                .all([.happens("button.cancelTracking"), .nested("button.cancelTracking", in: "button.touchesCancelled")]),
                quotes: Document000.cancelTrackingFromCancelled),
            Claim(
                Text("Then touchCancel is sent, and no touch-up.", chinese: "随后发送 touchCancel，没有抬起事件。"),
                when: callsSuper.isOn && cause.isNot("nothing"),
                .all([.order(["button.cancelTracking", "button.action(touchCancel)"]), .never("button.action(touchUpInside)")])),
            Claim(
                Text("Without super neither happens.", chinese: "不调用 super，两者都不发生。"), when: callsSuper.isOff,
                .all([.never("button.cancelTracking"), .never("button.action*")]), quotes: Document000.superCompletesTheSequence),
            Claim(
                Text("If nothing breaks it off, tracking is not cancelled.", chinese: "没有打断，就不会取消跟踪。"), when: cause.is("nothing"),
                .never("button.cancelTracking")),
        ])
}
