import EventTrace
import ExperimentKit
import UIKit

private let answers = Variable(
    "mine", Text("The class of one's own", chinese: "自定义的类"),
    ["inherits all", "canPrevent: no", "canBePrevented: no", "both: no", "says nothing"])
private let place = Variable("on", Text("It is on", chinese: "加在"), ["the view", "the parent"])

/// Recognizes with the lift, and is asked who prevents whom.
private final class Mine: UIGestureRecognizer {
    var prevents = true
    var isPreventable = true
    var speaks = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if speaks { state = .ended } }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
    override func reset() {}
}

extension Experiment {
    /// A recognizer of one's own beside a tap.
    static let ownRecognizer = Experiment(
        id: "OwnRecognizer",
        title: Text("A recognizer of one's own: canPrevent, canBePrevented, reset", chinese: "自定义手势：canPrevent、canBePrevented、reset"),
        question: Text(
            "A direct subclass of `UIGestureRecognizer` recognizes with the lift, as a tap on the view does. Its class says whom it may prevent and who may prevent it, or forgets to set a state. Who acts, is it reset, and does the view get its touch?",
            chinese: "`UIGestureRecognizer` 的直接子类与视图上的点按一样在抬起时识别。它的类说明可否阻止别人、可否被阻止，或者忘了设置状态。谁响应？会不会 reset？视图收到触摸吗？"),
        answer: Text(
            "With inherited answers the deeper, later one acts. A class that cannot prevent loses, one that cannot be prevented wins, and with both answers no both act. One that never sets a state is never reset, and the view never gets its `touchesEnded`.",
            chinese: "继承默认回答时，更深、后加的响应。不能阻止别人的类落败，不可被阻止的获胜，两者都否定则都响应。从不设置状态的永远不会 reset，视图也永远收不到 `touchesEnded`。"),
        variables: [answers, place],
        stage: { stage in
            let parent = stage.add({ UIView(frame: $0) }, "parent", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let view = stage.add({ TouchPad(frame: $0) }, "view", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
            if stage.choice(answers) != "says nothing" { stage.put(UITapGestureRecognizer(), "tap", on: view) }
            let mine = stage.put(Mine(), "mine", on: stage.choice(place) == "the view" ? view : parent)
            let choice = stage.choice(answers)
            mine.prevents = choice != "canPrevent: no" && choice != "both: no"
            mine.isPreventable = choice != "canBePrevented: no" && choice != "both: no"
            mine.speaks = choice != "says nothing"
            stage.script.tap("view")
        },
        claims: [
            Claim(
                Text("On the view, added last, it recognizes first and shuts the tap out.", chinese: "加在视图上且后加，它先识别，点按出局。"),
                when: place.is("the view") && answers.is("inherits all"), .all([.happens("mine.action(ended)"), .never("tap.action*")]),
                explanation: Text("Of two on one view the one added last wins (GE.9).", chinese: "同一视图上后添加者胜（GE.9）。")),
            Claim(
                Text("On the parent the tap wins over it.", chinese: "加在父视图上，点按胜过它。"),
                when: place.is("the parent") && answers.is("inherits all"),
                .all([.happens("tap.action(ended)"), .never("mine.action*"), .decided("mine: exclude tap")])),
            Claim(
                Text("If it cannot prevent but can be prevented, it loses, wherever it is.", chinese: "它不能阻止却可被阻止时，不论加在哪里都落败。"),
                when: answers.is("canPrevent: no"), .ordering(["tap.action(ended)"], among: ["*.action(*)"]),
                explanation: Text(
                    "Of two that recognize in one event, one that only the other can prevent gives way. That is known of taps (GE.10), where `canPrevent` is one-sided; for classes of one's own it is assumed.",
                    chinese: "同一事件中识别的两者，若只有一方能阻止另一方，后者让步。点按如此是已知的（GE.10，`canPrevent` 是单向的）；自定义类则是假定。")),
            Claim(
                Text("If it can prevent but cannot be prevented, it wins, wherever it is.", chinese: "它能阻止却不可被阻止时，不论加在哪里都获胜。"),
                when: answers.is("canBePrevented: no"), .ordering(["mine.action(ended)"], among: ["*.action(*)"])),
            Claim(
                Text("If both answers are no, both act, with no delegate.", chinese: "两个回答都是否定时，无需 delegate，两者都响应。"),
                when: answers.is("both: no"), .all([.happens("tap.action(ended)"), .happens("mine.action(ended)")]),
                explanation: Text(
                    "`canPrevent` and `canBePrevented` are asked before any delegate (GE.8).",
                    chinese: "`canPrevent` 与 `canBePrevented` 先于 delegate 询问（GE.8）。")),
            Claim(
                Text("Whether it acts or is excluded, it is reset once.", chinese: "无论响应还是被排除，都会 reset 一次。"),
                when: answers.isNot("says nothing"),
                .exactly(1, "mine.reset")),
            Claim(
                Text(
                    "One that never makes up its mind is not reset and keeps the view from its lift.", chinese: "始终不作决定的不会 reset，并让视图收不到抬起。"
                ),
                when: answers.is("says nothing"), .all([.never("mine.reset"), .happens("view.touchesBegan"), .never("view.touchesEnded")]),
                explanation: Text(
                    "`delaysTouchesEnded` holds ended back as long as a recognizer is possible; there is no fixed delay (GE.7). Its subclass must fail in `touchesEnded`.",
                    chinese: "只要手势仍为 possible，`delaysTouchesEnded` 就扣住 ended，没有固定时限（GE.7）。子类须在 `touchesEnded` 中设为失败。")),
        ])
}
