import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case tap, swipe
    case longPress = "long press"
    case pan, pinch, rotation
}
private let kind = Variable<Kind>("recognizer", "The recognizer")

private enum Finger: String, Choice {
    case fitting
    case notFitting = "not fitting"
    case brokenOff = "broken off"
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

extension Experiment {
    /// Discrete and continuous recognizers, to success, failure and breaking off.
    static let statesOfRecognizers = Experiment(
        id: "StatesOfRecognizers",
        title: "States of discrete and continuous recognizers",
        question:
            "A recognizer sees a gesture that fits it, one that does not, and one that the system breaks off in the middle. Which states does it go through, and for which of them is its action called?",
        answer:
            "Tap and swipe call it once, with ended. The others call it with began, changed and ended, or cancelled if broken off. A failure calls nothing.",
        origins: [Document004.tapAndSwipeAreDiscrete],
        variables: [kind, finger],
        stage: { stage in
            let view = stage.name(StateView(frame: CGRect(x: 15, y: 200, width: 360, height: 360)), "view")
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
            func at(_ x: Double, _ y: Double) -> Place { .point(x: x, y: y, in: "view") }
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
        claims: [
            Claim(
                "Tap and swipe call their action once, with ended; at the landing they are possible.",
                when: kind.isOneOf(.tap, .swipe) && finger == .fitting,
                .all([
                    .exactly(1, "gesture.action(*)"),
                    .order(["in touchesBegan it is possible", "gesture.action(ended)"]),
                ]),
                quotes: Document004.discreteSucceeds, Document004.tapAndSwipeAreDiscrete.part("tap and swipe are discrete"),
                explanation: "Recognized is another word for ended.", rules: [.stateMachine]),
            Claim(
                "Where they fail, no action is called: from possible they are failed.",
                when: kind.isOneOf(.tap, .swipe) && finger == .notFitting,
                .all([
                    .never("gesture.action*"), .happens("in touchesBegan it is possible"), .decided("gesture: state failed"),
                ]),
                quotes: Document004.discreteFails),
            Claim(
                "All others begin, change and end.",
                when: kind.isOneOf(.longPress, .pan, .pinch, .rotation) && finger == .fitting,
                .order(["in touchesBegan it is possible", "gesture.action(began)", "gesture.action(changed)", "gesture.action(ended)"]),
                quotes: Document004.continuousCompletes, Document004.tapAndSwipeAreDiscrete.part("all others are continuous")),
            Claim(
                "Broken off, the others are cancelled after they have begun.",
                when: kind.isOneOf(.longPress, .pan, .pinch, .rotation) && finger == .brokenOff,
                .all([
                    .order(["in touchesBegan it is possible", "gesture.action(began)", "gesture.action(cancelled)"]),
                    .never("gesture.action(ended)"),
                ]),
                quotes: Document004.continuousBreaksOff),
            Claim(
                "A continuous recognizer can fail too, if it has not begun.",
                when: kind.isOneOf(.longPress, .pan, .pinch, .rotation) && finger == .notFitting,
                .all([.never("gesture.action*"), .decided("gesture: state failed")])),
        ])
}
