import EventTrace
import ExperimentKit
import UIKit

private let allows = Variable<Double>(
    "allows", "Points that the second tap may be away", clause: "the second tap may be {value} points away", [45, 10, 100])
private let apart = Variable<Double>(
    "apart", "Points between the two taps", clause: "the two taps are {value} points apart", [5, 30, 60, 150])

/// Says the tap count of each touch.
private final class CountingPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { say("tapCount \(touch.tapCount)") }
    }
}

private let isNear = Condition(
    "the second tap is within the allowed distance", not: "the second tap is farther away than allowed",
    apart == 5 || apart == 30 && allows != 10 || apart == 60 && allows == 100)

private let pad = Named<CountingPad>("pad")
private let double = Named<UITapGestureRecognizer>("double")
private let countersAgree = holds("a double tap exactly where a touch counts 2") { trace in
    trace.ordering.contains { $0.token == "tapCount 2" } == trace.ordering.contains { $0.token == "double.action(ended)" }
}

/// How far from the first a second tap may be.
let placeOfASecondTap: Experiment = Experiment(
    id: "PlaceOfASecondTap",
    title: "How far apart the two taps of a double tap may be",
    question:
        "A finger taps twice, the second time some points away. Re-implementations of UIKit differ in how far away it may be. Is it a double tap, and what does the touch's `tapCount` say?",
    answer:
        "Two taps within the allowed distance are a double tap, and the `tapCount` is 2; two taps farther apart are not, and both touches have a `tapCount` of 1. UIKit's number is not published and nobody has measured it; the engine's 45 points are assumed.",
    remedy:
        "Do not build on a distance: for taps at two places use two views with a recognizer each, or compare the locations yourself in `touchesBegan`. If the same view has a double-tap recognizer, also set its `delaysTouchesEnded = false`, as this experiment does; otherwise the view does not receive the second touch of a double tap. If `tapCount` stays 1 although both taps are at one place, the second tap comes too late.",
    symptoms: [
        "double tap not recognized when the second tap is somewhere else",
        "maximum distance between the taps of a double tap",
        "tapCount stays 1",
        "two quick taps at different places fire a double tap",
    ],
    variables: [allows, apart],
    base: apart == 30,
    tests: [countersAgree],
    stage: { stage in
        stage.thresholds.nextTapDistance = stage[allows]
        let pad = stage.add(CountingPad(), pad)
        pad.say = { stage.mark($0) }
        let double = stage.add(UITapGestureRecognizer(), double, to: pad)
        double.numberOfTapsRequired = 2
        // Else the first touch has not ended for the view when the second lands, and the view gets none of that one.
        double.delaysTouchesEnded = false
        stage.script.tap(.point(x: 20, y: 100, in: pad))
        stage.script.tap(.point(x: 20 + stage[apart], y: 100, in: pad))
    },
    outcomes: {
        Outcome("the two taps are a double tap", not: "the two taps are no double tap", double.action)
        Outcome("the second touch has a `tapCount` of 2", not: "the second touch has a `tapCount` of 1", "tapCount 2")
    },
    claims: {
        Claim(
            "A second tap near the first has a `tapCount` of 2 and makes a double tap.",
            when: isNear,
            explanation: "A tap soon after the last one and near it counts up. That the recognizer uses the same distance is assumed.",
            rules: [.tapCount, .tap], grade: .assumed
        ) {
            "tapCount 1"
            "tapCount 2"
            double.action(.ended)
        }
        Claim(
            "A second tap far from the first is a touch of its own, with a `tapCount` of 1.",
            when: !isNear
        ) {
            TokenPattern("tapCount 1").times(2)
            double.action.never
        }
        Claim(
            "`tapCount` and the double-tap recognizer never disagree.",
            countersAgree,
            explanation:
                "Assumed: the engine has one number for both. A re-implementation that counts by one number and recognizes by another can disagree with itself.",
            rules: [.placeOfTaps])
    })
