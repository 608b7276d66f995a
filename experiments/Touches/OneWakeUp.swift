import EventTrace
import ExperimentKit
import UIKit

private let isBusy = Variable<Bool>("busy", "The main thread is busy while both fingers land", off: "the main thread is free")

private let parent = Named<CountingView>("parent")
private let first = Named<UIView>("first")
private let second = Named<UIView>("second")

/// What a hang does to layout.
let oneWakeUp: Experiment = Experiment(
    id: "OneWakeUp",
    title: "Two touches after a hang: one layout or two?",
    question:
        "Two fingers touch `first` and `second`, 200 ms apart. Each `touchesBegan` calls `setNeedsLayout()` on the parent. How often is the parent laid out if the main thread is free, and if it is busy the whole time?",
    answer:
        "If the main thread is free, the parent is laid out once after each touch. After a busy main thread it is laid out **once for both**: the run loop takes all waiting events in one wake-up, and lays out when they have been handled.",
    remedy:
        "To lay out after each touch even when several have waited, call `layoutIfNeeded()` on the parent in the touch method. `setNeedsLayout()` only marks a view: all marks before the next commit bring one layout, with or without a hang.",
    symptoms: [
        "setNeedsLayout called twice but layoutSubviews runs once",
        "touches arrive in a burst after the UI was frozen",
        "layout is skipped between two touches when the main thread hangs",
        "how many layout passes per run loop iteration",
    ],
    variables: [isBusy],
    stage: { stage in
        let parent = stage.name(CountingView(frame: CGRect(x: 45, y: 150, width: 300, height: 500)), parent)
        stage.view.addSubview(parent)
        for (name, y) in [("first", 0.0), ("second", 300)] {
            parent.addSubview(stage.name(AskingView(frame: CGRect(x: 0, y: y, width: 300, height: 200)), name))
        }
        if stage[isBusy] { stage.keepBusy(until: 1) }
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        stage.script.wait(0.1)
        one.down(at: "first")
        stage.script.wait(0.2)
        two.down(at: "second")
        stage.script.wait(1)
        one.up()
        two.up()
    },
    outcomes: {
        Outcome(
            "the parent is laid out once for both touches", not: "the parent is laid out after each touch", parent.layoutSubviews.times(2))
        Outcome("the touches arrive late", not: "the touches arrive at once", first.touchesBegan, after: .milliseconds(500))
    },
    claims: {
        Claim(
            "If the main thread is free, the parent is laid out after each touch.", when: isBusy.isOff
        ) {
            only(among: anyone.touchesBegan, parent.layoutSubviews) {
                parent.layoutSubviews
                first.touchesBegan
                parent.layoutSubviews
                second.touchesBegan
                parent.layoutSubviews
            }
        }
        Claim(
            "After a busy main thread the parent is laid out once, when both touches have been handled.", when: isBusy.isOn,
            explanation: "All waiting events are handled in one wake-up of the run loop, before it gets ready to wait.",
            rules: [.oneWakeUp, .layoutAtCommit]
        ) {
            only(among: anyone.touchesBegan, parent.layoutSubviews) {
                parent.layoutSubviews
                first.touchesBegan
                second.touchesBegan
                parent.layoutSubviews
            }
        }
    })

private final class CountingView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

/// Asks for a layout of its parent at each touch.
private final class AskingView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { superview?.setNeedsLayout() }
}
