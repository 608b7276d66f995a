import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case scheduledTimer = "`scheduledTimer`"
    case timerInCommonModes = "a timer in the common modes"
    case performAfterDelay = "`perform(_:with:afterDelay:)`"
    case asyncAfter = "`asyncAfter`"
}
private let way = Variable<Way>("way", "Code that is to run half a second later uses", changes: .printedLines)

private enum Finger: String, Choice {
    case isElsewhere = "touches nothing"
    case rests = "rests on the content"
    case holdsAButton = "holds a button"
    case drags = "drags the content"
    case throwsTheContent = "throws the content"
}
private let finger = Variable<Finger>("finger", "Meanwhile a finger")

/// Receives where a drag begins and ends.
private final class EndListener: UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Is sent a message later.
private final class Reminder: NSObject {
    private let remind: () -> Void

    init(_ remind: @escaping () -> Void) { self.remind = remind }

    func fire() { remind() }

    static let fire = Selector("fire", Reminder.fire)
}

private let end = Named<EndListener>("end")
private let button = Named<UIButton>("button")
private let happensMark = Mark("it happens")
private let waits = Mark("waits")
private let lifts = Mark("lifts")

private let isDefaultMode = Condition(
    "the code can run in the default mode only", not: "the code can run in the tracking mode too",
    way.isOneOf(.scheduledTimer, .performAfterDelay))

private let nothingScrolls = Condition(
    "nothing scrolls", not: "the content is dragged or thrown", finger.isOneOf(.isElsewhere, .rests, .holdsAButton))

/// What stands still while content scrolls.
let timersWhileScrolling: Experiment = Experiment(
    id: "TimersWhileScrolling",
    title: "Why a `Timer` stops while a scroll view scrolls",
    question:
        "Code is to run in half a second. Meanwhile a finger rests on the content of a scroll view, holds a button, drags the content for a second, or throws it. When does the code run, with each way to wait?",
    answer:
        "From the moment a drag begins until the finger lifts, and while the content goes on after a throw, the main run loop is in its tracking mode, in which `scheduledTimer` and `perform(_:with:afterDelay:)` wait; they fire as soon as the finger has lifted and the content is at rest. A timer in the common modes and `asyncAfter` are on time. A finger that rests without a drag, or holds a button, delays nothing.",
    remedy:
        "Add the timer to the common modes, `RunLoop.main.add(timer, forMode: .common)`, or use `DispatchQueue.main.asyncAfter`. A `CADisplayLink` needs `.common` too. A repeating timer skips the fires that it misses: calculate a countdown from a date, not from the number of fires.",
    symptoms: [
        "NSTimer stops while scrolling a table view",
        "timer paused while the user drags a UIScrollView",
        "countdown label freezes during scrolling",
        "performSelector afterDelay not called until scrolling ends",
        "RunLoop common modes vs default mode for a Timer",
    ],
    variables: [way, finger],
    base: finger == .drags,
    stage: { stage in
        let scroll = stage.addTall(UIScrollView())
        scroll.delegate = stage.name(EndListener(), end)
        stage.add(UIButton(), button, at: CGRect(x: 95, y: 600, width: 200, height: 50))
        let happens = { stage.mark(happensMark) }
        let choice = stage[way]
        let reminder = stage.keep(Reminder(happens))
        stage.script.perform {
            stage.mark(waits)
            switch choice {
            case .scheduledTimer: Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in happens() }
            case .timerInCommonModes:
                RunLoop.main.add(Timer(timeInterval: 0.5, repeats: false) { _ in happens() }, forMode: .common)
            case .performAfterDelay: reminder.perform(Reminder.fire, with: nil, afterDelay: 0.5)
            case .asyncAfter: DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: happens)
            }
        }
        stage.script.wait(0.1)
        let hand = stage.script.finger(1)
        switch stage[finger] {
        case .isElsewhere: return
        case .holdsAButton: hand.down(at: "button")
        case .rests, .drags, .throwsTheContent: hand.down(at: .point(x: 150, y: 250, in: scroll))
        }
        let top = Place.point(x: 195, y: 250)
        if stage[finger] == .drags { hand.move(to: top, over: 0.8) }
        stage.script.wait(0.2)
        if stage[finger] == .throwsTheContent { hand.move(to: top, over: 0.1) }
        if stage[finger] != .throwsTheContent { stage.script.wait(0.5) }
        stage.script.mark(lifts)
        hand.up()
    },
    outcomes: {
        Outcome("the code runs", otherwise: "on time") {
            Outcome.State("late, when the content comes to rest", .order([end.scrollViewDidEndDecelerating, happensMark.written]))
            Outcome.State("late, when the finger lifts", happensMark.written.comes(501...Double.infinity, after: waits.written))
        }
    },
    claims: {
        Claim(
            "If nothing scrolls, the code runs after half a second, whichever way it waits.",
            when: nothingScrolls, happensMark.written.comes(500...500, after: waits.written),
            explanation:
                "The run loop is in its default mode. Reports of timers that stop are about content that is dragged; none is about a finger that only rests, or about a control.",
            rules: [.virtualClock])
        Claim(
            "A timer in the default mode and a delayed `perform` wait for the end of the drag.",
            when: isDefaultMode && finger == .drags,
            explanation: "While content is dragged, the main run loop is in its tracking mode, as a talk of 2012 says.",
            rules: [.runLoopModes]
        ) {
            lifts.written
            end.scrollViewDidEndDragging
            happensMark.written
        }
        Claim(
            "After a throw, a timer in the default mode and a delayed `perform` wait until the content is at rest.",
            when: isDefaultMode && finger == .throwsTheContent,
            explanation: "A log shows the tracking mode while the content decelerates.", rules: [.runLoopModes]
        ) {
            end.scrollViewDidEndDecelerating
            happensMark.written
        }
        Claim(
            "After a throw, a timer in the default mode and a delayed `perform` wait no longer than until the deceleration ends.",
            when: isDefaultMode && finger == .throwsTheContent, happensMark.written.comes(0...0, after: end.scrollViewDidEndDecelerating))
        Claim(
            "A timer in the common modes and `asyncAfter` are on time, even while the content is dragged or decelerates.",
            when: !isDefaultMode, happensMark.written.comes(500...500, after: waits.written),
            explanation: "The tracking mode is one of the common modes, and the main queue is served in all of them.",
            rules: [.runLoopModes])
        Claim("The code always runs, exactly once.", happensMark.written.times(1))
    })
