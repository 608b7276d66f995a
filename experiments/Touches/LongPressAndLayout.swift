import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable<Bool>("busy", "The main thread is busy from 0.2 to 1 s")

private enum TimerDue: String, Choice {
    case beforeThePress = "before the press"
    case afterThePress = "after the press"
}
private let due = Variable<TimerDue>("timer", "A timer asks for layout")

/// Hears of its layout.
private final class LaidOutPad: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

extension Experiment {
    /// What the run loop's observers do, in their order.
    static let longPressAndLayout = Experiment(
        id: "LongPressAndLayout",
        title: "A long press and a layout that are due at once",
        question:
            "A finger holds `pad`, which has a long press of 0.5 seconds; a timer asks for layout shortly before or after. If a busy main thread makes both late, is the action first or the layout?",
        answer:
            "The action, in either case: before the run loop waits, recognizers are updated first, and the layout comes with the commit after them. If the thread is free, each comes at its time.",
        observations: ["runloop-gesture-observer"],
        variables: [isBusy, due],
        stage: { stage in
            let pad = stage.name(LaidOutPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "pad")
            stage.view.addSubview(pad)
            let press = UILongPressGestureRecognizer(target: stage.keep(ActionTarget()), action: ActionTarget.fire)
            pad.addGestureRecognizer(stage.name(press, "press"))
            let delay = stage[due] == .beforeThePress ? 0.55 : 0.65
            Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
                stage.mark("the timer asks for layout")
                pad.setNeedsLayout()
            }
            if stage[isBusy] {
                stage.script.at(0.2) { stage.keepBusy(until: 1) }
            }
            stage.script.wait(0.1)
            stage.script.press("pad", for: 1.5)
        },
        claims: [
            Claim(
                "Free, each comes at its time.", when: isBusy.isOff && due == .beforeThePress,
                .order(["the timer asks for layout", "pad.layoutSubviews", "press.action(began)"])),
            Claim(
                "Free, and the timer later: the other way round.",
                when: isBusy.isOff && due == .afterThePress,
                .order(["press.action(began)", "the timer asks for layout", "pad.layoutSubviews"])),
            Claim(
                "Both late, the action comes before the layout, whichever was due first.",
                when: isBusy.isOn, .order(["the timer asks for layout", "press.action(began)", "pad.layoutSubviews"]),
                explanation: "Before waiting, the observer of order 0 updates recognizers, the one of order 2000000 commits.",
                rules: [.observersInOrder]),
        ])
}
