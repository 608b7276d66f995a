import EventTrace
import ExperimentKit
import UIKit

private let reply = Variable(
    "answer", Text("`touchesShouldBegin(_:with:in:)` answers", chinese: "`touchesShouldBegin(_:with:in:)` 回答"), ["yes", "no"])
private let finger = Variable(
    "finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), [OneFinger.taps, OneFinger.holds, OneFinger.drags])
private let delays = Variable.flag(
    "delaysContentTouches", Text("`delaysContentTouches`", chinese: "`delaysContentTouches`"), default: true)

private final class AskedScroll: UIScrollView {
    var answer = true

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { answer }
}

extension Experiment {
    /// The question before the content gets a touch.
    static let contentMayBegin = Experiment(
        id: "ContentMayBegin",
        title: Text(
            "`touchesShouldBegin(_:with:in:)`: when it is asked, and what no means", chinese: "`touchesShouldBegin(_:with:in:)`：何时询问，否意味着什么"
        ),
        question: Text(
            "A scroll view answers `touchesShouldBegin(_:with:in:)` with yes or no. When is it asked, and what does its content get?",
            chinese: "滚动视图以是或否回答 `touchesShouldBegin(_:with:in:)`。何时被问？内容收到什么？"),
        answer: Text(
            "It is asked just before the content would get its touch, and not at all if a drag comes first. After a no the content gets nothing; scrolling is not affected.",
            chinese: "就在内容将要收到触摸之前询问；若先拖动，则根本不问。回答否，内容什么也收不到；滚动不受影响。"),
        variables: [reply, finger, delays],
        stage: { stage in
            let scroll = stage.addTall(AskedScroll.init(frame:))
            scroll.answer = stage.choice(reply) == "yes"
            scroll.delaysContentTouches = stage.flag(delays)
            stage.add({ TouchPad(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.script.play(stage.choice(finger), x: 150, y: 200, in: "content")
        },
        claims: [
            Claim(
                Text("It is asked just before delivery, once for each touch.", chinese: "就在送达之前询问，每个触摸一次。"),
                when: reply.is("yes") && (finger.isNot(OneFinger.drags) || delays.isOff),
                .all([
                    .exactly(1, "scroll.touchesShouldBegin*"), .before("scroll.touchesShouldBegin*", "content.touchesBegan"),
                    .holds(Text("in the same moment", chinese: "在同一时刻")) { trace in
                        trace.ordering.first { $0.call == "touchesShouldBegin" }?.time
                            == trace.ordering.first { $0.call == "touchesBegan" }?.time
                    },
                ]),
                explanation: Text("The header says so, for both values of the delay (SC.2).", chinese: "头文件如此说明，有无延迟皆然（SC.2）。")),
            Claim(
                Text("After a no the content gets nothing of this touch.", chinese: "回答否之后，内容收不到该触摸的任何消息。"), when: reply.is("no"),
                .never("content.*"), explanation: Text("No keeps the touch from the content (SC.2).", chinese: "否即不让内容得到触摸（SC.2）。")),
            Claim(
                Text("A drag within the delay comes before the question.", chinese: "在延迟之内拖动，还轮不到询问。"),
                when: finger.is(OneFinger.drags) && delays.isOn,
                .all([.never("scroll.*"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: Text("The touch is still held back (SC.1).", chinese: "触摸仍被扣住（SC.1）。")),
            Claim(
                Text("A drag scrolls, whatever the answer.", chinese: "无论回答如何，拖动都会滚动。"), when: finger.is(OneFinger.drags),
                .exactly(1, "delegate.scrollViewWillBeginDragging*")),
            Claim(
                Text("Without the delay the question comes with the landing.", chinese: "无延迟时，随落下即询问。"), when: delays.isOff,
                .holds(Text("`scroll.touchesShouldBegin` with the landing", chinese: "`scroll.touchesShouldBegin` 随落下")) { trace in
                    trace.ordering.first { $0.call == "touchesShouldBegin" }?.time == 0
                }),
        ])
}
