import EventTrace
import ExperimentKit
import UIKit

private let fingers = Variable<Int>(
    "fingers", "Fingers that come down", clause: "the number of fingers that come down is {value}", [1, 2, 3])
private let isForTwo = Variable<Bool>("two", "The pan's minimum and maximum are 2 fingers", off: "the pan takes any number of fingers")

/// Says with each action how far a pan has gone.
private final class Gauge {
    var say: (String) -> Void = { _ in }

    func panned(_ pan: UIPanGestureRecognizer) { say("\(Int(pan.translation(in: pan.view).x.rounded())) points") }

    static let panned = Selector("panned(_:)", Gauge.panned)
}

private let pad = Named<UIView>("pad")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let othersLift = Mark("the others lift")

private let fits = Condition(
    "the pan takes that number of fingers", not: "the pan takes two fingers, and one or three come down",
    isForTwo.isOff || fingers == 2)

private let othersRest = Condition("other fingers rest beside the moving one", not: "only one finger comes down", fingers != 1)

/// How many fingers a pan takes, and what those that rest do to it.
let fingersOfAPan: Experiment = Experiment(
    id: "FingersOfAPan",
    title: "Pan gesture with several fingers, and fingers that rest",
    question:
        "One to three fingers come down on `pad`. The first moves 60 points and lifts; the others rest and lift later. With how many fingers does the pan gesture begin, how large is its translation, and when does it end?",
    answer:
        "A pan begins with any number of fingers from `minimumNumberOfTouches` to `maximumNumberOfTouches`; by default with one or more. The translation of the pan is that of the finger that moves, however many fingers rest: a talk by Apple says so of scroll views; for other pans it is assumed. That the pan ends when fewer fingers than the minimum are left one developer reports, of 2010; in a map library of 2019 a two-finger pan went on with one finger.",
    remedy:
        "For a two-finger pan, set both `minimumNumberOfTouches` and `maximumNumberOfTouches` to 2. To stop with the first lift whatever UIKit does, look at `numberOfTouches` in the action for `.changed`. To go on with one finger, a developer sets `minimumNumberOfTouches` to 1 in the action for `.began` and back to 2 at the end. `location(in:)` is the middle of all fingers and jumps when their number changes: move a view by `translation(in:)`, or set `maximumNumberOfTouches` to 1. The pan of a scroll view, by one report of iOS 8, goes on scrolling with more fingers than its maximum.",
    symptoms: [
        "two finger pan gesture",
        "minimumNumberOfTouches pan does not begin",
        "pan translation with two fingers when one does not move",
        "when does a two finger pan end if one finger lifts",
    ],
    observations: ["wwdc14-resting-touch"],
    variables: [fingers, isForTwo],
    stage: { stage in
        let pad = stage.add(UIView(), pad, at: CGRect(x: 20, y: 200, width: 350, height: 300))
        pad.isMultipleTouchEnabled = true
        let gauge = stage.keep(Gauge())
        gauge.say = { stage.mark($0) }
        let pan = stage.name(UIPanGestureRecognizer(target: gauge, action: Gauge.panned), pan)
        if stage[isForTwo] { (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2) }
        pad.addGestureRecognizer(pan)
        let count = stage[fingers]
        for number in 1...count { stage.script.finger(number).down(at: .point(x: 50, y: 60 * Double(number), in: pad)) }
        stage.script.wait(0.2)
        for step in 1...3 {
            stage.script.finger(1).move(to: .point(x: 50 + 20 * Double(step), y: 60, in: pad))
            stage.script.wait(0.02)
        }
        stage.script.finger(1).up()
        stage.script.wait(0.1)
        guard count > 1 else { return }
        stage.script.mark(othersLift)
        for number in 2...count { stage.script.finger(number).up() }
    },
    outcomes: {
        Outcome("the pan", otherwise: "does not begin") {
            Outcome.State("ends when the moving finger lifts", .order([pan.action(.ended), othersLift.written]))
            Outcome.State("ends when the last finger lifts", pan.action(.ended))
        }
        Outcome("the translation is that of the moving finger", not: "no translation is read", "60 points")
    },
    claims: {
        Claim(
            "The translation is that of the finger that moves, however many fingers rest.",
            when: fits,
            explanation: "Fingers that rest do not count in the translation.", rules: [.panTranslation]
        ) {
            pan.action(.began)
            "20 points"
            "40 points"
            "60 points"
            pan.action(.ended)
        }
        Claim(
            "A pan for two fingers does not begin with one finger or with three.",
            when: !fits, pan.action.never,
            explanation: "A pan begins with no fewer fingers than its minimum and no more than its maximum.", rules: [.panFingers])
        Claim(
            "A pan for two fingers ends when the first finger lifts.",
            when: isForTwo.isOn && fingers == 2,
            explanation:
                "From then on fewer fingers than its minimum are down. A developer reports it; Apple's page speaks of all fingers, and a map library had to end such a pan itself.",
            rules: [.panFingers], grade: .assumed
        ) {
            pan.action(.ended)
            othersLift.written
        }
        Claim(
            "A pan for any number of fingers ends when the last finger lifts.",
            when: isForTwo.isOff && othersRest,
            explanation: "Its minimum is one finger.", rules: [.panFingers]
        ) {
            othersLift.written
            pan.action(.ended)
        }
    })
