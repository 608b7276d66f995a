import EventTrace
import ExperimentKit
import UIKit

private let rest = Variable<Double>(
    "rest", "Seconds that the finger rests before it lifts", clause: "the finger rests for {value} s before it lifts", [0, 0.05, 0.3])
private let resets = Variable<Bool>(
    "resets", "Each action sets the translation to 0", off: "the translation is not set back", changes: .printedLines)

/// Says what a pan's translation and velocity are with each of its actions.
private final class Gauge {
    var resets = false
    var say: (String) -> Void = { _ in }

    func panned(_ pan: UIPanGestureRecognizer) {
        let (way, speed) = (pan.translation(in: pan.view).x, pan.velocity(in: pan.view).x)
        let isFast = speed > 300 ? "fast" : speed > 30 ? "slow" : "still"
        say("\(Int(way.rounded())) points, \(isFast)")
        if resets { pan.setTranslation(.zero, in: pan.view) }
    }

    static let panned = Selector("panned(_:)", Gauge.panned)
}

private let view = Named<UIView>("view")
private let pan = Named<UIPanGestureRecognizer>("pan")

/// What a pan says of way and speed.
let velocityOfAPan: Experiment = Experiment(
    id: "VelocityOfAPan",
    title: "Pan gesture: `translation`, `velocity`, `setTranslation`",
    question:
        "A finger moves 20 points every 20 ms, rests, and lifts. The action prints the translation and the velocity (as “fast” above 300 points per second), and may set the translation back to zero each time. What does the action print, and how fast is the pan at its end?",
    answer:
        "The translation counts from touch down, so it is not 0 at the beginning, as far as apps show; after `setTranslation(.zero, in:)` it counts from there. Apple's documentation says that the call resets the velocity, but by the way apps use it the velocity stays. A rest without any move before the finger lifts leaves the velocity as it was, however long the rest is.",
    remedy:
        "To keep a view from jumping at the beginning, call `setTranslation(.zero, in:)` at `.began`, whatever the translation is there. To move a view, add the translation in its superview to its center and call `setTranslation(.zero, in:)`, or add the whole translation to the place remembered at `.began`; the whole translation added in every action makes the view run away. If a finger that rests must not throw the view, note the time of the last `.changed` and ignore the velocity at `.ended` after a pause.",
    symptoms: [
        "pan gesture velocity after the finger stops",
        "velocity(in:) wrong when the finger rests before lifting",
        "setTranslation(.zero) resets the velocity",
        "pan translation is not zero at began",
        "view jumps when the pan gesture begins",
        "drag jumps at the beginning by the distance that the pan needs",
        "dragged view moves too fast or runs away, translation accumulates",
    ],
    observations: ["pan-velocity-after-rest"],
    variables: [rest, resets],
    stage: { stage in
        let view = stage.add(UIView(), view, at: CGRect(x: 20, y: 200, width: 350, height: 200))
        let gauge = stage.keep(Gauge())
        gauge.resets = stage[resets]
        gauge.say = { stage.mark($0) }
        let pan = stage.name(UIPanGestureRecognizer(target: gauge, action: Gauge.panned), pan)
        view.addGestureRecognizer(pan)
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 50, y: 100, in: view))
        for step in 1...3 {
            stage.script.wait(0.02)
            finger.move(to: .point(x: 50 + 20 * Double(step), y: 100, in: view))
        }
        stage.script.wait(stage[rest])
        finger.up()
    },
    outcomes: {
        Outcome("the translation adds up", not: "the translation starts at 0 after each action", "60 points, *")
        Outcome(
            "at `.began` the translation is the whole distance since touch down", not: "at `.began` the translation is 0",
            constant: "The translation counts from touch down, not from the beginning of the pan.",
            .order([pan.action(.began), "20 points, *"]))
        Outcome(
            "the pan is fast at its end", not: "the pan is slow at its end",
            constant: "The lift is not a move, so a rest before it leaves the velocity as it was.",
            .order([pan.action(.ended), "* points, fast"]))
    },
    claims: {
        Claim(
            "At `.began` the translation is the whole distance since touch down.",
            explanation:
                "That it is not 0 at `.began` is assumed from the way apps use it; nobody documents it. Two merged changes speak of 0 there, without a log: steipete/PSStackedView#53, and ChartsOrg/Charts#420 of one axis on an iPad.",
            rules: [.pan, .panStart]
        ) {
            pan.action(.began)
            "20 points, *"
        }
        Claim(
            "If it is not set back, the translation adds up.", when: resets.isOff
        ) {
            "20 points, *"
            "40 points, *"
            "60 points, *"
        }
        Claim(
            "If it is set to 0 in each action, the translation is the distance since the last action.", when: resets.isOn
        ) {
            TokenPattern("20 points, *").times(3)
            TokenPattern("40 points, *").never
        }
        Claim(
            "However long the finger rests, the pan is fast at its end.",
            explanation:
                "A log shows the velocity of the last move after a rest of 30 seconds (pan-velocity-after-rest). A finger on a screen hardly ever rests completely: the small moves that it makes bring the velocity down. How UIKit weighs the moves is not documented.",
            rules: [.velocityOfTheLastMoves]
        ) {
            pan.action(.ended)
            "* points, fast"
        }
        Claim(
            "A rest before the finger lifts brings the velocity down.", when: rest == 0.3, TokenPattern("* points, fast").never,
            knownRefutation:
                "Lifting the finger is not a move. Code that throws a view has to take the rest into account itself, as a scroll view does."
        )
        Claim(
            "Setting the translation to 0 leaves the velocity as it is.",
            when: resets.isOn,
            explanation:
                "Published apps set the translation to 0 in every action and, right after that, read the velocity by which they throw the view: so it cannot be lost. No printed log is known.",
            rules: [.velocity]
        ) {
            pan.action(.ended)
            "0 points, fast"
        }
        Claim(
            "Setting the translation to 0 resets the velocity.", when: resets.isOn && rest == 0, TokenPattern("0 points, fast").never,
            knownRefutation:
                "Apple's documentation says so, but then the apps just mentioned could never throw anything. The engine follows what works for them; a log from a device would settle it."
        )
    })
