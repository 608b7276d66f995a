import EventTrace
import ExperimentKit
import UIKit

private let allowed = Variable<Bool>("together", "A delegate allows them together")

private enum Fingers: String, Choice {
    case moveApart = "move apart"
    case turn
    case moveApartAndTurn = "move apart and turn"
    case moveSideBySide = "move side by side"
}
private let fingers = Variable<Fingers>("fingers", "Two fingers")

extension Experiment {
    /// Pinch, rotation and pan on one view.
    static let pinchWithRotation = Experiment(
        id: "PinchWithRotation",
        title: "Pinch, rotation and pan together",
        question:
            "A view has a pinch, a rotation and a pan of two fingers. The fingers move apart, turn, do both, or go side by side. Which recognizers begin, alone and when they are allowed together?",
        answer:
            "Alone, the first to recognize shuts the others out for as long as a finger is down. Allowed together, each acts on its own part of the movement: apart is a pinch, turning a rotation, side by side a pan.",
        variables: [allowed, fingers],
        stage: { stage in
            let view = stage.add(UIView(), "view", at: CGRect(x: 15, y: 200, width: 360, height: 360))
            view.isMultipleTouchEnabled = true
            stage.add(UIPanGestureRecognizer(), "pan", to: view).minimumNumberOfTouches = 2
            stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
            stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
            guard stage[allowed] else { return }
            let delegate = stage.name(AllowingDelegate(), "delegate")
            for recognizer in view.gestureRecognizers ?? [] { recognizer.delegate = delegate }
        },
        script: { stage in
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            func place(_ x: Double, _ y: Double) -> Place { .point(x: x, y: y, in: "view") }
            one.down(at: place(130, 180))
            two.down(at: place(230, 180))
            for step in [1.0, 2] {
                stage.script.wait(0.1)
                switch stage[fingers] {
                case .moveApart:
                    one.move(to: place(130 - 30 * step, 180))
                    two.move(to: place(230 + 30 * step, 180))
                case .turn:
                    // On a circle around the middle, by about 30 degrees each step.
                    let (cos, sin) = step == 1 ? (0.866, 0.5) : (0.5, 0.866)
                    one.move(to: place(180 - 50 * cos, 180 - 50 * sin))
                    two.move(to: place(180 + 50 * cos, 180 + 50 * sin))
                case .moveApartAndTurn:
                    one.move(to: place(130 - 30 * step, 180 - 40 * step))
                    two.move(to: place(230 + 30 * step, 180 + 40 * step))
                case .moveSideBySide:
                    one.move(to: place(130, 180 + 40 * step))
                    two.move(to: place(230, 180 + 40 * step))
                }
            }
            stage.script.wait(0.1)
            one.up()
            two.up()
        },
        claims: [
            Claim(
                "Moving apart is a pinch and nothing else.", when: fingers == .moveApart,
                .all([.order(["pinch.action(began)", "pinch.action(ended)"]), .never("rotation.action*"), .never("pan.action*")])),
            Claim(
                "Turning is a rotation and nothing else.", when: fingers == .turn,
                .all([.order(["rotation.action(began)", "rotation.action(ended)"]), .never("pinch.action*"), .never("pan.action*")])),
            Claim(
                "Side by side is a pan and nothing else.", when: fingers == .moveSideBySide,
                .all([.happens("pan.action(began)"), .never("pinch.action*"), .never("rotation.action*")])),
            Claim(
                "Both movements at once are one gesture only, if none are allowed together.",
                when: fingers == .moveApartAndTurn && allowed.isOff,
                .receivers(1, of: "*.action*"),
                explanation:
                    "One that recognizes excludes the others, as a published experiment describes for these three (pinch-rotation-pan-default-exclusive).",
                rules: [.exclusion]
            ),
            Claim(
                "Allowed together, pinch and rotation both act on it.",
                when: fingers == .moveApartAndTurn && allowed.isOn,
                .all([
                    .order(["pinch.action(began)", "pinch.action(ended)"]), .order(["rotation.action(began)", "rotation.action(ended)"]),
                ]),
                explanation:
                    "Both begin when the fingers have moved enough and end when no finger is left. How much is enough is assumed.",
                rules: [.pinchAndRotation]),
            Claim(
                "Whoever acts begins once and ends once.",
                .holds("as many ends as beginnings") { trace in
                    trace.ordering.filter { $0.argument == "began" }.count == trace.ordering.filter { $0.argument == "ended" }.count
                }),
        ])
}
