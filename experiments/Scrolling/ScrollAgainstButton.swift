import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable("finger", Text("On the button the finger; a hold takes 0.3 s", chinese: "手指在按钮上；按住为 0.3 秒"), OneFinger.all)
private let delays = Variable.flag(
    "delaysContentTouches", Text("`delaysContentTouches`", chinese: "`delaysContentTouches`"), default: true)
private let takes = Variable.flag(
    "takes", Text("`touchesShouldCancel(in:)` answers yes for the button", chinese: "`touchesShouldCancel(in:)` 对按钮回答是"))

private final class TakingScroll: UIScrollView {
    var takes = false

    override func touchesShouldCancel(in view: UIView) -> Bool { takes || super.touchesShouldCancel(in: view) }
}

private let dragAfterTheTouch = finger.is(OneFinger.holdsThenDrags) || (finger.is(OneFinger.drags) && delays.isOff)

extension Experiment {
    /// A button as the content of a scroll view.
    static let scrollAgainstButton = Experiment(
        id: "ScrollAgainstButton",
        title: Text("A button in a scroll view: press or scroll?", chinese: "滚动视图里的按钮：按下还是滚动"),
        question: Text(
            "A finger taps, holds or drags on a large button inside a scroll view. Does the button fire or does the content scroll?",
            chinese: "手指在滚动视图内的大按钮上点击、按住或拖动。按钮触发，还是内容滚动？"),
        answer: Text(
            "A tap and a hold fire the button. A drag scrolls if the button has not got the touch yet. If it has, the button keeps the drag and fires at the lift, unless the scroll view's `touchesShouldCancel(in:)` says yes for it: then the button is cancelled and the content scrolls.",
            chinese:
                "点击与按住都触发按钮。拖动时若按钮尚未收到触摸，则滚动；若已收到，按钮保有拖动并在抬起时触发，除非滚动视图的 `touchesShouldCancel(in:)` 对它回答是：此时按钮被取消，内容滚动。"),
        variables: [finger, delays, takes],
        stage: { stage in
            let scroll = stage.addTall(TakingScroll.init(frame:))
            scroll.takes = stage.flag(takes)
            scroll.delaysContentTouches = stage.flag(delays)
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 25, y: 25, width: 250, height: 250), in: scroll)
            stage.listen(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
            stage.script.play(stage.choice(finger), x: 125, y: 150, in: "button")
        },
        claims: [
            Claim(
                Text("A tap and a hold fire the button, whatever is set.", chinese: "点击与按住都触发按钮，与设置无关。"),
                when: finger.isOneOf([OneFinger.taps, OneFinger.holds]),
                .all([.order(["button.action(touchDown)", "button.action(touchUpInside)"]), .never("delegate.*")])),
            Claim(
                Text("With the delay a button that is held is pressed 150 ms late.", chinese: "有延迟时，按住的按钮晚 150 毫秒才按下。"),
                when: delays.isOn && finger.isOneOf([OneFinger.holds, OneFinger.holdsThenDrags]),
                .holds(Text("touchDown 150 ms after the landing", chinese: "落下 150 毫秒后发送 touchDown")) { trace in
                    trace.ordering.first.map { $0.time > 0.145 && $0.time < 0.16 } ?? false
                },
                explanation: Text(
                    "The scroll view holds the touch back (SC.1); one sees it in buttons of cells that light up late.",
                    chinese: "滚动视图扣住触摸（SC.1）：单元格里的按钮迟迟才变亮，即由此而来。")),
            Claim(
                Text("A drag within the delay scrolls and the button knows of nothing.", chinese: "在延迟之内拖动则滚动，按钮一无所知。"),
                when: finger.is(OneFinger.drags) && delays.isOn,
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("button.*")])),
            Claim(
                Text(
                    "A button that has the touch keeps it: it fires at the end of the drag and nothing scrolls.",
                    chinese: "已收到触摸的按钮保有它：拖动结束时触发，不滚动。"),
                when: dragAfterTheTouch && takes.isOff,
                .all([.happens("button.action(touchUpInside)"), .never("delegate.*")]),
                explanation: Text(
                    "`touchesShouldCancel(in:)` is no for a control (SC.2).", chinese: "`touchesShouldCancel(in:)` 对控件为否（SC.2）。")),
            Claim(
                Text(
                    "If the scroll view says that it may take it, the button is cancelled and the content scrolls.",
                    chinese: "若滚动视图允许夺走，按钮被取消，内容滚动。"),
                when: dragAfterTheTouch && takes.isOn,
                .all([
                    .order(["button.action(touchDown)", "button.action(touchCancel)"]), .happens("delegate.scrollViewWillBeginDragging*"),
                    .never("button.action(touchUpInside)"),
                ])),
        ])
}
