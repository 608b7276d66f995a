import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Touched: String, Choice {
    case tapView = "a view with a tap"
    case longPressView = "a view with a long press"
    case longPressViewWithMoves = "a view with a long press that also overrides touchesMoved"
    case button = "a button"
    case control = "a custom control"
}
private let touched = Variable<Touched>("touched", "The finger touches")

/// A long press that overrides the beginning and the end: of its moves, the document's log has no line.
private class LoggedLongPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
}

/// A long press that overrides the moves as well.
private final class MoveLoggedLongPress: LoggedLongPress {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

extension Experiment {
    /// The document's four logs.
    static let logsOfTheDocument: Experiment = Experiment(
        id: "LogsOfTheDocument",
        title: "Four printed logs replayed: tap, long press, button, control",
        question:
            "A document prints four logs of taps and presses, with times. Does the same order come out, at the same times, when the finger does the same?",
        answer:
            "Yes, line by line. The button declines its parent's tap recognizer, so the recognizer does not fire; a custom `UIControl` subclass loses to the same recognizer. One statement of the document does not fit: its long press cannot override all four touch methods, because then the log would contain the moves.",
        symptoms: [
            "log order of touchesBegan, gesture action and touchesCancelled",
            "NSLog order of gesture recognizer and view touch methods",
            "UIButton works but a custom UIControl does not when the superview has a tap",
            "in which order do a button and the tap gesture of its superview log",
        ],
        origins: [Document004.tapLog],
        observations: ["button-own-tap-state", "pan-delaysTouchesBegan-yes-subclass"],
        variables: [touched],
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            let frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            switch stage[touched] {
            case .tapView:
                let view = stage.name(LoggedView(frame: frame), "view")
                view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), "tap"))
                stage.view.addSubview(view)
            case .longPressView, .longPressViewWithMoves:
                let view = stage.name(LoggedView(frame: frame), "view")
                let press =
                    stage[touched] == .longPressView
                    ? LoggedLongPress(target: listener, action: ActionTarget.fire)
                    : MoveLoggedLongPress(target: listener, action: ActionTarget.fire)
                press.minimumPressDuration = 1
                view.addGestureRecognizer(stage.name(press, "press"))
                stage.view.addSubview(view)
            case .button, .control:
                let control: UIControl =
                    stage[touched] == .button ? LoggedButton(frame: frame) : LoggedControl(frame: frame)
                control.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
                stage.view.addSubview(stage.name(control, stage[touched] == .button ? "button" : "control"))
                stage.view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), "tap"))
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            let name =
                switch stage[touched] {
                case .button: "button"
                case .control: "control"
                case .tapView, .longPressView, .longPressViewWithMoves: "view"
                }
            finger.down(at: .middle(of: name))
            // Seconds from line to line, as the logs have them.
            switch stage[touched] {
            case .tapView: stage.script.wait(0.001_757)
            case .button: stage.script.wait(0.001_144)
            case .control: stage.script.wait(0.002_239)
            case .longPressView, .longPressViewWithMoves:
                for (index, pause) in [1.080_578, 0.000_430, 0.112_156, 0.176_558, 0.007_988].enumerated() {
                    stage.script.wait(pause)
                    finger.move(to: .point(x: 102 + 2 * Double(index), y: 100, in: name))
                }
                stage.script.wait(0.009_955)
            }
            finger.up()
        },
        claims: [
            Claim(
                "The log of the tap recognizer matches line by line.", when: touched == .tapView,
                .ordering(["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "view.touchesCancelled"]),
                quotes: Document004.tapLog, Document004.classesOverrideAll,
                explanation: "In one event the recognizers come first, then their actions, then cancelled touches, then the views.",
                rules: [.recognizersFirst]),
            Claim(
                "The tap recognizer gets the touch before the view.",
                when: touched == .tapView, .order(["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "view.touchesCancelled"]),
                quotes: Document004.recognizerFirst),
            Claim(
                "A long-press recognizer gets the touch before the view, too.",
                when: touched == .longPressView, .order(["press.touchesBegan", "view.touchesBegan"]),
                quotes: Document004.recognizerFirst),
            Claim(
                "Recognition cancels the view's touch.",
                when: touched.isOneOf(.tapView, .longPressView),
                .order(["*.action(*)", "view.touchesCancelled"]), quotes: Document004.successCancels),
            Claim(
                "The view has received `touchesBegan` well before the gesture is recognized.",
                when: touched.isOneOf(.tapView, .longPressView),
                .order(["view.touchesBegan", "*.action(*)", "view.touchesCancelled"]),
                quotes: Document004.beganBecauseRecognitionTakesTime),
            Claim(
                "The log of the long-press recognizer matches line by line.", when: touched == .longPressView,
                .ordering([
                    "press.touchesBegan", "view.touchesBegan", "press.action(began)", "view.touchesCancelled", "press.action(changed)",
                    "press.action(changed)", "press.action(changed)", "press.action(changed)", "press.action(changed)",
                    "press.touchesEnded", "press.action(ended)",
                ]),
                quotes: Document004.longPressLog,
                explanation: "A long press is recognized when its time is up, without an event of its own.", rules: [.longPress]),
            Claim(
                "If `touchesMoved` were overridden as well, the log would have five more lines, one before each `.changed`.",
                when: touched == .longPressViewWithMoves,
                .all([.exactly(5, "press.touchesMoved"), .order(["press.touchesMoved", "press.action(changed)", "press.touchesMoved"])]),
                contradicts: Document004.classesOverrideAll,
                explanation: "The state `.changed` comes from the recognizer's `touchesMoved`; the printed log has no such line.",
                rules: [.recognizersFirst]),
            Claim(
                "The long press is recognized 1.0 s after touch down.",
                when: touched == .longPressView,
                .interval(to: "press.action(began)", milliseconds: 999...1001),
                quotes: Document004.longPressLog),
            Claim(
                "The log of the button matches line by line.", when: touched == .button,
                .ordering([
                    "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "button.touchesEnded",
                    "button.endTracking", "button.action(touchUpInside)",
                ]),
                quotes: Document004.buttonLog,
                explanation: "A system control declines a one-finger single-tap recognizer of its superviews.", rules: [.veto]),
            Claim(
                "The log of the custom control matches line by line.", when: touched == .control,
                .ordering([
                    "tap.touchesBegan", "control.touchesBegan", "control.beginTracking", "tap.touchesEnded", "tap.action(ended)",
                    "control.touchesCancelled", "control.cancelTracking",
                ]),
                quotes: Document004.controlLog),
            Claim(
                "The parent's recognizer gets both events before the button.", when: touched == .button,
                .all([.before("tap.touchesBegan", "button.touchesBegan"), .before("tap.touchesEnded", "button.touchesEnded")]),
                quotes: Document004.buttonAfterRecognizer),
            Claim(
                "The touch methods of both the recognizer and the button are called.", when: touched == .button,
                .all([.happens("tap.touchesEnded"), .happens("button.touchesEnded")]), quotes: Document004.bothAreServed),
        ])
}
