import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Recognizer: String, Choice {
    case tap = "a tap"
    case pan = "a pan"
    case longPress = "a long press"
}
private let recognizer = Variable<Recognizer>("recognizer", "The recognizer on the view is")

private let appWindow = Named<LoggedWindow>("app_window")
private let pad = Named<LoggedView>("pad")
private let gesture = Named<UIGestureRecognizer>("gesture")

/// Inside `sendEvent`, or from the run loop.
let whereActionsRun: Experiment = Experiment(
    id: "WhereActionsRun",
    title: "When a gesture action runs: inside `sendEvent` or later",
    question:
        "A window logs its `sendEvent(_:)`. Does a recognizer's action run inside it or from the run loop, and does the view receive `touchesCancelled` before or after the action?",
    answer:
        "An action that a touch causes runs inside `sendEvent(_:)`: that of a tap or a pan, and the later ones of a long press. An action that time causes runs from the run loop: a long press begins outside of `sendEvent(_:)`. For all three recognizers the action comes first and `touchesCancelled` after it.",
    remedy:
        "The view receives `touchesCancelled` after the action, so do not undo there what the action has set. To look at all touches of an event before any action, override `sendEvent(_:)` of the window; the first action of a long press, and the action of a single tap that waits for a double tap to fail, run outside of it.",
    symptoms: [
        "is a gesture action called inside sendEvent",
        "gesture action or touchesCancelled, which comes first",
        "run loop observer and gesture recognizers",
        "call stack of a tap gesture action",
    ],
    origins: [Document002.observerRunsActions],
    observations: ["tap-gr-action-before-cancel", "stack-tap-action-ios14-device"],
    variables: [recognizer],
    stage: { stage in
        let window = stage.show(LoggedWindow(frame: Stage.bounds), appWindow)
        let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), pad)
        let listener = stage.keep(ActionTarget())
        window.addSubview(pad)
        let added: UIGestureRecognizer
        switch stage[recognizer] {
        case .tap: added = UITapGestureRecognizer(target: listener, action: ActionTarget.fire)
        case .pan: added = UIPanGestureRecognizer(target: listener, action: ActionTarget.fire)
        case .longPress: added = UILongPressGestureRecognizer(target: listener, action: ActionTarget.fire)
        }
        pad.addGestureRecognizer(stage.name(added, gesture))
        let finger = stage.script.finger(1)
        finger.down(at: "pad")
        stage.script.wait(stage[recognizer] == .longPress ? 1 : 0.1)
        if stage[recognizer] != .tap {
            finger.move(to: .point(x: 200, y: 150, in: pad))
            stage.script.wait(0.1)
            finger.move(to: .point(x: 210, y: 150, in: pad))
            stage.script.wait(0.1)
        }
        finger.up()
    },
    outcomes: {
        Outcome(
            "the first action runs outside of `sendEvent`", not: "every action runs inside `sendEvent`", gesture.action(.began).outermost)
        Outcome(
            "the action runs before `touchesCancelled`", not: "`touchesCancelled` comes before the action",
            constant: "The order is the same for every kind of recognizer.", gesture.action.before(pad.touchesCancelled))
    },
    claims: {
        Claim(
            "The event exists before the responder's `touchesBegan`.", pad.touchesBegan.inside(appWindow.sendEvent))
        Claim(
            "The responder's `touchesBegan` creates the event.", pad.touchesBegan.before(appWindow.sendEvent),
            quotes: Document002.respondersMakeEvents,
            rules: [.turn],
            knownRefutation: "The touch methods receive the event: the window has it before any responder is called.")
        Claim(
            "The action of a tap or pan recognizer runs inside `sendEvent(_:)`.",
            when: recognizer != .longPress, gesture.action.inside(appWindow.sendEvent),
            explanation: "An action that a touch causes runs in the same `sendEvent(_:)`.", rules: [.actionsInsideSendEvent])
        Claim(
            "A long press begins outside of `sendEvent(_:)`, when its time is up.",
            when: recognizer == .longPress,
            quotes: Document004.firstActionFromTheObserver.part("from the run loop, outside of `sendEvent`"),
            explanation: "A long press is recognized when its time is up, without an event of its own.", rules: [.longPress]
        ) {
            gesture.action(.began).outermost
            gesture.action(.began).comes(500...501)
        }
        Claim(
            "The first action of a long press has the state `.began`.", when: recognizer == .longPress,
            quotes: Document004.firstActionFromTheObserver.part("it says began"),
            Document004.laterActionsFromTheWindow.part("they say changed and ended")
        ) {
            only(among: gesture.everything) {
                gesture.action(.began)
                gesture.action(.changed)
                gesture.action(.changed)
                gesture.action(.ended)
            }
        }
        Claim(
            "The later actions of a long press run inside `sendEvent(_:)`.", when: recognizer == .longPress,
            quotes: Document004.laterActionsFromTheWindow.part("inside `sendEvent`"),
            explanation: "An action that a touch causes runs in the same `sendEvent(_:)`.", rules: [.actionsInsideSendEvent]
        ) {
            gesture.action(.changed).inside(appWindow.sendEvent)
            gesture.action(.ended).inside(appWindow.sendEvent)
        }
        Claim(
            "Every action is called by the run loop's observer.",
            when: recognizer != .longPress, anyone.action.outermost,
            quotes: Document002.observerRunsActions,
            rules: [.actionsInsideSendEvent],
            knownRefutation:
                "Only what time causes waits for the observer. An action that a touch causes runs in the same `sendEvent(_:)`, as call stacks printed on devices show."
        )
        Claim(
            "The action comes first, then the view's `touchesCancelled`.",
            quotes: Document004.successCancels
        ) {
            gesture.action.before(pad.touchesCancelled)
            pad.touchesCancelled.times(1)
        }
        Claim(
            "The view's `touchesCancelled` comes first, then the action.", pad.touchesCancelled.before(gesture.action),
            quotes: Document002.cancelComesFirst,
            rules: [.recognizersFirst],
            knownRefutation: "It was so on old systems. Logs since iOS 9 show the action before `touchesCancelled`.")
    })
