import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s")
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)

extension Experiment {
    /// When the content of a scroll view receives a touch.
    static let delayedContentTouches = Experiment(
        id: "DelayedContentTouches",
        title: "When the content of a scroll view gets its touch",
        question:
            "A finger taps, holds or drags the content of a scroll view. When does the content get `touchesBegan`, and what does `delaysContentTouches` change?",
        answer:
            "With the delay, 150 ms after the landing, or at the lift if that is sooner; a drag within that time leaves the content without any call. Without the delay `touchesBegan` comes at once, and a drag takes the touch back with `touchesCancelled`.",
        observations: ["scrollview-delay-timestamps", "scroll-delay-timestamps-1"],
        variables: [finger, delays],
        stage: { stage in
            let scroll = stage.addTall(UIScrollView())
            scroll.delaysContentTouches = stage[delays]
            stage.add(LoggedView(), "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.script.play(stage[finger], x: 150, y: 200, in: "content")
            stage.markTime(20)
            stage.markTime(140)
        },
        claims: [
            Claim(
                "With the delay, content under a finger that holds still gets its touch after 150 ms.",
                when: delays.isOn && finger.isOneOf(OneFinger.holds, OneFinger.holdsThenDrags),
                .interval(to: "content.touchesBegan", milliseconds: 145...160),
                explanation: "An internal recognizer holds touches back and then fails. Logs with times show 152 ms.",
                rules: [.contentTouchDelay]),
            Claim(
                "A quick tap delivers began and ended together, at the lift.",
                when: delays.isOn && finger == .taps,
                .all([
                    .order(["20 ms", "content.touchesBegan", "content.touchesEnded"]),
                    .interval(from: "content.touchesBegan", to: "content.touchesEnded", milliseconds: 0...0),
                ]),
                explanation: "What is held back is delivered when the finger is gone.", rules: [.contentTouchDelay]),
            Claim(
                "A drag within the delay leaves the content without any call.",
                when: delays.isOn && finger == .drags,
                .all([.never("content.*"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: "The pan recognizes while the touch is still held back.", rules: [.contentTouchDelay]),
            Claim(
                "Without the delay the touch comes at once.", when: delays.isOff,
                .all([
                    .before("content.touchesBegan", "20 ms"),
                    .interval(to: "content.touchesBegan", milliseconds: 0...0),
                ])),
            Claim(
                "A touch that the content has got is taken back by a drag, and never ends.",
                when: finger == .holdsThenDrags || (finger == .drags && delays.isOff),
                .all([
                    .order(["content.touchesBegan", "content.touchesCancelled"]), .happens("delegate.scrollViewWillBeginDragging*"),
                    .never("content.touchesEnded"),
                ])),
            Claim(
                "Only a drag scrolls.", when: finger.isOneOf(.taps, .holds), .all([.happens("content.touchesEnded"), .never("delegate.*")])),
        ])
}
