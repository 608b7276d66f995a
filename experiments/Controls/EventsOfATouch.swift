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

extension Experiment {
    /// Which event belongs to what the finger does.
    static let eventsOfATouch: Experiment = Experiment(
        id: "EventsOfATouch",
        title: "Which `UIControl` events does a touch send, and when?",
        question: """
            A button has a separate action for each touch event. The finger taps twice, leaves and returns, lifts outside, is joined by a second \
            finger, or has its touch cancelled by the system. Which events are sent?
            """,
        answer: """
            A tap sends touchDown and touchUpInside; the second of two taps sends touchDownRepeat in addition to touchDown. Crossing the border \
            sends touchDragExit or touchDragEnter in addition to the drag event. A finger that lifts beyond the border sends touchUpOutside, a \
            cancelled touch touchCancel. A second finger sends nothing, even with multiple touch enabled.
            """,
        remedy: """
            To react to a double tap on a button, add an action for touchDownRepeat. To undo a pressed state in every case, handle touchUpInside, \
            touchUpOutside and touchCancel.
            """,
        symptoms: [
            "difference between touchUpInside, touchUpOutside and touchCancel",
            "how to detect a double tap on UIButton, touchDownRepeat",
            "when are touchDragExit and touchDragEnter called",
            "isMultipleTouchEnabled on UIButton has no effect",
            "list of UIControl.Event in order",
        ],
        variables: [finger, multiple],
        stage: { stage in
            let button = stage.add(UIButton(), "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
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
            if choice == .tapsTwice { return script.doubleTap("button") }
            let (inside, outside) = (Place.point(x: 50, y: 30, in: "button"), Place.point(x: 50, y: 140, in: "button"))
            script.finger(1).down(at: inside)
            script.wait(0.1)
            if choice == .takenByTheSystem { return script.cancelAll() }
            if choice == .joinedByASecond {
                script.finger(2).down(at: .point(x: 150, y: 30, in: "button"))
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
        claims: [
            Claim(
                "The second tap sends touchDownRepeat as well as touchDown.",
                when: finger == .tapsTwice,
                .all([
                    .exactly(2, "button.action(touchDown)"), .exactly(1, "button.action(touchDownRepeat)"),
                    .order(["button.action(touchUpInside)", "button.action(touchDownRepeat)", "button.action(touchUpInside)"]),
                ]),
                explanation: "The header defines touchDownRepeat by the tap count.", rules: [.controlEvents]),
            Claim(
                "Leaving the button sends touchDragExit once, and returning sends touchDragEnter once.",
                when: finger == .leavesAndReturns,
                .all([
                    .exactly(1, "button.action(touchDragExit)"), .exactly(1, "button.action(touchDragEnter)"),
                    .order(["button.action(touchDragExit)", "button.action(touchDragEnter)", "button.action(touchUpInside)"]),
                ]),
                explanation: "They are sent with the move that crosses the border, which lies 70 points outside the bounds.",
                rules: [.dragEvents, .trackingMargin]),
            Claim(
                "A finger that lifts beyond the border sends touchUpOutside.",
                when: finger == .liftsOutside,
                .all([.happens("button.action(touchUpOutside)"), .never("button.action(touchUpInside)")])),
            Claim(
                "A second finger sends nothing, with or without multiple touch.",
                when: finger == .joinedByASecond, .ordering(["button.action(touchDown)", "button.action(touchUpInside)"]),
                explanation: "A control tracks a single touch.", rules: [.oneTouchTracked]),
            Claim(
                "A touch that the system cancels sends touchCancel and no touch-up event.",
                when: finger == .takenByTheSystem, .ordering(["button.action(touchDown)", "button.action(touchCancel)"])),
            Claim("`isMultipleTouchEnabled` changes nothing for a control.", .same(whatever: multiple)),
        ])
}
