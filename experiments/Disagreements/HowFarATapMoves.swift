import EventTrace
import ExperimentKit
import UIKit

private let allows = Variable("allows", Text("Points that a tap allows", chinese: "点按容许的点数"), [45, 10, 1000])
private let moves = Variable("moves", Text("Points that the finger moves", chinese: "手指移动的点数"), [5, 20, 60, 200])
private let alsoPan = Variable.flag("pan", Text("The view has a pan too", chinese: "视图还带有拖动"))

extension Experiment {
    /// How far a finger goes before a tap fails.
    static let howFarATapMoves = Experiment(
        id: "HowFarATapMoves",
        title: Text("Disagreement: how far a finger moves before a tap fails", chinese: "分歧：手指移动多远点按才失败"),
        question: Text(
            "Re-implementations fail a tap after 10 points, after some more, or at no distance at all if the finger comes back up inside the view. What does an app see of the difference, and what is known of UIKit's own number?",
            chinese: "各种重新实现在 10 点后、更远处，或只要在视图内抬起就永不让点按失败。应用能看到什么差别？UIKit 自己的数字有何依据？"),
        answer: Text(
            "The number decides whether a sloppy tap acts, unless there is a pan, which takes every move from 10 points on. UIKit's number is not published; known is only that a pan begins within what a tap still allows.",
            chinese: "这个数字决定不稳的点击是否响应；若还有拖动，则 10 点起都归拖动。UIKit 的数字没有公布；只知道拖动在点按仍容许的距离内就开始。"),
        variables: [allows, moves, alsoPan],
        stage: { stage in
            stage.thresholds.tapMovement = stage.number(allows)
            let pad = stage.add({ TouchPad(frame: $0) }, "pad")
            stage.put(UITapGestureRecognizer(), "tap", on: pad)
            if stage.flag(alsoPan) { stage.put(UIPanGestureRecognizer(), "pan", on: pad) }
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 20, y: 100, in: "pad"))
            stage.script.wait(0.1)
            finger.move(to: .point(x: 20 + stage.number(moves), y: 100, in: "pad"))
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                Text("Within the distance the tap acts, also with a finger that has left the view.", chinese: "在容许距离内点按响应，手指移出视图也一样。"),
                when: alsoPan.isOff && (moves.is(5) || moves.is(20) && allows.isNot(10) || allows.is(1000)),
                .order(["tap.action(ended)", "pad.touchesCancelled"]),
                explanation: Text(
                    "A tap fails when a finger moves too far (GE.17). flowkey's UIKit asks instead whether it lifts inside the view; no log of such a lift is known.",
                    chinese: "手指移动过远则点按失败（GE.17）。flowkey 的 UIKit 改为检查是否在视图内抬起；没有公开的日志。")),
            Claim(
                Text("Beyond it the tap fails and the view's touch ends.", chinese: "超出则点按失败，视图的触摸正常结束。"),
                when: alsoPan.isOff && (allows.is(10) && moves.isNot(5) || allows.is(45) && moves.isOneOf([60, 200])),
                .ordering(["pad.touchesBegan", "pad.touchesMoved", "pad.touchesEnded"])),
            Claim(
                Text("With a pan a move of 20 points is never a tap, whatever the tap allows.", chinese: "有拖动时，20 点的移动从不是点按，无论点按容许多少。"),
                when: alsoPan.isOn && moves.isNot(5), .all([.happens("pan.action(began)"), .never("tap.action*")]),
                explanation: Text(
                    "The pan excludes the tap (GE.8). A talk of 2017 describes a move that is enough for the pan and not too much for the tap (wwdc17-pan-tap-exclusion).",
                    chinese: "拖动排除点按（GE.8）。2017 年的讲座描述了够拖动而不超出点按的移动（wwdc17-pan-tap-exclusion）。")),
            Claim(
                Text("A tap fails where a pan begins: both numbers are one.", chinese: "拖动开始之处就是点按失败之处：两个数字相同。"),
                when: allows.is(45) && alsoPan.isOff && moves.is(20), .never("tap.action*"),
                knownRefutation: Text(
                    "The same talk has a pan begin while the tap has not failed, so that a tap allows more than a pan needs. How much more is not said: the engine's 45 points are assumed (GE.17), WinObjC takes 10.",
                    chinese: "同一讲座中拖动开始时点按尚未失败，可见点按容许的多于拖动所需。多多少没有说明：引擎的 45 点是假定值（GE.17），WinObjC 取 10。")),
        ])
}
