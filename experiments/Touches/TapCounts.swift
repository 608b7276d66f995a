import EventTrace
import ExperimentKit
import UIKit

private let taps = Variable<Int>("taps", "Number of taps", clause: "the number of taps is {value}", [1, 2, 3])
private let pause = Variable<Double>(
    "pause", "Seconds from one tap to the next", clause: "each next tap comes {value} s after the finger has lifted", [0.1, 0.5])

private enum Place: String, Choice {
    case inOnePlace = "in the same place"
    case farther = "100 points farther than the one before"
}
private let place = Variable<Place>("place", "Each tap is")

/// Acts on the tap count as touch methods commonly do.
private final class TapCountPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { say("tapCount \(touch.tapCount)") }
    }
}

private let pad = Named<TapCountPad>("pad")

private let isQuick = Condition(
    "each tap follows soon in the same place", not: "the taps are apart in time or place", pause == 0.1 && place == .inOnePlace)

/// What touch methods know of single and double taps.
let tapCounts: Experiment = Experiment(
    id: "TapCounts",
    title: "`tapCount` in `touchesEnded`: single tap or double tap",
    question:
        "A view reads `tapCount` in `touchesEnded`. The finger taps once, twice or three times. Is the first tap of a double tap reported as a single tap?",
    answer:
        "Yes: touch methods wait for no second tap. Each tap is reported when its finger lifts, with `tapCount` 1, then 2, then 3 if each tap follows soon in the same place, here after 0.1 s; after 0.5 s, or 100 points farther, each tap has `tapCount` 1. Apple publishes no limits: the engine assumes 0.35 s after the lift and 45 points between the touch-downs.",
    remedy:
        "To react to a single tap only if no second one follows, use two tap recognizers and `singleTap.require(toFail: doubleTap)`, and move the code from `touchesEnded` into their actions: under a double-tap recognizer `touchesEnded` is late or is replaced by `touchesCancelled`. The single tap then waits: see TimeOfASecondTap.",
    symptoms: [
        "single tap fires before double tap",
        "how to distinguish single and double tap in touchesEnded",
        "UITouch tapCount is always 1",
        "how fast must two taps be to count as a double tap",
        "double-tap also triggers the single-tap code",
    ],
    observations: ["sendevent-log-tapcount-at-end"],
    variables: [taps, pause, place],
    base: taps == 2,
    stage: { stage in
        let pad = stage.name(TapCountPad(frame: CGRect(x: 20, y: 200, width: 350, height: 300)), pad)
        pad.say = { stage.mark($0) }
        stage.view.addSubview(pad)
        for number in 0..<stage[taps] {
            let step = stage[place] == .inOnePlace ? 0.0 : 100
            if number > 0 { stage.script.wait(stage[pause]) }
            stage.script.tap(.point(x: 50 + step * Double(number), y: 100, in: pad))
        }
    },
    outcomes: {
        Outcome("the last tap has", otherwise: "`tapCount` 1") {
            Outcome.State("`tapCount` 3", "tapCount 3")
            Outcome.State("`tapCount` 2", "tapCount 2")
        }
        Outcome(
            "the first tap is reported as a single tap", not: "the first tap waits for a second one",
            constant: "Touch methods wait for no further tap.", "tapCount 1")
    },
    claims: {
        Claim("The first tap has `tapCount` 1, whatever follows.", TokenPattern("tapCount 1").inside(pad.touchesEnded))
        Claim(
            "A second tap that comes soon and in the same place has `tapCount` 2.",
            when: taps != 1 && isQuick,
            explanation:
                "A tap adds to the count of the tap before it. To wait for a second tap, a recognizer has to require that another one fails.",
            rules: [.tapCount, .failureRequirement]
        ) {
            "tapCount 1"
            "tapCount 2"
        }
        Claim(
            "A third tap that comes soon and in the same place has `tapCount` 3.",
            when: taps == 3 && isQuick,
            explanation: "The count has no upper limit.", rules: [.tapCount]
        ) {
            "tapCount 1"
            "tapCount 2"
            "tapCount 3"
        }
        Claim(
            "A tap that comes late or in another place has `tapCount` 1.",
            when: !isQuick,
            explanation: "Such a tap is counted on its own.", rules: [.tapCount]
        ) {
            TokenPattern("tapCount 2").never
            TokenPattern("tapCount 3").never
        }
    })
