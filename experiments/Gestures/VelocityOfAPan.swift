import EventTrace
import ExperimentKit
import UIKit

private let rest = Variable<Double>("rest", "Seconds of rest before the lift", [0, 0.05, 0.3])
private let resets = Variable<Bool>("resets", "Each action sets the translation to 0")

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

extension Experiment {
    /// What a pan says of way and speed.
    static let velocityOfAPan = Experiment(
        id: "VelocityOfAPan",
        title: "Translation and velocity of a pan, and what a rest and a reset do",
        question:
            "A finger moves 20 points every 20 ms, rests, and lifts. The action reads translation and velocity, and may set the translation back to zero each time. What does it read, and how fast is the pan at its end?",
        answer:
            "The translation counts from the touch-down, so it is not 0 at the beginning; set back, it counts from there, and the velocity stays. A rest before the lift leaves the velocity as it was, however long.",
        observations: ["pan-velocity-after-rest"],
        variables: [rest, resets],
        stage: { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            let gauge = stage.keep(Gauge())
            gauge.resets = stage[resets]
            gauge.say = { stage.mark($0) }
            let pan = stage.name(UIPanGestureRecognizer(target: gauge, action: Gauge.panned), "pan")
            view.addGestureRecognizer(pan)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            for step in 1...3 {
                stage.script.wait(0.02)
                finger.move(to: .point(x: 50 + 20 * Double(step), y: 100, in: "view"))
            }
            stage.script.wait(stage[rest])
            finger.up()
        },
        claims: [
            Claim(
                "At the beginning the translation is the whole way since the touch-down.",
                .order(["pan.action(began)", "20 points, *"]),
                explanation: "That it is not 0 at began is assumed from use, nobody documents it.", rules: [.pan]),
            Claim("Left alone it adds up.", when: resets.isOff, .order(["20 points, *", "40 points, *", "60 points, *"])),
            Claim(
                "Set to 0 each time it says the way since the last action.", when: resets.isOn,
                .all([.exactly(3, "20 points, *"), .never("40 points, *")])),
            Claim(
                "However long the finger rests, the pan is fast at its end.",
                .order(["pan.action(ended)", "* points, fast"]),
                explanation:
                    "A log has the velocity of the last move after a rest of 30 seconds (pan-velocity-after-rest). A finger on glass hardly ever rests wholly: the small moves that it makes bring a velocity down. How UIKit weighs the moves is not documented.",
                rules: [.velocityOfTheLastMoves]
            ),
            Claim(
                "A rest before the lift brings the velocity down.", when: rest == 0.3, .never("* points, fast"),
                knownRefutation: "The lift is no move. Code that throws a view has to mind the rest itself, as a scroll view does."),
            Claim(
                "Set to 0 or not, the velocity is the fingers' own.",
                when: resets.isOn,
                .order(["pan.action(ended)", "0 points, fast"]),
                explanation:
                    "Published apps set the translation to 0 with every action and, right after that, read the velocity by which they throw the view: it cannot be lost. No printed log is known.",
                rules: [.velocity]
            ),
            Claim(
                "Setting the translation resets the velocity.", when: resets.isOn && rest == 0,
                .never("0 points, fast"),
                knownRefutation:
                    "Apple's documentation says so, but then the apps just mentioned could never throw anything. The engine follows what works for them; a log from a device would settle it."
            ),
        ])
}
