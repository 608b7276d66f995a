import EventTrace
import ExperimentKit
import UIKit

private let requires = Variable<Bool>("requires", "`single.require(toFail: double)`")

private enum Finger: String, Choice {
    case once, twice
    case twiceApart = "twice, 0.6 s apart"
    case threeTimes = "three times"
}
private let finger = Variable<Finger>("finger", "The finger taps")

extension Experiment {
    /// A single and a double tap, with and without a requirement.
    static let singleAndDoubleTap = Experiment(
        id: "SingleAndDoubleTap",
        title: "Single and double tap, with and without a requirement",
        question:
            "A view has a single and a double tap. The finger taps once, twice or three times. Which of them act, and when, if the single tap must wait for the double tap to fail, and if not?",
        answer:
            "Without the requirement the single tap acts at the first lift, and the double tap beside it at the second. With it a double tap is a double tap alone, and a single tap comes 0.35 s late: after the time in which a second one could have come.",
        variables: [requires, finger],
        stage: { stage in
            let view = stage.add(UIView(), "view")
            let single = stage.add(UITapGestureRecognizer(), "single", to: view)
            let double = stage.add(UITapGestureRecognizer(), "double", to: view)
            double.numberOfTapsRequired = 2
            if stage[requires] { single.require(toFail: double) }
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
            switch stage[finger] {
            case .once: taps(1)
            case .twice: taps(2)
            case .twiceApart: taps(2, apart: 0.6)
            case .threeTimes: taps(3)
            }
            // Times are no part of an ordering; a mark shows what comes late.
            script.wait(0.2)
            script.mark("a little later")
        },
        claims: [
            Claim(
                "Without a requirement both act on two taps, each once.",
                when: requires.isOff && finger == .twice,
                .ordering(["lift 1", "single.action(ended)", "lift 2", "double.action(ended)", "a little later"]),
                explanation: "A tap never prevents a tap that wants more taps; a talk of 2010 describes the same two actions.",
                rules: [.tapsSpareLongerTaps]),
            Claim(
                "The second tap is the double tap's: the single tap acts no second time.",
                when: finger == .twice, .all([.exactly(1, "double.action(ended)"), .decided("single: exclude double")]),
                explanation: "Of two that share a touch one acts.", rules: [.exclusion]),
            Claim(
                "With the requirement two taps are a double tap alone.",
                when: requires.isOn && finger == .twice, .ordering(["lift 1", "lift 2", "double.action(ended)", "a little later"]),
                explanation: "The single tap waits for the double tap, which recognizes, and so it fails.", rules: [.failureRequirement]),
            Claim(
                "With the requirement one tap is late: it waits 0.35 s after the lift.",
                when: requires.isOn && finger == .once,
                .interval(from: "lift 1", to: "single.action(ended)", milliseconds: 340...360),
                explanation: "How long UIKit waits is not documented; measured were 0.30 to 0.40 s.", rules: [.tap]),
            Claim(
                "Two taps far apart are two single taps, with or without the requirement.",
                when: finger == .twiceApart, .all([.exactly(2, "single.action(ended)"), .never("double.action*")])),
            Claim(
                "A single tap waits for a double tap on the same view by itself.",
                when: requires.isOff && finger == .twice, .never("single.action*"),
                rules: [.failureRequirement],
                knownRefutation:
                    "It acts with the first lift. Only a requirement, or a delegate that says so, makes it wait. At least one re-implementation, WinObjC, makes it wait by itself."
            ),
            Claim(
                "A third tap is a first one again.", when: finger == .threeTimes,
                .order(["double.action(ended)", "lift 3", "single.action(ended)"])),
        ])
}
