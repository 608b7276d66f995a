import EventTrace
import ExperimentKit
import UIKit

private let waits = Variable<Double>(
    "waits", "Seconds in which a second tap may come", clause: "a second tap may come within {value} s", [0.35, 0.25, 0.5])
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
        "If the second tap comes within that time, two taps are a double tap; if it comes later, they are two single taps, each of them late by that time. Apple publishes no number for UIKit, and no log of a device is known; the engine assumes 0.35 s after the finger lifts.",
    remedy:
        "If the delay of the single tap is too long, do not call `require(toFail:)`, and let the single tap fire at once. No public property sets the time: for another one write a recognizer of your own, or compare the timestamps of single taps.",
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
            explanation: "The single tap waits for the double tap to fail. How long UIKit waits is not documented; 0.35 s is assumed.",
            rules: [.failureRequirement, .nextTapTime])
        Claim(
            "Whatever the number, a second tap after 0.1 s is in time and one after 0.6 s is too late.", when: pause.isOneOf(0.1, 0.6),
            waits.changesNothing())
    })
