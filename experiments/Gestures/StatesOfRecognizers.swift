import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case tap = "a tap"
    case swipe = "a swipe"
    case longPress = "a long press"
    case pan = "a pan"
    case pinch = "a pinch"
    case rotation = "a rotation"
}
private let kind = Variable<Kind>("recognizer", "The recognizer is")

private enum Finger: String, Choice {
    case fitting = "fits the recognizer"
    case notFitting = "does not fit the recognizer"
    case brokenOff = "is cancelled by the system"
}
private let finger = Variable<Finger>("gesture", "The fingers' movement")

/// Says in which state its recognizer is when a touch lands.
private final class StateView: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let state = gestureRecognizers?.first?.state { say("in touchesBegan it is \(stateName(state))") }
    }
}

private func stateName(_ state: UIGestureRecognizer.State) -> String {
    ["possible", "began", "changed", "ended", "cancelled", "failed"][state.rawValue]
}

private let gesture = Named<UIGestureRecognizer>("gesture")
private let view = Named<StateView>("view")

private let isDiscrete = Condition("the recognizer is discrete", not: "the recognizer is continuous", kind.isOneOf(.tap, .swipe))

/// Discrete and continuous recognizers, to success, failure and breaking off.
let statesOfRecognizers: Experiment = Experiment(
    id: "StatesOfRecognizers",
    title: "Discrete and continuous gestures: states and actions",
    question:
        "The fingers make the gesture a recognizer looks for, or another one, or the system cancels the gesture in the middle. Which states does the recognizer go through, and for which of them is its action called?",
    answer:
        "A tap or swipe recognizer calls its action once, with `.ended`. The others call it with `.began`, with `.changed` at each further move and with `.ended`; if the system cancels a gesture that has begun, the last call has `.cancelled` in place of `.ended`. A recognizer that fails calls no action; a tap that the system cancels fails.",
    remedy:
        "Test `state` in the action of a continuous recognizer. Let a long press act in `.began` only: its action is called again for each move and when the finger lifts. Let a pinch, rotation or pan that presents or opens something do so in `.began`, or once at a threshold of its scale or distance in `.changed`: code that waits for `.ended`, or for `.recognized`, which is the same value, runs only at the lift. Finish a drag in `.ended`, and treat `.cancelled` like `.ended` or put the view back: without that the view stays halfway.",
    symptoms: [
        "gesture recognizer states in order",
        "UITapGestureRecognizer action never gets state began",
        "long press action called twice",
        "long press fires again when the finger lifts",
        "long press shows an alert or menu twice",
        "is the action called when a gesture fails",
        "pan gesture state cancelled instead of ended",
        "a pan's action presents or pushes again and again",
    ],
    origins: [Document004.tapAndSwipeAreDiscrete],
    variables: [kind, finger],
    stage: { stage in
        let view = stage.name(StateView(frame: CGRect(x: 15, y: 200, width: 360, height: 360)), view)
        view.say = { stage.mark($0) }
        let (listener, action) = (stage.keep(ActionTarget()), ActionTarget.fire)
        let gesture: UIGestureRecognizer
        switch stage[kind] {
        case .tap: gesture = UITapGestureRecognizer(target: listener, action: action)
        case .swipe: gesture = UISwipeGestureRecognizer(target: listener, action: action)
        case .longPress: gesture = UILongPressGestureRecognizer(target: listener, action: action)
        case .pan: gesture = UIPanGestureRecognizer(target: listener, action: action)
        case .pinch: gesture = UIPinchGestureRecognizer(target: listener, action: action)
        case .rotation: gesture = UIRotationGestureRecognizer(target: listener, action: action)
        }
        view.addGestureRecognizer(stage.name(gesture, "gesture"))
        stage.view.addSubview(view)
    },
    script: { stage in
        let script = stage.script
        func at(_ x: Double, _ y: Double) -> Place { .point(x: x, y: y, in: view) }
        /// Two moves, then the end that the case asks for; the second finger goes the other way.
        func go(_ start: (Double, Double), by step: (Double, Double), pause: Double = 0.05, withSecond: Bool = false) {
            let fingers = withSecond ? [script.finger(1), script.finger(2)] : [script.finger(1)]
            func place(_ index: Int, _ steps: Double) -> Place {
                let sign = index == 0 ? 1.0 : -1.0
                let x = index == 0 ? start.0 : 360 - start.0
                return at(x + sign * step.0 * steps, start.1 + sign * step.1 * steps)
            }
            for (index, finger) in fingers.enumerated() { finger.down(at: place(index, 0)) }
            for steps in [1.0, 2] {
                script.wait(pause)
                for (index, finger) in fingers.enumerated() { finger.move(to: place(index, steps)) }
            }
            script.wait(0.05)
            if stage[finger] == .brokenOff { return script.cancelAll() }
            for finger in fingers { finger.up() }
        }
        let fits = stage[finger] != .notFitting
        switch stage[kind] {
        case .tap: go((100, 100), by: fits ? (0, 0) : (80, 0))
        case .swipe: go((100, 100), by: fits ? (60, 0) : (0, 60))
        case .longPress: go((100, 100), by: fits ? (4, 0) : (80, 0), pause: fits ? 0.6 : 0.05)
        case .pan: go((100, 100), by: fits ? (40, 0) : (0, 0))
        case .pinch: go((120, 180), by: fits ? (-30, 0) : (0, 0), withSecond: true)
        case .rotation: go((120, 180), by: fits ? (0, 30) : (0, 0), withSecond: true)
        }
    },
    outcomes: {
        Outcome("the action", otherwise: "is not called") {
            Outcome.State("is called with `.began`, `.changed` and `.cancelled`", gesture.action(.cancelled))
            Outcome.State("is called with `.began`, `.changed` and `.ended`", .order([gesture.action(.began), gesture.action(.ended)]))
            Outcome.State("is called once, with `.ended`", gesture.action(.ended))
        }
        Outcome("the recognizer fails", not: "the recognizer does not fail", decided("gesture: state failed"))
    },
    claims: {
        Claim(
            "A tap or swipe recognizer calls its action once, with `.ended`; at touch down it is possible.",
            when: isDiscrete && finger == .fitting,
            quotes: Document004.discreteSucceeds, Document004.tapAndSwipeAreDiscrete.part("tap and swipe are discrete"),
            explanation: "`.recognized` is another name for `.ended`.", rules: [.stateMachine]
        ) {
            gesture.action.times(1)
            "in touchesBegan it is possible"
            gesture.action(.ended)
        }
        Claim(
            "If a tap or swipe recognizer fails, no action is called: its state goes from possible to failed.",
            when: isDiscrete && finger == .notFitting,
            quotes: Document004.discreteFails
        ) {
            gesture.action.never
            TokenPattern("in touchesBegan it is possible").happens
            decided("gesture: state failed")
        }
        Claim(
            "Long-press, pan, pinch and rotation recognizers begin, change and end.",
            when: !isDiscrete && finger == .fitting,
            quotes: Document004.continuousCompletes, Document004.tapAndSwipeAreDiscrete.part("all others are continuous")
        ) {
            "in touchesBegan it is possible"
            gesture.action(.began)
            gesture.action(.changed)
            gesture.action(.ended)
        }
        Claim(
            "A long press calls its action at least twice: with `.began` and, when the finger lifts, with `.ended`.",
            when: kind == .longPress && finger == .fitting
        ) {
            gesture.action(.began).times(1)
            gesture.action(.ended).times(1)
        }
        Claim(
            "If the system cancels the gesture after it has begun, a long-press, pan, pinch or rotation recognizer is cancelled.",
            when: !isDiscrete && finger == .brokenOff,
            quotes: Document004.continuousBreaksOff
        ) {
            "in touchesBegan it is possible"
            gesture.action(.began)
            gesture.action(.cancelled)
            gesture.action(.ended).never
        }
        Claim(
            "A continuous recognizer can fail, too, as long as it has not begun.",
            when: !isDiscrete && finger == .notFitting
        ) {
            gesture.action.never
            decided("gesture: state failed")
        }
    })
