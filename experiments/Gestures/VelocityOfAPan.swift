import EventTrace
import ExperimentKit
import UIKit

private let rest = Variable("rest", Text("Seconds of rest before the lift", chinese: "抬起前静止的秒数"), [0, 0.05, 0.3])
private let resets = Variable.flag("resets", Text("Each action sets the translation to 0", chinese: "每次 action 把位移清零"))

/// Says what a pan's translation and velocity are with each of its actions.
private final class Gauge {
    var resets = false
    var say: (String) -> Void = { _ in }

    func panned(_ pan: UIPanGestureRecognizer) {
        let (way, speed) = (pan.translation(in: pan.view).x, pan.velocity(in: pan.view).x)
        let isFast = speed > 300 ? "fast" : speed > 30 ? "slow" : "still"
        say("\(Int(way.rounded())) points, \(isFast)")
        if resets { pan.setTranslation(.zero, in: pan.view) }
    }

    static let panned = Selector("panned(_:)", Gauge.panned)
}

extension Experiment {
    /// What a pan says of way and speed.
    static let velocityOfAPan = Experiment(
        id: "VelocityOfAPan",
        title: Text("Translation and velocity of a pan, and what a rest and a reset do", chinese: "拖动的位移与速度，以及停顿与清零的影响"),
        question: Text(
            "A finger moves 20 points every 20 ms, rests, and lifts. The action reads translation and velocity, and may set the translation back to zero each time. What does it read, and how fast is the pan at its end?",
            chinese: "手指每 20 毫秒移动 20 点，停顿后抬起。action 读取位移与速度，也可能每次把位移清零。读到什么，结束时速度如何？"),
        answer: Text(
            "The translation counts from the touch-down, so it is not 0 at the beginning; set back, it counts from there, and the velocity stays. A rest of 50 ms leaves the velocity high, one of 300 ms does not.",
            chinese: "位移从落下算起，因此开始时不为 0；清零后从此处算起，速度不变。停顿 50 毫秒，速度仍高；停 300 毫秒则不然。"),
        variables: [rest, resets],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            let gauge = stage.keep(Gauge())
            gauge.resets = stage.flag(resets)
            gauge.say = { [unowned(unsafe) stage] in stage.mark($0) }
            let pan = stage.name(UIPanGestureRecognizer(target: gauge, action: Gauge.panned), "pan")
            view.addGestureRecognizer(pan)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            for step in 1...3 {
                stage.script.wait(0.02)
                finger.move(to: .point(x: 50 + 20 * Double(step), y: 100, in: "view"))
            }
            stage.script.wait(stage.number(rest))
            finger.up()
        },
        claims: [
            Claim(
                Text("At the beginning the translation is the whole way since the touch-down.", chinese: "开始时的位移是自落下以来的全部距离。"),
                .order(["pan.action(began)", "20 points, *"]),
                explanation: Text(
                    "That it is not 0 at began is assumed from use, nobody documents it (GE.19).",
                    chinese: "began 时不为 0 是由使用推断的假定，没有文档（GE.19）。")),
            Claim(
                Text("Left alone it adds up.", chinese: "不清零则累加。"), when: resets.isOff,
                .order(["20 points, *", "40 points, *", "60 points, *"])),
            Claim(
                Text("Set to 0 each time it says the way since the last action.", chinese: "每次清零则为自上次以来的距离。"), when: resets.isOn,
                .all([.exactly(3, "20 points, *"), .never("40 points, *")])),
            Claim(
                Text("Lifted in movement, or after 50 ms, the pan is fast at its end.", chinese: "移动中抬起或停 50 毫秒，结束时仍快。"),
                when: rest.isNot(0.3), .order(["pan.action(ended)", "* points, fast"]),
                explanation: Text(
                    "A velocity is taken over the last tenth of a second (GE.20). How UIKit weighs the moves is not documented; one developer reports that on the simulator even a long rest leaves it as it was.",
                    chinese: "速度按最近十分之一秒计算（GE.20）。UIKit 如何加权没有文档；有开发者报告，在模拟器上停得再久速度也不变。")),
            Claim(
                Text("After a rest of 300 ms it is not.", chinese: "停 300 毫秒则不快。"), when: rest.is(0.3),
                .order(["pan.action(ended)", "* points, still"])),
            Claim(
                Text("Set to 0 or not, the velocity is the fingers' own.", chinese: "清零与否，速度都是手指的速度。"),
                when: resets.isOn && rest.isNot(0.3),
                .order(["pan.action(ended)", "0 points, fast"]),
                explanation: Text(
                    "Published apps set the translation to 0 with every action and, right after that, read the velocity by which they throw the view: it cannot be lost (GE.20). No printed log is known.",
                    chinese: "公开的应用在每次 action 中清零位移，紧接着读取速度并据此抛出视图，可见速度没有丢失（GE.20）。没有公开的日志。")),
            Claim(
                Text("Setting the translation resets the velocity.", chinese: "设置位移会重置速度。"), when: resets.isOn && rest.is(0),
                .never("0 points, fast"),
                knownRefutation: Text(
                    "Apple's documentation says so, but then the apps just mentioned could never throw anything. The engine follows what works for them; a log from a device would settle it.",
                    chinese: "Apple 的文档如此说，但那样上述应用就永远抛不动视图。引擎遵从在它们那里有效的行为；真机日志才能定论。")),
        ])
}
