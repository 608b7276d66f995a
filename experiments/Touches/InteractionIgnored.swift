import EventTrace
import ExperimentKit
import UIKit

private let what = Variable(
    "meanwhile", Text("For half a second", chinese: "在半秒之内"),
    ["nothing happens", "events are ignored", "a controller slides in", "a controller is there at once"])
private let finger = Variable("finger", Text("The finger", chinese: "手指"), ["taps meanwhile", "was down before", "taps afterwards"])

extension Experiment {
    /// Touches that come at a time when nobody may have them.
    static let interactionIgnored = Experiment(
        id: "InteractionIgnored",
        title: Text(
            "Touches that are ignored: `beginIgnoringInteractionEvents` and transitions",
            chinese: "被忽略的触摸：`beginIgnoringInteractionEvents` 与转场"),
        question: Text(
            "The application ignores interaction for half a second, or a controller is presented over the screen, with animation or without. What becomes of a tap in that time, of a finger that was down before, and of a tap afterwards?",
            chinese: "application 在半秒内忽略交互，或有控制器以全屏方式弹出（有无动画）。这期间的点击、此前已按下的手指、之后的点击，各会怎样？"),
        answer: Text(
            "A tap while events are ignored, or while the controller slides in, reaches nobody, and is not delivered later either. A finger that was down is cancelled by ignoring and goes on through the transition. Without animation the new controller's view is hit at once.",
            chinese: "忽略事件期间或转场动画期间的点击不会到达任何人，事后也不会补发。此前按下的手指：忽略事件会取消它，转场中则继续。没有动画时，新控制器的视图立即可以命中。"),
        variables: [what, finger],
        stage: { stage in
            stage.view.addSubview(stage.name(TouchPad(frame: Stage.frame), "below"))
            let controller = stage.name(UIViewController(), "controller")
            controller.modalPresentationStyle = .fullScreen
            controller.view = stage.name(TouchPad(frame: Stage.frame), "above")
            let choice = stage.choice(what)
            stage.script.at(0.5) { [unowned(unsafe) stage] in
                switch choice {
                case "events are ignored": stage.application.beginIgnoringInteractionEvents()
                case "a controller slides in": stage.rootViewController.present(controller, animated: true)
                case "a controller is there at once": stage.rootViewController.present(controller, animated: false)
                default: break
                }
            }
            if choice == "events are ignored" {
                stage.script.at(1) { [unowned(unsafe) stage] in stage.application.endIgnoringInteractionEvents() }
            }
            let isBefore = stage.choice(finger) == "was down before"
            stage.script.wait(isBefore ? 0.3 : stage.choice(finger) == "taps afterwards" ? 1.5 : 0.7)
            stage.script.press(.point(x: 195, y: 400), for: isBefore ? 0.5 : Script.tapHold)
        },
        claims: [
            Claim(
                Text("A tap while events are ignored is lost.", chinese: "忽略事件期间的点击会丢失。"),
                when: what.is("events are ignored") && finger.is("taps meanwhile"), .all([.noCalls, .decided("glass: drop ignoring")]),
                explanation: Text("Nothing is delivered until the balanced end (TO.11).", chinese: "在配对的结束调用之前，什么都不投递（TO.11）。")),
            Claim(
                Text("So is a tap while a controller slides in.", chinese: "控制器滑入期间的点击同样丢失。"),
                when: what.is("a controller slides in") && finger.is("taps meanwhile"),
                .all([.noCalls, .decided("glass: drop transition")]),
                explanation: Text(
                    "During an animated transition between controllers no new touch is delivered (TO.11).",
                    chinese: "控制器之间的转场动画期间，不投递新的触摸（TO.11）。")),
            Claim(
                Text("Without animation the new controller gets it.", chinese: "没有动画时，新控制器得到它。"),
                when: what.is("a controller is there at once") && finger.is("taps meanwhile"),
                .ordering(["above.touchesBegan", "above.touchesEnded"])),
            Claim(
                Text("A finger that was down when ignoring began is cancelled by its lift.", chinese: "忽略开始前已按下的手指，抬起时被取消。"),
                when: what.is("events are ignored") && finger.is("was down before"),
                .ordering(["below.touchesBegan", "below.touchesCancelled"]),
                explanation: Text("Assumed: nobody has published a log of it (TO.11).", chinese: "此为假定：没有公开的日志（TO.11）。")),
            Claim(
                Text("A finger that was down when the controller came goes on.", chinese: "控制器滑入前已按下的手指继续有效。"),
                when: what.is("a controller slides in") && finger.is("was down before"),
                .ordering(["below.touchesBegan", "below.touchesEnded"])),
            Claim(
                Text("It is cancelled if its view is taken out of the window meanwhile.", chinese: "若其视图在此期间离开窗口，触摸被取消。"),
                when: what.is("a controller is there at once") && finger.is("was down before"),
                .ordering(["below.touchesBegan", "below.touchesCancelled"]),
                explanation: Text(
                    "A presentation over the full screen removes the view below, and with it the touch (TO.10).",
                    chinese: "全屏弹出会移除下面的视图，触摸随之取消（TO.10）。")),
            Claim(
                Text("Afterwards touches are delivered again.", chinese: "之后触摸照常投递。"), when: finger.is("taps afterwards"),
                .all([.exactly(1, "*.touchesBegan"), .exactly(1, "*.touchesEnded")])),
        ])
}
