import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable<Bool>("busy", "The main thread is busy from 0.2 to 1 s", off: "the main thread is free")

private enum TimerDue: String, Choice {
    case beforeThePress = "before the long press is due"
    case afterThePress = "after the long press is due"
}
private let due = Variable<TimerDue>("timer", "A timer asks for layout")

/// Hears of its layout.
private final class LaidOutPad: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

private let pad = Named<LaidOutPad>("pad")
private let press = Named<UILongPressGestureRecognizer>("press")
private let timerAsksForLayout = Mark("the timer asks for layout")

/// What the run loop's observers do, in their order.
let longPressAndLayout: Experiment = Experiment(
    id: "LongPressAndLayout",
    title: "Long press and layout after a hang: which comes first?",
    question:
        "A finger holds `pad`, which has a long-press recognizer of 0.5 seconds; a timer asks for layout shortly before or after the recognizer is due. If a busy main thread makes both late, does the action come first or the layout?",
    answer:
        "After a hang the action comes first, whether the timer or the long press was due first: before the run loop waits, recognizers are updated, and the layout comes with the commit after that, as printed run loops of iOS 9 to 14 show. If the main thread is free, the action and the layout each come at their own time.",
    remedy:
        "If the action needs the new frames, call `layoutIfNeeded()` on the superview in the action. Move long work off the main thread, or the long press comes late.",
    symptoms: [
        "long press recognizer fires late when the main thread is busy",
        "does a UILongPressGestureRecognizer action run before layoutSubviews",
        "order of gesture recognizer updates and layout in the run loop",
        "CFRunLoop beforeWaiting observer: gestures, CATransaction commit",
    ],
    observations: ["runloop-gesture-observer"],
    variables: [isBusy, due],
    stage: { stage in
        let pad = stage.name(LaidOutPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad)
        stage.view.addSubview(pad)
        let hook = stage.keep(ActionTarget())
        pad.addGestureRecognizer(stage.name(UILongPressGestureRecognizer(target: hook, action: ActionTarget.fire), press))
        let delay = stage[due] == .beforeThePress ? 0.55 : 0.65
        Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            stage.mark(timerAsksForLayout)
            pad.setNeedsLayout()
        }
        if stage[isBusy] {
            stage.script.at(0.2) { stage.keepBusy(until: 1) }
        }
        stage.script.wait(0.1)
        stage.script.press(pad, for: 1.5)
    },
    outcomes: {
        Outcome(
            "the long press is recognized before the layout", not: "the layout comes before the long press",
            .order([press.action(.began), pad.layoutSubviews]))
        Outcome(
            "the long press is recognized late", not: "the long press is recognized after 0.5 s", press.action(.began),
            after: .milliseconds(700))
    },
    claims: {
        Claim(
            "If the main thread is free and the timer is due first, the layout comes before the long press's action.",
            when: isBusy.isOff && due == .beforeThePress
        ) {
            timerAsksForLayout.written
            pad.layoutSubviews
            press.action(.began)
        }
        Claim(
            "If the main thread is free and the timer is due later, the long press's action comes before the layout.",
            when: isBusy.isOff && due == .afterThePress
        ) {
            press.action(.began)
            timerAsksForLayout.written
            pad.layoutSubviews
        }
        Claim(
            "If both are late, the action comes before the layout, whichever was due first.",
            when: isBusy.isOn,
            explanation:
                "Before the run loop waits, the observer of order 0 updates recognizers, and the one of order 2000000 commits.",
            rules: [.observersInOrder]
        ) {
            timerAsksForLayout.written
            press.action(.began)
            pad.layoutSubviews
        }
    })
