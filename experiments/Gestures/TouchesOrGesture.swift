import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Recognizer: String, Choice {
    case none, tap, pan
    case longPress = "long press"
}
private let recognizer = Variable<Recognizer>("recognizer", "On the view is")

private enum Finger: String, Choice {
    case taps
    case drags = "drags 100 points"
    case holds = "holds 1 s"
}
private let finger = Variable<Finger>("finger", "The finger")

extension Experiment {
    /// Touch methods beside a recognizer.
    static let touchesOrGesture = Experiment(
        id: "TouchesOrGesture",
        title: "Touch methods that sometimes do nothing",
        question:
            "A view overrides its touch methods and has a recognizer. When does the touch come to its end for the view, and when is it cut off?",
        answer:
            "`touchesBegan` always comes. The end is `touchesCancelled` if this recognizer knows this gesture, and `touchesEnded` if it does not.",
        origins: [Document002.touchMethodsSometimesFail],
        observations: ["tap-on-parent-child-touches", "pan-on-parent-child-touches", "pan-cancels-view"],
        variables: [recognizer, finger],
        stage: { stage in
            let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            let listener = stage.keep(ActionTarget())
            switch stage[recognizer] {
            case .tap: pad.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "tap"))
            case .pan: pad.addGestureRecognizer(stage.name(UIPanGestureRecognizer(target: listener, action: ActionTarget.fire), "pan"))
            case .longPress:
                pad.addGestureRecognizer(stage.name(UILongPressGestureRecognizer(target: listener, action: ActionTarget.fire), "press"))
            case .none: break
            }
            stage.view.addSubview(pad)
        },
        script: { stage in
            switch stage[finger] {
            case .taps: stage.script.tap("pad")
            case .holds: stage.script.press("pad", for: 1)
            case .drags:
                let finger = stage.script.finger(1)
                finger.down(at: "pad")
                for distance in [50.0, 100] {
                    stage.script.wait(0.05)
                    finger.move(to: .point(x: 150 + distance, y: 150, in: "pad"))
                }
                stage.script.wait(0.05)
                finger.up()
            }
        },
        claims: [
            Claim(
                "Without a recognizer every touch ends.", when: recognizer == .none,
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]), quotes: Document002.touchMethodsSometimesFail),
            Claim(
                "With the recognizer that knows the gesture, the touch is cancelled.",
                when: recognizer == .tap && finger == .taps || recognizer == .pan && finger == .drags
                    || recognizer == .longPress && finger == .holds,
                .all([.exactly(1, "pad.touchesCancelled"), .never("pad.touchesEnded")]), quotes: Document002.touchMethodsSometimesFail),
            Claim(
                "A recognizer takes the touch from the view, never the view from a recognizer.",
                when: recognizer == .tap && finger == .taps || recognizer == .pan && finger == .drags
                    || recognizer == .longPress && finger == .holds,
                .happens("*.action(*)"), quotes: Document002.gesturesHavePriority,
                explanation: "Recognition cancels the view's touches.", rules: [.cancelsTouchesInView]),
            Claim(
                "`touchesBegan` comes before any action.",
                .all([.exactly(1, "pad.touchesBegan"), .before("pad.touchesBegan", "*.action(*)")]), quotes: Document002.beganAndMovedFirst),
            Claim(
                "A move is delivered while the recognizer is still undecided.",
                when: recognizer == .tap && finger == .drags, .happens("pad.touchesMoved"),
                quotes: Document002.beganAndMovedFirst),
            Claim(
                "Ended if no recognizer acts, cancelled if one does.",
                when: recognizer == .tap && finger != .taps, .all([.happens("pad.touchesEnded"), .never("*.action(*)")]),
                quotes: Document002.endedOrCancelled),
        ])
}
