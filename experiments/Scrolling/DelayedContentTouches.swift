import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable("finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), OneFinger.all)
private let delays = Variable.flag(
    "delaysContentTouches", Text("`delaysContentTouches`", chinese: "`delaysContentTouches`"), default: true)

private func time(of token: String, in trace: Trace) -> Double? { trace.ordering.first { $0.token == token }?.time }

extension Experiment {
    /// When the content of a scroll view hears of a touch.
    static let delayedContentTouches = Experiment(
        id: "DelayedContentTouches",
        title: Text("When the content of a scroll view gets its touch", chinese: "滚动视图的内容何时收到触摸"),
        question: Text(
            "A finger taps, holds or drags the content of a scroll view. When does the content get `touchesBegan`, and what does `delaysContentTouches` change?",
            chinese: "手指在滚动视图的内容上点击、按住或拖动。内容何时收到 `touchesBegan`？`delaysContentTouches` 改变了什么？"),
        answer: Text(
            "With the delay, 150 ms after the landing, or at the lift if that is sooner; a drag within that time leaves the content without any call. Without the delay `touchesBegan` comes at once, and a drag takes the touch back with `touchesCancelled`.",
            chinese: "有延迟时：落下 150 毫秒后，若更早抬起则在抬起时；在此之前拖动，内容什么也收不到。无延迟时：立即收到 `touchesBegan`，拖动再以 `touchesCancelled` 收回。"),
        observations: ["scrollview-delay-timestamps", "scroll-delay-timestamps-1"],
        variables: [finger, delays],
        stage: { stage in
            let scroll = stage.addTall(UIScrollView.init(frame:))
            scroll.delaysContentTouches = stage.flag(delays)
            stage.add({ TouchPad(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.script.play(stage.choice(finger), x: 150, y: 200, in: "content")
            stage.markTime(20)
            stage.markTime(140)
        },
        claims: [
            Claim(
                Text(
                    "With the delay, content under a finger that holds still gets its touch after 150 ms.",
                    chinese: "有延迟时，手指不动，内容在 150 毫秒后收到触摸。"),
                when: delays.isOn && finger.isOneOf([OneFinger.holds, OneFinger.holdsThenDrags]),
                .holds(Text("`content.touchesBegan` 150 ms after the landing", chinese: "`content.touchesBegan` 在落下 150 毫秒后")) { trace in
                    time(of: "content.touchesBegan", in: trace).map { $0 > 0.145 && $0 < 0.16 } ?? false
                },
                explanation: Text(
                    "An internal recognizer holds touches back and then fails (SC.1). Logs with times show 152 ms.",
                    chinese: "内部手势扣住触摸，随后失败（SC.1）。带时间的日志为 152 毫秒。")),
            Claim(
                Text("A quick tap delivers began and ended together, at the lift.", chinese: "快速点击：began 与 ended 一起在抬起时送达。"),
                when: delays.isOn && finger.is(OneFinger.taps),
                .all([
                    .order(["20 ms", "content.touchesBegan", "content.touchesEnded"]),
                    .holds(Text("both in the moment of the lift", chinese: "两者都在抬起的那一刻")) { trace in
                        time(of: "content.touchesBegan", in: trace) == time(of: "content.touchesEnded", in: trace)
                    },
                ]),
                explanation: Text("What is held back is delivered when the finger is gone (SC.1).", chinese: "手指离开时，扣住的触摸一并送达（SC.1）。")),
            Claim(
                Text("A drag within the delay leaves the content without any call.", chinese: "在延迟之内拖动，内容什么也收不到。"),
                when: delays.isOn && finger.is(OneFinger.drags),
                .all([.never("content.*"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: Text("The pan recognizes while the touch is still held back (SC.1).", chinese: "触摸仍被扣住时，拖动已识别（SC.1）。")),
            Claim(
                Text("Without the delay the touch comes at once.", chinese: "无延迟时，触摸立即到来。"), when: delays.isOff,
                .all([
                    .before("content.touchesBegan", "20 ms"),
                    .holds(Text("`content.touchesBegan` with the landing", chinese: "`content.touchesBegan` 随落下")) { trace in
                        time(of: "content.touchesBegan", in: trace) == 0
                    },
                ])),
            Claim(
                Text("A touch that the content has got is taken back by a drag, and never ends.", chinese: "内容已收到的触摸被拖动收回，不会正常结束。"),
                when: finger.is(OneFinger.holdsThenDrags) || (finger.is(OneFinger.drags) && delays.isOff),
                .all([
                    .order(["content.touchesBegan", "content.touchesCancelled"]), .happens("delegate.scrollViewWillBeginDragging*"),
                    .never("content.touchesEnded"),
                ])),
            Claim(
                Text("Only a drag scrolls.", chinese: "只有拖动才滚动。"), when: finger.isOneOf([OneFinger.taps, OneFinger.holds]),
                .never("delegate.*")),
        ])
}
