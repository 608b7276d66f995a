import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Axis: String, Choice {
    case upAndDown = "up and down"
    case sideways
}
private let axis = Variable<Axis>("scrolls", "The content scrolls")

private enum Direction: String, Choice { case sideways, up }
private let direction = Variable<Direction>("drag", "From the slider's knob the finger drags")
private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s", [.drags, .holdsThenDrags])

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
            let scroll = stage.addTall(UIScrollView())
            if stage[axis] == .sideways { scroll.contentSize = CGSize(width: 900, height: 300) }
            let slider = stage.add(UISlider(), "slider", at: CGRect(x: 20, y: 200, width: 250, height: 31), in: scroll)
            stage.addTargets(to: slider, for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
            let (dx, dy) = stage[direction] == .sideways ? (100.0, 0.0) : (0, -60)
            stage.script.play(stage[finger], x: 14, y: 15, in: "slider", by: dx, dy)
        },
        claims: [
            Claim(
                "A drag at once in the content's direction scrolls, and the slider receives nothing.",
                when: finger == .drags && isAlong, .ordering(["delegate.scrollViewWillBeginDragging(scroll)"]),
                explanation: "The slider's touch is still held back.", rules: [.contentTouchDelay]),
            Claim(
                "Across it the slider gets the drag, quick or slow.", when: !isAlong,
                .all([.order(["slider.action(touchDown)", "slider.action(touchUpInside)"]), .never("delegate.*")]),
                explanation: "The scroll view's pan fails where there is nothing to scroll.", rules: [.dragDirection]),
            Claim(
                "A slider that has the touch keeps it.", when: finger == .holdsThenDrags,
                .all([.happens("slider.action(touchDown)"), .never("slider.action(touchCancel)"), .never("delegate.*")]),
                explanation: "`touchesShouldCancel(in:)` is no for a control.", rules: [.contentTouchCancelled]),
        ])
}

private let isAlong = (axis == .upAndDown && direction == .up) || (axis == .sideways && direction == .sideways)
