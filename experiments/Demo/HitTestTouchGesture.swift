import EventTrace
import EventTrace
import ExperimentKit
import UIKit

private let callsSuper = Variable.flag("callsSuper", Text("Touch methods call super", chinese: "触摸方法调用 super"))
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the taps", chinese: "各手势的 `cancelsTouchesInView`"), default: true)
private let carriers = Variable(
    "taps", Text("Tap recognizers are on", chinese: "哪些层级带有点击手势"), ["every level", "level_3", "level_1", "one for all"])
private let count = Variable("count", Text("Tap recognizers on each of these levels", chinese: "这些层级各有几个点击手势"), [1, 2])

extension Experiment {
    /// Three labels in one another with tap recognizers.
    static let hitTestTouchGesture = Experiment(
        id: "HitTestTouchGesture",
        title: Text("A tap recognizer and the touches of its view", chinese: "点击手势与其视图的触摸"),
        question: Text(
            """
            The same three labels now carry tap recognizers. A finger taps `level_3`. Which recognizer fires, what do the views hear, \
            and what does `cancelsTouchesInView` change? What if a view has two tap recognizers?
            """, chinese: "同样三个标签，现在带有点击手势。手指点击 `level_3`。哪个手势触发？视图会收到什么？`cancelsTouchesInView` 改变什么？一个视图有两个点击手势时又如何？"),
        answer: Text(
            """
            The recognizer on the deepest view fires, of two on one view the one added last; every other one gets the touches too, and \
            is made to fail. The action comes before the view hears that its touch is over, and `cancelsTouchesInView` changes just one \
            word of that: `touchesCancelled` instead of `touchesEnded`.
            """,
            chinese:
                "最深视图上的手势触发；同一视图上有两个时，后添加的触发；其余手势也收到触摸，但都被判为失败。action 先于视图得知触摸结束；`cancelsTouchesInView` 只改变其中一个词：是 `touchesCancelled` 而不是 `touchesEnded`。"
        ),
        origins: [Document000.tapAfterBegan],
        variables: [callsSuper, cancels, carriers, count],
        excluding: Exclusion(
            carriers.is("one for all") && count.is(2), because: Text("One recognizer for all levels is one.", chinese: "同一个手势用于所有层级，只能有一个。")
        ),
        stage: { stage in
            let listener = stage.keep(Listener())
            let shared = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "shared_tap")
            shared.cancelsTouchesInView = stage.flag(cancels)
            for (index, level) in ThreeLevels.add(to: stage, LevelLabel.init).enumerated() {
                level.callsSuper = stage.flag(callsSuper)
                let name = ThreeLevels.names[index]
                if stage.choice(carriers) == "one for all" { level.addGestureRecognizer(shared) }
                guard stage.choice(carriers) == "every level" || stage.choice(carriers) == name else { continue }
                for number in 1...Int(stage.number(count)) {
                    let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
                    tap.cancelsTouchesInView = stage.flag(cancels)
                    level.addGestureRecognizer(stage.name(tap, number == 1 ? "tap_\(index + 1)" : "tap_\(index + 1)_added_last"))
                }
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
                .all([.never("tap_1*.action*"), .never("tap_2*.action*")]), quotes: Document000.parentTapIsSilent,
                explanation: Text(
                    "Both recognize in the same event; the one on the deeper view wins (GE.9) and the others are excluded (GE.8).",
                    chinese: "两者在同一事件中识别；较深视图上的胜出（GE.9），其余被排除（GE.8）。")),
            Claim(
                Text("A parent's tap never responds to a tap on its child.", chinese: "点击子视图时，父视图的手势从不响应。"), .never("tap_1*.action*"),
                quotes: Document000.parentTapIsSilent,
                knownRefutation: Text(
                    """
                    It does when nothing deeper recognizes: a recognizer gets the touches of all views below its own (GE.1). It was silent \
                    in the document's demo because the child had a tap as well.
                    """, chinese: "更深处没有手势识别时就会响应：手势会得到其下所有视图的触摸（GE.1）。文档的 demo 中它沉默，是因为子视图也带有手势。")),
            Claim(
                Text(
                    "A view can have only one recognizer of a type: the second takes the first one's place.",
                    chinese: "一个视图上同类型手势只能有一个：后者取代前者。"),
                when: count.is(2) && carriers.is("level_3"),
                .neverDecided("tap_3: collect *"), quotes: Document000.oneRecognizerOfAType,
                knownRefutation: Text(
                    """
                    Both stay on the view and both get every touch (GE.14, GE.1). Both recognize with the lift, and only then does the one \
                    added last exclude the other (GE.9), which looks as if the first were not there.
                    """, chinese: "两者都留在视图上，都得到每个触摸（GE.14、GE.1）。抬起时都识别，此时后添加者才排除另一个（GE.9），看上去就像先加的不在了。")),
            Claim(
                Text("Of two taps on one view only the one added last fires.", chinese: "同一视图上的两个点击手势，只有后添加的触发。"), when: count.is(2),
                .all([.exactly(1, "*_added_last.action(ended)"), .exactly(1, "*.action(*)")]),
                explanation: Text(
                    "Both have got the touch and both have recognized; of two on one view the one added last wins (GE.9).",
                    chinese: "两者都收到触摸、都已识别；同一视图上后添加者胜（GE.9）。")),
            Claim(
                Text(
                    "One recognizer added to every level in turn belongs to the last, and fires for it.",
                    chinese: "依次加到每一级的同一个手势归最后一级所有，并为它触发。"), when: carriers.is("one for all"),
                .all([
                    .exactly(1, "shared_tap.action(ended)"), .decided("shared_tap: collect level_3"),
                    .neverDecided("shared_tap: collect level_1"),
                ]),
                quotes: Document000.tapHasOneView,
                explanation: Text("Adding it to another view moves it (GE.14).", chinese: "加到另一个视图即移动（GE.14）。")),
            Claim(
                Text("Each level's own recognizer is served the touch before the view.", chinese: "各级自己的手势都先于视图得到触摸。"), .ruleAtWork("GE.1"),
                quotes: Document000.gesturesComeFirst),
        ])
}
