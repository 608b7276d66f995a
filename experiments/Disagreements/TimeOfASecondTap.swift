import EventTrace
import ExperimentKit
import UIKit

private let waits = Variable<Double>(
    "waits", "Seconds that the double tap waits for its second tap", clause: "the double tap waits {value} s for its second tap",
    [0.35, 0.25, 0.5])
private let pause = Variable<Double>(
    "pause", "Seconds from the first touch up to the second touch down", clause: "the second tap comes {value} s after the first",
    [0.1, 0.3, 0.4, 0.6])

private let isInTime = Condition(
    "the second tap comes in time", not: "the second tap comes too late",
    pause == 0.1 || pause == 0.3 && waits != 0.25 || pause == 0.4 && waits == 0.5)

private let view = Named<UIView>("view")
private let double = Named<UITapGestureRecognizer>("double")
private let single = Named<UITapGestureRecognizer>("single")

/// How long a double tap waits for its second tap.
let timeOfASecondTap: Experiment = Experiment(
    id: "TimeOfASecondTap",
    title: "How long a double tap waits for its second tap",
    question:
        "Re-implementations of UIKit wait for a second tap for a quarter of a second up to half a second, some from touch down and some from touch up. A single tap requires the double tap to fail. What comes of two taps?",
    answer:
        "The engine assumes 0.35 s from the first lift to the second touch down: Apple publishes no number for UIKit, and in a log of iOS 14 an item under a double-tap recognizer is selected 353 ms after the lift. If the second tap comes within this time, two taps are a double tap. If the second tap comes later, two taps are two single taps, and each of them fires 0.35 s after its lift, because the single tap requires the double tap to fail.",
    remedy:
        "If the delay of the single tap is too long, do not call `require(toFail:)`: the single tap then fires at once, before a double tap as well, so give the single tap an action that does no harm there. No public property sets the time: for another one write a recognizer of your own, or compare the timestamps of single taps.",
    symptoms: [
        "double tap interval",
        "maximum time between two taps of a double tap",
        "change the double tap delay of UITapGestureRecognizer",
        "single tap with require(toFail:) reacts too slowly",
    ],
    variables: [waits, pause],
    base: pause == 0.3,
    stage: { stage in
        stage.thresholds.nextTap = stage[waits]
        let view = stage.add(UIView(), view)
        let double = stage.add(UITapGestureRecognizer(), double, to: view)
        double.numberOfTapsRequired = 2
        stage.add(UITapGestureRecognizer(), single, to: view).require(toFail: double)
        let script = stage.script
        for number in 1...2 {
            script.finger(1).down(at: "view")
            script.wait(Script.tapHold)
            script.finger(1).up()
            if number == 1 { script.wait(stage[pause]) }
        }
    },
    outcomes: {
        Outcome("the two taps are a double tap", not: "the two taps are two single taps, each of them late", double.action)
    },
    claims: {
        Claim(
            "If the second tap comes in time, two taps are a double tap.",
            when: isInTime
        ) {
            only { double.action(.ended) }
        }
        Claim(
            "If the second tap comes too late, two taps are two single taps.",
            when: !isInTime,
            explanation: "The second tap does not come in time, and the double tap fails.", rules: [.tap]
        ) {
            only {
                single.action(.ended)
                single.action(.ended)
            }
        }
        Claim(
            "The first single tap is late by the time that it had to wait.", when: pause == 0.6, single.action(.ended).comes(329...600),
            explanation:
                "The single tap waits for the double tap to fail. How long UIKit waits is not documented; 0.35 s is assumed, and a log of iOS 14 shows 353 ms.",
            rules: [.failureRequirement, .nextTapTime])
        Claim(
            "Whatever the number, a second tap after 0.1 s is in time and one after 0.6 s is too late.", when: pause.isOneOf(0.1, 0.6),
            waits.changesNothing())
    })
