import EventTrace
import ExperimentKit
import UIKit

private let content = Variable("content", Text("The content is", chinese: "内容是"), ["a view", "a button"])
private let canCancel = Variable.flag(
    "canCancelContentTouches", Text("`canCancelContentTouches`", chinese: "`canCancelContentTouches`"), default: true)
private let reply = Variable(
    "answer", Text("`touchesShouldCancel(in:)` answers", chinese: "`touchesShouldCancel(in:)` 回答"), ["what super says", "yes", "no"])

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
        title: Text("Can a drag take a touch that the content has got?", chinese: "拖动能否夺走内容已收到的触摸"),
        question: Text(
            "A finger holds still for 300 ms, so that the content has its touch, and then drags. The content is a view or a button. Does the scroll view scroll?",
            chinese: "手指按住 300 毫秒，内容已收到触摸，然后拖动。内容是普通视图或按钮。滚动视图会滚动吗？"),
        answer: Text(
            "It scrolls if `canCancelContentTouches` is on and `touchesShouldCancel(in:)` says yes. That answer is yes for a view and no for a control unless it is overridden. In all other cases the content keeps the touch to its end.",
            chinese: "`canCancelContentTouches` 为真且 `touchesShouldCancel(in:)` 回答是，才会滚动。不重写时，普通视图为是、控件为否。其他情形，内容保有触摸直到结束。"),
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
                Text(
                    "Without `canCancelContentTouches` nobody is asked and nothing scrolls.",
                    chinese: "关闭 `canCancelContentTouches`：不询问，也不滚动。"),
                when: canCancel.isOff,
                .all([.never("scroll.touchesShouldCancel*"), .never("delegate.*"), .happens("content.touchesEnded")]),
                explanation: Text("The question is for a scroll view that may cancel (SC.2).", chinese: "只有允许取消的滚动视图才会被问（SC.2）。")),
            Claim(
                Text(
                    "After a yes the content is cancelled and the scroll view scrolls, be it a button or not.",
                    chinese: "回答是：内容被取消，滚动开始，按钮也不例外。"),
                when: canCancel.isOn && reply.is("yes"),
                .all([
                    .order(["content.touchesBegan", "scroll.touchesShouldCancel*", "content.touchesCancelled"]),
                    .happens("delegate.scrollViewWillBeginDragging*"), .never("content.touchesEnded"),
                ])),
            Claim(
                Text("After a no the content keeps the touch and nothing scrolls.", chinese: "回答否：内容保有触摸，不滚动。"),
                when: canCancel.isOn && reply.is("no"),
                .all([.happens("scroll.touchesShouldCancel*"), .happens("content.touchesEnded"), .never("delegate.*")]),
                explanation: Text("No gives the drag up (SC.2).", chinese: "否即放弃拖动（SC.2）。")),
            Claim(
                Text("Of itself a scroll view says yes for a view.", chinese: "不重写时，对普通视图回答是。"),
                when: canCancel.isOn && reply.is("what super says") && content.is("a view"),
                .all([.answer(of: "scroll.touchesShouldCancel*", is: "yes"), .happens("delegate.scrollViewWillBeginDragging*")])),
            Claim(
                Text("Of itself it says no for a control.", chinese: "不重写时，对控件回答否。"),
                when: canCancel.isOn && reply.is("what super says") && content.is("a button"),
                .all([.answer(of: "scroll.touchesShouldCancel*", is: "no"), .never("delegate.*")]),
                explanation: Text("The documentation of the method says so (SC.2).", chinese: "该方法的文档如此说明（SC.2）。")),
        ])
}
