import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let reply = Variable<YesOrNo>("answer", "`touchesShouldBegin(_:with:in:)` answers")
private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s", [.taps, .holds, .drags])
private let delays = Variable<Bool>("delaysContentTouches", "`delaysContentTouches`", default: true)

private final class AskedScroll: UIScrollView {
    var answer = true

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { answer }
}

extension Experiment {
    /// The question before the content gets a touch.
    static let contentMayBegin = Experiment(
        id: "ContentMayBegin",
        title: "`touchesShouldBegin(_:with:in:)`: when it is asked, and what no means",
        question: "A scroll view answers `touchesShouldBegin(_:with:in:)` with yes or no. When is it asked, and what does its content get?",
        answer:
            "It is asked just before the content would get its touch, and not at all if a drag comes first. After a no the content gets nothing; scrolling is not affected.",
        variables: [reply, finger, delays],
        stage: { stage in
            let scroll = stage.addTall(AskedScroll())
            scroll.answer = stage[reply] == .yes
            scroll.delaysContentTouches = stage[delays]
            stage.add(LoggedView(), "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.script.play(stage[finger], x: 150, y: 200, in: "content")
        },
        claims: [
            Claim(
                "It is asked just before delivery, once for each touch.",
                when: reply == .yes && (finger != .drags || delays.isOff),
                .all([
                    .exactly(1, "scroll.touchesShouldBegin*"), .before("scroll.touchesShouldBegin*", "content.touchesBegan"),
                    .interval(from: "scroll.touchesShouldBegin*", to: "content.touchesBegan", milliseconds: 0...0),
                ]),
                explanation: "The header says so, for both values of the delay.", rules: [.contentTouchQuestions]),
            Claim(
                "After a no the content gets nothing of this touch.", when: reply == .no,
                .never("content.*"), explanation: "No keeps the touch from the content.", rules: [.contentTouchQuestions]),
            Claim(
                "A drag within the delay comes before the question.",
                when: finger == .drags && delays.isOn,
                .all([.never("scroll.*"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: "The touch is still held back.", rules: [.contentTouchDelay]),
            Claim(
                "A drag scrolls, whatever the answer.", when: finger == .drags,
                .exactly(1, "delegate.scrollViewWillBeginDragging*")),
            Claim(
                "Without the delay the question comes with the landing.", when: delays.isOff,
                .interval(to: "scroll.touchesShouldBegin*", milliseconds: 0...0)),
        ])
}
