import EventTrace
import ExperimentKit
import UIKit

private let kind = Variable("recognizer", Text("The recognizer is a", chinese: "手势是"), ["tap", "long press", "pan"])
private let moment = Variable(
    "off", Text("`isEnabled` is turned off", chinese: "关闭 `isEnabled` 的时机"),
    ["never", "before the touch", "while possible", "after it began"])
private let again = Variable.flag("onAgain", Text("and at once on again", chinese: "并立即重新打开"))

extension Experiment {
    /// `isEnabled` turned off in mid-touch.
    static let recognizerToggled = Experiment(
        id: "RecognizerToggled",
        title: Text("A recognizer turned off in mid-touch", chinese: "触摸途中关闭手势"),
        question: Text(
            "A recognizer's `isEnabled` is turned off while a finger is down, and perhaps on again at once. Does it act, does it end, and what does the view get?",
            chinese: "手指按住期间关闭手势的 `isEnabled`，或随即重新打开。它会响应吗，会结束吗？视图收到什么？"),
        answer: Text(
            "One that has begun is cancelled, and its action says so. One that is still possible fails, and the view's touch goes on. Turned on again it stays out of this touch: off and on is the way to break off a gesture.",
            chinese: "已开始的被取消，并以 cancelled 调用 action；仍为 possible 的则失败，视图的触摸继续。重新打开也不再参与本次触摸：先关后开正是中断手势的办法。"),
        variables: [kind, moment, again],
        excluding: Exclusion(
            kind.is("tap") && moment.is("after it began") || again.isOn && moment.isOneOf(["never", "before the touch"]),
            because: Text(
                "A tap never begins, and what is on, or on again before the touch, is on.", chinese: "点按没有 began；一直打开，或在触摸前已重新打开，就是打开。")),
        stage: { stage in
            let pad = stage.add({ TouchPad(frame: $0) }, "pad")
            let recognizer: UIGestureRecognizer
            switch stage.choice(kind) {
            case "tap": recognizer = stage.put(UITapGestureRecognizer(), "tap", on: pad)
            case "long press": recognizer = stage.put(UILongPressGestureRecognizer(), "press", on: pad)
            default: recognizer = stage.put(UIPanGestureRecognizer(), "pan", on: pad)
            }
            if stage.choice(moment) == "before the touch" { recognizer.isEnabled = false }
            let script = stage.script
            func toggle(_ now: Value) {
                guard stage.choice(moment) == now.description else { return }
                script.perform { [unowned(unsafe) stage] in
                    recognizer.isEnabled = false
                    if stage.flag(again) { recognizer.isEnabled = true }
                }
            }
            script.finger(1).down(at: .point(x: 50, y: 100, in: "pad"))
            script.wait(0.1)
            toggle("while possible")
            switch stage.choice(kind) {
            case "pan": script.finger(1).move(to: .point(x: 80, y: 100, in: "pad"))
            case "long press": script.wait(0.6)
            default: break
            }
            script.wait(0.1)
            toggle("after it began")
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                Text(
                    "Turned off after it began, it is cancelled with an action that says so, and gets no lift.",
                    chinese: "开始后关闭：以 cancelled 调用 action，不再收到抬起。"),
                when: moment.is("after it began"), .all([.happens("*.action(cancelled)"), .never("*.action(ended)")]),
                explanation: Text(
                    "Apple's documentation of `isEnabled` says that a recognizer in the middle of a gesture is cancelled (GE.15).",
                    chinese: "Apple 对 `isEnabled` 的文档说，进行中的手势会被取消（GE.15）。")),
            Claim(
                Text("Turned off while it is possible, it fails without an action.", chinese: "possible 时关闭：失败，不调用 action。"),
                when: moment.is("while possible"), .all([.never("*.action*"), .decided("*: state failed")]),
                explanation: Text(
                    "What becomes of one that is possible is not said by Apple; that it fails is assumed (GE.15).",
                    chinese: "possible 时会怎样，Apple 没有说明；此处假定为失败（GE.15）。")),
            Claim(
                Text("Then the view's touch ends as if there were no recognizer.", chinese: "此时视图的触摸正常结束，如同没有手势。"),
                when: moment.isOneOf(["before the touch", "while possible"]),
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]),
                explanation: Text(
                    "A touch that a failed recognizer no longer gets still reaches the view (GE.16).", chinese: "失败手势不再收到的触摸仍送达视图（GE.16）。")),
            Claim(
                Text("What it took from the view before it was turned off stays taken.", chinese: "关闭之前从视图夺走的不会归还。"),
                when: moment.is("after it began"),
                .all([.exactly(1, "pad.touchesCancelled"), .never("pad.touchesEnded")])),
            Claim(
                Text("Turned on again at once, it does not come back to this touch.", chinese: "立即重新打开，也不会回到本次触摸。"),
                when: moment.isOneOf(["while possible", "after it began"]), .same(whatever: again)),
            Claim(
                Text("Turned off before, it is given no touch.", chinese: "事先关闭，则收不到触摸。"), when: moment.is("before the touch"),
                .all([.neverDecided("*: collect *"), .never("*.action*")])),
            Claim(Text("Left on, it acts.", chinese: "不关闭则响应。"), when: moment.is("never"), .happens("*.action(ended)")),
        ])
}
