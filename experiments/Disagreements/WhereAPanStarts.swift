import EventTrace
import ExperimentKit
import UIKit

private let needs = Variable("needs", Text("Points that a pan needs", chinese: "拖动所需点数"), [10, 5, 20])
private let moves = Variable("moves", Text("Points that the finger moves, at once", chinese: "手指一次移动的点数"), [3, 7, 15, 30])

extension Experiment {
    /// How far a finger goes before a pan begins.
    static let whereAPanStarts = Experiment(
        id: "WhereAPanStarts",
        title: Text("Disagreement: how far a finger moves before a pan starts", chinese: "分歧：手指移动多远拖动才开始"),
        question: Text(
            "Re-implementations of UIKit let a pan begin after 5 points or after 10. What does an app see of the difference, and what is known of UIKit's own number?",
            chinese: "UIKit 的各种重新实现让拖动在 5 点或 10 点后开始。应用能看到什么差别？UIKit 自己的数字有何依据？"),
        answer: Text(
            "The number decides which drags are drags: a move shorter than it is the view's, with a proper end; a longer one is the pan's. UIKit's number is not published. Known is that it is more than one move of a slow finger, and less than a tap allows.",
            chinese: "这个数字决定哪些移动算拖动：更短的归视图，正常结束；更长的归拖动。UIKit 的数字没有公布。已知的是：慢速手指要移动不止一次，且它小于点按的容许距离。"),
        variables: [needs, moves],
        stage: { stage in
            stage.thresholds.panMovement = stage.number(needs)
            stage.put(UIPanGestureRecognizer(), "pan", on: stage.add({ TouchPad(frame: $0) }, "pad"))
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "pad"))
            stage.script.wait(0.1)
            finger.move(to: .point(x: 50 + stage.number(moves), y: 100, in: "pad"))
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                Text("A shorter move is the view's, to its end.", chinese: "更短的移动归视图，直至结束。"),
                when: moves.is(3) || moves.is(7) && needs.isNot(5) || moves.is(15) && needs.is(20),
                .ordering(["pad.touchesBegan", "pad.touchesMoved", "pad.touchesEnded"]),
                explanation: Text(
                    "The pan fails with the lift, and the view's touch ends (GE.19, GE.16).", chinese: "拖动在抬起时失败，视图的触摸正常结束（GE.19、GE.16）。")),
            Claim(
                Text(
                    "A longer one is the pan's, and the move with which it begins is not the view's.", chinese: "更长的归拖动，并且使其开始的那次移动不再给视图。"),
                when: moves.is(30) || moves.is(15) && needs.isNot(20) || moves.is(7) && needs.is(5),
                .ordering(["pad.touchesBegan", "pan.action(began)", "pad.touchesCancelled", "pan.action(ended)"]),
                explanation: Text(
                    "Printed logs show exactly this (pan-cancels-view, GE.5).", chinese: "公开的日志正是如此（pan-cancels-view，GE.5）。")),
            Claim(
                Text("A pan begins with the first move, however short.", chinese: "不论多短，第一次移动就开始拖动。"), when: moves.is(3),
                .happens("pan.action(began)"),
                knownRefutation: Text(
                    "Printed logs have two or three moves at the view before the pan begins (pan-on-parent-child-touches, pan-cancels-view-with-recognizer-touches), so some distance is needed. They print no points. Ten is the usual word and the engine's choice (GE.19); flowkey's UIKit and WinObjC take 5.",
                    chinese:
                        "公开的日志中，拖动开始前视图收到两三次移动（pan-on-parent-child-touches、pan-cancels-view-with-recognizer-touches），可见需要一段距离，但没有打印点数。通常说 10 点，引擎也取此值（GE.19）；flowkey 的 UIKit 与 WinObjC 取 5 点。"
                )),
            Claim(
                Text("Which number it is makes no difference to a drag of 30 points.", chinese: "对 30 点的拖动，取哪个数字没有区别。"), when: moves.is(30),
                .same(whatever: needs)),
            Claim(
                Text("It does to one of 7 or of 15.", chinese: "对 7 点或 15 点则有区别。"), when: moves.isOneOf([7, 15]), .differs(by: needs)),
        ])
}
