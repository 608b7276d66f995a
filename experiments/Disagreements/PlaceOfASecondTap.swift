import EventTrace
import ExperimentKit
import UIKit

private let allows = Variable("allows", Text("Points that the second tap may be away", chinese: "第二下可偏离的点数"), [45, 10, 100])
private let apart = Variable("apart", Text("Points between the two taps", chinese: "两下相距的点数"), [5, 30, 60, 150])

/// Says the tap count of each touch.
private final class CountingPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { say("tapCount \(touch.tapCount)") }
    }
}

extension Experiment {
    /// How far from the first a second tap may be.
    static let placeOfASecondTap = Experiment(
        id: "PlaceOfASecondTap",
        title: Text("Disagreement: how far away a second tap may be", chinese: "分歧：第二下可以偏离多远"),
        question: Text(
            "A finger taps twice, the second time some points away. Re-implementations differ in how far it may be. Is it a double tap, and what does the touch's `tapCount` say?",
            chinese: "手指点两下，第二下偏离若干点。各种重新实现容许的距离不同。算双击吗？触摸的 `tapCount` 是多少？"),
        answer: Text(
            "Within the number it is a double tap and `tapCount` is 2; beyond it neither: two touches with 1. UIKit's number is not published and nobody has measured it; the engine's 45 points are assumed.",
            chinese: "在容许距离内是双击，`tapCount` 为 2；超出则都不是：两个触摸的计数都是 1。UIKit 的数字没有公布，也没有人测过；引擎的 45 点是假定值。"),
        variables: [allows, apart],
        stage: { stage in
            stage.thresholds.nextTapDistance = stage.number(allows)
            let pad = stage.add({ CountingPad(frame: $0) }, "pad")
            pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
            let double = stage.put(UITapGestureRecognizer(), "double", on: pad)
            double.numberOfTapsRequired = 2
            // Else the first touch has not ended for the view when the second lands, and the view gets none of that one.
            double.delaysTouchesEnded = false
            stage.script.tap(.point(x: 20, y: 100, in: "pad"))
            stage.script.tap(.point(x: 20 + stage.number(apart), y: 100, in: "pad"))
        },
        claims: [
            Claim(
                Text("Near the first it counts 2 and makes a double tap.", chinese: "靠近第一下：计数为 2，成为双击。"),
                when: apart.is(5) || apart.is(30) && allows.isNot(10) || apart.is(60) && allows.is(100),
                .order(["tapCount 1", "tapCount 2", "double.action(ended)"]),
                explanation: Text(
                    "A tap near the last one counts up (TO.2), and the recognizer goes by the same distance (GE.17).",
                    chinese: "靠近上一下则累计（TO.2），手势按同样的距离判断（GE.17）。")),
            Claim(
                Text("Far from it, it is a touch of its own, with count 1.", chinese: "远离则是独立的触摸，计数为 1。"),
                when: apart.is(150) || apart.is(60) && allows.isNot(100) || apart.is(30) && allows.is(10),
                .all([.exactly(2, "tapCount 1"), .never("double.action*")])),
            Claim(
                Text("Touch count and recognizer never disagree.", chinese: "触摸计数与手势从不矛盾。"),
                .holds(Text("a double tap exactly where a touch counts 2", chinese: "计数为 2 之处恰有双击")) { trace in
                    trace.ordering.contains { $0.token == "tapCount 2" } == trace.ordering.contains { $0.token == "double.action(ended)" }
                },
                explanation: Text(
                    "Assumed: the engine has one number for both. A re-implementation that counts by one and recognizes by another can disagree with itself.",
                    chinese: "假定：引擎两处用同一数字。若计数与识别用不同的数字，就可能自相矛盾。")),
        ])
}
