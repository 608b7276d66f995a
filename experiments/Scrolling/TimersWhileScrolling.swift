import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case scheduledTimer
    case timerInCommonModes = "a timer in the common modes"
    case performAfterDelay = "perform(_:with:afterDelay:)"
    case asyncAfter
}
private let way = Variable<Way>("way", "Code that is to run half a second later waits by")

private enum Finger: String, Choice {
    case isElsewhere = "is nowhere"
    case rests = "rests on the content"
    case holdsAButton = "holds a button"
    case drags
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

extension Experiment {
    /// What stands still while content scrolls.
    static let timersWhileScrolling = Experiment(
        id: "TimersWhileScrolling",
        title: "Timers while content scrolls",
        question:
            "Something is to happen in half a second. Meanwhile a finger rests on the content of a scroll view, holds a button, drags the content for a second, or throws it. When does it happen, with each way to wait?",
        answer:
            "While the content follows the finger, and while it goes on after a throw, the main run loop is in its tracking mode, in which `scheduledTimer` and `perform(_:with:afterDelay:)` wait; they fire as soon as the content is at rest. A timer in the common modes and `asyncAfter` are in time. A finger that rests, or holds a button, stops nothing.",
        variables: [way, finger],
        stage: { stage in
            let scroll = stage.addTall(UIScrollView())
            scroll.delegate = stage.name(EndListener(), "end")
            stage.add(UIButton(), "button", at: CGRect(x: 95, y: 600, width: 200, height: 50))
            let happens = { stage.mark("it happens") }
            let choice = stage[way]
            let reminder = stage.keep(Reminder(happens))
            stage.script.perform {
                stage.mark("waits")
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
            case .rests, .drags, .throwsTheContent: hand.down(at: .point(x: 150, y: 250, in: "scroll"))
            }
            let top = Place.point(x: 195, y: 250)
            if stage[finger] == .drags { hand.move(to: top, over: 0.8) }
            stage.script.wait(0.2)
            if stage[finger] == .throwsTheContent { hand.move(to: top, over: 0.1) }
            if stage[finger] != .throwsTheContent { stage.script.wait(0.5) }
            stage.script.mark("lifts")
            hand.up()
        },
        claims: [
            Claim(
                "Where nothing scrolls it happens after half a second, whatever way it waits.",
                when: finger.isOneOf(.isElsewhere, .rests, .holdsAButton),
                .interval(from: "waits", to: "it happens", milliseconds: 500...500),
                explanation:
                    "The run loop is in its default mode. Reports of timers that stop are of content that is dragged; a finger that only rests, or a control, is in none of them.",
                rules: [.virtualClock]),
            Claim(
                "A timer of the default mode and a delayed message wait for the end of the drag.",
                when: isDefaultMode && finger == .drags, .order(["lifts", "end.scrollViewDidEndDragging*", "it happens"]),
                explanation: "While content is dragged the main run loop is in its tracking mode: a talk of 2012.",
                rules: [.runLoopModes]),
            Claim(
                "After a throw they wait until the content is at rest.",
                when: isDefaultMode && finger == .throwsTheContent, .order(["end.scrollViewDidEndDecelerating*", "it happens"]),
                explanation: "A log shows the tracking mode while the content decelerates.", rules: [.runLoopModes]),
            Claim(
                "They have not waited longer than that.", when: isDefaultMode && finger == .throwsTheContent,
                .interval(from: "end.scrollViewDidEndDecelerating*", to: "it happens", milliseconds: 0...0)),
            Claim(
                "The common modes and `asyncAfter` are in time while the content is dragged or goes on.",
                when: way.isOneOf(.timerInCommonModes, .asyncAfter),
                .interval(from: "waits", to: "it happens", milliseconds: 500...500),
                explanation: "The tracking mode is one of the common modes, and the main queue is served in all of them.",
                rules: [.runLoopModes]),
            Claim("Nothing is lost: it happens once.", .exactly(1, "it happens")),
        ])
}

private let isDefaultMode = way.isOneOf(.scheduledTimer, .performAfterDelay)
