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
    case byDefault = "by default"
    case cancelsNothing = "cancels nothing"
    case cancelsNothingAllowsAll = "cancels nothing, allows all"
}
private let setting = Variable<Setting>("setting", "The window's tap")

extension Experiment {
    /// A tap recognizer on the window.
    static let gestureOnAWindow = Experiment(
        id: "GestureOnAWindow",
        title: "A tap recognizer on the window",
        question:
            "A window has a tap, to receive every touch in the app. What does it receive, and what does it spoil, as it comes and with the settings by which it is meant to be harmless?",
        answer:
            "As it comes it receives taps on plain views and takes them away from those; a view's own tap and a button keep theirs from it. Not cancelling and allowed beside all others it receives every tap in this window and spoils none. Of another window it receives nothing.",
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
                "As it comes it acts on a plain view and cancels the view's touch.",
                when: target == .view && setting == .byDefault,
                .order(["target.touchesBegan", "window_tap.action(ended)", "target.touchesCancelled"]),
                explanation: "The recognizers of the hit view and of all its ancestors up to the window get the touch.",
                rules: [.recognizersOfThePath]),
            Claim(
                "Where the view has a tap of its own, that one wins.",
                when: target == .viewWithATap && setting != .cancelsNothingAllowsAll,
                .all([.happens("tap.action(ended)"), .never("window_tap.action*")]),
                explanation: "The deeper view's wins.", rules: [.deepestLatestWins]),
            Claim(
                "A button is not robbed of its action, whatever the setting.",
                when: target == .button,
                .exactly(1, "target.action(touchUpInside)"),
                explanation: "It turns down a tap that would cancel its touch.", rules: [.veto]),
            Claim(
                "Not cancelling and allowed, it receives every tap in its window.",
                when: setting == .cancelsNothingAllowsAll && target != .anotherWindow, .exactly(1, "window_tap.action(ended)")),
            Claim(
                "So set, it spoils none: views get their ended, buttons their actions.",
                when: setting == .cancelsNothingAllowsAll && target.isOneOf(.view, .button), .never("target.touchesCancelled")
            ),
            Claim(
                "It receives nothing of another window.", when: target == .anotherWindow,
                .all([.never("window_tap.action*"), .happens("target.touchesEnded")])),
            Claim(
                "A recognizer on the window receives everything.",
                when: setting == .byDefault && target != .view, .happens("window_tap.action(ended)"),
                rules: [.deepestLatestWins, .veto],
                knownRefutation:
                    "It gets every touch of its window, but recognizes only if nobody deeper does and no control turns it down."
            ),
        ])
}
