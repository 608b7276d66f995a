import EventTrace
import ExperimentKit
import UIKit

private let pause = Variable(
    "pause", Text("Seconds from the first lift to the second landing", chinese: "首次抬起到再次落下的秒数"), [0.2, 0.3, 0.4, 0.5])
private let distance = Variable("distance", Text("Points between the two taps", chinese: "两次点击相距（点）"), [0, 40, 50, 100])

/// Says the tap count of what begins.
private final class TapCountPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { say("tapCount \(touch.tapCount)") }
    }
}

extension Experiment {
    /// When a second tap counts as the second.
    static let tapCounts = Experiment(
        id: "TapCounts",
        title: Text("How soon and how near a second tap must be", chinese: "第二次点击要多快、多近才算连击"),
        question: Text(
            "A finger taps a view twice, so long apart and so far apart. Is the second touch's `tapCount` 2?",
            chinese: "手指点两次视图，间隔时间与距离各不相同。第二个触摸的 `tapCount` 是 2 吗？"),
        answer: Text(
            "It is 2 up to 0.3 seconds and 40 points; at 0.4 seconds, or at 50 points, it is 1. The time lies between 0.30 and 0.40 seconds by measurement; the distance is assumed, as no source gives one.",
            chinese: "0.3 秒以内且 40 点以内为 2；到 0.4 秒或 50 点则为 1。时间界限实测在 0.30 至 0.40 秒之间；距离为假定，没有资料给出数值。"),
        variables: [pause, distance],
        stage: { stage in
            let pad = stage.name(TapCountPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
            stage.view.addSubview(pad)
            stage.script.tap(.point(x: 50, y: 100, in: "pad"))
            stage.script.wait(stage.number(pause))
            stage.script.tap(.point(x: 50 + stage.number(distance), y: 100, in: "pad"))
        },
        claims: [
            Claim(
                Text("A second tap that is soon and near counts 2.", chinese: "又快又近的第二次点击计 2。"),
                when: pause.isOneOf([0.2, 0.3]) && distance.isOneOf([0, 40]), .order(["tapCount 1", "tapCount 2"]),
                explanation: Text("It counts the tap before it up (TO.2).", chinese: "在前一次的基础上递增（TO.2）。")),
            Claim(
                Text("One that is late counts 1.", chinese: "太晚的计 1。"), when: pause.isOneOf([0.4, 0.5]), .exactly(2, "tapCount 1"),
                explanation: Text("Later it is a touch of its own (TO.2).", chinese: "太晚就是独立的触摸（TO.2）。")),
            Claim(
                Text("One that is far away counts 1.", chinese: "太远的计 1。"), when: distance.isOneOf([50, 100]), .exactly(2, "tapCount 1"),
                explanation: Text("Elsewhere it is a touch of its own (TO.2).", chinese: "别处就是独立的触摸（TO.2）。")),
        ])
}
