import EventTrace
import ExperimentKit
import UIKit

private let waits = Variable("waits", Text("Seconds in which a second tap may come", chinese: "第二下须在多少秒内"), [0.35, 0.25, 0.5])
private let pause = Variable("pause", Text("Seconds from the lift to the second landing", chinese: "抬起到再次落下的秒数"), [0.1, 0.3, 0.4, 0.6])

extension Experiment {
    /// How long a double tap waits for its second tap.
    static let timeOfASecondTap = Experiment(
        id: "TimeOfASecondTap",
        title: Text("Disagreement: how long a second tap may take", chinese: "分歧：第二下可以隔多久"),
        question: Text(
            "Re-implementations wait for a second tap for a quarter of a second up to half a second, some from the landing and some from the lift. A single tap requires the double tap to fail. What comes of two taps?",
            chinese: "各种重新实现等待第二下的时间从四分之一秒到半秒不等，有的从落下算起，有的从抬起算起。单击要求双击先失败。点两下会怎样？"),
        answer: Text(
            "Two taps closer than the number are a double tap, farther apart two single taps, each late by the number. For UIKit 0.30 to 0.40 s after the lift were measured, with medium confidence; the engine takes 0.35.",
            chinese: "间隔小于该数字是双击，更大则是两次单击，且每次都晚这么久。对 UIKit 测得抬起后 0.30 到 0.40 秒，可信度中等；引擎取 0.35。"),
        variables: [waits, pause],
        stage: { stage in
            stage.thresholds.nextTap = stage.number(waits)
            let view = stage.add({ UIView(frame: $0) }, "view")
            let double = stage.put(UITapGestureRecognizer(), "double", on: view)
            double.numberOfTapsRequired = 2
            stage.put(UITapGestureRecognizer(), "single", on: view).require(toFail: double)
            let script = stage.script
            for number in 1...2 {
                script.finger(1).down(at: "view")
                script.wait(Script.tapHold)
                script.finger(1).up()
                if number == 1 { script.wait(stage.number(pause)) }
            }
        },
        claims: [
            Claim(
                Text("In time, two taps are a double tap.", chinese: "及时的两下是双击。"),
                when: pause.is(0.1) || pause.is(0.3) && waits.isNot(0.25) || pause.is(0.4) && waits.is(0.5),
                .ordering(["double.action(ended)"])),
            Claim(
                Text("Too late, they are two single taps.", chinese: "太晚则是两次单击。"),
                when: pause.is(0.6) || pause.is(0.4) && waits.isNot(0.5) || pause.is(0.3) && waits.is(0.25),
                .ordering(["single.action(ended)", "single.action(ended)"]),
                explanation: Text(
                    "The next tap does not come in time, and the double tap fails (GE.17).", chinese: "下一下没有及时到来，双击失败（GE.17）。")),
            Claim(
                Text("The first single tap is late by the number that it had to wait.", chinese: "第一次单击晚到的时间正是该数字。"), when: pause.is(0.6),
                .holds(Text("the first action no sooner than 0.25 s after the lift", chinese: "首个 action 不早于抬起后 0.25 秒")) { trace in
                    (trace.ordering.first?.time ?? 0) > Script.tapHold + 0.249
                },
                explanation: Text(
                    "It waits for the double tap to fail (GE.11). The measured 0.30 to 0.40 s are such waits.",
                    chinese: "它等待双击失败（GE.11）。测得的 0.30 到 0.40 秒正是这种等待。")),
            Claim(
                Text("Whatever the number, 0.1 s is in time and 0.6 s too late.", chinese: "无论取哪个数字，0.1 秒都及时，0.6 秒都太晚。"),
                when: pause.isOneOf([0.1, 0.6]), .same(whatever: waits)),
        ])
}
