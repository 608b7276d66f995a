import EventTrace
import ExperimentKit
import UIKit

private enum Requirements: String, Choice {
    case nobody = "none"
    case singleForDoubleDoubleForTriple = "single for double, double for triple"
    case singleForDoubleDoubleForSingle = "single for double, double for single"
    case allInACircle = "a circle of all three"
}
private let requirements = Variable<Requirements>("waits", "The failure requirements are")
private let taps = Variable<Int>("taps", "Taps", clause: "the number of taps is {value}", [1, 2, 3])

private let view = Named<UIView>("view")
private let single = Named<UITapGestureRecognizer>("single")
private let double = Named<UITapGestureRecognizer>("double")
private let triple = Named<UITapGestureRecognizer>("triple")

private let isInARow = Condition(
    "the requirements form a row", not: "the requirements form a circle, or there are none",
    requirements == .singleForDoubleDoubleForTriple)
private let isInACircle = Condition(
    "the requirements form a circle", not: "the requirements form a row, or there are none",
    requirements.isOneOf(.singleForDoubleDoubleForSingle, .allInACircle))

/// Requirements in a row and in a circle.
let requirementChains: Experiment = Experiment(
    id: "RequirementChains",
    title: "`require(toFail:)` in a row and in a circle",
    question:
        "A view has a single-tap, a double-tap and a triple-tap recognizer. They wait for each other in a row, as is usual, or by mistake in a circle. Which one fires on one, two and three taps, and does a circle block the recognizers for ever?",
    answer:
        "In a row, in which the single tap waits for the double tap and the double tap for the triple tap, only the recognizer for the number of taps fires; a single tap fires late, when no other tap can follow any more. In a circle this engine drops the requirement that closes the circle, so that some recognizer fires. This is assumed: Apple does not document the behavior, and in UIKit recognizers that wait for each other may never fire.",
    remedy:
        "Require in one direction only: `single.require(toFail: double)` and `double.require(toFail: triple)`. Require only the recognizers that you mean, not all others: one that stays possible until the finger lifts, such as the pan of a list that cannot scroll, keeps those that wait for it from beginning.",
    symptoms: [
        "single, double and triple tap on one view",
        "require(toFail:) for three tap gestures",
        "two gesture recognizers wait for each other, deadlock",
        "requireGestureRecognizerToFail in both directions",
        "pan gesture never begins because another gesture never fails",
        "shouldRequireFailureOf returns true for all gestures and mine does not work",
        "action of my recognizer comes only when the finger lifts, began and ended together",
    ],
    variables: [requirements, taps],
    base: taps == 2,
    stage: { stage in
        let view = stage.add(UIView(), view)
        let all = [(single, 1), (double, 2), (triple, 3)].map { name, count in
            let tap = stage.add(UITapGestureRecognizer(), name, to: view)
            tap.numberOfTapsRequired = count
            return tap
        }
        switch stage[requirements] {
        case .singleForDoubleDoubleForTriple:
            all[0].require(toFail: all[1])
            all[1].require(toFail: all[2])
        case .singleForDoubleDoubleForSingle:
            all[0].require(toFail: all[1])
            all[1].require(toFail: all[0])
        case .allInACircle: for (index, tap) in all.enumerated() { tap.require(toFail: all[(index + 1) % 3]) }
        case .nobody: break
        }
        stage.script.tap(view, count: stage[taps])
    },
    outcomes: {
        Outcome("the single tap fires", not: "the single tap does not fire", single.action)
        Outcome("the double tap fires", not: "the double tap does not fire", double.action)
        Outcome("the triple tap fires", not: "the triple tap does not fire", triple.action)
    },
    claims: {
        Claim(
            "In a row, exactly one recognizer fires.",
            when: isInARow, anyone.action("ended").times(1),
            explanation:
                "Each recognizer waits for the next to fail. It is therefore late by the time in which another tap could come.",
            rules: [.failureRequirement])
        Claim(
            "In a row, one tap fires the single-tap recognizer alone.",
            when: isInARow && taps == 1
        ) {
            only { single.action(.ended) }
        }
        Claim(
            "In a row, two taps fire the double-tap recognizer alone.",
            when: isInARow && taps == 2
        ) {
            only { double.action(.ended) }
        }
        Claim(
            "In a row, three taps fire the triple-tap recognizer alone.",
            when: isInARow && taps == 3
        ) {
            only { triple.action(.ended) }
        }
        Claim(
            "Without requirements, each recognizer fires when its number of taps is reached.",
            when: requirements == .nobody && taps == 3,
            explanation: "A tap recognizer never prevents one that requires more taps.", rules: [.tapsSpareLongerTaps]
        ) {
            only {
                single.action(.ended)
                double.action(.ended)
                triple.action(.ended)
            }
        }
        Claim(
            "In a circle, this engine blocks no recognizer for ever: some recognizer fires in each case.",
            when: isInACircle, anyone.action("ended").happens,
            explanation: "Assumed: a requirement that closes a circle is dropped.", rules: [.requirementCycle])
        Claim(
            "In a circle of two, the requirement of the double-tap recognizer is the one that is dropped.",
            when: requirements == .singleForDoubleDoubleForSingle && taps == 2,
            explanation:
                "When the double tap recognizes, the single tap already waits for it: the requirement of the double tap would close the circle.",
            rules: [.requirementCycle]
        ) {
            decided("double: cycle single")
            only { double.action(.ended) }
        }
    })
