import EventTrace
import EventTrace
import ExperimentKit
import UIKit

private let callsSuper = Variable.flag("callsSuper", Text("Touch methods call super", chinese: "触摸方法调用 super"), default: true)
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the taps", chinese: "各手势的 `cancelsTouchesInView`"), default: true)
private let carriers = Variable("taps", Text("Tap recognizers are on", chinese: "哪些层级带有点击手势"), ["every level", "level_3", "level_1"])

extension Experiment {
    /// Three buttons in one another with actions and tap recognizers.
    static let hitTestButtonGesture = Experiment(
        id: "HitTestButtonGesture",
        title: Text("A button with actions and a tap recognizer", chinese: "同时有 action 与点击手势的按钮"),
        question: Text(
            """
            The same three buttons have actions for touch-down, touch-up inside and cancellation, and tap recognizers as well. A finger \
            taps `level_3`. Who wins, the button's own action or the recognizer, and whose?
            """, chinese: "同样三个按钮，为按下、在内抬起、取消都添加了 action，并带有点击手势。手指点击 `level_3`。按钮自身的 action 与手势谁胜出？胜出的是谁的手势？"),
        answer: Text(
            """
            A recognizer **on** the button wins: the touch-up action is replaced by a cancellation, unless `cancelsTouchesInView` is off; \
            then both fire, the tap first. A recognizer on a **parent** loses: a button turns down one-finger single taps of the views \
            above it. With `cancelsTouchesInView` off it has nothing to turn down, and both fire.
            """,
            chinese:
                "按钮**自身**的手势胜出：抬起 action 变成取消；若关闭 `cancelsTouchesInView`，则两者都触发，手势在先。**父视图**的手势落败：按钮会否决上层视图的单指单击。若关闭 `cancelsTouchesInView`，按钮无须否决，两者都触发。"
        ),
        origins: [Document000.bothWithSuper],
        observations: ["button-parent-tap"],
        variables: [callsSuper, cancels, carriers],
        stage: { stage in
            let listener = stage.keep(Listener())
            for (index, level) in ThreeLevels.add(to: stage, { LevelButton(frame: $0) }).enumerated() {
                level.callsSuper = stage.flag(callsSuper)
                level.addTarget(listener, action: Listener.fired, for: [.touchDown, .touchUpInside, .touchCancel])
                guard stage.choice(carriers) == "every level" || stage.choice(carriers) == ThreeLevels.names[index] else { continue }
                let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap_\(index + 1)")
                tap.cancelsTouchesInView = stage.flag(cancels)
                level.addGestureRecognizer(tap)
            }
            stage.script.tap("level_3")
        },
        claims: [
            Claim(
                Text("Without super and with cancelling: began, the deepest tap, cancelled.", chinese: "不调用 super 且取消：开始、最深的手势、取消。"),
                when: callsSuper.isOff && cancels.isOn && carriers.isNot("level_1"),
                .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled"]),
                quotes: Document000.lastTapWithoutSuper),
            Claim(
                Text("Without super and without cancelling: began, the deepest tap, ended.", chinese: "不调用 super 且不取消：开始、最深的手势、结束。"),
                when: callsSuper.isOff && cancels.isOff && carriers.isNot("level_1"),
                .ordering(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesEnded"]),
                quotes: Document000.lastTapWithoutSuper),
            Claim(
                Text("Without super no control action is sent.", chinese: "不调用 super，控件 action 不发送。"), when: callsSuper.isOff,
                .never("level_3.action(*)"),
                quotes: Document000.stillNoActionWithoutSuper),
            Claim(
                Text(
                    "With super and without cancelling: touch-down, the tap, touch-up, in this order.",
                    chinese: "调用 super 且不取消：依次为按下、手势、抬起。"),
                when: callsSuper.isOn && cancels.isOff && carriers.isNot("level_1"),
                .order([
                    "level_3.touchesBegan", "level_3.action(touchDown)", "tap_3.action(ended)", "level_3.touchesEnded",
                    "level_3.action(touchUpInside)",
                ]),
                quotes: Document000.bothWithSuper),
            Claim(
                Text("With super and with cancelling: began, the tap, cancelled, and no touch-up.", chinese: "调用 super 且取消：开始、手势、取消，没有抬起。"),
                when: callsSuper.isOn && cancels.isOn && carriers.isNot("level_1"),
                .all([
                    .order(["level_3.touchesBegan", "tap_3.action(ended)", "level_3.touchesCancelled", "level_3.action(touchCancel)"]),
                    .never("*.action(touchUpInside)"),
                ]),
                quotes: Document000.cancelledWithSuper,
                explanation: Text("A recognizer on the control itself wins over the control (CO.7).", chinese: "控件自身的手势胜过控件（CO.7）。")),
            Claim(
                Text("The touch does not reach the parent.", chinese: "触摸到不了父视图。"),
                .all([.never("level_1.touches*"), .never("level_2.touches*")]),
                quotes: Document000.nothingReachesTheParent),
            Claim(
                Text("The parent's tap does not fire where it would cancel the button's touch.", chinese: "父视图的手势若会取消按钮的触摸，就不触发。"),
                when: cancels.isOn,
                .all([.never("tap_1.action*"), .never("tap_2.action*")]), quotes: Document000.nothingReachesTheParent,
                explanation: Text(
                    "The button turns it down (CO.6), whether its own methods call super or not.",
                    chinese: "按钮否决它（CO.6），与按钮的方法是否调用 super 无关。")),
            Claim(
                Text("The parent's tap never fires.", chinese: "父视图的手势从不触发。"), .all([.never("tap_1.action*"), .never("tap_2.action*")]),
                quotes: Document000.nothingReachesTheParent,
                knownRefutation: Text(
                    """
                    It fires when `cancelsTouchesInView` is off and nothing deeper recognizes: the button is asked only about \
                    recognizers that would cancel its touch (GE.12), so tap and button both act.
                    """, chinese: "关闭 `cancelsTouchesInView` 且更深处没有手势识别时，它会触发：只有会取消其触摸的手势才需要征求按钮同意（GE.12），于是两者都响应。")),
            Claim(
                Text("`touchesCancelled` calls `cancelTracking`.", chinese: "`touchesCancelled` 调用 `cancelTracking`。"),
                when: callsSuper.isOn && cancels.isOn && carriers.isNot("level_1"),
                .all([.happens("level_3.cancelTracking"), .nested("level_3.cancelTracking", in: "level_3.touchesCancelled")]),
                quotes: Document000.cancelTrackingFromCancelled),
            Claim(
                Text(
                    "The actions of the control do not disturb the recognizer: whether super sends them or not, the same taps fire.",
                    chinese: "控件的 action 不干扰手势：super 发送与否，触发的手势都相同。"),
                .same(whatever: callsSuper, among: ["tap*.action*"]), quotes: Document000.actionsSample),
        ])
}
