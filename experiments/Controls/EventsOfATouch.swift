import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case tapsTwice = "taps twice"
    case leavesAndReturns = "goes 80 points outside then returns"
    case liftsOutside = "lifts 80 points outside"
    case joinedByASecond = "is joined by a second"
    case takenByTheSystem = "has its touch cancelled by the system"
}
private let finger = Variable<Finger>("finger", "The finger")
private let multiple = Variable<Bool>("isMultipleTouchEnabled", "`isMultipleTouchEnabled`")

private let button = Named<UIButton>("button")

/// Which event belongs to what the finger does.
let eventsOfATouch: Experiment = Experiment(
    id: "EventsOfATouch",
    title: "Which `UIControl` events does a touch send, and when?",
    question: """
        A button has a separate action for each touch event. The finger taps twice, leaves and returns, lifts outside, is joined by a second \
        finger, or has its touch cancelled by the system. Which events are sent?
        """,
    answer: """
        A tap sends `touchDown` and `touchUpInside`; the second of two taps sends `touchDownRepeat` in addition to `touchDown`, after the \
        `touchUpInside` of the first. Each move sends `touchDragInside` or `touchDragOutside`; a move across the border, about 70 points \
        outside the bounds, also sends `touchDragExit` or `touchDragEnter`. A finger that lifts beyond the border sends `touchUpOutside`; a \
        touch that the system, a scroll view or a recognizer cancels sends `touchCancel`. A second finger sends nothing, even with multiple touch enabled.
        """,
    remedy: """
        To react to a double tap on a button, add an action for `touchDownRepeat`. `touchUpInside` is sent for each of the two taps all \
        the same, the first time before the second tap is known: to keep the action of a single tap back, use two tap recognizers and \
        `require(toFail:)` in place of actions; the single tap is late then. To undo a pressed state in every case, handle \
        `touchUpInside`, `touchUpOutside` and `touchCancel`; the same three end the drag of a slider.
        """,
    symptoms: [
        "difference between touchUpInside, touchUpOutside and touchCancel",
        "how to detect a double tap on UIButton, touchDownRepeat",
        "double tap on UIButton also fires touchUpInside",
        "touchDownRepeat and touchUpInside are both sent",
        "when are touchDragExit and touchDragEnter called",
        "isMultipleTouchEnabled on UIButton has no effect",
        "list of UIControl.Event in order",
    ],
    variables: [finger, multiple],
    stage: { stage in
        let button = stage.add(UIButton(), button, at: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.isMultipleTouchEnabled = stage[multiple]
        stage.addTargets(
            to: button,
            for: [
                .touchDown, .touchDownRepeat, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchUpInside,
                .touchUpOutside, .touchCancel,
            ])
    },
    script: { stage in
        let (script, choice) = (stage.script, stage[finger])
        if choice == .tapsTwice { return script.doubleTap(button) }
        let (inside, outside) = (Place.point(x: 50, y: 30, in: button), Place.point(x: 50, y: 140, in: button))
        script.finger(1).down(at: inside)
        script.wait(0.1)
        if choice == .takenByTheSystem { return script.cancelAll() }
        if choice == .joinedByASecond {
            script.finger(2).down(at: .point(x: 150, y: 30, in: button))
            script.wait(0.1)
            script.finger(2).up()
        } else {
            script.finger(1).move(to: outside)
        }
        script.wait(0.1)
        if choice == .leavesAndReturns { script.finger(1).move(to: inside) }
        script.wait(0.1)
        script.finger(1).up()
    },
    outcomes: {
        Outcome("the touch", otherwise: "ends with `touchCancel`") {
            Outcome.State("ends with `touchUpInside`", button.action(.touchUpInside))
            Outcome.State("ends with `touchUpOutside`", button.action(.touchUpOutside))
        }
        Outcome("`touchDownRepeat` is sent", not: "`touchDownRepeat` is not sent", button.action(.touchDownRepeat))
        Outcome("at the border,", otherwise: "nothing is sent") {
            Outcome.State("`touchDragExit` and `touchDragEnter` are sent", button.action(.touchDragEnter))
            Outcome.State("`touchDragExit` is sent", button.action(.touchDragExit))
        }
    },
    claims: {
        Claim(
            "The second tap sends `touchDownRepeat` as well as `touchDown`, and each of the two taps sends `touchUpInside`.",
            when: finger == .tapsTwice,
            explanation: "The header defines `touchDownRepeat` by the tap count.", rules: [.controlEvents]
        ) {
            button.action(.touchDown).times(2)
            button.action(.touchDownRepeat).times(1)
            button.action(.touchUpInside).times(2)
            button.action(.touchUpInside)
            button.action(.touchDownRepeat)
            button.action(.touchUpInside)
        }
        Claim(
            "Leaving the button sends `touchDragExit` once, and returning sends `touchDragEnter` once.",
            when: finger == .leavesAndReturns,
            explanation: "They are sent with the move that crosses the border, which lies 70 points outside the bounds.",
            rules: [.dragEvents, .trackingMargin]
        ) {
            button.action(.touchDragExit).times(1)
            button.action(.touchDragEnter).times(1)
            button.action(.touchDragExit)
            button.action(.touchDragEnter)
            button.action(.touchUpInside)
        }
        Claim(
            "A finger that lifts beyond the border sends `touchUpOutside`.",
            when: finger == .liftsOutside
        ) {
            button.action(.touchUpOutside).happens
            button.action(.touchUpInside).never
        }
        Claim(
            "A second finger sends nothing, with or without multiple touch.",
            when: finger == .joinedByASecond,
            explanation: "A control tracks a single touch.", rules: [.oneTouchTracked]
        ) {
            only {
                button.action(.touchDown)
                button.action(.touchUpInside)
            }
        }
        Claim(
            "A touch that the system cancels sends `touchCancel` and no touch-up event.",
            when: finger == .takenByTheSystem
        ) {
            only {
                button.action(.touchDown)
                button.action(.touchCancel)
            }
        }
        Claim("`isMultipleTouchEnabled` changes nothing for a control.", multiple.changesNothing())
    })
