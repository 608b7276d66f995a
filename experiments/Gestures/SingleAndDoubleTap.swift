import EventTrace
import ExperimentKit
import UIKit

private let requires = Variable<Bool>(
    "requires", "`single.require(toFail: double)` is called", off: "`single.require(toFail: double)` is not called")

private enum Finger: String, Choice {
    case once
    case twice
    case twiceApart = "twice, 0.6 s apart"
    case threeTimes = "three times"
}
private let finger = Variable<Finger>("finger", "The finger taps")

private let view = Named<UIView>("view")
private let single = Named<UITapGestureRecognizer>("single")
private let double = Named<UITapGestureRecognizer>("double")
private let littleLater = Mark("a little later")

/// A single and a double tap, with and without a requirement.
let singleAndDoubleTap: Experiment = Experiment(
    id: "SingleAndDoubleTap",
    title: "Single tap and double tap on one view: `require(toFail:)`",
    question:
        "A view has a single-tap and a double-tap recognizer. The finger taps once, twice or three times. Which of them fire, and when, with and without `single.require(toFail: double)`?",
    answer:
        "Without `single.require(toFail: double)`, the single tap fires when the finger first lifts, and the double tap fires in addition when the finger lifts the second time. With the requirement, two taps fire the double tap alone. One tap then fires the single tap about a third of a second after the lift, when a second tap can no longer come; Apple documents no time.",
    remedy:
        "To fire only one of the two: `singleTap.require(toFail: doubleTap)`. The price is that the single tap comes late, and no property shortens the wait; if the single tap must be immediate, let both fire.",
    symptoms: [
        "single tap also fires on double tap",
        "UITapGestureRecognizer single and double tap conflict",
        "single tap delayed because of double tap recognizer",
        "how long does a single tap wait for a double tap",
        "numberOfTapsRequired 2 and 1 on the same view",
    ],
    variables: [requires, finger],
    stage: { stage in
        let view = stage.add(UIView(), view)
        let single = stage.add(UITapGestureRecognizer(), single, to: view)
        let double = stage.add(UITapGestureRecognizer(), double, to: view)
        double.numberOfTapsRequired = 2
        if stage[requires] { single.require(toFail: double) }
    },
    script: { stage in
        let script = stage.script
        func taps(_ count: Int, apart pause: Double = Script.pause) {
            for number in 0..<count {
                if number > 0 { script.wait(pause) }
                script.finger(1).down(at: .middle(of: view))
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
        script.mark(littleLater)
    },
    outcomes: {
        Outcome("the single tap", otherwise: "does not fire") {
            Outcome.State("fires late", .order([littleLater.written, single.action]))
            Outcome.State("fires at once", single.action)
        }
        Outcome("the single tap fires twice", not: "the single tap fires at most once", single.action.times(2))
        Outcome("the double tap fires", not: "the double tap does not fire", double.action)
    },
    claims: {
        Claim(
            "Without a requirement, two taps fire both recognizers, each once.",
            when: requires.isOff && finger == .twice,
            explanation: "A tap recognizer never prevents one that requires more taps; a talk of 2010 describes the same two actions.",
            rules: [.tapsSpareLongerTaps]
        ) {
            only {
                "lift 1"
                single.action(.ended)
                "lift 2"
                double.action(.ended)
                littleLater.written
            }
        }
        Claim(
            "The second tap belongs to the double tap: the single-tap recognizer does not fire a second time.",
            when: finger == .twice,
            explanation: "At the second lift both recognizers could recognize; the double tap does, and excludes the single tap.",
            rules: [.exclusion]
        ) {
            double.action(.ended).times(1)
            decided("single: exclude double")
        }
        Claim(
            "With the requirement, two taps fire the double-tap recognizer alone.",
            when: requires.isOn && finger == .twice,
            explanation: "The single tap waits for the double tap; the double tap recognizes, so the single tap fails.",
            rules: [.failureRequirement]
        ) {
            only {
                "lift 1"
                "lift 2"
                double.action(.ended)
                littleLater.written
            }
        }
        Claim(
            "With the requirement, one tap fires the single-tap recognizer 0.35 s after the finger lifts.",
            when: requires.isOn && finger == .once, single.action(.ended).comes(340...360, after: "lift 1"),
            explanation: "How long UIKit waits is not documented; 0.35 s is assumed.", rules: [.tap, .nextTapTime])
        Claim(
            "Two taps that are far apart in time are two single taps, with or without the requirement.",
            when: finger == .twiceApart
        ) {
            single.action(.ended).times(2)
            double.action.never
        }
        Claim(
            "A single-tap recognizer waits for a double-tap recognizer on the same view by itself.",
            when: requires.isOff && finger == .twice, single.action.never,
            rules: [.failureRequirement],
            knownRefutation:
                "The single tap fires when the finger first lifts. Only a failure requirement, from code or from a delegate, makes it wait. At least one re-implementation, WinObjC, makes it wait by itself."
        )
        Claim(
            "A third tap counts as a first one again: it fires the single-tap recognizer after the double tap.",
            when: finger == .threeTimes
        ) {
            double.action(.ended)
            "lift 3"
            single.action(.ended)
        }
    })
