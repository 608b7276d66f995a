import EventTrace
import ExperimentKit
import UIKit

private let finger = Variable(
    "finger", "The finger",
    ["taps twice", "leaves by 80 points and returns", "lifts 80 points outside", "joined by a second", "taken by the system"])
private let multiple = Variable.flag("isMultipleTouchEnabled", "`isMultipleTouchEnabled`")

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
            let button = stage.add({ UIButton(frame: $0) }, "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
            button.isMultipleTouchEnabled = stage.flag(multiple)
            stage.listenSeparately(
                to: button,
                for: [
                    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchUpInside,
                    .touchUpOutside, .touchCancel,
                ])
        },
        script: { stage in
            let (script, choice) = (stage.script, stage.choice(finger))
            if choice == "taps twice" { return script.doubleTap("button") }
            let (inside, outside) = (Place.point(x: 50, y: 30, in: "button"), Place.point(x: 50, y: 140, in: "button"))
            script.finger(1).down(at: inside)
            script.wait(0.1)
            if choice == "taken by the system" { return script.cancelAll() }
            if choice == "joined by a second" {
                script.finger(2).down(at: .point(x: 150, y: 30, in: "button"))
                script.wait(0.1)
                script.finger(2).up()
            } else {
                script.finger(1).move(to: outside)
            }
            script.wait(0.1)
            if choice == "leaves by 80 points and returns" { script.finger(1).move(to: inside) }
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                "The second tap sends touchDownRepeat, and touchDown as well.",
                when: finger.is("taps twice"),
                .all([
                    .exactly(2, "button.action(touchDown)"), .exactly(1, "button.action(touchDownRepeat)"),
                    .order(["button.action(touchUpInside)", "button.action(touchDownRepeat)", "button.action(touchUpInside)"]),
                ]),
                explanation: "The header says that it is the tap count that counts (CO.2)."),
            Claim(
                "Leaving sends dragExit once, returning dragEnter once.",
                when: finger.is("leaves by 80 points and returns"),
                .all([
                    .exactly(1, "button.action(touchDragExit)"), .exactly(1, "button.action(touchDragEnter)"),
                    .order(["button.action(touchDragExit)", "button.action(touchDragEnter)", "button.action(touchUpInside)"]),
                ]),
                explanation: "They go with the move that crosses the border (CO.2), which is 70 points outside (CO.3)."),
            Claim(
                "A lift beyond the border sends touchUpOutside.",
                when: finger.is("lifts 80 points outside"),
                .all([.happens("button.action(touchUpOutside)"), .never("button.action(touchUpInside)")])),
            Claim(
                "A second finger sends nothing, with multiple touch or without.",
                when: finger.is("joined by a second"), .ordering(["button.action(touchDown)", "button.action(touchUpInside)"]),
                explanation: "A single touch is tracked (CO.2)."),
            Claim(
                "A touch that the system takes sends touchCancel and no touch-up.",
                when: finger.is("taken by the system"), .ordering(["button.action(touchDown)", "button.action(touchCancel)"])),
            Claim("Multiple touch changes nothing for a control.", .same(whatever: multiple)),
        ])
}
