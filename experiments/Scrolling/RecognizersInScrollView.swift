import EventTrace
import ExperimentKit
import UIKit

private let place = Variable("tap", Text("The tap recognizer is on", chinese: "点击手势在"), ["the content", "the superview"])
private let delays = Variable.flag(
    "delaysContentTouches", Text("`delaysContentTouches`", chinese: "`delaysContentTouches`"), default: true)
private let finger = Variable(
    "finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), [OneFinger.taps, OneFinger.holds, OneFinger.drags])

extension Experiment {
    /// What the delay does not delay.
    static let recognizersInScrollView = Experiment(
        id: "RecognizersInScrollView",
        title: Text("Does a scroll view delay recognizers too?", chinese: "滚动视图也会延迟手势吗"),
        question: Text(
            "A scroll view holds touches back from its content. A tap recognizer is on the content or on the superview of the scroll view. When does it get its touches, and what do drag and tap make of each other?",
            chinese: "滚动视图扣住内容的触摸。点击手势加在内容或滚动视图的父视图上。它何时收到触摸？拖动与点击如何相互影响？"),
        answer: Text(
            "The recognizer gets each touch at once, wherever it is; only views wait. A quick tap acts without the content having heard of it. A drag scrolls and the tap does not act.",
            chinese: "无论在哪里，手势都立即收到每个触摸；等待的只是视图。快速点击时手势响应，内容对此一无所知。拖动则滚动，点击手势不响应。"),
        variables: [finger, delays, place],
        stage: { stage in
            let superview = stage.add({ UIView(frame: $0) }, "superview", at: .stage)
            let scroll = stage.addTall(UIScrollView.init(frame:))
            scroll.delaysContentTouches = stage.flag(delays)
            superview.addSubview(scroll)
            let content = stage.add({ BeganPad(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            stage.put(BeganTap(), "tap", on: stage.choice(place) == "the content" ? content : superview)
            stage.script.play(stage.choice(finger), x: 150, y: 200, in: "content")
            stage.markTime(20)
        },
        claims: [
            Claim(
                Text("The recognizer gets the touch with the landing, delay or not.", chinese: "无论有无延迟，手势都随落下收到触摸。"),
                .order(["tap.touchesBegan", "20 ms"]),
                explanation: Text(
                    "Recognizers get each touch before the view (GE.1); the delay is for views (SC.1). A log of a table shows it.",
                    chinese: "手势先于视图得到触摸（GE.1）；延迟只针对视图（SC.1）。一份表格的日志可证。")),
            Claim(
                Text("A quick tap acts, and with the delay the content never hears of it.", chinese: "快速点击：手势响应；有延迟时内容从未得知。"),
                when: finger.is(OneFinger.taps) && delays.isOn, .all([.happens("tap.action(ended)"), .never("content.*")]),
                explanation: Text(
                    "What is held back is dropped when the tap recognizes (SC.1, GE.6).", chinese: "手势识别时，扣住的触摸被丢弃（SC.1、GE.6）。")),
            Claim(
                Text("A hold of 0.3 s is still a tap.", chinese: "按住 0.3 秒仍是点击。"), when: finger.is(OneFinger.holds),
                .order(["content.touchesBegan", "tap.action(ended)"])),
            Claim(
                Text("A drag scrolls and no tap acts.", chinese: "拖动则滚动，点击不响应。"), when: finger.is(OneFinger.drags),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("tap.action*")]),
                explanation: Text("The pan excludes the tap, which shares its touch (GE.8).", chinese: "拖动排除了共用触摸的点击（GE.8）。")),
            Claim(Text("On which view the tap is makes no difference.", chinese: "手势在哪个视图上没有区别。"), .same(whatever: place)),
        ])
}

/// A tap that hears of the start of a touch.
private final class BeganTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
