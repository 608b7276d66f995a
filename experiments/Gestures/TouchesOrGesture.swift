import EventTrace
import ExperimentKit
import UIKit

private let recognizer = Variable("recognizer", "On the view is", ["none", "tap", "pan", "long press"])
private let finger = Variable("finger", "The finger", ["taps", "drags 100 points", "holds 1 s"])

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
            let pad = stage.name(TouchPad(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            let listener = stage.keep(Listener())
            switch stage.choice(recognizer) {
            case "tap": pad.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
            case "pan": pad.addGestureRecognizer(stage.name(UIPanGestureRecognizer(target: listener, action: Listener.tapped), "pan"))
            case "long press":
                pad.addGestureRecognizer(stage.name(UILongPressGestureRecognizer(target: listener, action: Listener.tapped), "press"))
            default: break
            }
            stage.view.addSubview(pad)
        },
        script: { stage in
            switch stage.choice(finger) {
            case "taps": stage.script.tap("pad")
            case "holds 1 s": stage.script.press("pad", for: 1)
            default:
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
                "Without a recognizer every touch ends.", when: recognizer.is("none"),
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]), quotes: Document002.touchMethodsSometimesFail),
            Claim(
                "With the recognizer that knows the gesture, the touch is cancelled.",
                when: recognizer.is("tap") && finger.is("taps") || recognizer.is("pan") && finger.is("drags 100 points")
                    || recognizer.is("long press") && finger.is("holds 1 s"),
                .all([.exactly(1, "pad.touchesCancelled"), .never("pad.touchesEnded")]), quotes: Document002.touchMethodsSometimesFail),
            Claim(
                "A recognizer takes the touch from the view, never the view from a recognizer.",
                when: recognizer.is("tap") && finger.is("taps") || recognizer.is("pan") && finger.is("drags 100 points")
                    || recognizer.is("long press") && finger.is("holds 1 s"),
                .happens("*.action(*)"), quotes: Document002.gesturesHavePriority,
                explanation: "Recognition cancels the view's touches (GE.5)."),
            Claim(
                "`touchesBegan` comes before any action.",
                .all([.exactly(1, "pad.touchesBegan"), .before("pad.touchesBegan", "*.action(*)")]), quotes: Document002.beganAndMovedFirst),
            Claim(
                "A move is delivered while the recognizer is still undecided.",
                when: recognizer.is("tap") && finger.is("drags 100 points"), .happens("pad.touchesMoved"),
                quotes: Document002.beganAndMovedFirst),
            Claim(
                "Ended if no recognizer acts, cancelled if one does.",
                when: recognizer.is("tap") && finger.isNot("taps"), .all([.happens("pad.touchesEnded"), .never("*.action(*)")]),
                quotes: Document002.endedOrCancelled),
        ])
}
