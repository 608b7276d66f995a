import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Finger: String, Choice {
    case tap = "down for 180 ms"
    case shortTap = "down for 50 ms"
    case moved = "moved 100 points"
    case press = "down for 2 s"
}
private let finger = Variable<Finger>("finger", "The finger is")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the tap", default: true)

extension Experiment {
    /// A tap, with the states of its recognizer and its times.
    static let tapLog = Experiment(
        id: "TapLog",
        title: "The log of a tap: touches, states and times",
        question: """
            A view with a tap recognizer writes down, in each of its touch methods, the state of the recognizer. What does the log say of a \
            tap that lasts 180 ms, of a shorter one, and of a finger that does not tap?
            """,
        answer: """
            The recognizer gets each touch before the view does. While the finger is down it is possible. With the lift it is ended: its \
            action comes first and then, in the same moment, the view's `touchesCancelled` (`touchesEnded` with `cancelsTouchesInView` \
            off). If it fails, the view gets the whole sequence.
            """,
        origins: [Document001.beganThenTapThenCancelled, Document001.statesInTheLog],
        observations: ["tap-on-self-view-full", "tap-on-gray-defaults"],
        variables: [finger, cancels],
        stage: { stage in
            let tap = stage.name(LoggedTap(target: stage.keep(ActionTarget()), action: ActionTarget.fire), "tap")
            tap.cancelsTouchesInView = stage[cancels]
            let view = StateView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)) { stage.mark($0) }
            stage.view.addSubview(stage.name(view, "view"))
            view.addGestureRecognizer(tap)
            switch stage[finger] {
            case .tap: stage.script.tap("view", hold: 0.18)
            case .shortTap: stage.script.tap("view", hold: 0.05)
            case .press: stage.script.press("view", for: 2)
            case .moved:
                stage.script.finger(1).down(at: "view")
                stage.script.wait(0.1)
                stage.script.finger(1).move(to: .point(x: 200, y: 100, in: "view"))
                stage.script.wait(0.1)
                stage.script.finger(1).up()
            }
        },
        claims: [
            Claim(
                "Began, the tap's action, cancelled.", when: finger.isOneOf(lifts) && cancels.isOn,
                .all([.order(["view.touchesBegan", "tap.action(ended)", "view.touchesCancelled"]), .never("view.touchesEnded")]),
                quotes: Document001.beganThenTapThenCancelled),
            Claim(
                "Possible in `touchesBegan`, ended in `touchesCancelled`.",
                when: finger.isOneOf(lifts) && cancels.isOn,
                .order(["view.touchesBegan", "the tap is possible", "view.touchesCancelled", "the tap is ended"]),
                quotes: Document001.statesInTheLog),
            Claim(
                "The action comes when the finger lifts, after 180 ms, and the cancellation within a millisecond of it.",
                when: finger == .tap && cancels.isOn,
                .all([
                    .interval(from: "view.touchesBegan", to: "tap.action(ended)", milliseconds: 179.5...180.5),
                    .interval(from: "tap.action(ended)", to: "view.touchesCancelled", milliseconds: 0...1),
                ]),
                quotes: Document001.timesInTheLog,
                explanation: "The 180 ms are the finger's: the action comes with the lift, however long it took.", rules: [.tap]),
            Claim(
                "A shorter tap gives the same log.", when: finger.isOneOf(lifts), .same(whatever: finger),
                quotes: Document001.timesInTheLog),
            Claim(
                "The recognizer's touch methods come before the view's.",
                .before("tap.touchesBegan", "view.touchesBegan"),
                quotes: Document000.windowServesRecognizersFirst, Document000.gesturesComeFirst.part("they take it over first"),
                explanation: "In one event the window calls recognizers before the view.", rules: [.recognizersFirst]),
            Claim(
                "Both systems get the touch side by side.",
                .all([.exactly(1, "tap.touchesBegan"), .exactly(1, "view.touchesBegan")]),
                quotes: Document001.gesturesHavePriority.part("two systems, both at work")),
            Claim(
                "The gesture has priority: once it is recognized, the view does not get the end.",
                when: finger.isOneOf(lifts) && cancels.isOn,
                .all([.order(["tap.action(ended)", "view.touchesCancelled"]), .never("view.touchesEnded")]),
                quotes: Document001.gesturesHavePriority.part("gestures have priority")),
            Claim(
                "Recognizer and view get their calls each on their own: the one has failed, the other goes on.", when: finger == .press,
                .order(["tap.touchesBegan", "view.touchesBegan", "view.touchesEnded"]),
                quotes: Document000.twoSystems, Document000.gesturesComeFirst.part("apart from the sequence of touches")),
            Claim(
                "If the tap fails, the view gets the whole sequence.",
                when: !finger.isOneOf(lifts),
                .all([.order(["view.touchesBegan", "view.touchesEnded"]), .never("view.touchesCancelled"), .never("tap.action*")]),
                quotes: Document000.failedGestureLeavesAll, contradicts: Document003.recognizersIntercept),
            Claim(
                "If it recognizes, the view's touches are cancelled.",
                when: finger.isOneOf(lifts) && cancels.isOn,
                .happens("view.touchesCancelled"), quotes: Document000.recognizedGestureTakesTheRest),
            Claim(
                "If it recognizes, the view's touches are cancelled, whatever the settings.",
                when: finger.isOneOf(lifts), .happens("view.touchesCancelled"), quotes: Document000.recognizedGestureTakesTheRest,
                rules: [.cancelsTouchesInView], knownRefutation: "Not with `cancelsTouchesInView` off."),
            Claim(
                "With `cancelsTouchesInView` off the tap acts, and the view's touch ends all the same.",
                when: finger.isOneOf(lifts) && cancels.isOff,
                .all([.order(["tap.action(ended)", "view.touchesEnded"]), .never("view.touchesCancelled")]),
                contradicts: Document001.beganThenTapThenCancelled, Document000.recognizedGestureTakesTheRest,
                Document002.endedOrCancelled.part("`touchesCancelled` if a gesture takes it"), Document003.recognizersIntercept),
            Claim(
                "The recognizer takes the end of the touch from the view.",
                when: finger.isOneOf(lifts) && cancels.isOn,
                .all([.happens("tap.touchesEnded"), .never("view.touchesEnded")]), quotes: Document003.recognizersIntercept),
            Claim(
                "A recognizer has touch methods of its own: it gets the landing and the lift.",
                when: finger.isOneOf(lifts), .order(["tap.touchesBegan", "tap.touchesEnded"]),
                quotes: Document003.recognizersHaveTouchMethods),
            Claim(
                "Responders alone respond to touches.", when: finger.isOneOf(lifts), .never("tap.*"),
                quotes: Document003.onlyResponders, rules: [.recognizersOfThePath],
                knownRefutation: """
                    A recognizer is no responder: it inherits from `NSObject`, has no `next` and stands in no chain. Yet it gets the touches \
                    and acts on them.
                    """),
        ])
}

private let lifts: [Value] = ["down for 180 ms", "down for 50 ms"]

/// Tells, in each touch method, the state of its recognizer.
private final class StateView: UIView {
    private let tell: (String) -> Void

    init(frame: CGRect, _ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }

    private func report(_ touches: Set<UITouch>) {
        guard let state = touches.first?.gestureRecognizers?.first?.state else { return tell("the touch has no recognizer") }
        tell("the tap is \(state.word)")
    }
}
