import EventTrace
import ExperimentKit
import UIKit

private let waits = Variable<Double>("waits", "Seconds in which a second tap may come", [0.35, 0.25, 0.5])
private let pause = Variable<Double>("pause", "Seconds from the lift to the second landing", [0.1, 0.3, 0.4, 0.6])

extension Experiment {
    /// How long a double tap waits for its second tap.
    static let timeOfASecondTap = Experiment(
        id: "TimeOfASecondTap",
        title: "Disagreement: how long a second tap may take",
        question:
            "Re-implementations wait for a second tap for a quarter of a second up to half a second, some from the landing and some from the lift. A single tap requires the double tap to fail. What comes of two taps?",
        answer:
            "Two taps closer than the number are a double tap, farther apart two single taps, each late by the number. For UIKit 0.30 to 0.40 s after the lift were measured, with medium confidence; the engine takes 0.35.",
        variables: [waits, pause],
        stage: { stage in
            stage.thresholds.nextTap = stage[waits]
            let view = stage.add(UIView(), "view")
            let double = stage.add(UITapGestureRecognizer(), "double", to: view)
            double.numberOfTapsRequired = 2
            stage.add(UITapGestureRecognizer(), "single", to: view).require(toFail: double)
            let script = stage.script
            for number in 1...2 {
                script.finger(1).down(at: "view")
                script.wait(Script.tapHold)
                script.finger(1).up()
                if number == 1 { script.wait(stage[pause]) }
            }
        },
        claims: [
            Claim(
                "In time, two taps are a double tap.",
                when: pause == 0.1 || pause == 0.3 && waits != 0.25 || pause == 0.4 && waits == 0.5,
                .ordering(["double.action(ended)"])),
            Claim(
                "Too late, they are two single taps.",
                when: pause == 0.6 || pause == 0.4 && waits != 0.5 || pause == 0.3 && waits == 0.25,
                .ordering(["single.action(ended)", "single.action(ended)"]),
                explanation: "The next tap does not come in time, and the double tap fails.", rules: [.tap]),
            Claim(
                "The first single tap is late by the number that it had to wait.", when: pause == 0.6,
                .interval(to: "single.action(ended)", milliseconds: 329...600),
                explanation: "It waits for the double tap to fail. The measured 0.30 to 0.40 s are such waits.",
                rules: [.failureRequirement]),
            Claim("Whatever the number, 0.1 s is in time and 0.6 s too late.", when: pause.isOneOf(0.1, 0.6), .same(whatever: waits)),
        ])
}
