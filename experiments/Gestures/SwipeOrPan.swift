import EventTrace
import ExperimentKit
import UIKit

private let relation = Variable(
    "relation", Text("Between the two", chinese: "两者之间"), ["nothing", "pan waits", "swipe waits", "both allowed"])
private let stroke = Variable("stroke", Text("The finger makes", chinese: "手指做出"), ["a fast stroke", "a slow drag"])

extension Experiment {
    /// A swipe and a pan on one view.
    static let swipeOrPan = Experiment(
        id: "SwipeOrPan",
        title: Text("Swipe or pan", chinese: "轻扫还是拖动"),
        question: Text(
            "A view has a swipe to the right and a pan. A finger strokes fast to the right, or drags slowly. Which acts, and what must be said between the two so that a stroke is a swipe and a drag a pan?",
            chinese: "视图带有向右轻扫与拖动。手指快速划过或慢慢拖动。谁响应？怎样才能让快划是轻扫、慢拖是拖动？"),
        answer: Text(
            "With nothing said the pan takes everything: it needs less way than a swipe. If the pan waits for the swipe to fail, a stroke is a swipe and a drag is a pan, which then begins late. If the swipe waits, or both are allowed, the pan acts on every stroke.",
            chinese: "不作规定时，拖动拿走一切，因为它需要的距离更短。让拖动等待轻扫失败：快划是轻扫，慢拖是拖动，但开始得晚。让轻扫等待或允许两者，则拖动总会响应。"),
        variables: [relation, stroke],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            let swipe = stage.put(UISwipeGestureRecognizer(), "swipe", on: view)
            let pan = stage.put(UIPanGestureRecognizer(), "pan", on: view)
            switch stage.choice(relation) {
            case "pan waits": pan.require(toFail: swipe)
            case "swipe waits": swipe.require(toFail: pan)
            case "both allowed": pan.delegate = stage.name(AllowingDelegate(), "delegate")
            default: break
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            let isFast = stage.choice(stroke) == "a fast stroke"
            let pause = isFast ? 0.02 : 0.2
            // The first move is enough for a pan and too little for a swipe.
            for way in isFast ? [15.0, 80, 145] : [12, 20, 60] {
                stage.script.wait(pause)
                finger.move(to: .point(x: 50 + way, y: 100, in: "view"))
            }
            stage.script.wait(pause)
            finger.up()
        },
        claims: [
            Claim(
                Text("With nothing said the pan takes both, and the swipe fails.", chinese: "不作规定时两种动作都归拖动，轻扫失败。"),
                when: relation.is("nothing"), .all([.happens("pan.action(began)"), .never("swipe.action*")]),
                explanation: Text(
                    "The pan begins after 10 points, the swipe needs more (GE.19, GE.23). Neither number is documented; that a swipe wants a way of its own is in Apple's header.",
                    chinese: "拖动 10 点即开始，轻扫需要更多（GE.19、GE.23）。两个数字都没有文档；头文件只说轻扫需要一段距离。")),
            Claim(
                Text("If the pan waits, a stroke is a swipe and nothing else.", chinese: "让拖动等待：快划只是轻扫。"),
                when: relation.is("pan waits") && stroke.is("a fast stroke"), .ordering(["swipe.action(ended)"]),
                explanation: Text(
                    "The pan has begun for itself, and fails when the swipe recognizes (GE.11).", chinese: "拖动在内部已开始，轻扫成功时它失败（GE.11）。")),
            Claim(
                Text(
                    "If the pan waits, a drag is a pan, and its first action still says began.", chinese: "让拖动等待：慢拖是拖动，首个 action 仍为 began。"),
                when: relation.is("pan waits") && stroke.is("a slow drag"),
                .all([.never("swipe.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation: Text(
                    "Its first action says began, whatever its state by then (GE.11).", chinese: "首个 action 必为 began，无论此时状态（GE.11）。")),
            Claim(
                Text(
                    "The swipe fails half a second after the landing, and only then the waiting pan acts.",
                    chinese: "轻扫在落下半秒后失败，等待的拖动到那时才响应。"),
                when: relation.is("pan waits") && stroke.is("a slow drag"),
                .holds(Text("`pan.action(began)` at 0.5 s", chinese: "`pan.action(began)` 在 0.5 秒")) { trace in
                    trace.ordering.contains { $0.token == "pan.action(began)" && $0.time > 0.49 && $0.time < 0.51 }
                },
                explanation: Text("The half second is assumed (GE.23): Apple gives no number.", chinese: "半秒是假定值（GE.23），Apple 没有给出。")),
            Claim(
                Text(
                    "If the swipe waits for the pan, it never acts: a stroke that swipes has panned before.",
                    chinese: "让轻扫等待拖动，它永不响应：能轻扫的动作早已是拖动。"),
                when: relation.is("swipe waits"), .never("swipe.action*")),
            Claim(
                Text("If both are allowed, a stroke is both.", chinese: "允许两者时，快划两者都是。"),
                when: relation.is("both allowed") && stroke.is("a fast stroke"),
                .all([.happens("pan.action(began)"), .happens("swipe.action(ended)")])),
            Claim(
                Text("A slow drag is never a swipe.", chinese: "慢拖从不是轻扫。"), when: stroke.is("a slow drag"), .never("swipe.action*")),
        ])
}
