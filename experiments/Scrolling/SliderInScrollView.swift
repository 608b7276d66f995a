import EventTrace
import ExperimentKit
import UIKit

private let axis = Variable("scrolls", "The content scrolls", ["up and down", "sideways"])
private let direction = Variable("drag", "From the slider's knob the finger drags", ["sideways", "up"])
private let finger = Variable("finger", "The finger; a hold takes 0.3 s", [OneFinger.drags, OneFinger.holdsThenDrags])

extension Experiment {
    /// A control that is dragged, in content that is dragged.
    static let sliderInScrollView = Experiment(
        id: "SliderInScrollView",
        title: "A slider in a scroll view",
        question:
            "A slider is the content of a scroll view that scrolls up and down, or sideways like the slider. A finger drags its knob at once, or after 0.3 s. Does the slider move or the content?",
        answer:
            "A drag at once in the direction in which the content scrolls moves the content. In all other cases the slider has the touch and keeps it.",
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
                "A drag at once in the content's direction scrolls, and the slider hears of nothing.",
                when: finger.is(OneFinger.drags) && isAlong, .ordering(["delegate.scrollViewWillBeginDragging(scroll)"]),
                explanation: "The slider's touch is still held back (SC.1)."),
            Claim(
                "Across it the slider gets the drag, quick or slow.", when: !isAlong,
                .all([.order(["slider.action(touchDown)", "slider.action(touchUpInside)"]), .never("delegate.*")]),
                explanation: "The scroll view's pan fails where there is nothing to scroll (SC.5, assumed)."),
            Claim(
                "A slider that has the touch keeps it.", when: finger.is(OneFinger.holdsThenDrags),
                .all([.happens("slider.action(touchDown)"), .never("slider.action(touchCancel)"), .never("delegate.*")]),
                explanation: "`touchesShouldCancel(in:)` is no for a control (SC.2)."),
        ])
}

private let isAlong = (axis.is("up and down") && direction.is("up")) || (axis.is("sideways") && direction.is("sideways"))
