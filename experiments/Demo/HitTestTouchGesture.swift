import EventTrace
import EventTrace
import ExperimentKit
import UIKit

private let callsSuper = Variable.flag("callsSuper", Text("Touch methods call super", chinese: "触摸方法调用 super"))
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the taps", chinese: "各手势的 `cancelsTouchesInView`"), default: true)
private let carriers = Variable("taps", Text("Tap recognizers are on", chinese: "哪些层级带有点击手势"), ["every level", "level_3", "level_1"])

extension Experiment {
    /// Three labels in one another with tap recognizers.
    static let hitTestTouchGesture = Experiment(
        id: "HitTestTouchGesture",
        title: Text("A tap recognizer and the touches of its view", chinese: "点击手势与其视图的触摸"),
        question: Text(
            """
            The same three labels now carry tap recognizers. A finger taps `level_3`. Which recognizer fires, what do the views hear, \
            and what does `cancelsTouchesInView` change?
            """, chinese: "同样三个标签，现在带有点击手势。手指点击 `level_3`。哪个手势触发？视图会收到什么？`cancelsTouchesInView` 改变什么？"),
        answer: Text(
            """
            The recognizer on the deepest view fires; every other one gets the touches too, and is made to fail. The action comes before the view hears that its touch is over, and `cancelsTouchesInView` changes just one \
            word of that: `touchesCancelled` instead of `touchesEnded`.
            """,
            chinese:
                "最深视图上的手势触发；其余手势也收到触摸，但都被判为失败。action 先于视图得知触摸结束；`cancelsTouchesInView` 只改变其中一个词：是 `touchesCancelled` 而不是 `touchesEnded`。"
        ),
        origins: [Document000.tapAfterBegan],
        observations: ["tap-on-parent-child-touches"],
        variables: [callsSuper, cancels, carriers],
        stage: { stage in
            let listener = stage.keep(Listener())
            for (index, level) in ThreeLevels.add(to: stage, LevelLabel.init).enumerated() {
                level.callsSuper = stage.flag(callsSuper)
                let name = ThreeLevels.names[index]
                guard stage.choice(carriers) == "every level" || stage.choice(carriers) == name else { continue }
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap_\(index + 1)")
                tap.cancelsTouchesInView = stage.flag(cancels)
                level.addGestureRecognizer(tap)
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                Text("Began, then the tap's action, then cancelled.", chinese: "先开始，再手势 action，再取消。"), when: cancels.isOn,
                .all([
                    .before("level_3.touchesBegan", "*.action(ended)"), .order(["*.action(ended)", "level_3.touchesCancelled"]),
                    .never("*.touchesEnded"),
                ]),
                quotes: Document000.tapAfterBegan,
                explanation: Text(
                    "In one event the recognizers are served first, then their actions, then the views (GE.2).",
                    chinese: "同一事件中先服务手势，再执行其 action，最后是视图（GE.2）。")),
            Claim(
                Text("Began, then the tap's action, then ended.", chinese: "先开始，再手势 action，再结束。"), when: cancels.isOff,
                .all([
                    .before("level_3.touchesBegan", "*.action(ended)"), .order(["*.action(ended)", "level_3.touchesEnded"]),
                    .never("*.touchesCancelled"),
                ]),
                quotes: Document000.tapAfterBegan),
            Claim(
                Text("Without super no parent hears of the touch, cancelled or not.", chinese: "不调用 super 时，无论取消与否，父视图都不知道触摸。"),
                when: callsSuper.isOff,
                .all([.never("level_1.touches*"), .never("level_2.touches*")]), quotes: Document000.nothingClimbsWithoutSuper),
            Claim(
                Text("With super and without cancelling, parents get began and ended.", chinese: "调用 super 且不取消时，父视图收到开始和结束。"),
                when: callsSuper.isOn && cancels.isOff,
                .all([.happens("level_1.touchesBegan"), .happens("level_1.touchesEnded")]), quotes: Document000.offEndsForParents),
            Claim(
                Text("With super and with cancelling, parents get began and cancelled.", chinese: "调用 super 且取消时，父视图收到开始和取消。"),
                when: callsSuper.isOn && cancels.isOn,
                .all([.happens("level_1.touchesBegan"), .happens("level_1.touchesCancelled")]), quotes: Document000.onCancelsForParents),
            Claim(
                Text(
                    "`cancelsTouchesInView` changes nothing but the end: began and the actions are the same.",
                    chinese: "`cancelsTouchesInView` 只改变结尾：开始与 action 都相同。"),
                .same(whatever: cancels, among: ["*.touchesBegan", "*.action(*)"]), quotes: Document000.onlyTheEnd),
            Claim(
                Text("Where the hit view has a tap of its own, a parent's tap is silent.", chinese: "命中视图自己有手势时，父视图的手势沉默。"),
                when: carriers.isOneOf(["every level", "level_3"]),
                .all([.never("tap_1.action*"), .never("tap_2.action*")]), quotes: Document000.parentTapIsSilent,
                explanation: Text(
                    "Both recognize in the same event; the one on the deeper view wins (GE.9) and the others are excluded (GE.8).",
                    chinese: "两者在同一事件中识别；较深视图上的胜出（GE.9），其余被排除（GE.8）。")),
            Claim(
                Text("A parent's tap never responds to a tap on its child.", chinese: "点击子视图时，父视图的手势从不响应。"), .never("tap_1.action*"),
                quotes: Document000.parentTapIsSilent,
                knownRefutation: Text(
                    """
                    It does when nothing deeper recognizes: a recognizer gets the touches of all views below its own (GE.1). It was silent \
                    in the document's demo because the child had a tap as well.
                    """, chinese: "更深处没有手势识别时就会响应：手势会得到其下所有视图的触摸（GE.1）。文档的 demo 中它沉默，是因为子视图也带有手势。")),
            Claim(
                Text("Each level's own recognizer is served the touch before the view.", chinese: "各级自己的手势都先于视图得到触摸。"), .ruleAtWork("GE.1"),
                quotes: Document000.gesturesComeFirst),
        ])
}
