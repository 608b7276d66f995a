import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable<Bool>("busy", "The main thread is busy from 50 ms to 1 s", off: "the main thread is free")

private enum TimerDue: String, Choice { case first, last }
private let timer = Variable<TimerDue>("timer", "The timer is due", changes: .printedLines)

private let pad = Named<LoggedView>("pad")
private let timerMark = Mark("timer")
private let mainQueue = Mark("main queue")

/// What has waited longest is not served first.
let busyMainThread: Experiment = Experiment(
    id: "BusyMainThread",
    title: "After a busy main thread: touch, main queue or timer first?",
    question:
        "A finger taps `pad` between 100 and 180 ms, a `Timer` is due before or after that, and a block of `asyncAfter` is due at 200 ms. In which order are they handled if the main thread is free, and if it is busy until 1 s?",
    answer:
        "If the main thread is free, each is handled at its own time. A touch made while the main thread is busy is not lost: afterwards the touch comes first, then the block of the main queue, and the timer last, even if the timer was due before the other two.",
    remedy:
        "Move long work off the main thread, and do not rely on a timer that was due earlier to have fired before a touch. Work that must be on time needs a `DispatchSourceTimer` on another queue: a `Timer` of the main run loop waits while the main thread is busy, and a repeating one skips the firings that it missed. `touch.timestamp` is the time of the touch itself, not of the late call.",
    symptoms: [
        "Timer fires late after the main thread was blocked",
        "why do touches run before my overdue Timer after a freeze",
        "asyncAfter block and scheduledTimer run in the wrong order",
        "DispatchQueue.main.asyncAfter not on time, heavy work on main thread",
    ],
    variables: [isBusy, timer],
    stage: { stage in
        stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad))
        Timer.scheduledTimer(withTimeInterval: stage[timer] == .first ? 0.06 : 0.3, repeats: false) {
            _ in
            stage.mark(timerMark)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { stage.mark(mainQueue) }
        if stage[isBusy] {
            stage.script.at(0.05) { stage.keepBusy(until: 1) }
        }
        stage.script.wait(0.1)
        stage.script.tap(pad)
    },
    outcomes: {
        Outcome(
            "the timer fires before the touch arrives", not: "the timer fires after the touch has arrived",
            timerMark.written.before(pad.touchesBegan))
        Outcome("the touch arrives late", not: "the touch arrives at once", pad.touchesBegan, after: .milliseconds(500))
    },
    claims: {
        Claim(
            "A free main thread handles each of the three at its own time.", when: isBusy.isOff && timer == .first
        ) {
            only {
                timerMark.written
                pad.touchesBegan
                pad.touchesEnded
                mainQueue.written
            }
        }
        Claim(
            "After being busy, the main thread handles the touch events first, then the main queue, then the timer.", when: isBusy.isOn,
            explanation: "The run loop handles its sources first and looks at its timers only when it waits.", rules: [.virtualClock]
        ) {
            only {
                pad.touchesBegan
                pad.touchesEnded
                mainQueue.written
                timerMark.written
            }
        }
        Claim(
            "What was due first is handled first.", when: isBusy.isOn && timer == .first, timerMark.written.before(pad.touchesBegan),
            rules: [.queueIsFirstInFirstOut, .virtualClock],
            knownRefutation:
                "That holds among events, which wait in a queue. A timer is not an event: one that comes due while the thread is busy waits until the sources have been handled."
        )
        Claim("After a busy main thread it makes no difference when the timer was due.", when: isBusy.isOn, timer.changesNothing())
    })
