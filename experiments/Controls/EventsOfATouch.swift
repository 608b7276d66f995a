import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case tapsTwice = "taps twice"
    case leavesAndReturns = "leaves by 80 points and returns"
    case liftsOutside = "lifts 80 points outside"
    case joinedByASecond = "joined by a second"
    case takenByTheSystem = "taken by the system"
}
private let finger = Variable<Finger>("finger", "The finger")
private let multiple = Variable<Bool>("isMultipleTouchEnabled", "`isMultipleTouchEnabled`")

extension Experiment {
    /// Which event belongs to what the finger does.
    static let eventsOfATouch = Experiment(
        id: "EventsOfATouch",
        title: "Which control events a touch sends",
        question:
            "A button has an action of its own for each touch event. The finger taps twice, leaves and returns, lifts outside, is joined by another or is taken away. Which events are sent?",
        answer:
            "The second of two taps sends touchDownRepeat beside touchDown. Crossing the border sends dragExit or dragEnter beside the drag event. The lift sends touchUpInside or touchUpOutside, a cancelled touch touchCancel. A second finger sends nothing, even with multiple touch.",
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
                "The second tap sends touchDownRepeat, and touchDown as well.",
                when: finger == .tapsTwice,
                .all([
                    .exactly(2, "button.action(touchDown)"), .exactly(1, "button.action(touchDownRepeat)"),
                    .order(["button.action(touchUpInside)", "button.action(touchDownRepeat)", "button.action(touchUpInside)"]),
                ]),
                explanation: "The header says that it is the tap count that counts.", rules: [.controlEvents]),
            Claim(
                "Leaving sends dragExit once, returning dragEnter once.",
                when: finger == .leavesAndReturns,
                .all([
                    .exactly(1, "button.action(touchDragExit)"), .exactly(1, "button.action(touchDragEnter)"),
                    .order(["button.action(touchDragExit)", "button.action(touchDragEnter)", "button.action(touchUpInside)"]),
                ]),
                explanation: "They go with the move that crosses the border, which is 70 points outside.",
                rules: [.dragEvents, .trackingMargin]),
            Claim(
                "A lift beyond the border sends touchUpOutside.",
                when: finger == .liftsOutside,
                .all([.happens("button.action(touchUpOutside)"), .never("button.action(touchUpInside)")])),
            Claim(
                "A second finger sends nothing, with multiple touch or without.",
                when: finger == .joinedByASecond, .ordering(["button.action(touchDown)", "button.action(touchUpInside)"]),
                explanation: "A single touch is tracked.", rules: [.oneTouchTracked]),
            Claim(
                "A touch that the system takes sends touchCancel and no touch-up.",
                when: finger == .takenByTheSystem, .ordering(["button.action(touchDown)", "button.action(touchCancel)"])),
            Claim("Multiple touch changes nothing for a control.", .same(whatever: multiple)),
        ])
}
