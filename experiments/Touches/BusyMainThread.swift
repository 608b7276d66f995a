import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable<Bool>("busy", "The main thread is busy from 50 ms to 1 s")

private enum TimerDue: String, Choice { case first, last }
private let timer = Variable<TimerDue>("timer", "Of the three, the timer is due")

extension Experiment {
    /// What has waited longest is not served first.
    static let busyMainThread = Experiment(
        id: "BusyMainThread",
        title: "After a busy main thread: touch, main queue or timer first?",
        question:
            "A finger taps `pad` between 100 and 180 ms, a `Timer` is due before it or after it, and a block of `asyncAfter` is due at 200 ms. In which order are they served, if the main thread is free, and if it is busy until 1 s?",
        answer:
            "Free, each comes at its time. After being busy, the touch comes first, then the block of the main queue, and the timer last, even if it was due before them all.",
        variables: [isBusy, timer],
        stage: { stage in
            stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad"))
            Timer.scheduledTimer(withTimeInterval: stage[timer] == .first ? 0.06 : 0.3, repeats: false) {
                _ in
                stage.mark("timer")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { stage.mark("main queue") }
            if stage[isBusy] {
                stage.script.at(0.05) { stage.keepBusy(until: 1) }
            }
            stage.script.wait(0.1)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                "A free main thread serves each at its time.", when: isBusy.isOff && timer == .first,
                .ordering(["timer", "pad.touchesBegan", "pad.touchesEnded", "main queue"])),
            Claim(
                "After being busy: events, main queue, timer.", when: isBusy.isOn,
                .ordering(["pad.touchesBegan", "pad.touchesEnded", "main queue", "timer"]),
                explanation: "The run loop serves its sources first and looks at its timers only when it waits.", rules: [.virtualClock]),
            Claim(
                "What was due first is served first.", when: isBusy.isOn && timer == .first,
                .before("timer", "pad.touchesBegan"),
                rules: [.queueIsFirstInFirstOut, .virtualClock],
                knownRefutation:
                    "That holds among events, which stand in a queue. A timer is no event: one that comes due while the thread is busy waits until the sources are served."
            ),
            Claim("When the timer was due makes no difference after being busy.", when: isBusy.isOn, .same(whatever: timer)),
        ])
}
