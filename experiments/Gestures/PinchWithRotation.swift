import EventTrace
import ExperimentKit
import UIKit

private let allowed = Variable<Bool>(
    "together", "A delegate allows simultaneous recognition", off: "no delegate allows simultaneous recognition")

private enum Fingers: String, Choice {
    case moveApart = "move apart"
    case turn
    case moveApartAndTurn = "move apart while they turn"
    case moveSideBySide = "move side by side"
    case moveApartThenOneLifts = "move apart until one lifts while the other moves on"
}
private let fingers = Variable<Fingers>("fingers", "The two fingers")

private let view = Named<UIView>("view")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let pinch = Named<UIPinchGestureRecognizer>("pinch")
private let rotation = Named<UIRotationGestureRecognizer>("rotation")
private let delegate = Named<AllowingDelegate>("delegate")
private let oneFingerLeft = Mark("the pinch has one touch")
private let twoFingersLeft = Mark("the pinch has two touches")
private let endsAsItBegins = holds("as many ends as beginnings") { trace in
    trace.ordering.filter { $0.argument == "began" }.count == trace.ordering.filter { $0.argument == "ended" }.count
}

/// Pinch, rotation and pan on one view.
let pinchWithRotation: Experiment = Experiment(
    id: "PinchWithRotation",
    title: "Pinch, rotation and pan gestures at the same time",
    question:
        "A view has a pinch, a rotation and a two-finger pan recognizer. The fingers move apart, turn, do both, or move side by side. Which recognizers begin, with and without simultaneous recognition?",
    answer:
        "Without simultaneous recognition, the first recognizer that begins excludes the others for as long as a finger is down. If simultaneous recognition is allowed, each recognizer follows its own part of the movement: moving apart is a pinch, turning is a rotation, moving side by side is a pan.",
    remedy:
        "Set the `delegate` of each of these recognizers, and return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` if both recognizers are on the same view: without this test a scroll view around the view scrolls along. Apply `scale` and `rotation` to `transform` and the translation to `center`, and reset `scale` to 1, `rotation` and the translation to 0 after each use. A `UIImageView` needs `isUserInteractionEnabled = true`. Check `numberOfTouches` before you call `location(ofTouch:in:)`: a pinch or rotation that has begun goes on with one finger until the last one lifts.",
    symptoms: [
        "pinch and rotate at the same time",
        "UIPinchGestureRecognizer and UIRotationGestureRecognizer do not work together",
        "zoom, rotate and drag an image with two fingers",
        "shouldRecognizeSimultaneouslyWith for pinch, pan and rotation",
        "rotation stops when the pinch begins",
        "UIPinchGestureRecognizer crashes in location(ofTouch:in:), index out of bounds",
        "pinch gesture continues after lifting one finger, numberOfTouches is 1",
    ],
    variables: [allowed, fingers],
    tests: [endsAsItBegins],
    stage: { stage in
        let view = stage.add(UIView(), view, at: CGRect(x: 15, y: 200, width: 360, height: 360))
        view.isMultipleTouchEnabled = true
        stage.add(UIPanGestureRecognizer(), pan, to: view).minimumNumberOfTouches = 2
        stage.add(UIPinchGestureRecognizer(), pinch, to: view)
        stage.add(UIRotationGestureRecognizer(), rotation, to: view)
        guard stage[allowed] else { return }
        let delegate = stage.name(AllowingDelegate(), delegate)
        for recognizer in view.gestureRecognizers ?? [] { recognizer.delegate = delegate }
    },
    script: { stage in
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        func place(_ x: Double, _ y: Double) -> Place { .point(x: x, y: y, in: view) }
        one.down(at: place(130, 180))
        two.down(at: place(230, 180))
        for step in [1.0, 2] {
            stage.script.wait(0.1)
            switch stage[fingers] {
            case .moveApart, .moveApartThenOneLifts:
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
        if stage[fingers] == .moveApartThenOneLifts {
            stage.script.wait(0.1)
            stage.script.perform { stage.mark(stage[pinch].numberOfTouches == 1 ? oneFingerLeft : twoFingersLeft) }
            two.move(to: place(330, 180))
            stage.script.wait(0.1)
        }
        two.up()
    },
    outcomes: {
        Outcome("the pinch recognizer fires", not: "the pinch recognizer does not fire", pinch.action)
        Outcome("the rotation recognizer fires", not: "the rotation recognizer does not fire", rotation.action)
        Outcome("the pan recognizer fires", not: "the pan recognizer does not fire", pan.action)
    },
    claims: {
        Claim(
            "Moving the fingers apart is recognized as a pinch and nothing else.",
            when: fingers.isOneOf(.moveApart, .moveApartThenOneLifts)
        ) {
            pinch.action(.began)
            pinch.action(.ended)
            rotation.action.never
            pan.action.never
        }
        Claim(
            "Turning the fingers is recognized as a rotation and nothing else.", when: fingers == .turn
        ) {
            rotation.action(.began)
            rotation.action(.ended)
            pinch.action.never
            pan.action.never
        }
        Claim(
            "Moving the fingers side by side is recognized as a pan and nothing else.", when: fingers == .moveSideBySide
        ) {
            pan.action(.began).happens
            pinch.action.never
            rotation.action.never
        }
        Claim(
            "Without simultaneous recognition, moving apart and turning at once is recognized as one gesture only.",
            when: fingers == .moveApartAndTurn && allowed.isOff, anyone.action.receivers(1),
            explanation:
                "A recognizer that recognizes excludes the others, as a published account describes for these three (observation pinch-rotation-pan-default-exclusive).",
            rules: [.exclusion])
        Claim(
            "With simultaneous recognition, moving apart and turning at once fires both the pinch and the rotation recognizer.",
            when: fingers == .moveApartAndTurn && allowed.isOn,
            explanation:
                "Both begin when the fingers have moved enough and end when no finger is left. How much is enough is assumed.",
            rules: [.pinchAndRotation, .twoFingerStart]
        ) {
            pinch.action(.began)
            pinch.action(.ended)
            order {
                rotation.action(.began)
                rotation.action(.ended)
            }
        }
        Claim(
            "A pinch that has begun goes on with one finger until that finger lifts.", when: fingers == .moveApartThenOneLifts,
            explanation: "Its `numberOfTouches` is 1 then, and there is no touch with the index 1.",
            rules: [.pinchAndRotation]
        ) {
            pinch.action(.began)
            oneFingerLeft
            pinch.action(.changed)
            pinch.action(.ended)
            pinch.action(.ended).times(1)
        }
        Claim("A recognizer that fires begins once and ends once.", endsAsItBegins)
    })
