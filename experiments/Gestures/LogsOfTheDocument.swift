import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Touched: String, Choice {
    case tapView = "tap view"
    case longPressView = "long-press view"
    case longPressViewWithMoves = "long-press view, touchesMoved overridden too"
    case button, control
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
    static let logsOfTheDocument = Experiment(
        id: "LogsOfTheDocument",
        title: "Four logs: tap, long press, button, control",
        question:
            "A document prints four logs of taps and presses, with times. Does the same order come out, at the same times, when the finger does the same?",
        answer:
            "Yes, line by line. The button keeps the tap of its parent from acting; the control of one's own loses to the same tap. Only the long press cannot override all four touch methods, as the document says: then its log would have the moves.",
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
                stage.view.addSubview(stage.name(control, stage[touched].rawValue))
                stage.view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), "tap"))
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            let isControl = stage[touched] == .button || stage[touched] == .control
            let name = isControl ? stage[touched].rawValue : "view"
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
                "The log of the tap, line by line.", when: touched == .tapView,
                .ordering(["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "tap.action(ended)", "view.touchesCancelled"]),
                quotes: Document004.tapLog, Document004.classesOverrideAll,
                explanation: "In one event come the recognizers, their actions, cancelled touches, and the views.",
                rules: [.recognizersFirst]),
            Claim(
                "The recognizer gets the touch before the view.",
                when: touched == .tapView, .order(["tap.touchesBegan", "view.touchesBegan", "tap.touchesEnded", "view.touchesCancelled"]),
                quotes: Document004.recognizerFirst),
            Claim(
                "A long press gets it before the view, too.",
                when: touched == .longPressView, .order(["press.touchesBegan", "view.touchesBegan"]),
                quotes: Document004.recognizerFirst),
            Claim(
                "Recognition cancels the view's touch.",
                when: touched.isOneOf(.tapView, .longPressView),
                .order(["*.action(*)", "view.touchesCancelled"]), quotes: Document004.successCancels),
            Claim(
                "The view has got `touchesBegan` long before.",
                when: touched.isOneOf(.tapView, .longPressView),
                .order(["view.touchesBegan", "*.action(*)", "view.touchesCancelled"]),
                quotes: Document004.beganBecauseRecognitionTakesTime),
            Claim(
                "The log of the long press, line by line.", when: touched == .longPressView,
                .ordering([
                    "press.touchesBegan", "view.touchesBegan", "press.action(began)", "view.touchesCancelled", "press.action(changed)",
                    "press.action(changed)", "press.action(changed)", "press.action(changed)", "press.action(changed)",
                    "press.touchesEnded", "press.action(ended)",
                ]),
                quotes: Document004.longPressLog,
                explanation: "A long press comes due by time, without an event of its own.", rules: [.longPress]),
            Claim(
                "With `touchesMoved` overridden as well the log would have five lines more, one before each changed.",
                when: touched == .longPressViewWithMoves,
                .all([.exactly(5, "press.touchesMoved"), .order(["press.touchesMoved", "press.action(changed)", "press.touchesMoved"])]),
                contradicts: Document004.classesOverrideAll,
                explanation: "The state changed comes from the recognizer's `touchesMoved`; the printed log has no such line.",
                rules: [.recognizersFirst]),
            Claim(
                "The long press acts 1.0 s after the finger has landed.",
                when: touched == .longPressView,
                .interval(to: "press.action(began)", milliseconds: 999...1001),
                quotes: Document004.longPressLog),
            Claim(
                "The log of the button, line by line.", when: touched == .button,
                .ordering([
                    "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "button.touchesEnded",
                    "button.endTracking", "button.action(touchUpInside)",
                ]),
                quotes: Document004.buttonLog,
                explanation: "A system control declines a one-finger single tap of its ancestors.", rules: [.veto]),
            Claim(
                "The log of the control, line by line.", when: touched == .control,
                .ordering([
                    "tap.touchesBegan", "control.touchesBegan", "control.beginTracking", "tap.touchesEnded", "tap.action(ended)",
                    "control.touchesCancelled", "control.cancelTracking",
                ]),
                quotes: Document004.controlLog),
            Claim(
                "The recognizer gets both events before the button.", when: touched == .button,
                .all([.before("tap.touchesBegan", "button.touchesBegan"), .before("tap.touchesEnded", "button.touchesEnded")]),
                quotes: Document004.buttonAfterRecognizer),
            Claim(
                "Recognizer and button both get their touch methods called.", when: touched == .button,
                .all([.happens("tap.touchesEnded"), .happens("button.touchesEnded")]), quotes: Document004.bothAreServed),
        ])
}
