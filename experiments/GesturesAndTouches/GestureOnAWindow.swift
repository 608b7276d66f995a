import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Target: String, Choice {
    case view = "a view"
    case viewWithATap = "a view with a tap"
    case button = "a button"
    case anotherWindow = "another window"
}
private let target = Variable<Target>("tapped", "The finger taps")

private enum Setting: String, Choice {
    case byDefault = "has default settings"
    case cancelsNothing = "cancels no touches"
    case cancelsNothingAllowsAll = "cancels no touches with simultaneous recognition allowed"
}
private let setting = Variable<Setting>("setting", "The window's tap recognizer")

private let appWindow = Named<UIWindow>("app_window")
private let windowTap = Named<UITapGestureRecognizer>("window_tap")
private let delegate = Named<AllowingDelegate>("delegate")
private let targetView = Named<UIView>("target")
private let front = Named<UIWindow>("front")
private let tap = Named<UITapGestureRecognizer>("tap")

/// A tap recognizer on the window.
let gestureOnAWindow: Experiment = Experiment(
    id: "GestureOnAWindow",
    title: "Tap gesture on the window, to see every tap in the app",
    question:
        "A tap recognizer on the window is meant to see every tap in the app. Which taps does it see, and what does it break, with default settings and with the settings that are meant to make it harmless?",
    answer:
        "By default the window's recognizer recognizes taps on plain views and cancels their touches; for a tap on a view with its own tap recognizer, or on a button, it does not fire. With `cancelsTouchesInView = false` and simultaneous recognition allowed, it sees every tap in its window and disturbs none. It never sees a tap in another window.",
    remedy:
        "Set `cancelsTouchesInView = false`, and return `true` from the delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`. Every further window of the app needs a recognizer of its own; the keyboard's window is not the app's. For an inactivity timer override `sendEvent(_:)` in a subclass of `UIWindow` and call `super`: a tap recognizer does not fire for drags and long presses.",
    symptoms: [
        "detect every touch in the whole app",
        "tap gesture on UIWindow not called when a button is tapped",
        "add a gesture recognizer to the window without breaking buttons",
        "global tap recognizer for an inactivity timeout",
        "window tap gesture does not see touches on the keyboard or in another window",
    ],
    variables: [target, setting],
    stage: { stage in
        let window = stage.show(UIWindow(frame: Stage.bounds), appWindow)
        let recognizer = stage.add(UITapGestureRecognizer(), windowTap, to: window)
        if stage[setting] != .byDefault { recognizer.cancelsTouchesInView = false }
        if stage[setting] == .cancelsNothingAllowsAll { recognizer.delegate = stage.name(AllowingDelegate(), delegate) }
        let frame = CGRect(x: 95, y: 200, width: 200, height: 200)
        switch stage[target] {
        case .button:
            let button = UIButton()
            stage.add(button, targetView, at: frame, in: window)
            stage.addTarget(to: button, for: .touchUpInside)
        case .anotherWindow:
            let front = stage.show(UIWindow(frame: Stage.bounds), front)
            stage.add(LoggedView(), targetView, at: frame, in: front)
        case .view, .viewWithATap:
            let view = stage.add(LoggedView(), targetView, at: frame, in: window)
            if stage[target] == .viewWithATap { stage.add(UITapGestureRecognizer(), tap, to: view) }
        }
        stage.script.tap(targetView)
    },
    outcomes: {
        Outcome("the window's recognizer fires", not: "the window's recognizer does not fire", windowTap.action)
        Outcome("the tapped view", otherwise: "keeps its touch to the end") {
            Outcome.State("sends its action", targetView.action)
            Outcome.State("loses its touch, which is cancelled", targetView.touchesCancelled)
        }
        Outcome("the view's own recognizer fires", not: "the view has no recognizer that fires", tap.action)
    },
    claims: {
        Claim(
            "By default the window's tap recognizer fires on a plain view and cancels the view's touch.",
            when: target == .view && setting == .byDefault,
            explanation: "The recognizers of the hit-test view and of all its superviews up to the window get the touch.",
            rules: [.recognizersOfThePath]
        ) {
            targetView.touchesBegan
            windowTap.action(.ended)
            targetView.touchesCancelled
        }
        Claim(
            "If the view has a tap recognizer of its own, that one fires, and the window's does not.",
            when: target == .viewWithATap && setting != .cancelsNothingAllowsAll,
            explanation: "The recognizer on the deeper view wins.", rules: [.deepestLatestWins]
        ) {
            tap.action(.ended).happens
            windowTap.action.never
        }
        Claim(
            "A button keeps its action, whatever the settings of the window's recognizer.",
            when: target == .button, targetView.action("touchUpInside").times(1),
            explanation: "The button declines a tap recognizer that would cancel its touch.", rules: [.veto])
        Claim(
            "Without cancelling, and with simultaneous recognition allowed, the window's recognizer sees every tap in its window.",
            when: setting == .cancelsNothingAllowsAll && target != .anotherWindow, windowTap.action(.ended).times(1))
        Claim(
            "With these settings it disturbs nothing: views get their `touchesEnded`, and buttons send their actions.",
            when: setting == .cancelsNothingAllowsAll && target.isOneOf(.view, .button), targetView.touchesCancelled.never)
        Claim(
            "The window's recognizer gets nothing of a tap in another window.", when: target == .anotherWindow
        ) {
            windowTap.action.never
            targetView.touchesEnded.happens
        }
        Claim(
            "A tap recognizer on the window fires for every tap in the app.",
            when: setting == .byDefault && target != .view, windowTap.action(.ended).happens,
            rules: [.deepestLatestWins, .veto],
            knownRefutation:
                "It gets every touch of its window, but it recognizes only if no deeper recognizer does and no control declines it.")
    })
