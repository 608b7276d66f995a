import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Event: String, Choice {
    case tapOnView = "tap on view"
    case tapOnButton = "tap on button"
    case tapInOtherWindow = "tap in other window"
    case shake
    case tapWhileIgnoring = "tap while ignoring"
}
private let event = Variable<Event>("event", "What comes")

/// Hears of every event before its windows do.
private final class WatchingApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

extension Experiment {
    /// One place that sees every event.
    static let watchingAllEvents = Experiment(
        id: "WatchingAllEvents",
        title: "Watching every event: `UIApplication.sendEvent` or `UIWindow.sendEvent`",
        question:
            "To know when the user was last active, a subclass of `UIApplication` and one of `UIWindow` override `sendEvent`. Which events does each see, and at which point of a touch?",
        answer:
            "The application sees all that is delivered, the window only what is its own; another window's touch passes it by. Both see a touch after hit-testing and before the view. What is ignored reaches neither.",
        variables: [event],
        stage: { stage in
            stage.application = WatchingApplication()
            let window = stage.show(LoggedWindow(frame: Stage.bounds), "app_window")
            let choice = stage[event]
            let hit: UIView
            if choice == .tapOnButton {
                let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
                button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
                hit = button
            } else {
                hit = AskedPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
            }
            stage.name(hit, "hit")
            if choice == .tapInOtherWindow {
                let other = stage.show(UIWindow(frame: Stage.bounds), "other_window")
                other.addSubview(hit)
                window.makeKey()
            } else {
                window.addSubview(hit)
            }
            if choice == .shake { return stage.shake(at: 0.1) }
            if choice == .tapWhileIgnoring { stage.application.beginIgnoringInteractionEvents() }
            stage.script.tap("hit")
        },
        claims: [
            Claim(
                "Hit-testing, the application, its window, the view.",
                when: event == .tapOnView,
                .all([
                    .order(["hit.hitTest", "hit.hitTest", "application.sendEvent", "app_window.sendEvent", "hit.touchesBegan"]),
                    .nested("hit.touchesBegan", in: "app_window.sendEvent"),
                ]),
                explanation: "One turn hit-tests, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent`.", rules: [.turn]),
            Claim(
                "Whatever a window is sent, the application has sent.",
                when: event != .tapInOtherWindow,
                .nested("app_window.sendEvent", in: "application.sendEvent"),
                explanation: "Every event goes through the application's `sendEvent`.", rules: [.turn]),
            Claim(
                "Another window's touch passes the application, and not this window.",
                when: event == .tapInOtherWindow,
                .all([
                    .exactly(2, "application.sendEvent"), .never("app_window.*"), .nested("hit.touchesBegan", in: "application.sendEvent"),
                ]),
                explanation: "A touch goes to the window in which it began, key or not.", rules: [.windowOfTheTouch]),
            Claim(
                "A shake passes both.", when: event == .shake,
                .all([.exactly(2, "application.sendEvent"), .exactly(2, "app_window.sendEvent")]),
                explanation: "Events without a place go through the key window.", rules: [.windowOfTheTouch]),
            Claim(
                "A button's action is sent from within.", when: event == .tapOnButton,
                .nested("hit.action(touchUpInside)", in: "application.sendEvent")),
            Claim(
                "What is ignored is seen by neither.", when: event == .tapWhileIgnoring,
                .all([.never("application.sendEvent"), .never("app_window.sendEvent")]),
                explanation: "The touch is dropped before it becomes one.", rules: [.ignoredInteraction]),
        ])
}
