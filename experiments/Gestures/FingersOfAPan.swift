import EventTrace
import ExperimentKit
import UIKit

private let fingers = Variable<Int>("fingers", "Fingers that come down", [1, 2, 3])
private let isForTwo = Variable<Bool>("two", "The pan's minimum and maximum are 2 fingers")

/// Says with each action how far a pan has gone.
private final class Gauge {
    var say: (String) -> Void = { _ in }

    func panned(_ pan: UIPanGestureRecognizer) { say("\(Int(pan.translation(in: pan.view).x.rounded())) points") }

    static let panned = Selector("panned(_:)", Gauge.panned)
}

extension Experiment {
    /// How many fingers a pan takes, and what those that rest do to it.
    static let fingersOfAPan = Experiment(
        id: "FingersOfAPan",
        title: "How many fingers a pan takes, and what a finger that rests does to it",
        question:
            "Fingers come down on `pad`. The first moves 60 points and lifts, the others rest and lift later. With how many fingers does the pan begin, how far does it go, and when does it end?",
        answer:
            "With as many as its minimum and maximum let it, by default with any. It goes as far as the finger that moves, however many rest beside it, and ends when fewer than its minimum are left.",
        observations: ["wwdc14-resting-touch"],
        variables: [fingers, isForTwo],
        stage: { stage in
            let pad = stage.add(UIView(), "pad", at: CGRect(x: 20, y: 200, width: 350, height: 300))
            pad.isMultipleTouchEnabled = true
            let gauge = stage.keep(Gauge())
            gauge.say = { stage.mark($0) }
            let pan = stage.name(UIPanGestureRecognizer(target: gauge, action: Gauge.panned), "pan")
            if stage[isForTwo] { (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2) }
            pad.addGestureRecognizer(pan)
            let count = stage[fingers]
            for number in 1...count { stage.script.finger(number).down(at: .point(x: 50, y: 60 * Double(number), in: "pad")) }
            stage.script.wait(0.2)
            for step in 1...3 {
                stage.script.finger(1).move(to: .point(x: 50 + 20 * Double(step), y: 60, in: "pad"))
                stage.script.wait(0.02)
            }
            stage.script.finger(1).up()
            stage.script.wait(0.1)
            stage.script.mark("the others lift")
            if count > 1 { for number in 2...count { stage.script.finger(number).up() } }
        },
        claims: [
            Claim(
                "The pan goes as far as the finger that moves, however many rest.",
                when: isForTwo.isOff || fingers == 2,
                .order(["pan.action(began)", "20 points", "40 points", "60 points", "pan.action(ended)"]),
                explanation: "Fingers that rest do not count.", rules: [.panTranslation]),
            Claim(
                "With one finger or three a pan for two does not begin.",
                when: isForTwo.isOn && fingers != 2, .never("pan.action*"),
                explanation: "It begins with no fewer than its minimum and no more than its maximum.", rules: [.panFingers]),
            Claim(
                "A pan for two ends with the first finger that lifts.",
                when: isForTwo.isOn && fingers == 2, .order(["pan.action(ended)", "the others lift"]),
                explanation: "Fewer than its minimum are left then.", rules: [.panFingers]),
            Claim(
                "A pan for any number ends with the last.",
                when: isForTwo.isOff && fingers != 1, .order(["the others lift", "pan.action(ended)"]),
                explanation: "One finger is its minimum.", rules: [.panFingers]),
        ])
}
