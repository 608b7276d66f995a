import EventTrace
import ExperimentKit
import UIKit

private let allowed = Variable.flag("together", Text("A delegate allows them together", chinese: "delegate 允许同时识别"))
private let fingers = Variable(
    "fingers", Text("Two fingers", chinese: "两指"), ["move apart", "turn", "move apart and turn", "move side by side"])

extension Experiment {
    /// Pinch, rotation and pan on one view.
    static let pinchWithRotation = Experiment(
        id: "PinchWithRotation",
        title: Text("Pinch, rotation and pan together", chinese: "捏合、旋转与拖动并用"),
        question: Text(
            "A view has a pinch, a rotation and a pan of two fingers. The fingers move apart, turn, do both, or go side by side. Which recognizers begin, alone and when they are allowed together?",
            chinese: "视图带有捏合、旋转与双指拖动。两指分开、转动、同时进行，或并排移动。单独时与允许同时识别时，哪些手势会开始？"),
        answer: Text(
            "Alone, the first to recognize shuts the others out for as long as a finger is down. Allowed together, each acts on its own part of the movement: apart is a pinch, turning a rotation, side by side a pan.",
            chinese: "不允许时，最先识别的把其余的关在门外，直到手指离开。允许时，各自响应属于自己的那部分：分开是捏合，转动是旋转，并排是拖动。"),
        variables: [allowed, fingers],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view", at: CGRect(x: 15, y: 200, width: 360, height: 360))
            view.isMultipleTouchEnabled = true
            stage.put(UIPanGestureRecognizer(), "pan", on: view).minimumNumberOfTouches = 2
            stage.put(UIPinchGestureRecognizer(), "pinch", on: view)
            stage.put(UIRotationGestureRecognizer(), "rotation", on: view)
            guard stage.flag(allowed) else { return }
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
                switch stage.choice(fingers) {
                case "move apart":
                    one.move(to: place(130 - 30 * step, 180))
                    two.move(to: place(230 + 30 * step, 180))
                case "turn":
                    // On a circle around the middle, by about 30 degrees each step.
                    let (cos, sin) = step == 1 ? (0.866, 0.5) : (0.5, 0.866)
                    one.move(to: place(180 - 50 * cos, 180 - 50 * sin))
                    two.move(to: place(180 + 50 * cos, 180 + 50 * sin))
                case "move apart and turn":
                    one.move(to: place(130 - 30 * step, 180 - 40 * step))
                    two.move(to: place(230 + 30 * step, 180 + 40 * step))
                default:
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
                Text("Moving apart is a pinch and nothing else.", chinese: "分开只是捏合。"), when: fingers.is("move apart"),
                .all([.order(["pinch.action(began)", "pinch.action(ended)"]), .never("rotation.action*"), .never("pan.action*")])),
            Claim(
                Text("Turning is a rotation and nothing else.", chinese: "转动只是旋转。"), when: fingers.is("turn"),
                .all([.order(["rotation.action(began)", "rotation.action(ended)"]), .never("pinch.action*"), .never("pan.action*")])),
            Claim(
                Text("Side by side is a pan and nothing else.", chinese: "并排只是拖动。"), when: fingers.is("move side by side"),
                .all([.happens("pan.action(began)"), .never("pinch.action*"), .never("rotation.action*")])),
            Claim(
                Text("Both movements at once are one gesture only, if none are allowed together.", chinese: "两种动作同时进行，而不允许同时识别时，只有一个手势。"),
                when: fingers.is("move apart and turn") && allowed.isOff,
                .holds(Text("actions of one recognizer only", chinese: "只有一个手势的 action")) { trace in
                    Set(trace.ordering.filter { $0.call == "action" }.map { $0.receiver }).count == 1
                },
                explanation: Text(
                    "One that recognizes excludes the others (GE.8), as a published experiment describes for these three (pinch-rotation-pan-default-exclusive).",
                    chinese: "识别者排除其他手势（GE.8），公开的实验对这三种手势也如此描述（pinch-rotation-pan-default-exclusive）。")),
            Claim(
                Text("Allowed together, pinch and rotation both act on it.", chinese: "允许同时识别，捏合与旋转都响应。"),
                when: fingers.is("move apart and turn") && allowed.isOn,
                .all([
                    .order(["pinch.action(began)", "pinch.action(ended)"]), .order(["rotation.action(began)", "rotation.action(ended)"]),
                ]),
                explanation: Text(
                    "Both begin when the fingers have moved enough and end when no finger is left (GE.24). How much is enough is assumed.",
                    chinese: "移动足够时开始，手指全部离开时结束（GE.24）。多少才算足够是假定值。")),
            Claim(
                Text("Whoever acts begins once and ends once.", chinese: "响应者只开始一次、结束一次。"),
                .holds(Text("as many ends as beginnings", chinese: "began 与 ended 数目相同")) { trace in
                    trace.ordering.filter { $0.argument == "began" }.count == trace.ordering.filter { $0.argument == "ended" }.count
                }),
        ])
}
