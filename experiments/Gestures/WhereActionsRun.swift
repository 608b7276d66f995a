import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Recognizer: String, Choice {
    case tap, pan
    case longPress = "long press"
}
private let recognizer = Variable<Recognizer>("recognizer", "On the view is")

extension Experiment {
    /// Inside `sendEvent`, or from the run loop.
    static let whereActionsRun = Experiment(
        id: "WhereActionsRun",
        title: "Where a recognizer's action is run",
        question:
            "A window reports its `sendEvent`. Is the action of a recognizer run inside it or from the run loop, and does the view receive its cancellation before or after?",
        answer:
            "What a finger sets off is run inside `sendEvent`; only the long press, set off by time, begins outside of it. In each case the action comes first and the cancellation after it.",
        origins: [Document002.observerRunsActions],
        observations: ["tap-gr-action-before-cancel", "stack-tap-action-ios14-device"],
        variables: [recognizer],
        stage: { stage in
            let window = stage.show(LoggedWindow(frame: Stage.bounds), "app_window")
            let pad = stage.name(LoggedView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "pad")
            let listener = stage.keep(ActionTarget())
            window.addSubview(pad)
            let gesture: UIGestureRecognizer
            switch stage[recognizer] {
            case .tap: gesture = UITapGestureRecognizer(target: listener, action: ActionTarget.fire)
            case .pan: gesture = UIPanGestureRecognizer(target: listener, action: ActionTarget.fire)
            case .longPress: gesture = UILongPressGestureRecognizer(target: listener, action: ActionTarget.fire)
            }
            pad.addGestureRecognizer(stage.name(gesture, "gesture"))
            let finger = stage.script.finger(1)
            finger.down(at: "pad")
            stage.script.wait(stage[recognizer] == .longPress ? 1 : 0.1)
            if stage[recognizer] == .pan {
                finger.move(to: .point(x: 200, y: 150, in: "pad"))
                stage.script.wait(0.1)
            }
            finger.up()
        },
        claims: [
            Claim(
                "The event is there before the responder's `touchesBegan`.",
                .nested("pad.touchesBegan", in: "app_window.sendEvent"), quotes: Document002.fromApplicationToView),
            Claim(
                "The event is made by the responder's `touchesBegan`.",
                .before("pad.touchesBegan", "app_window.sendEvent"), quotes: Document002.respondersMakeEvents,
                rules: [.turn],
                knownRefutation: "The touch methods receive the event: the window has it in hand before any responder is called."),
            Claim(
                "A tap or a pan acts inside `sendEvent`.",
                when: recognizer != .longPress, .nested("gesture.action(*)", in: "app_window.sendEvent"),
                quotes: Document004.laterActionsFromTheWindow,
                explanation: "What a touch brings about is run in the same `sendEvent`.", rules: [.actionsInsideSendEvent]),
            Claim(
                "A long press begins from the run loop, outside of `sendEvent`.",
                when: recognizer == .longPress,
                .all([
                    .entries(inOrder: ["mainRunLoop: observe gestureUpdate", "gesture: recognize", "gesture.action(began)"]),
                    .outermost("gesture.action(began)"),
                ]),
                quotes: Document004.firstActionFromTheObserver),
            Claim(
                "A long press ends inside `sendEvent`.", when: recognizer == .longPress,
                .nested("gesture.action(ended)", in: "app_window.sendEvent"), quotes: Document004.laterActionsFromTheWindow),
            Claim(
                "Every action is run by the run loop's observer.",
                when: recognizer != .longPress,
                .outermost("*.action*"),
                quotes: Document002.observerRunsActions,
                rules: [.actionsInsideSendEvent],
                knownRefutation:
                    "Only what time brings about waits for the observer. What a touch brings about is run in the same `sendEvent`, as stacks printed on devices show."
            ),
            Claim(
                "The action comes first, then the cancellation.",
                .all([.before("gesture.action(*)", "pad.touchesCancelled"), .exactly(1, "pad.touchesCancelled")]),
                quotes: Document004.successCancels),
            Claim(
                "The cancellation comes first, then the action.",
                .before("pad.touchesCancelled", "gesture.action(*)"), quotes: Document002.cancelComesFirst,
                rules: [.recognizersFirst],
                knownRefutation: "It was so on old systems. Logs since iOS 9 have the action before the cancellation."),
        ])
}
