import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Axis: String, Choice {
    case upAndDown = "up and down"
    case sideways
}
private let axis = Variable<Axis>("scrolls", "The content scrolls")

private enum Direction: String, Choice {
    case sideways = "to the right"
    case up
}
private let direction = Variable<Direction>("drag", "The finger drags")

private enum Start: String, Choice {
    case onTheKnob = "on the slider's knob"
    case besideTheKnob = "next to the knob"
}
private let start = Variable<Start>("start", "The finger touches down")
private let finger = Variable<OneFinger>("finger", "The finger", [.drags, .holdsThenDrags])

private let slider = Named<UISlider>("slider")
private let delegate = Named<LoggedDrags>("delegate")
private let scroll = Named<UIScrollView>("scroll")

private let isAlong = Condition(
    "the drag goes along the scrolling direction", not: "the drag goes across the scrolling direction",
    (axis == .upAndDown && direction == .up) || (axis == .sideways && direction == .sideways))

/// A control that is dragged, in content that is dragged.
let sliderInScrollView: Experiment = Experiment(
    id: "SliderInScrollView",
    title: "A `UISlider` in a scroll view: slide or scroll?",
    question:
        "A slider is the content of a scroll view that scrolls vertically, or horizontally like the slider. A finger drags the slider's knob, or touches the slider next to the knob, and drags at once or after 0.3 s. Does the slider move, or the content?",
    answer:
        "A quick drag in the direction in which the content scrolls moves the content. In all other cases the slider receives the touch and keeps it. A drag from the knob is tracked, and the slider sends `valueChanged`; next to the knob the slider tracks no finger and sends nothing, and nothing scrolls either.",
    remedy:
        "To let the slider react at once where the content scrolls in its direction, set `delaysContentTouches = false` on the scroll view. Then no drag that begins on a control scrolls: for the other controls override `touchesShouldCancel(in:)` in a subclass of the scroll view and return `true`, for the slider `false`. A slider that never reacts may lie outside of a container without a height: see ButtonOutsideItsParent.",
    symptoms: [
        "UISlider inside a scroll view is hard to drag",
        "slider in a paging scroll view swipes the page",
        "UISlider moves only after holding it for a moment",
        "dragging a slider scrolls the table or collection view",
        "slider not responding inside scroll view",
    ],
    variables: [axis, direction, start, finger],
    base: axis == .upAndDown && direction == .up,
    stage: { stage in
        let scroll = stage.addTall(UIScrollView())
        if stage[axis] == .sideways { scroll.contentSize = CGSize(width: 900, height: 300) }
        let slider = stage.add(UISlider(), slider, at: CGRect(x: 20, y: 200, width: 250, height: 31), in: scroll)
        stage.addTargets(to: slider, for: [.touchDown, .valueChanged, .touchUpInside, .touchUpOutside, .touchCancel])
        let (dx, dy) = stage[direction] == .sideways ? (100.0, 0.0) : (0, -60)
        stage.script.play(stage[finger], x: stage[start] == .onTheKnob ? 14 : 125, y: 15, in: slider, by: dx, dy)
    },
    outcomes: {
        Outcome("the slider tracks the finger", not: "the slider tracks no finger", slider.action(.touchDown))
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "A quick drag in the scrolling direction scrolls, and the slider receives nothing.",
            when: finger == .drags && isAlong,
            explanation: "The slider's touch is still held back.", rules: [.contentTouchDelay]
        ) {
            only { delegate.scrollViewWillBeginDragging(scroll) }
        }
        Claim(
            "A drag from the knob across the scrolling direction goes to the slider, quick or slow.", when: !isAlong && start == .onTheKnob,
            explanation: "The scroll view's pan recognizer fails where there is nothing to scroll.", rules: [.dragDirection]
        ) {
            slider.action(.touchDown)
            slider.action(.valueChanged)
            slider.action(.touchUpInside)
            delegate.everything.never
        }
        Claim(
            "Next to the knob the slider sends nothing.", when: start == .besideTheKnob, slider.everything.never,
            explanation: "`beginTracking(_:with:)` returns `false` there.", rules: [.sliderThumb]
        )
        Claim(
            "A slider that tracks the touch keeps it.", when: finger == .holdsThenDrags && start == .onTheKnob,
            explanation: "`touchesShouldCancel(in:)` returns `false` for a control.", rules: [.contentTouchCancelled]
        ) {
            slider.action(.touchDown).happens
            slider.action(.touchCancel).never
            delegate.everything.never
        }
    })
