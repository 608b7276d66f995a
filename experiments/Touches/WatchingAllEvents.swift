import EventTrace
import ExperimentKit
import UIKit

private let event = Variable(
    "event", Text("What comes", chinese: "到来的是"), ["tap on view", "tap on button", "tap in other window", "shake", "tap while ignoring"])

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
        title: Text(
            "Watching every event: `UIApplication.sendEvent` or `UIWindow.sendEvent`",
            chinese: "监听所有事件：`UIApplication.sendEvent` 还是 `UIWindow.sendEvent`"),
        question: Text(
            "To know when the user was last active, a subclass of `UIApplication` and one of `UIWindow` override `sendEvent`. Which events does each see, and at which point of a touch?",
            chinese: "为得知用户最近的活动，`UIApplication` 与 `UIWindow` 的子类都重写 `sendEvent`。各能看到哪些事件，处在触摸的哪一步？"),
        answer: Text(
            "The application sees all that is delivered, the window only what is its own; another window's touch passes it by. Both see a touch after hit-testing and before the view. What is ignored reaches neither.",
            chinese: "application 看到所有被投递的事件，窗口只看到自己的；别的窗口的触摸不经过它。两者都在命中测试之后、视图之前看到触摸。被忽略的触摸两者都看不到。"),
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
                Text("Hit-testing, the application, its window, the view.", chinese: "命中测试、application、窗口、视图。"),
                when: event.is("tap on view"),
                .all([
                    .order(["hit.hitTest", "hit.hitTest", "application.sendEvent", "app_window.sendEvent", "hit.touchesBegan"]),
                    .nested("hit.touchesBegan", in: "app_window.sendEvent"),
                ]),
                explanation: Text(
                    "One turn hit-tests, then calls `UIApplication.sendEvent`, then `UIWindow.sendEvent` (PL.3).",
                    chinese: "一轮中先命中测试，再调用 `UIApplication.sendEvent`，然后 `UIWindow.sendEvent`（PL.3）。")),
            Claim(
                Text("Whatever a window is sent, the application has sent.", chinese: "窗口收到的，都由 application 发出。"),
                when: event.isNot("tap in other window"),
                .nested("app_window.sendEvent", in: "application.sendEvent"),
                explanation: Text(
                    "Every event goes through the application's `sendEvent` (PL.3).", chinese: "每个事件都经过 application 的 `sendEvent`（PL.3）。")),
            Claim(
                Text("Another window's touch passes the application, and not this window.", chinese: "别的窗口的触摸经过 application，而不经过这个窗口。"),
                when: event.is("tap in other window"),
                .all([
                    .exactly(2, "application.sendEvent"), .never("app_window.*"), .nested("hit.touchesBegan", in: "application.sendEvent"),
                ]),
                explanation: Text("A touch goes to the window in which it began, key or not (PL.5).", chinese: "触摸去它开始时的窗口，无论是否主窗口（PL.5）。")),
            Claim(
                Text("A shake passes both.", chinese: "摇动两者都经过。"), when: event.is("shake"),
                .all([.exactly(2, "application.sendEvent"), .exactly(2, "app_window.sendEvent")]),
                explanation: Text("Events without a place go through the key window (PL.5).", chinese: "没有位置的事件经过主窗口（PL.5）。")),
            Claim(
                Text("A button's action is sent from within.", chinese: "按钮的 action 也在其中发出。"), when: event.is("tap on button"),
                .nested("hit.action(touchUpInside)", in: "application.sendEvent")),
            Claim(
                Text("What is ignored is seen by neither.", chinese: "被忽略的，两者都看不到。"), when: event.is("tap while ignoring"),
                .all([.never("application.sendEvent"), .never("app_window.sendEvent")]),
                explanation: Text("The touch is dropped before it becomes one (TO.11).", chinese: "触摸在形成之前就被丢弃（TO.11）。")),
        ])
}
