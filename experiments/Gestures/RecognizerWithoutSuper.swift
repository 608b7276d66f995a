import EventTrace
import ExperimentKit
import UIKit

private let silent = Variable(
    "silent", Text("The inner tap does not call super in", chinese: "内层点按不调用 super 的方法"), ["none", "began", "ended"])

extension Experiment {
    /// A recognizer that keeps its touches to itself.
    static let recognizerWithoutSuper = Experiment(
        id: "RecognizerWithoutSuper",
        title: Text("A recognizer that does not call super", chinese: "不调用 super 的手势"),
        question: Text(
            "A tap on a view overrides its touch methods, and so does a tap on the parent. What becomes of them if the inner one does not call super in one of its methods?",
            chinese: "视图上的点按重写了触摸方法，父视图上的点按也是。若内层在某个方法中不调用 super，两者会怎样？"),
        answer: Text(
            "The inner one does not recognize, and the outer one does. Both get all touches in either case: `super` does not pass them on.",
            chinese: "内层不再识别，外层识别。无论如何两者都收到全部触摸：`super` 并不负责传递。"),
        origins: [Document004.withoutSuperFails],
        variables: [silent],
        stage: { stage in
            let listener = stage.keep(Listener())
            let parent = stage.name(UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "parent")
            let pad = stage.name(TouchPad(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "pad")
            let (inner, outer) = (
                LoggedTap(target: listener, action: Listener.tapped), LoggedTap(target: listener, action: Listener.tapped)
            )
            inner.silent = stage.choice(silent)
            pad.addGestureRecognizer(stage.name(inner, "inner"))
            parent.addGestureRecognizer(stage.name(outer, "outer"))
            stage.view.addSubview(parent)
            parent.addSubview(pad)
            stage.script.tap("pad")
        },
        claims: [
            Claim(
                Text("With super the inner tap acts.", chinese: "调用 super，内层响应。"), when: silent.is("none"),
                .all([.happens("inner.action(ended)"), .never("outer.action*")]), quotes: Document004.tapNeedsSuper),
            Claim(
                Text("Without super in began or in ended, the inner tap does not act.", chinese: "began 或 ended 不调用 super，内层不响应。"),
                when: silent.isNot("none"), .never("inner.action*"), quotes: Document004.tapNeedsSuper,
                explanation: Text(
                    "A recognizer recognizes in its own touch methods; an override without super leaves it blind (GE.13).",
                    chinese: "手势在自己的触摸方法里识别；重写而不调用 super，它就什么也看不到（GE.13）。")),
            Claim(
                Text("A recognizer that does not call super does not recognize.", chinese: "不调用 super 的手势不会识别成功。"),
                when: silent.isNot("none"),
                .never("inner.action*"), quotes: Document004.withoutSuperFails),
            Claim(
                Text("Every recognizer gets the touch, whoever calls super.", chinese: "无论谁调用 super，所有手势都收到触摸。"),
                .all([
                    .exactly(1, "inner.touchesBegan"), .exactly(1, "outer.touchesBegan"), .exactly(1, "inner.touchesEnded"),
                    .exactly(1, "outer.touchesEnded"),
                ]),
                quotes: Document004.superIsNotPassingOn),
            Claim(
                Text("One of the two acts, never both.", chinese: "两者只有一个响应。"), .exactly(1, "*.action(ended)"),
                quotes: Document004.oneSucceedsOthersFail,
                explanation: Text(
                    "When one recognizes, the others that share its touches fail (GE.8).", chinese: "一个识别成功，共享触摸的其余手势失败（GE.8）。")),
            Claim(
                Text("The one that has not recognized does not respond.", chinese: "未识别成功的不响应。"), when: silent.is("none"),
                .never("outer.action*"),
                quotes: Document004.othersDoNotRespond),
            Claim(
                Text("The view hears nothing before all recognizers have failed.", chinese: "全部手势失败之前，视图什么也收不到。"),
                .never("pad.touchesBegan"), quotes: Document004.viewWaitsForFailure,
                knownRefutation: Text(
                    "It gets `touchesBegan` at once, in the same event, and is cancelled later (GE.2, GE.5). It waits only for a recognizer with `delaysTouchesBegan` (GE.6).",
                    chinese: "它在同一事件中立即收到 `touchesBegan`，之后才被取消（GE.2、GE.5）。只有遇到 `delaysTouchesBegan` 的手势才会等待（GE.6）。")),
        ])
}
