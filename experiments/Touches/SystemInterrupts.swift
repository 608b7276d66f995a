import EventTrace
import ExperimentKit
import UIKit

private enum Interruption: String, Choice {
    case nothing
    case call = "a full-screen call"
    case alert = "a system alert"
    case systemGesture = "a system gesture that leaves the scene active"
    case background = "the background"
}
private let interruption = Variable<Interruption>("interruption", "The touch is interrupted by")

private enum Touched: String, Choice {
    case view = "a view"
    case button = "a button"
}
private let touched = Variable<Touched>("touched", "The finger holds")

/// Hears when the scene becomes inactive, goes, and comes back.
private final class ActivityDelegate: UISceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// Observes the four notifications about the activity of the application.
private final class ActivityObserver {
    func observe() {
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(
                self, selector: Selector("activityChanges(_:)", ActivityObserver.activityChanges), name: name, object: nil)
        }
    }

    func activityChanges(_ notification: Notification) {}
}

/// The application's delegate with the four methods of an app without scenes.
private final class OldDelegate: UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
}

/// Keeps its touch for longer than it should.
private final class TouchKeeper: LoggedView {
    var kept: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { kept = touches.first }
}

private let hit = Named<UIControl>("hit")
private let delegate = Named<ActivityDelegate>("delegate")
private let appDelegate = Named<OldDelegate>("appDelegate")
private let observer = Named<ActivityObserver>("observer")
private let keptTouchNoView = Mark("touch.view is nil")

private let deactivates = Condition(
    "the interruption makes the scene inactive", not: "the scene stays active", interruption.isOneOf(.call, .alert, .background))
private let isInterrupted = Condition(
    "the touch is interrupted", not: "nothing interrupts the touch", interruption != .nothing)

/// What a touch and the scene's delegate receive of an interruption.
let systemInterrupts: Experiment = Experiment(
    id: "SystemInterrupts",
    title: "A call, a system alert or the background during a touch",
    question:
        "A finger holds `hit` when the system interrupts; then the finger lifts, and an app in the background comes back. What do `hit`, the scene's `delegate`, the application's `appDelegate` and `observer`, which observes four notifications, receive?",
    answer:
        "The touch is cancelled at once, and no touch up follows: a view receives `touchesCancelled`; a button sends `touchCancel` and never `touchUpInside`. The scene becomes inactive for a full-screen call, a system alert and the background, and by reports when Control Center or Notification Center opens: its delegate receives `sceneWillResignActive`, before the touch is cancelled, as is assumed. A system gesture that leaves the scene active cancels the touch too, and the delegate receives nothing. A call in a banner is not tried. In an app with scenes, as here, the application's delegate receives none of its four calls, and the four notifications are posted all the same.",
    remedy:
        "Undo in `touchesCancelled`, or in the action for `.touchCancel`, what touch down has started: a drawing view should keep nothing of a cancelled touch. At the edges of the screen, override `preferredScreenEdgesDeferringSystemGestures` in the visible controller: the first swipe there belongs to the app then, and a second one to the system. A container controller of your own has to return that controller from `childForScreenEdgesDeferringSystemGestures`; after a change of the edges call `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`. Move what `applicationWillResignActive(_:)`, `applicationDidEnterBackground(_:)`, `applicationWillEnterForeground(_:)` and `applicationDidBecomeActive(_:)` do to the scene's delegate, or observe the notifications of `UIApplication`: UIKit calls the four only in an app without scenes.",
    symptoms: [
        "touchUpInside not called after an incoming call or a system alert",
        "hold-to-talk button keeps recording when the app goes to the background",
        "touchesEnded not called when an alert appears",
        "when is touchesCancelled called",
        "Control Center or notification swipe cancels my touch",
        "drawing app draws while the notification or control center is pulled down",
        "notification center swipe triggers a pan gesture in my app",
        "applicationDidEnterBackground not called iOS 13",
        "applicationDidBecomeActive of the app delegate is not called with a SceneDelegate",
        "applicationWillEnterForeground not called, sceneWillEnterForeground instead",
    ],
    variables: [interruption, touched],
    stage: { stage in
        let frame = CGRect(x: 95, y: 300, width: 200, height: 200)
        let hit: UIView
        if stage[touched] == .button {
            let button = UIButton(frame: frame)
            button.addTarget(
                stage.keep(ActionTarget()), action: ActionTarget.fire, for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
            hit = button
        } else {
            hit = TouchKeeper(frame: frame)
        }
        stage.view.addSubview(stage.name(hit, "hit"))
        stage.window.windowScene?.delegate = stage.name(ActivityDelegate(), delegate)
        UIApplication.shared.delegate = stage.name(OldDelegate(), appDelegate)
        stage.name(ActivityObserver(), observer).observe()
        switch stage[interruption] {
        case .call: stage.interrupt(by: .call, at: 0.1)
        case .alert: stage.interrupt(by: .alert, at: 0.1)
        case .systemGesture: stage.interrupt(by: .systemGesture, at: 0.1)
        case .background:
            stage.interrupt(by: .background, at: 0.1)
            stage.interrupt(by: .foreground, at: 0.6)
        case .nothing: break
        }
        stage.script.press(hit, for: 0.3)
        stage.script.perform {
            if let touch = (hit as? TouchKeeper)?.kept, touch.view == nil { stage.mark(keptTouchNoView) }
        }
    },
    outcomes: {
        Outcome("the touch", otherwise: "ends") {
            Outcome.State("is cancelled: the view receives `touchesCancelled`", hit.touchesCancelled)
            Outcome.State("is cancelled: the button sends `touchCancel`", hit.action(.touchCancel))
        }
        Outcome(
            "`sceneWillResignActive` is called", not: "`sceneWillResignActive` is not called", delegate.willResignActive)
        Outcome("the app goes to the background", not: "the app stays in the foreground", delegate.didEnterBackground)
    },
    claims: {
        Claim(
            "Without an interruption the touch ends.", when: !isInterrupted
        ) {
            hit.touchesCancelled.never
            hit.action(.touchCancel).never
            delegate.everything.never
            appDelegate.everything.never
            observer.everything.never
        }
        Claim(
            "Any interruption cancels the view's touch, and the view receives nothing when the finger lifts.",
            when: isInterrupted && touched == .view,
            explanation: "A call, a system alert, another app or a system gesture cancels touches.", rules: [.systemCancels]
        ) {
            only(among: hit.everything) {
                hit.touchesBegan
                hit.touchesCancelled
            }
        }
        Claim(
            "A cancelled touch that the app has kept has no view.",
            when: isInterrupted && touched == .view, keptTouchNoView.written.happens,
            rules: [.cancelledTouchHasNoView])
        Claim(
            "A button sends `touchCancel`, and no `touchUpInside`.",
            when: isInterrupted && touched == .button,
            explanation: "A cancelled touch ends the button's tracking with `touchCancel`.", rules: [.systemCancels]
        ) {
            only(among: hit.everything) {
                hit.action(.touchDown)
                hit.action(.touchCancel)
            }
        }
        Claim(
            "The scene's delegate receives `sceneWillResignActive` before the touch is cancelled.",
            when: deactivates,
            explanation: "Assumed: no log of a device shows both.", rules: [.activity, .touchesEndWhileInactive]
        ) {
            delegate.willResignActive.before(hit.touchesCancelled)
            delegate.willResignActive.times(1)
        }
        Claim(
            "On the way to the background `sceneDidEnterBackground` comes last, and the way back to the foreground has two steps.",
            when: interruption == .background,
            explanation: "A scene's delegate receives its calls in this order.", rules: [.activity]
        ) {
            delegate.willResignActive
            delegate.didEnterBackground
            delegate.willEnterForeground
            delegate.didBecomeActive
        }
        Claim(
            "On the way to the background the touch is cancelled between `sceneWillResignActive` and `sceneDidEnterBackground`.",
            when: interruption == .background && touched == .view,
            rules: [.touchesEndWhileInactive]
        ) {
            delegate.willResignActive
            hit.touchesCancelled
            delegate.didEnterBackground
        }
        Claim(
            "A system gesture that leaves the scene active takes the touch, and the scene's delegate receives nothing.",
            when: interruption == .systemGesture, delegate.everything.never)
        Claim(
            "In an app with scenes the application's delegate receives none of its four calls.", when: deactivates,
            explanation: "Apple documents it for each of the four methods; several libraries have found it.", rules: [.activityOfScenes]
        ) {
            appDelegate.willResignActive.never
            appDelegate.didEnterBackground.never
            appDelegate.willEnterForeground.never
            appDelegate.didBecomeActive.never
        }
        Claim(
            "The four notifications of the application are posted although the app has scenes.", when: interruption == .background,
            explanation: "Apple documents it beside each of the four methods.",
            rules: [.activityOfScenes, .activity]
        ) {
            observer.call("notification")("willResignActive")
            observer.call("notification")("didEnterBackground")
            observer.call("notification")("willEnterForeground")
            observer.call("notification")("didBecomeActive")
        }
    })
