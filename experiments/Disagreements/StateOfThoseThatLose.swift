import EventTrace
import ExperimentKit
import UIKit

private let loser = Variable(
    "loses", Text("The pan loses because", chinese: "拖动落败的原因"),
    [
        "nothing fits it", "another recognizes first", "it waited and the other recognized", "its delegate says no",
        "the system takes the touch", "it is turned off",
    ])

/// A pan that says what its state is when it is reset: the state in which it ended.
private final class TellingPan: UIPanGestureRecognizer {
    var say: (String) -> Void = { _ in }

    override func reset() {
        say("ended as \(state == .failed ? "failed" : state == .cancelled ? "cancelled" : "ended")")
        super.reset()
    }
}

extension Experiment {
    /// Failed or cancelled.
    static let stateOfThoseThatLose = Experiment(
        id: "StateOfThoseThatLose",
        title: Text("Disagreement: the state of a recognizer that loses", chinese: "分歧：落败手势的状态"),
        question: Text(
            "A pan loses to another recognizer, to its delegate, to the system, or to nobody. Re-implementations leave it failed, cancelled, or possible. In which state does it end, and is its action called?",
            chinese: "拖动输给别的手势、自己的 delegate、系统，或只是不符合。各种重新实现让它停在 failed、cancelled 或 possible。它以什么状态结束，会调用 action 吗？"),
        answer: Text(
            "Failed, without an action, if it has not begun for others to see; cancelled, with an action, if it has begun. Losing to another recognizer is a failure. Each is reset once.",
            chinese: "若尚未对外开始：failed，不调用 action；若已开始：cancelled，并调用 action。输给别的手势属于失败。每次都 reset 一次。"),
        observations: ["four-ancestor-taps-run1"],
        variables: [loser],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view")
            let pan = stage.put(TellingPan(), "pan", on: view)
            pan.say = { [unowned(unsafe) stage] in stage.mark($0) }
            let script = stage.script
            let finger = script.finger(1)
            func drag() { finger.move(to: .point(x: 80, y: 100, in: "view")) }
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            script.wait(0.1)
            switch stage.choice(loser) {
            case "another recognizes first":
                stage.put(UIPanGestureRecognizer(), "other", on: view)
                drag()
            case "it waited and the other recognized":
                let tap = stage.put(UITapGestureRecognizer(), "other", on: view)
                pan.require(toFail: tap)
                drag()
            case "its delegate says no":
                pan.delegate = stage.name(BeginDelegate(allows: false), "delegate")
                drag()
            case "the system takes the touch":
                drag()
                script.wait(0.1)
                return script.cancelAll()
            case "it is turned off":
                drag()
                script.wait(0.1)
                script.perform { pan.isEnabled = false }
            default: break
            }
            script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                Text("Where nothing fits it, it fails.", chinese: "没有符合的动作：failed。"), when: loser.is("nothing fits it"),
                .all([.happens("ended as failed"), .never("pan.action*")]),
                explanation: Text("No action goes out for failed (GE.4).", chinese: "failed 不调用 action（GE.4）。")),
            Claim(
                Text("One that another excludes fails too; it is not cancelled.", chinese: "被别的手势排除同样是 failed，而非 cancelled。"),
                when: loser.is("another recognizes first"),
                .all([.happens("ended as failed"), .never("pan.action*"), .decided("pan: exclude other")]),
                explanation: Text(
                    "A talk of 2017 says of an excluded tap that it fails and does not get its lift (wwdc2017-tap-and-pan-move, GE.8).",
                    chinese: "2017 年的讲座说，被排除的点按失败且收不到抬起（wwdc2017-tap-and-pan-move，GE.8）。")),
            Claim(
                Text(
                    "One that waited fails when the other recognizes, although it had begun for itself.",
                    chinese: "等待中的手势，即使内部已开始，对方识别时也失败。"),
                when: loser.is("it waited and the other recognized"), .all([.happens("ended as failed"), .never("pan.action*")]),
                explanation: Text(
                    "The header says so of `require(toFail:)` (header-requireToFail, GE.11); in a talk of 2017 such a pan goes through its states and sends no action (wwdc2017-failure-requirement-tap-wins).",
                    chinese:
                        "头文件对 `require(toFail:)` 如此说明（header-requireToFail，GE.11）；2017 年的讲座中，这样的拖动经过各状态而不调用 action（wwdc2017-failure-requirement-tap-wins）。"
                )),
            Claim(
                Text("One whose delegate says no fails.", chinese: "delegate 否定：failed。"), when: loser.is("its delegate says no"),
                .all([.happens("ended as failed"), .never("pan.action*")])),
            Claim(
                Text("One that has begun is cancelled, with an action.", chinese: "已开始的：cancelled，并调用 action。"),
                when: loser.isOneOf(["the system takes the touch", "it is turned off"]),
                .all([.order(["pan.action(cancelled)", "ended as cancelled"])])),
            Claim(
                Text("It is reset once in each case.", chinese: "每种情形 reset 一次。"), .exactly(1, "pan.reset")),
            Claim(
                Text("A recognizer that loses to another is cancelled.", chinese: "输给别的手势就是 cancelled。"),
                when: loser.is("another recognizes first"), .happens("pan.action(cancelled)"),
                knownRefutation: Text(
                    "Cancelled is for a gesture that has begun. One that is kept from beginning has failed.",
                    chinese: "cancelled 用于已开始的手势；未能开始的是 failed。")),
        ])
}
