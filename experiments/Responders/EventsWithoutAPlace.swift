import EventTrace
import ExperimentKit
import UIKit

private let kind = Variable("kind", Text("What comes", chinese: "到来的是"), ["shake", "key press", "remote control"])
private let first = Variable(
    "firstResponder", Text("First responder is", chinese: "第一响应者是"), ["nobody", "pad that keeps it", "pad with super"])

/// Hears of everything that has no place on the screen.
private final class SensingPad: UIView {
    var callsSuper = false

    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if callsSuper { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if callsSuper { super.motionEnded(motion, with: event) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if callsSuper { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if callsSuper { super.pressesEnded(presses, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        if callsSuper { super.remoteControlReceived(with: event) }
    }
}

/// Hears of what nobody below has kept.
private final class SensingController: UIViewController {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
    override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
}

extension Experiment {
    /// Shake, press and remote control climb as touches do.
    static let eventsWithoutAPlace = Experiment(
        id: "EventsWithoutAPlace",
        title: Text("Shake, presses, remote control: who hears of them", chinese: "摇动、按键、遥控：谁会知道"),
        question: Text(
            "`pad` stands in the view of `controller`. The device is shaken, a key is pressed, or a remote control sends play. Why does the controller sometimes hear nothing of it?",
            chinese: "`pad` 在 `controller` 的视图中。设备被摇动、按键按下，或遥控器发出播放。为什么控制器有时什么都收不到？"),
        answer: Text(
            "It all starts at the first responder and climbs from there, each message by itself, until somebody does not call super. If nobody is first responder, it starts at the window (assumed), and the controller, which stands below it on the chain, hears nothing.",
            chinese: "一切从第一响应者开始，逐条沿链上传，直到有人不调用 super。若没有第一响应者，就从窗口开始（假定），位于其下的控制器什么也收不到。"),
        variables: [kind, first],
        stage: { stage in
            let controller = stage.name(SensingController(), "controller")
            stage.window.rootViewController = controller
            let pad = stage.name(SensingPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            pad.callsSuper = stage.choice(first) == "pad with super"
            controller.view.addSubview(pad)
            if stage.choice(first) != "nobody" { pad.becomeFirstResponder() }
            switch stage.choice(kind) {
            case "shake": stage.shake(at: 0.1)
            case "key press": stage.press(.select, at: 0.1)
            default: stage.remoteControl(.remoteControlPlay, at: 0.1)
            }
        },
        claims: [
            Claim(
                Text("Without a first responder, the window gets it, and the controller hears nothing.", chinese: "没有第一响应者时归窗口，控制器什么也收不到。"),
                when: first.is("nobody"), .all([.never("controller.*"), .decided("window: forward *")]),
                explanation: Text(
                    "Such events start at the first responder (RC.6); that the window stands in for it is assumed.",
                    chinese: "这类事件从第一响应者开始（RC.6）；没有时由窗口代替，是假定。")),
            Claim(
                Text("A first responder that does not call super keeps it.", chinese: "第一响应者不调用 super，就留在它那里。"),
                when: first.is("pad that keeps it"), .all([.happens("pad.*"), .never("controller.*")])),
            Claim(
                Text("One that calls super passes each message on by itself: a shake.", chinese: "调用 super 则逐条上传：摇动。"),
                when: first.is("pad with super") && kind.is("shake"),
                .all([
                    .nested("controller.motionBegan", in: "pad.motionBegan"), .nested("controller.motionEnded", in: "pad.motionEnded"),
                    .happens("controller.motionEnded"),
                ]),
                explanation: Text("The methods do nothing but pass the message to `next` (RC.8).", chinese: "这些方法只是把消息交给 `next`（RC.8）。")),
            Claim(
                Text("A key press.", chinese: "按键。"), when: first.is("pad with super") && kind.is("key press"),
                .all([
                    .nested("controller.pressesBegan", in: "pad.pressesBegan"), .nested("controller.pressesEnded", in: "pad.pressesEnded"),
                    .happens("controller.pressesEnded"),
                ]),
                explanation: Text("Presses climb as motions do (RC.8).", chinese: "按键与摇动一样上传（RC.8）。")),
            Claim(
                Text("A command of a remote control.", chinese: "遥控命令。"), when: first.is("pad with super") && kind.is("remote control"),
                .nested("controller.remoteControlReceived", in: "pad.remoteControlReceived"),
                explanation: Text("So do remote controls (RC.8).", chinese: "遥控也一样（RC.8）。")),
        ])
}
