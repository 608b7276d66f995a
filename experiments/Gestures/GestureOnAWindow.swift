import EventTrace
import ExperimentKit
import UIKit

private let target = Variable(
    "tapped", Text("The finger taps", chinese: "手指点击"), ["a view", "a view with a tap", "a button", "another window"])
private let setting = Variable(
    "setting", Text("The window's tap", chinese: "窗口的点按"), ["by default", "cancels nothing", "cancels nothing, allows all"])

extension Experiment {
    /// A tap recognizer on the window.
    static let gestureOnAWindow = Experiment(
        id: "GestureOnAWindow",
        title: Text("A tap recognizer on the window", chinese: "加在窗口上的点按手势"),
        question: Text(
            "A window has a tap, to hear of every touch in the app. What does it hear of, and what does it spoil, as it comes and with the settings by which it is meant to be harmless?",
            chinese: "窗口带有点按，想知道应用里的每次触摸。默认设置与“无害”设置下，它能听到什么，又破坏了什么？"),
        answer: Text(
            "As it comes it hears of taps on plain views and takes them away from those; a view's own tap and a button keep theirs from it. Not cancelling and allowed beside all others it hears of every tap in this window and spoils none. Of another window it hears nothing.",
            chinese: "默认时听得到普通视图上的点击，并把触摸从视图夺走；视图自己的点按与按钮则不让它响应。不取消且允许同时识别时，它听到本窗口的每次点击，什么也不破坏。别的窗口则听不到。"),
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
                Text("As it comes it acts on a plain view and cancels the view's touch.", chinese: "默认：在普通视图上响应，并取消视图的触摸。"),
                when: target.is("a view") && setting.is("by default"),
                .order(["target.touchesBegan", "window_tap.action(ended)", "target.touchesCancelled"]),
                explanation: Text(
                    "The recognizers of the hit view and of all its ancestors up to the window get the touch (GE.1).",
                    chinese: "命中视图及其所有祖先直到窗口的手势都得到触摸（GE.1）。")),
            Claim(
                Text("Where the view has a tap of its own, that one wins.", chinese: "视图自己有点按时，由它获胜。"),
                when: target.is("a view with a tap") && setting.isNot("cancels nothing, allows all"),
                .all([.happens("tap.action(ended)"), .never("window_tap.action*")]),
                explanation: Text("The deeper view's wins (GE.9).", chinese: "更深视图的获胜（GE.9）。")),
            Claim(
                Text("A button is not robbed of its action, whatever the setting.", chinese: "无论设置如何，按钮都不会失去 action。"),
                when: target.is("a button"),
                .exactly(1, "target.action(touchUpInside)"),
                explanation: Text(
                    "It turns down a tap that would cancel its touch (CO.6).", chinese: "它拒绝会取消其触摸的点按（CO.6）。")),
            Claim(
                Text("Not cancelling and allowed, it hears of every tap in its window.", chinese: "不取消且允许时，听到本窗口的每次点击。"),
                when: setting.is("cancels nothing, allows all") && target.isNot("another window"), .exactly(1, "window_tap.action(ended)")),
            Claim(
                Text("So set, it spoils none: views get their ended, buttons their actions.", chinese: "这样设置时什么也不破坏：视图收到 ended，按钮照常响应。"),
                when: setting.is("cancels nothing, allows all") && target.isOneOf(["a view", "a button"]), .never("target.touchesCancelled")
            ),
            Claim(
                Text("It hears nothing of another window.", chinese: "听不到别的窗口。"), when: target.is("another window"),
                .all([.never("window_tap.action*"), .happens("target.touchesEnded")])),
            Claim(
                Text("A recognizer on the window hears of everything.", chinese: "加在窗口上的手势什么都听得到。"),
                when: setting.is("by default") && target.isNot("a view"), .happens("window_tap.action(ended)"),
                knownRefutation: Text(
                    "It gets every touch of its window, but recognizes only if nobody deeper does (GE.9) and no control turns it down (CO.6).",
                    chinese: "它得到本窗口的所有触摸，但只有更深处没有手势识别（GE.9）、也没有控件拒绝（CO.6）时才会响应。")),
        ])
}
