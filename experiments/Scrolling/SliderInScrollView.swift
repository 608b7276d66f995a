import EventTrace
import ExperimentKit
import UIKit

private let axis = Variable("scrolls", Text("The content scrolls", chinese: "内容滚动方向"), ["up and down", "sideways"])
private let direction = Variable("drag", Text("From the slider's knob the finger drags", chinese: "手指从滑块的旋钮拖动"), ["sideways", "up"])
private let finger = Variable(
    "finger", Text("The finger; a hold takes 0.3 s", chinese: "手指；按住为 0.3 秒"), [OneFinger.drags, OneFinger.holdsThenDrags])

extension Experiment {
    /// A control that is dragged, in content that is dragged.
    static let sliderInScrollView = Experiment(
        id: "SliderInScrollView",
        title: Text("A slider in a scroll view", chinese: "滚动视图里的滑块"),
        question: Text(
            "A slider is the content of a scroll view that scrolls up and down, or sideways like the slider. A finger drags its knob at once, or after 0.3 s. Does the slider move or the content?",
            chinese: "滑块是滚动视图的内容，滚动视图上下滚动，或像滑块一样左右滚动。手指立即或 0.3 秒后拖动旋钮。动的是滑块还是内容？"),
        answer: Text(
            "A drag at once in the direction in which the content scrolls moves the content. In all other cases the slider has the touch and keeps it.",
            chinese: "立即沿内容滚动方向拖动，动的是内容。其他情形滑块都得到并保有触摸。"),
        variables: [axis, direction, finger],
        stage: { stage in
            let scroll = stage.addTall(UIScrollView.init(frame:))
            if stage.choice(axis) == "sideways" { scroll.contentSize = CGSize(width: 900, height: 300) }
            let slider = stage.add({ UISlider(frame: $0) }, "slider", at: CGRect(x: 20, y: 200, width: 250, height: 31), in: scroll)
            stage.listenSeparately(to: slider, for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
            let (dx, dy) = stage.choice(direction) == "sideways" ? (100.0, 0.0) : (0, -60)
            stage.script.play(stage.choice(finger), x: 14, y: 15, in: "slider", by: dx, dy)
        },
        claims: [
            Claim(
                Text(
                    "A drag at once in the content's direction scrolls, and the slider hears of nothing.", chinese: "立即沿内容方向拖动则滚动，滑块一无所知。"),
                when: finger.is(OneFinger.drags) && isAlong, .ordering(["delegate.scrollViewWillBeginDragging(scroll)"]),
                explanation: Text("The slider's touch is still held back (SC.1).", chinese: "滑块的触摸仍被扣住（SC.1）。")),
            Claim(
                Text("Across it the slider gets the drag, quick or slow.", chinese: "垂直方向：无论快慢，都归滑块。"), when: !isAlong,
                .all([.order(["slider.action(touchDown)", "slider.action(touchUpInside)"]), .never("delegate.*")]),
                explanation: Text(
                    "The scroll view's pan fails where there is nothing to scroll (SC.5, assumed).", chinese: "无可滚动的方向上，滚动视图的拖动失败（SC.5，假定）。"
                )),
            Claim(
                Text("A slider that has the touch keeps it.", chinese: "已收到触摸的滑块保有它。"), when: finger.is(OneFinger.holdsThenDrags),
                .all([.happens("slider.action(touchDown)"), .never("slider.action(touchCancel)"), .never("delegate.*")]),
                explanation: Text(
                    "`touchesShouldCancel(in:)` is no for a control (SC.2).", chinese: "`touchesShouldCancel(in:)` 对控件为否（SC.2）。")),
        ])
}

private let isAlong = (axis.is("up and down") && direction.is("up")) || (axis.is("sideways") && direction.is("sideways"))
