import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Cause: String, Choice {
    case nothing = "nothing happens"
    case mainThreadIsBusy = "the main thread is busy"
    case contentIsDragged = "content is dragged"
}
private let cause = Variable<Cause>("meanwhile", "From 0.3 to 1.1 s", changes: .printedLines)

private let scroll = Named<UIScrollView>("scroll")

/// What a repeating timer makes of times at which it could not fire.
let missedFirings: Experiment = Experiment(
    id: "MissedFirings",
    title: "A repeating `Timer` that misses its firing times",
    question:
        "A timer repeats every quarter of a second. From 0.3 to 1.1 s the main thread is busy, or content is dragged, so that the timer cannot fire at 0.5, 0.75 and 1 s. How often does it fire for these times, and when does it fire next?",
    answer:
        "For all the times that it has missed, the timer fires once, as soon as it can, here at 1.1 s. Then it goes on at its scheduled times, as if it had missed none: at 1.25 s, 1.5 s and so on.",
    remedy:
        "Do not count firings to measure time; read a clock when the timer fires. To let the timer fire during a drag as well, make it with `Timer(timeInterval:repeats:block:)` and add it with `RunLoop.main.add(timer, forMode: .common)`. Against a busy main thread the mode does not help: move the work to another queue.",
    symptoms: [
        "repeating NSTimer skips ticks while the app is busy",
        "countdown falls behind after scrolling",
        "does a Timer catch up on missed fires",
        "timer fires only once after the main thread was blocked",
    ],
    variables: [cause],
    stage: { stage in
        stage.addTall(UIScrollView()).delegate = nil
        var count = 0
        stage.script.perform {
            Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
                count += 1
                stage.mark("fires at \(Int((stage.now * 100).rounded())) hundredths")
                if stage.now > 1.4 { timer.invalidate() }
            }
        }
        let finger = stage.script.finger(1)
        switch stage[cause] {
        case .nothing: break
        case .mainThreadIsBusy: stage.script.at(0.3) { stage.keepBusy(until: 1.1) }
        case .contentIsDragged:
            stage.script.wait(0.26)
            finger.down(at: .point(x: 150, y: 250, in: scroll))
            finger.move(to: .point(x: 195, y: 350), over: 0.2)
            stage.script.wait(0.64)
            finger.up()
        }
        stage.script.at(1.6) { stage.mark("\(count) times") }
    },
    outcomes: {
        Outcome("the timer fires at all of its six times", not: "for three missed times the timer fires once", "6 times")
        Outcome(
            "the timer fires at 1.25 s", not: "the timer does not fire at 1.25 s",
            constant: "A timer keeps to its scheduled times, even after it has missed some.", "fires at 125 hundredths")
    },
    claims: {
        Claim("If nothing interferes, the timer fires every quarter of a second.", when: cause == .nothing, TokenPattern("6 times").happens)
        Claim(
            "For the three times that it has missed, the timer fires once.", when: cause != .nothing, TokenPattern("4 times").happens,
            explanation: "Documented for timers.", rules: [.missedFirings])
        Claim(
            "After a miss, the timer fires as soon as it can, and keeps to its scheduled times afterwards.", when: cause != .nothing,
            rules: [.missedFirings]
        ) {
            only(among: "fires at *") {
                "fires at 25 hundredths"
                "fires at 110 hundredths"
                "fires at 125 hundredths"
                "fires at 150 hundredths"
            }
        }
    })
