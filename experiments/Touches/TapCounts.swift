import EventTrace
import ExperimentKit
import UIKit

private let taps = Variable("taps", Text("The finger taps so many times", chinese: "手指点击次数"), [1, 2, 3])
private let pause = Variable("pause", Text("Seconds from a lift to the next landing", chinese: "抬起到下次落下的秒数"), [0.1, 0.5])
private let place = Variable("place", Text("Each tap is", chinese: "每次点击在"), ["in one place", "100 points farther"])

/// Acts on the tap count as touch methods commonly do.
private final class TapCountPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { say("tapCount \(touch.tapCount)") }
    }
}

extension Experiment {
    /// What touch methods know of single and double taps.
    static let tapCounts = Experiment(
        id: "TapCounts",
        title: Text("Telling single from double taps by `tapCount`", chinese: "用 `tapCount` 区分单击与双击"),
        question: Text(
            "A view looks at `tapCount` in `touchesEnded`. The finger taps once, twice or three times. Is the first tap of two told as a single one?",
            chinese: "视图在 `touchesEnded` 中查看 `tapCount`。手指点一次、两次或三次。双击的第一下会被当作单击吗？"),
        answer: Text(
            "Yes: nothing waits for a second tap. Each tap comes at its lift, with 1, then 2, then 3, if it follows within 0.1 seconds in one place; after 0.5 seconds, or 100 points farther, each counts 1.",
            chinese: "会：没有任何等待。每次点击都在抬起时到来，同处且相隔 0.1 秒时依次为 1、2、3；相隔 0.5 秒或偏离 100 点，则每次都是 1。"),
        observations: ["sendevent-log-tapcount-at-end"],
        variables: [taps, pause, place],
        stage: { stage in
            let pad = stage.name(TapCountPad(frame: CGRect(x: 20, y: 200, width: 350, height: 300)), "pad")
            pad.say = { [unowned(unsafe) stage] in stage.mark($0) }
            stage.view.addSubview(pad)
            for number in 0..<Int(stage.number(taps)) {
                let step = stage.choice(place) == "in one place" ? 0.0 : 100
                if number > 0 { stage.script.wait(stage.number(pause)) }
                stage.script.tap(.point(x: 50 + step * Double(number), y: 100, in: "pad"))
            }
        },
        claims: [
            Claim(
                Text("The first tap counts 1, whatever follows.", chinese: "第一次点击总是 1，无论之后如何。"),
                .nested("tapCount 1", in: "pad.touchesEnded")),
            Claim(
                Text("Soon and in one place, the second counts 2.", chinese: "相隔不久且在同处，第二次为 2。"),
                when: taps.isNot(1) && pause.is(0.1) && place.is("in one place"), .order(["tapCount 1", "tapCount 2"]),
                explanation: Text(
                    "A tap counts the one before it up (TO.2). To wait for the second takes a recognizer that requires another to fail (GE.11).",
                    chinese: "每次点击在前一次的基础上递增（TO.2）。若要等待第二下，需要让手势要求另一个失败（GE.11）。")),
            Claim(
                Text("And the third 3.", chinese: "第三次为 3。"), when: taps.is(3) && pause.is(0.1) && place.is("in one place"),
                .order(["tapCount 1", "tapCount 2", "tapCount 3"]),
                explanation: Text("There is no end to counting up (TO.2).", chinese: "递增没有上限（TO.2）。")),
            Claim(
                Text("Late or elsewhere, each counts 1.", chinese: "太晚或在别处，每次都是 1。"),
                when: pause.is(0.5) || place.is("100 points farther"), .all([.never("tapCount 2"), .never("tapCount 3")]),
                explanation: Text("Then it is a touch of its own (TO.2).", chinese: "此时是独立的触摸（TO.2）。")),
        ])
}
