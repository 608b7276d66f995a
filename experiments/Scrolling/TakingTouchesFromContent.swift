import EventTrace
import ExperimentKit
import UIKit

private let content = Variable("content", "The content is", ["a view", "a button"])
private let canCancel = Variable.flag("canCancelContentTouches", "`canCancelContentTouches`", default: true)
private let reply = Variable("answer", "`touchesShouldCancel(in:)` answers", ["what super says", "yes", "no"])

private final class AskedScroll: UIScrollView {
    var answer = ""

    override func touchesShouldCancel(in view: UIView) -> Bool {
        answer == "what super says" ? super.touchesShouldCancel(in: view) : answer == "yes"
    }
}

extension Experiment {
    /// Whether a drag takes a touch that the content has got.
    static let takingTouchesFromContent = Experiment(
        id: "TakingTouchesFromContent",
        title: "Can a drag take a touch that the content has got?",
        question:
            "A finger holds still for 300 ms, so that the content has its touch, and then drags. The content is a view or a button. Does the scroll view scroll?",
        answer:
            "It scrolls if `canCancelContentTouches` is on and `touchesShouldCancel(in:)` says yes. That answer is yes for a view and no for a control unless it is overridden. In all other cases the content keeps the touch to its end.",
        variables: [content, canCancel, reply],
        stage: { stage in
            let scroll = stage.addTall(AskedScroll.init(frame:))
            scroll.answer = stage.choice(reply)
            scroll.canCancelContentTouches = stage.flag(canCancel)
            let frame = CGRect(x: 0, y: 0, width: 300, height: 900)
            if stage.choice(content) == "a button" {
                stage.add({ TouchButton(frame: $0) }, "content", at: frame, in: scroll)
            } else {
                stage.add({ TouchPad(frame: $0) }, "content", at: frame, in: scroll)
            }
            stage.script.play("holds then drags", x: 150, y: 200, in: "content")
        },
        claims: [
            Claim(
                "Without `canCancelContentTouches` nobody is asked and nothing scrolls.",
                when: canCancel.isOff,
                .all([.never("scroll.touchesShouldCancel*"), .never("delegate.*"), .happens("content.touchesEnded")]),
                explanation: "The question is for a scroll view that may cancel (SC.2)."),
            Claim(
                "After a yes the content is cancelled and the scroll view scrolls, be it a button or not.",
                when: canCancel.isOn && reply.is("yes"),
                .all([
                    .order(["content.touchesBegan", "scroll.touchesShouldCancel*", "content.touchesCancelled"]),
                    .happens("delegate.scrollViewWillBeginDragging*"), .never("content.touchesEnded"),
                ])),
            Claim(
                "After a no the content keeps the touch and nothing scrolls.",
                when: canCancel.isOn && reply.is("no"),
                .all([.happens("scroll.touchesShouldCancel*"), .happens("content.touchesEnded"), .never("delegate.*")]),
                explanation: "No gives the drag up (SC.2)."),
            Claim(
                "Of itself a scroll view says yes for a view.",
                when: canCancel.isOn && reply.is("what super says") && content.is("a view"),
                .all([.answer(of: "scroll.touchesShouldCancel*", is: "yes"), .happens("delegate.scrollViewWillBeginDragging*")])),
            Claim(
                "Of itself it says no for a control.",
                when: canCancel.isOn && reply.is("what super says") && content.is("a button"),
                .all([.answer(of: "scroll.touchesShouldCancel*", is: "no"), .never("delegate.*")]),
                explanation: "The documentation of the method says so (SC.2)."),
        ])
}
