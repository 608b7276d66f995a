import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", Text("The finger", chinese: "手指"),
    ["drags at once", "holds 0.3 s then drags", "holds 0.6 s then drags", "holds 0.6 s"])
private let both = Variable.flag("both", Text("The press's delegate allows both", chinese: "长按的 delegate 允许同时识别"))

extension Experiment {
    /// Who is first.
    static let longPressAgainstScroll = Experiment(
        id: "LongPressAgainstScroll",
        title: Text("A long press on content that scrolls", chinese: "滚动内容上的长按"),
        question: Text(
            "The content of a scroll view has a long press recognizer of 0.5 s. A finger drags at once, or holds for a while first. Who acts?",
            chinese: "滚动视图的内容带有 0.5 秒的长按手势。手指立即拖动，或先按住一会儿。谁响应？"),
        answer: Text(
            "A drag that starts before 0.5 s scrolls, and the press fails. Held for longer the press begins, and a drag after that moves the press and not the content, unless the delegate allows both.",
            chinese: "0.5 秒之前开始的拖动是滚动，长按失败。按得更久则长按开始，此后的拖动只改变长按而不滚动，除非 delegate 允许两者。"),
        variables: [finger, both],
        stage: { stage in
            let scroll = stage.addTall(UIScrollView.init(frame:))
            let content = stage.add({ UIView(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            let press = stage.put(UILongPressGestureRecognizer(), "press", on: content)
            if stage.flag(both) { press.delegate = stage.name(AllowingDelegate(), "allows") }
            switch stage.choice(finger) {
            case "holds 0.6 s": stage.script.play("holds", x: 150, y: 200, in: "content", hold: 0.6)
            case "drags at once": stage.script.play("drags", x: 150, y: 200, in: "content")
            case let plan: stage.script.play(plan, x: 150, y: 200, in: "content", hold: plan == "holds 0.6 s then drags" ? 0.6 : 0.3)
            }
        },
        claims: [
            Claim(
                Text("A drag within half a second scrolls and the press fails.", chinese: "半秒之内的拖动是滚动，长按失败。"),
                when: finger.isOneOf(["drags at once", "holds 0.3 s then drags"]),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("press.action*")]),
                explanation: Text("A press that moves more than 10 points before its time fails.", chinese: "时间未到就移动超过 10 点的长按失败。")),
            Claim(
                Text("After half a second the press begins and keeps the content from scrolling.", chinese: "半秒之后长按开始，内容不再滚动。"),
                when: finger.is("holds 0.6 s then drags") && both.isOff,
                .all([.order(["press.action(began)", "press.action(changed)", "press.action(ended)"]), .never("delegate.scroll*")]),
                explanation: Text("It excludes the pan, which shares its touch (GE.8).", chinese: "它排除了共用触摸的拖动（GE.8）。")),
            Claim(
                Text("If its delegate allows both, the content scrolls under the press.", chinese: "delegate 允许时，长按之下内容照样滚动。"),
                when: finger.is("holds 0.6 s then drags") && both.isOn,
                .order(["press.action(began)", "delegate.scrollViewWillBeginDragging*", "press.action(ended)"])),
            Claim(
                Text("A press that holds still begins at its time and ends with the lift.", chinese: "不动的长按到时开始，随抬起结束。"),
                when: finger.is("holds 0.6 s"), .ordering(["press.action(began)", "press.action(ended)"], among: ["press.*"])),
        ])
}
