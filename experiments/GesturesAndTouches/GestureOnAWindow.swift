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
    case cancelsNothingAllowsAll = "cancels no touches and allows simultaneous recognition"
}
private let setting = Variable<Setting>("setting", "The window's tap recognizer")

extension Experiment {
    /// A tap recognizer on the window.
    static let gestureOnAWindow: Experiment = Experiment(
        id: "GestureOnAWindow",
        title: "Tap gesture on the window, to see every tap in the app",
        question:
            "A tap recognizer on the window is meant to see every tap in the app. Which taps does it see, and what does it break, with default settings and with the settings that are meant to make it harmless?",
        answer:
            "By default it recognizes taps on plain views and cancels their touches; on a view with its own tap recognizer, and on a button, it does not fire. With `cancelsTouchesInView = false` and simultaneous recognition allowed, it sees every tap in its window and disturbs none. It never sees a tap in another window.",
        remedy:
            "Set `cancelsTouchesInView = false`, and return `true` from the delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`. Every further window needs a recognizer of its own.",
        symptoms: [
            "detect every touch in the whole app",
            "tap gesture on UIWindow not called when a button is tapped",
            "add a gesture recognizer to the window without breaking buttons",
            "global tap recognizer for an inactivity timeout",
            "window tap gesture does not see touches in alerts or the keyboard",
        ],
        variables: [target, setting],
        stage: { stage in
            let window = stage.show(UIWindow(frame: Stage.bounds), "app_window")
            let tap = stage.add(UITapGestureRecognizer(), "window_tap", to: window)
            if stage[setting] != .byDefault { tap.cancelsTouchesInView = false }
            if stage[setting] == .cancelsNothingAllowsAll { tap.delegate = stage.name(AllowingDelegate(), "delegate") }
            let frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            switch stage[target] {
            case .button:
                let button = stage.add(UIButton(), "target", at: frame, in: window)
                stage.addTarget(to: button, for: .touchUpInside)
            case .anotherWindow:
                let front = stage.show(UIWindow(frame: Stage.bounds), "front")
                stage.add(LoggedView(), "target", at: frame, in: front)
            case .view, .viewWithATap:
                let view = stage.add(LoggedView(), "target", at: frame, in: window)
                if stage[target] == .viewWithATap { stage.add(UITapGestureRecognizer(), "tap", to: view) }
            }
            stage.script.tap("target")
        },
        claims: [
            Claim(
                "By default the window's tap recognizer fires on a plain view and cancels the view's touch.",
                when: target == .view && setting == .byDefault,
                .order(["target.touchesBegan", "window_tap.action(ended)", "target.touchesCancelled"]),
                explanation: "The recognizers of the hit-test view and of all its superviews up to the window get the touch.",
                rules: [.recognizersOfThePath]),
            Claim(
                "If the view has a tap recognizer of its own, that one fires, and the window's does not.",
                when: target == .viewWithATap && setting != .cancelsNothingAllowsAll,
                .all([.happens("tap.action(ended)"), .never("window_tap.action*")]),
                explanation: "The recognizer on the deeper view wins.", rules: [.deepestLatestWins]),
            Claim(
                "A button keeps its action, whatever the settings of the window's recognizer.",
                when: target == .button,
                .exactly(1, "target.action(touchUpInside)"),
                explanation: "The button declines a tap recognizer that would cancel its touch.", rules: [.veto]),
            Claim(
                "Without cancelling, and with simultaneous recognition allowed, the window's recognizer sees every tap in its window.",
                when: setting == .cancelsNothingAllowsAll && target != .anotherWindow, .exactly(1, "window_tap.action(ended)")),
            Claim(
                "With these settings it disturbs nothing: views get their `touchesEnded`, and buttons send their actions.",
                when: setting == .cancelsNothingAllowsAll && target.isOneOf(.view, .button), .never("target.touchesCancelled")
            ),
            Claim(
                "The window's recognizer gets nothing of a tap in another window.", when: target == .anotherWindow,
                .all([.never("window_tap.action*"), .happens("target.touchesEnded")])),
            Claim(
                "A tap recognizer on the window fires for every tap in the app.",
                when: setting == .byDefault && target != .view, .happens("window_tap.action(ended)"),
                rules: [.deepestLatestWins, .veto],
                knownRefutation:
                    "It gets every touch of its window, but it recognizes only if no deeper recognizer does and no control declines it."
            ),
        ])
}
