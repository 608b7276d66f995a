import EventTrace
import ExperimentKit
import UIKit

private let fingers = Variable(
    "finger", Text("What the fingers do", chinese: "手指动作"), ["drag upper to lower", "drag lower to upper", "one in each"])

extension Experiment {
    /// A touch stays with the window that it began in.
    static let touchesAcrossWindows = Experiment(
        id: "TouchesAcrossWindows",
        title: Text("A drag from one window into another, and fingers in both", chinese: "从一个窗口拖到另一个窗口，以及两窗口各一指"),
        question: Text(
            "Two windows share the screen, `upper_window` and `lower_window`, each with a view, `upper` and `lower`. A finger is dragged from one into the other, or two fingers tap one each. Which window is sent the event, and which view hears of it?",
            chinese: "两个窗口 `upper_window` 与 `lower_window` 分占屏幕，各有视图 `upper` 与 `lower`。手指从一个拖到另一个，或两指各点一个。事件发给哪个窗口，哪个视图得知？"),
        answer: Text(
            "All of a drag goes to the window and the view in which it began; the other window is sent nothing. With a finger in each, both windows are sent the event, and each serves its own view.",
            chinese: "整个拖动都归起始的窗口与视图，另一个窗口什么也收不到。两窗口各一指时，两个窗口都收到事件，各自服务自己的视图。"),
        variables: [fingers],
        stage: { stage in
            for (index, name) in ["upper", "lower"].enumerated() {
                let window = stage.show(
                    ReportingWindow(frame: CGRect(x: 0, y: 422 * index, width: 390, height: 422)), "\(name)_window")
                window.addSubview(stage.name(TouchPad(frame: CGRect(x: 45, y: 61, width: 300, height: 300)), name))
            }
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            switch stage.choice(fingers) {
            case "one in each":
                one.down(at: "upper")
                two.down(at: "lower")
                stage.script.wait(0.1)
                one.up()
                two.up()
            default:
                let path: [Place] = stage.choice(fingers) == "drag upper to lower" ? ["upper", "lower"] : ["lower", "upper"]
                one.down(at: path[0])
                stage.script.wait(0.1)
                one.move(to: path[1])
                stage.script.wait(0.1)
                one.up()
            }
        },
        claims: [
            Claim(
                Text("A drag stays with the window in which it began.", chinese: "拖动归起始的窗口。"), when: fingers.is("drag upper to lower"),
                .all([
                    .order(["upper.touchesBegan", "upper.touchesMoved", "upper.touchesEnded"]), .never("lower.*"), .never("lower_window.*"),
                ]),
                explanation: Text(
                    "View and window of a touch are those of the touch-down (TO.1), and the event goes to that window (PL.5).",
                    chinese: "触摸的视图与窗口就是落下时的（TO.1），事件发给该窗口（PL.5）。")),
            Claim(
                Text("The other way round too.", chinese: "反过来也一样。"), when: fingers.is("drag lower to upper"),
                .all([.exactly(3, "lower_window.sendEvent"), .never("upper.*"), .never("upper_window.*")]),
                explanation: Text("Moves are not hit-tested (HT.6).", chinese: "移动不做命中测试（HT.6）。")),
            Claim(
                Text("The window under the finger gets the moves.", chinese: "手指之下的窗口得到移动。"), when: fingers.is("drag upper to lower"),
                .happens("lower_window.sendEvent"),
                knownRefutation: Text(
                    "Where the finger is now does not matter: the touch belongs to the window in which it began (PL.5).",
                    chinese: "手指现在在哪里并不重要：触摸属于它开始时的窗口（PL.5）。")),
            Claim(
                Text("With a finger in each, each window serves its own view.", chinese: "各有一指时，各窗口服务自己的视图。"),
                when: fingers.is("one in each"),
                .all([
                    .nested("upper.touchesBegan", in: "upper_window.sendEvent"),
                    .nested("lower.touchesBegan", in: "lower_window.sendEvent"),
                    .exactly(1, "upper.touchesBegan"), .exactly(1, "lower.touchesBegan"),
                ])),
        ])
}
