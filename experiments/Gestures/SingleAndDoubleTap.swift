import EventTrace
import ExperimentKit
import UIKit

private let requires = Variable.flag(
    "requires", Text("`single.require(toFail: double)`", chinese: "`single.require(toFail: double)`"))
private let finger = Variable(
    "finger", Text("The finger taps", chinese: "手指点击"), ["once", "twice", "twice, 0.6 s apart", "three times"])

extension Experiment {
    /// A single and a double tap, with and without a requirement.
    static let singleAndDoubleTap = Experiment(
        id: "SingleAndDoubleTap",
        title: Text("Single and double tap, with and without a requirement", chinese: "单击与双击，有无失败依赖"),
        question: Text(
            "A view has a single and a double tap. The finger taps once, twice or three times. Which of them act, and when, if the single tap must wait for the double tap to fail, and if not?",
            chinese: "视图带有单击与双击。手指点一、二、三下。单击需要或不需要等待双击失败时，谁响应，何时响应？"),
        answer: Text(
            "Without the requirement the single tap acts at the first lift, and the double tap beside it at the second. With it a double tap is a double tap alone, and a single tap comes 0.35 s late: after the time in which a second one could have come.",
            chinese: "没有依赖：第一次抬起时单击响应，第二次抬起时双击也响应。有依赖：双击就只是双击，而单击要晚 0.35 秒，等到第二下不会再来。"),
        variables: [requires, finger],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view")
            let single = stage.put(UITapGestureRecognizer(), "single", on: view)
            let double = stage.put(UITapGestureRecognizer(), "double", on: view)
            double.numberOfTapsRequired = 2
            if stage.flag(requires) { single.require(toFail: double) }
        },
        script: { stage in
            let script = stage.script
            func taps(_ count: Int, apart pause: Double = Script.pause) {
                for number in 0..<count {
                    if number > 0 { script.wait(pause) }
                    script.finger(1).down(at: "view")
                    script.wait(Script.tapHold)
                    script.mark("lift \(number + 1)")
                    script.finger(1).up()
                }
            }
            switch stage.choice(finger) {
            case "once": taps(1)
            case "twice": taps(2)
            case "twice, 0.6 s apart": taps(2, apart: 0.6)
            default: taps(3)
            }
            // Times are no part of an ordering; a mark shows what comes late.
            script.wait(0.2)
            script.mark("a little later")
        },
        claims: [
            Claim(
                Text("Without a requirement both act on two taps, each once.", chinese: "没有依赖时，点两下两者各响应一次。"),
                when: requires.isOff && finger.is("twice"),
                .ordering(["lift 1", "single.action(ended)", "lift 2", "double.action(ended)", "a little later"]),
                explanation: Text(
                    "A tap never prevents a tap that wants more taps (GE.10); a talk of 2010 describes the same two actions.",
                    chinese: "点按不会阻止需要更多次数的点按（GE.10）；2010 年的一次讲座描述了同样的两次响应。")),
            Claim(
                Text("The second tap is the double tap's: the single tap acts no second time.", chinese: "第二下属于双击：单击不会再次响应。"),
                when: finger.is("twice"), .all([.exactly(1, "double.action(ended)"), .decided("single: exclude double")]),
                explanation: Text("Of two that share a touch one acts (GE.8).", chinese: "共享触摸的两者只有一个响应（GE.8）。")),
            Claim(
                Text("With the requirement two taps are a double tap alone.", chinese: "有依赖时，点两下只是双击。"),
                when: requires.isOn && finger.is("twice"), .ordering(["lift 1", "lift 2", "double.action(ended)", "a little later"]),
                explanation: Text(
                    "The single tap waits for the double tap, which recognizes, and so it fails (GE.11).",
                    chinese: "单击等待双击；双击成功，单击即失败（GE.11）。")),
            Claim(
                Text("With the requirement one tap is late: it waits 0.35 s after the lift.", chinese: "有依赖时，单击要在抬起后再等 0.35 秒。"),
                when: requires.isOn && finger.is("once"),
                .holds(Text("`single.action(ended)` 0.35 s after `lift 1`", chinese: "`single.action(ended)` 在 `lift 1` 之后 0.35 秒")) {
                    trace in
                    let calls = trace.ordering
                    guard let lift = calls.first(where: { $0.token == "lift 1" }),
                        let action = calls.first(where: { $0.token == "single.action(ended)" })
                    else { return false }
                    return action.time - lift.time > 0.34 && action.time - lift.time < 0.36
                },
                explanation: Text(
                    "How long UIKit waits is not documented; measured were 0.30 to 0.40 s (GE.17).",
                    chinese: "UIKit 等多久没有文档；测得 0.30 到 0.40 秒（GE.17）。")),
            Claim(
                Text("Two taps far apart are two single taps, with or without the requirement.", chinese: "相隔很久的两下是两次单击，与依赖无关。"),
                when: finger.is("twice, 0.6 s apart"), .all([.exactly(2, "single.action(ended)"), .never("double.action*")])),
            Claim(
                Text("A single tap waits for a double tap on the same view by itself.", chinese: "单击会自动等待同一视图上的双击。"),
                when: requires.isOff && finger.is("twice"), .never("single.action*"),
                knownRefutation: Text(
                    "It acts with the first lift. Only a requirement, or a delegate that says so, makes it wait (GE.11). At least one re-implementation, WinObjC, makes it wait by itself.",
                    chinese: "它在第一次抬起时就响应。只有失败依赖或 delegate 才会让它等待（GE.11）。至少有一个重新实现（WinObjC）让它自动等待。")),
            Claim(
                Text("A third tap is a first one again.", chinese: "第三下又算第一下。"), when: finger.is("three times"),
                .order(["double.action(ended)", "lift 3", "single.action(ended)"])),
        ])
}
