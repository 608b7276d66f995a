import EventTrace
import ExperimentKit
import UIKit

private let fingers = Variable("fingers", Text("Fingers that land one after the other", chinese: "先后落下的手指数"), [5, 6])
private let place = Variable("place", Text("They land on", chinese: "落在"), ["one view", "two views"])

/// Says how many touches each call brings.
private final class CountingPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("\(touches.count) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { say("\(touches.count) cancelled") }
}

extension Experiment {
    /// One finger too many.
    static let fingerLimit = Experiment(
        id: "FingerLimit",
        title: Text("One finger too many", chinese: "多了一根手指"),
        question: Text(
            "On a phone, fingers land one after the other and then lift together. What happens with the sixth?",
            chinese: "在手机上，手指先后落下，然后一起抬起。第六根会怎样？"),
        answer: Text(
            "Up to five fingers each have their touch. The sixth has none, and as it lands the five are cancelled, on every view; lifting them is told to nobody.",
            chinese: "五根以内各有触摸。第六根没有，而且它一落下，前五个触摸在所有视图上都被取消；之后抬起不再通知任何人。"),
        variables: [fingers, place],
        stage: { stage in
            for (name, top) in [("upper", 150.0), ("lower", 450)] {
                let pad = stage.name(CountingPad(frame: CGRect(x: 20, y: top, width: 350, height: 200)), name)
                pad.isMultipleTouchEnabled = true
                pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
                stage.view.addSubview(pad)
            }
            let all = (1...Int(stage.number(fingers))).map { stage.script.finger($0) }
            for finger in all {
                let isLower = stage.choice(place) == "two views" && finger.number % 2 == 0
                finger.down(at: .point(x: Double(finger.number) * 50, y: 100, in: isLower ? "lower" : "upper"))
                stage.script.wait(0.05)
            }
            for finger in all { finger.up() }
        },
        claims: [
            Claim(
                Text("Up to five fingers, each began has its ended.", chinese: "五根以内，每次开始都有结束。"), when: fingers.isNot(6),
                .all([.never("*.touchesCancelled"), .happens("*.touchesEnded")])),
            Claim(
                Text("There are five touches and no more: the sixth finger has none.", chinese: "最多五个触摸：第六根手指没有。"),
                .exactly(5, "*.touchesBegan"),
                explanation: Text(
                    "A phone follows five fingers (TO.13); an iPad follows more.", chinese: "手机跟踪五根手指（TO.13）；iPad 更多。")),
            Claim(
                Text("As it lands, the others are cancelled, and no end is told.", chinese: "它落下时其余的被取消，不再通知结束。"), when: fingers.is(6),
                .all([.happens("*.touchesCancelled"), .never("*.touchesEnded")]),
                explanation: Text(
                    "One finger more than the device can follow cancels all (TO.13); that it is all of them is how the one report is read.",
                    chinese: "超出设备可跟踪的数目，全部取消（TO.13）；“全部”是对唯一一份报告的解读。")),
            Claim(
                Text("All touches of a view are cancelled in one call.", chinese: "一个视图的全部触摸在一次调用中取消。"),
                when: fingers.is(6) && place.is("one view"),
                .ordering(["upper.touchesCancelled", "5 cancelled"], among: ["*cancelled", "*Cancelled"]),
                explanation: Text("What changes in one event comes in one call (TO.7).", chinese: "同一事件中的变化在一次调用中到来（TO.7）。")),
            Claim(
                Text("On two views, each is told of its own touches.", chinese: "两个视图上，各自得知自己的触摸。"),
                when: fingers.is(6) && place.is("two views"),
                .all([.nested("3 cancelled", in: "upper.touchesCancelled"), .nested("2 cancelled", in: "lower.touchesCancelled")]),
                explanation: Text("Every began of a receiver has its end (TO.4).", chinese: "每个接收者的 began 都有结束（TO.4）。")),
        ])
}
