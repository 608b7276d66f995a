import EventTrace
import ExperimentKit
import UIKit

private let target = Variable("tapped", "The finger taps", ["a view", "a view with a tap", "a button", "another window"])
private let setting = Variable("setting", "The window's tap", ["by default", "cancels nothing", "cancels nothing, allows all"])

extension Experiment {
    /// A tap recognizer on the window.
    static let gestureOnAWindow = Experiment(
        id: "GestureOnAWindow",
        title: "A tap recognizer on the window",
        question:
            "A window has a tap, to hear of every touch in the app. What does it hear of, and what does it spoil, as it comes and with the settings by which it is meant to be harmless?",
        answer:
            "As it comes it hears of taps on plain views and takes them away from those; a view's own tap and a button keep theirs from it. Not cancelling and allowed beside all others it hears of every tap in this window and spoils none. Of another window it hears nothing.",
        variables: [target, setting],
        stage: { stage in
            let window = stage.show(UIWindow(frame: Stage.frame), "app_window")
            let tap = stage.put(UITapGestureRecognizer(), "window_tap", on: window)
            if stage.choice(setting) != "by default" { tap.cancelsTouchesInView = false }
            if stage.choice(setting) == "cancels nothing, allows all" { tap.delegate = stage.name(AllowingDelegate(), "delegate") }
            let frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            switch stage.choice(target) {
            case "a button":
                let button = stage.add({ UIButton(frame: $0) }, "target", at: frame, in: window)
                stage.listen(to: button, for: .touchUpInside)
            case "another window":
                let front = stage.show(UIWindow(frame: Stage.frame), "front")
                stage.add({ TouchPad(frame: $0) }, "target", at: frame, in: front)
            default:
                let view = stage.add({ TouchPad(frame: $0) }, "target", at: frame, in: window)
                if stage.choice(target) == "a view with a tap" { stage.put(UITapGestureRecognizer(), "tap", on: view) }
            }
            stage.script.tap("target")
        },
        claims: [
            Claim(
                "As it comes it acts on a plain view and cancels the view's touch.",
                when: target.is("a view") && setting.is("by default"),
                .order(["target.touchesBegan", "window_tap.action(ended)", "target.touchesCancelled"]),
                explanation: "The recognizers of the hit view and of all its ancestors up to the window get the touch (GE.1)."),
            Claim(
                "Where the view has a tap of its own, that one wins.",
                when: target.is("a view with a tap") && setting.isNot("cancels nothing, allows all"),
                .all([.happens("tap.action(ended)"), .never("window_tap.action*")]),
                explanation: "The deeper view's wins (GE.9)."),
            Claim(
                "A button is not robbed of its action, whatever the setting.",
                when: target.is("a button"),
                .exactly(1, "target.action(touchUpInside)"),
                explanation: "It turns down a tap that would cancel its touch (CO.6)."),
            Claim(
                "Not cancelling and allowed, it hears of every tap in its window.",
                when: setting.is("cancels nothing, allows all") && target.isNot("another window"), .exactly(1, "window_tap.action(ended)")),
            Claim(
                "So set, it spoils none: views get their ended, buttons their actions.",
                when: setting.is("cancels nothing, allows all") && target.isOneOf(["a view", "a button"]), .never("target.touchesCancelled")
            ),
            Claim(
                "It hears nothing of another window.", when: target.is("another window"),
                .all([.never("window_tap.action*"), .happens("target.touchesEnded")])),
            Claim(
                "A recognizer on the window hears of everything.",
                when: setting.is("by default") && target.isNot("a view"), .happens("window_tap.action(ended)"),
                knownRefutation:
                    "It gets every touch of its window, but recognizes only if nobody deeper does (GE.9) and no control turns it down (CO.6)."
            ),
        ])
}
