import EventTrace
import ExperimentKit
import UIKit

private let enabled = Variable.flag("isScrollEnabled", Text("`isScrollEnabled`", chinese: "`isScrollEnabled`"), default: true)
private let place = Variable("place", Text("The finger is on", chinese: "手指在"), ["the scroll view", "its content"])
private let finger = Variable(
    "finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), [OneFinger.taps, OneFinger.holds, OneFinger.drags])

extension Experiment {
    /// A scroll view that does not scroll.
    static let disabledScrolling = Experiment(
        id: "DisabledScrolling",
        title: Text("Where touches go when scrolling is disabled", chinese: "关闭滚动后触摸去了哪里"),
        question: Text(
            "A scroll view stands in a view that hears of touches. With scrolling on or off a finger taps, holds or drags, on the scroll view itself or on its content. Who hears of it, and when?",
            chinese: "滚动视图位于一个监听触摸的视图中。滚动开启或关闭，手指在滚动视图自身或其内容上点击、按住或拖动。谁会知道？何时？"),
        answer: Text(
            "With scrolling on, the scroll view keeps its own touches and delays those of its content. With scrolling off, its own touches go on to the view around it and its content gets touches at once, drags included.",
            chinese: "开启滚动：滚动视图留住自己的触摸，并延迟内容的触摸。关闭滚动：自己的触摸传给外面的视图，内容立即收到触摸，包括拖动。"),
        variables: [enabled, place, finger],
        stage: { stage in
            let outer = stage.add({ TouchPad(frame: $0) }, "outer", at: .stage)
            let scroll = stage.addTall(UIScrollView.init(frame:))
            outer.addSubview(scroll)
            scroll.isScrollEnabled = stage.flag(enabled)
            stage.add({ TouchPad(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 150, height: 900), in: scroll)
            stage.script.play(stage.choice(finger), x: stage.choice(place) == "its content" ? 75 : 225, y: 200, in: "content")
            stage.markTime(20)
        },
        claims: [
            Claim(
                Text("With scrolling on, nothing goes on to the view around it.", chinese: "开启滚动：什么也不传给外面的视图。"),
                when: enabled.isOn, .never("outer.*"),
                explanation: Text("A scroll view ends the climb of touches (RC.3).", chinese: "滚动视图终止触摸的上传（RC.3）。")),
            Claim(
                Text("With scrolling off they go on to the view around it.", chinese: "关闭滚动：传给外面的视图。"),
                when: enabled.isOff && place.is("the scroll view"), .all([.happens("outer.touchesBegan"), .happens("outer.touchesEnded")]),
                explanation: Text("The documentation of `isScrollEnabled` says so (SC.8).", chinese: "`isScrollEnabled` 的文档如此说明（SC.8）。")),
            Claim(
                Text("Nothing is held back from the content then.", chinese: "此时内容的触摸不再延迟。"),
                when: enabled.isOff && place.is("its content"),
                .before("content.touchesBegan", "20 ms"),
                explanation: Text("Not documented; chosen because nothing can scroll (SC.8).", chinese: "没有文档；既然无可滚动，如此选定（SC.8）。")),
            Claim(
                Text("With scrolling on it is.", chinese: "开启滚动时则延迟。"),
                when: enabled.isOn && place.is("its content") && finger.isNot(OneFinger.drags),
                .order(["20 ms", "content.touchesBegan"])),
            Claim(
                Text("With scrolling off a drag is an ordinary touch.", chinese: "关闭滚动时，拖动只是普通触摸。"), when: enabled.isOff,
                .all([.never("delegate.*"), .never("*.touchesCancelled")])),
            Claim(
                Text("With scrolling on a drag scrolls.", chinese: "开启滚动时，拖动即滚动。"), when: enabled.isOn && finger.is(OneFinger.drags),
                .happens("delegate.scrollViewWillBeginDragging*")),
        ])
}
