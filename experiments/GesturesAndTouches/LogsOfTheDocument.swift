import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Touched: String, Choice {
    case tapView = "a view with a tap"
    case longPressView = "a view with a long press"
    case longPressViewWithMoves = "a view with a long press that also overrides `touchesMoved`"
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

private let view = Named<LoggedView>("view")
private let tap = Named<LoggedTap>("tap")
private let press = Named<UIGestureRecognizer>("press")
private let button = Named<UIControl>("button")
private let control = Named<UIControl>("control")

/// The document's four logs.
let logsOfTheDocument: Experiment = Experiment(
    id: "LogsOfTheDocument",
    title: "Four printed logs replayed: tap, long press, button, control",
    question:
        "A document prints four logs of taps and presses, with times. Does the same order come out, at the same times, when the finger does the same?",
    answer:
        "Yes, line by line. In the log of a tap the recognizer's `touchesBegan` comes first, then the view's, then the recognizer's `touchesEnded`, its action, and the view's `touchesCancelled`. A button declines its superview's tap recognizer, so the recognizer does not fire; a direct subclass of `UIControl` loses to the same recognizer. One statement of the document does not fit: its long press cannot override all four touch methods, because then the log would contain the moves.",
    remedy:
        "To let your own control win over a tap recognizer of a superview, override `gestureRecognizerShouldBegin(_:)` in the control and return `false` for tap recognizers of other views. Or set `cancelsTouchesInView = false` on the recognizer: then both act.",
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
            let view = stage.name(LoggedView(frame: frame), view)
            view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), tap))
            stage.view.addSubview(view)
        case .longPressView, .longPressViewWithMoves:
            let view = stage.name(LoggedView(frame: frame), view)
            let longPress =
                stage[touched] == .longPressView
                ? LoggedLongPress(target: listener, action: ActionTarget.fire)
                : MoveLoggedLongPress(target: listener, action: ActionTarget.fire)
            longPress.minimumPressDuration = 1
            view.addGestureRecognizer(stage.name(longPress, press))
            stage.view.addSubview(view)
        case .button, .control:
            let tapped: UIControl =
                stage[touched] == .button ? LoggedButton(frame: frame) : LoggedControl(frame: frame)
            tapped.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
            stage.view.addSubview(stage.name(tapped, stage[touched] == .button ? button : control))
            stage.view.addGestureRecognizer(stage.name(LoggedTap(target: listener, action: ActionTarget.fire), tap))
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
    outcomes: {
        Outcome("the action that runs", otherwise: "is the button's own") {
            Outcome.State("is the tap recognizer's", tap.action)
            Outcome.State("is the long press's", press.action)
        }
        Outcome("the touch is cancelled", not: "the touch ends", anyone.touchesCancelled)
        Outcome("the log has lines of `touchesMoved`", not: "the log has no line of `touchesMoved`", press.touchesMoved)
    },
    claims: {
        Claim(
            "The log of the tap recognizer matches line by line.", when: touched == .tapView,
            quotes: Document004.tapLog, Document004.classesOverrideAll,
            explanation: "In one event the recognizers come first, then their actions, then cancelled touches, then the views.",
            rules: [.recognizersFirst]
        ) {
            only {
                tap.touchesBegan
                view.touchesBegan
                tap.touchesEnded
                tap.action(.ended)
                view.touchesCancelled
            }
        }
        Claim(
            "The tap recognizer gets the touch before the view.",
            when: touched == .tapView,
            quotes: Document004.recognizerFirst
        ) {
            tap.touchesBegan
            view.touchesBegan
            tap.touchesEnded
            view.touchesCancelled
        }
        Claim(
            "A long-press recognizer gets the touch before the view, too.",
            when: touched == .longPressView,
            quotes: Document004.recognizerFirst
        ) {
            press.touchesBegan
            view.touchesBegan
        }
        Claim(
            "Recognition cancels the view's touch.",
            when: touched.isOneOf(.tapView, .longPressView), quotes: Document004.successCancels
        ) {
            anyone.action
            view.touchesCancelled
        }
        Claim(
            "The view has received `touchesBegan` well before the gesture is recognized.",
            when: touched.isOneOf(.tapView, .longPressView),
            quotes: Document004.beganBecauseRecognitionTakesTime
        ) {
            view.touchesBegan
            anyone.action
            view.touchesCancelled
        }
        Claim(
            "The log of the long-press recognizer matches line by line.", when: touched == .longPressView,
            quotes: Document004.longPressLog,
            explanation: "A long press is recognized when its time is up, without an event of its own.", rules: [.longPress]
        ) {
            only {
                press.touchesBegan
                view.touchesBegan
                press.action(.began)
                view.touchesCancelled
                press.action(.changed)
                press.action(.changed)
                press.action(.changed)
                press.action(.changed)
                press.action(.changed)
                press.touchesEnded
                press.action(.ended)
            }
        }
        Claim(
            "If `touchesMoved` were overridden as well, the log would have five more lines, one before each `.changed`.",
            when: touched == .longPressViewWithMoves,
            contradicts: Document004.classesOverrideAll,
            explanation: "The state `.changed` comes from the recognizer's `touchesMoved`; the printed log has no such line.",
            rules: [.recognizersFirst]
        ) {
            press.touchesMoved.times(5)
            press.touchesMoved
            press.action(.changed)
            press.touchesMoved
        }
        Claim(
            "The long press is recognized 1.0 s after touch down.",
            when: touched == .longPressView, press.action(.began).comes(999...1001),
            quotes: Document004.longPressLog)
        Claim(
            "The log of the button matches line by line.", when: touched == .button,
            quotes: Document004.buttonLog,
            explanation: "A system control declines a one-finger single-tap recognizer of its superviews.", rules: [.veto]
        ) {
            only {
                tap.touchesBegan
                button.touchesBegan
                button.beginTracking
                tap.touchesEnded
                button.touchesEnded
                button.endTracking
                button.action(.touchUpInside)
            }
        }
        Claim(
            "The log of the custom control matches line by line.", when: touched == .control,
            quotes: Document004.controlLog
        ) {
            only {
                tap.touchesBegan
                control.touchesBegan
                control.beginTracking
                tap.touchesEnded
                tap.action(.ended)
                control.touchesCancelled
                control.cancelTracking
            }
        }
        Claim(
            "The parent's recognizer gets both events before the button.", when: touched == .button,
            quotes: Document004.buttonAfterRecognizer
        ) {
            tap.touchesBegan.before(button.touchesBegan)
            tap.touchesEnded.before(button.touchesEnded)
        }
        Claim(
            "The touch methods of both the recognizer and the button are called.", when: touched == .button,
            quotes: Document004.bothAreServed
        ) {
            tap.touchesEnded.happens
            button.touchesEnded.happens
        }
    })
