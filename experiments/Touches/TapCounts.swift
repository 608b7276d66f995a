import EventTrace
import ExperimentKit
import UIKit

private let taps = Variable<Int>("taps", "The finger taps so many times", [1, 2, 3])
private let pause = Variable<Double>("pause", "Seconds from a lift to the next landing", [0.1, 0.5])

private enum Place: String, Choice {
    case inOnePlace = "in one place"
    case farther = "100 points farther"
}
private let place = Variable<Place>("place", "Each tap is")

/// Acts on the tap count as touch methods commonly do.
private final class TapCountPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { say("tapCount \(touch.tapCount)") }
    }
}

extension Experiment {
    /// What touch methods know of single and double taps.
    static let tapCounts = Experiment(
        id: "TapCounts",
        title: "Telling single from double taps by `tapCount`",
        question:
            "A view looks at `tapCount` in `touchesEnded`. The finger taps once, twice or three times. Is the first tap of two told as a single one?",
        answer:
            "Yes: nothing waits for a second tap. Each tap comes at its lift, with 1, then 2, then 3, if it follows within 0.1 seconds in one place; after 0.5 seconds, or 100 points farther, each counts 1.",
        observations: ["sendevent-log-tapcount-at-end"],
        variables: [taps, pause, place],
        stage: { stage in
            let pad = stage.name(TapCountPad(frame: CGRect(x: 20, y: 200, width: 350, height: 300)), "pad")
            pad.say = { stage.mark($0) }
            stage.view.addSubview(pad)
            for number in 0..<stage[taps] {
                let step = stage[place] == .inOnePlace ? 0.0 : 100
                if number > 0 { stage.script.wait(stage[pause]) }
                stage.script.tap(.point(x: 50 + step * Double(number), y: 100, in: "pad"))
            }
        },
        claims: [
            Claim("The first tap counts 1, whatever follows.", .nested("tapCount 1", in: "pad.touchesEnded")),
            Claim(
                "Soon and in one place, the second counts 2.",
                when: taps != 1 && pause == 0.1 && place == .inOnePlace, .order(["tapCount 1", "tapCount 2"]),
                explanation:
                    "A tap counts the one before it up. To wait for the second takes a recognizer that requires another to fail.",
                rules: [.tapCount, .failureRequirement]
            ),
            Claim(
                "And the third 3.", when: taps == 3 && pause == 0.1 && place == .inOnePlace,
                .order(["tapCount 1", "tapCount 2", "tapCount 3"]),
                explanation: "There is no end to counting up.", rules: [.tapCount]),
            Claim(
                "Late or elsewhere, each counts 1.",
                when: pause == 0.5 || place == .farther, .all([.never("tapCount 2"), .never("tapCount 3")]),
                explanation: "Then it is a touch of its own.", rules: [.tapCount]),
        ])
}
