import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Event: String, Choice {
    case tapOnView = "a tap on a view"
    case tapOnButton = "a tap on a button"
    case tapInOtherWindow = "a tap in another window"
    case shake = "a shake"
    case tapWhileIgnoring = "a tap while events are ignored"
}
private let event = Variable<Event>("event", "The event is")

/// Hears of every event before its windows do.
private final class WatchingApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

/// Hears of hit-testing and of the start of a touch.
private final class AskedPad: BeganPad {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

private let appWindow = Named<LoggedWindow>("app_window")
private let hit = Named<UIControl>("hit")
private let otherWindow = Named<UIWindow>("other_window")
private let application = Named<UIApplication>("application")

private let isForTheWindow = Condition(
    "no other window is touched", not: "another window is touched", event != .tapInOtherWindow)

/// One place that sees every event.
let watchingAllEvents: Experiment = Experiment(
    id: "WatchingAllEvents",
    title: "Watching all events: `sendEvent` of application or window",
    question:
        "To know when the user was last active, a subclass of `UIApplication` and one of `UIWindow` override `sendEvent`. Which events does each see, and at which point of a touch?",
    answer:
        "The application sees every event that is delivered; a window sees only its own events, and no touch of another window. Both see a touch after hit-testing and before the view does. A touch after `beginIgnoringInteractionEvents()` reaches neither.",
    remedy:
        "To see every event, override `sendEvent(_:)` in a subclass of `UIApplication` and call `super`, or no event reaches the app. Without `@main` in the app delegate, a file `main.swift` names the subclass: `UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(MyApplication.self), NSStringFromClass(AppDelegate.self))`. A subclass of `UIWindow` needs no `main.swift`, but sees only the events of its own window.",
    symptoms: [
        "detect user inactivity, log out after idle time",
        "intercept or log all touches in the app",
        "UIWindow sendEvent not called for another window or alert",
        "subclass UIApplication and override sendEvent",
        "analytics: record every button tap without changing views",
    ],
    variables: [event],
    stage: { stage in
        stage.application = WatchingApplication()
        let window = stage.show(LoggedWindow(frame: Stage.bounds), appWindow)
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
            let other = stage.show(UIWindow(frame: Stage.bounds), otherWindow)
            other.addSubview(hit)
            window.makeKey()
        } else {
            window.addSubview(hit)
        }
        if choice == .shake { return stage.shake(at: 0.1) }
        if choice == .tapWhileIgnoring { stage.application.beginIgnoringInteractionEvents() }
        stage.script.tap(hit)
    },
    outcomes: {
        Outcome(
            "the application's `sendEvent` sees the event", not: "the application's `sendEvent` does not see the event",
            application.sendEvent)
        Outcome("the window's `sendEvent` sees the event", not: "the window's `sendEvent` does not see the event", appWindow.sendEvent)
    },
    claims: {
        Claim(
            "A touch goes through hit-testing, the application and its window to the view, in this order.",
            when: event == .tapOnView,
            explanation: "One turn of the run loop hit-tests, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent`.",
            rules: [.turn]
        ) {
            hit.hitTest
            hit.hitTest
            application.sendEvent
            appWindow.sendEvent
            hit.touchesBegan
            hit.touchesBegan.inside(appWindow.sendEvent)
        }
        Claim(
            "Every event that a window gets is sent by the application.",
            when: isForTheWindow, appWindow.sendEvent.inside(application.sendEvent),
            explanation: "Every event goes through the application's `sendEvent`.", rules: [.turn])
        Claim(
            "A touch in another window goes through the application, and not through this window.",
            when: !isForTheWindow,
            explanation: "A touch goes to the window in which it began, whether that is the key window or not.",
            rules: [.windowOfTheTouch]
        ) {
            application.sendEvent.times(2)
            appWindow.everything.never
            hit.touchesBegan.inside(application.sendEvent)
        }
        Claim(
            "A shake goes through both the application and the window.", when: event == .shake,
            explanation: "Events without a location go through the key window.", rules: [.windowOfTheTouch]
        ) {
            application.sendEvent.times(2)
            appWindow.sendEvent.times(2)
        }
        Claim(
            "A button's action is sent inside the application's `sendEvent`.", when: event == .tapOnButton,
            hit.action(.touchUpInside).inside(application.sendEvent))
        Claim(
            "A touch that is ignored is seen by neither the application nor the window.", when: event == .tapWhileIgnoring,
            explanation: "The touch is dropped before a `UITouch` exists.", rules: [.ignoredInteraction]
        ) {
            application.sendEvent.never
            appWindow.sendEvent.never
        }
    })
