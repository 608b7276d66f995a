import EventTrace
import ExperimentKit
import UIKit

private let event = Variable("event", "What comes", ["tap on view", "tap on button", "tap in other window", "shake", "tap while ignoring"])

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
            let window = stage.show(ReportingWindow(frame: Stage.frame), "app_window")
            let choice = stage.choice(event)
            let hit: UIView
            if choice == "tap on button" {
                let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
                button.addTarget(stage.keep(Listener()), action: Listener.fired, for: .touchUpInside)
                hit = button
            } else {
                hit = AskedPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
            }
            stage.name(hit, "hit")
            if choice == "tap in other window" {
                let other = stage.show(UIWindow(frame: Stage.frame), "other_window")
                other.addSubview(hit)
                window.makeKey()
            } else {
                window.addSubview(hit)
            }
            if choice == "shake" { return stage.shake(at: 0.1) }
            if choice == "tap while ignoring" { stage.application.beginIgnoringInteractionEvents() }
            stage.script.tap("hit")
        },
        claims: [
            Claim(
                "Hit-testing, the application, its window, the view.",
                when: event.is("tap on view"),
                .all([
                    .order(["hit.hitTest", "hit.hitTest", "application.sendEvent", "app_window.sendEvent", "hit.touchesBegan"]),
                    .nested("hit.touchesBegan", in: "app_window.sendEvent"),
                ]),
                explanation: "One turn hit-tests, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent` (PL.3)."),
            Claim(
                "Whatever a window is sent, the application has sent.",
                when: event.isNot("tap in other window"),
                .nested("app_window.sendEvent", in: "application.sendEvent"),
                explanation: "Every event goes through the application's `sendEvent` (PL.3)."),
            Claim(
                "Another window's touch passes the application, and not this window.",
                when: event.is("tap in other window"),
                .all([
                    .exactly(2, "application.sendEvent"), .never("app_window.*"), .nested("hit.touchesBegan", in: "application.sendEvent"),
                ]),
                explanation: "A touch goes to the window in which it began, key or not (PL.5)."),
            Claim(
                "A shake passes both.", when: event.is("shake"),
                .all([.exactly(2, "application.sendEvent"), .exactly(2, "app_window.sendEvent")]),
                explanation: "Events without a place go through the key window (PL.5)."),
            Claim(
                "A button's action is sent from within.", when: event.is("tap on button"),
                .nested("hit.action(touchUpInside)", in: "application.sendEvent")),
            Claim(
                "What is ignored is seen by neither.", when: event.is("tap while ignoring"),
                .all([.never("application.sendEvent"), .never("app_window.sendEvent")]),
                explanation: "The touch is dropped before it becomes one (TO.11)."),
        ])
}
