import EventTrace
import ExperimentKit
import UIKit

private let choice = Variable("choice", Text("The long press is", chinese: "长按是"), ["UIKit's", "one that ends when it is left"])
private let moment = Variable("when", Text("The finger moves", chinese: "手指移动的时机"), ["before it begins", "after it began"])
private let moves = Variable("moves", Text("by this many points", chinese: "移动点数"), [5, 30, 300])

/// Ends when a finger goes beyond the allowable movement, as a re-implementation does.
private final class EndingPress: UILongPressGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { start = touch.location(in: nil) }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began || state == .changed, let touch = touches.first else { return }
        let (x, y) = (touch.location(in: nil).x - start.x, touch.location(in: nil).y - start.y)
        if x * x + y * y > allowableMovement * allowableMovement { state = .ended }
    }
}

extension Experiment {
    /// A long press that moves far after it began.
    static let longPressThatMoves = Experiment(
        id: "LongPressThatMoves",
        title: Text("Disagreement: a long press that moves far after it began", chinese: "分歧：开始后移动很远的长按"),
        question: Text(
            "A finger on a long press moves before it begins, or after. Re-implementations end it when the finger goes beyond `allowableMovement`. What does UIKit do?",
            chinese: "长按的手指在开始前或开始后移动。有的重新实现在手指超出 `allowableMovement` 时结束它。UIKit 怎么做？"),
        answer: Text(
            "Before it begins, more than 10 points fail it. Once it has begun UIKit lets it move any distance, with changed for each move and ended at the lift: that is how a long press picks a thing up and drags it.",
            chinese: "开始之前，超过 10 点即失败。开始之后，UIKit 让它移动任意距离，每次移动 changed，抬起时 ended：长按拿起并拖动物体正是如此。"),
        variables: [choice, moment, moves],
        excluding: Exclusion(
            choice.isNot("UIKit's") && moment.is("before it begins"),
            because: Text("The two differ after the beginning only.", chinese: "两者只在开始之后不同。")),
        stage: { stage in
            let press = stage.choice(choice) == "UIKit's" ? UILongPressGestureRecognizer() : EndingPress()
            stage.put(press, "press", on: stage.add({ UIView(frame: $0) }, "view"))
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 20, y: 20, in: "view"))
            stage.script.wait(stage.choice(moment) == "before it begins" ? 0.2 : 0.7)
            finger.move(to: .point(x: 20, y: 20 + stage.number(moves), in: "view"))
            stage.script.wait(0.5)
            finger.up()
        },
        claims: [
            Claim(
                Text("Before it begins, 5 points are allowed and 30 are too many.", chinese: "开始之前，5 点可以，30 点太多。"),
                when: moment.is("before it begins") && moves.isNot(5), .all([.never("press.action*"), .decided("press: state failed")]),
                explanation: Text(
                    "The default of `allowableMovement` is 10 points, as Apple documents (doc-tap-longpress-defaults).",
                    chinese: "`allowableMovement` 默认为 10 点，见 Apple 文档（doc-tap-longpress-defaults）。")),
            Claim(
                Text(
                    "UIKit's goes on, however far the finger moves after it began, and ends with the lift.",
                    chinese: "UIKit 的长按在开始后无论移动多远都持续，抬起时结束。"),
                when: choice.is("UIKit's") && moment.is("after it began"),
                .ordering(["press.action(began)", "press.action(changed)", "press.action(ended)"]),
                explanation: Text(
                    "Apple documents that the limit holds until it is recognized (doc-tap-longpress-defaults, GE.18).",
                    chinese: "Apple 的文档说明该限制只在识别之前有效（doc-tap-longpress-defaults，GE.18）。")),
            Claim(
                Text("Far or near makes no difference then.", chinese: "那时远近没有区别。"),
                when: choice.is("UIKit's") && moment.is("after it began"), .same(whatever: moves)),
            Claim(
                Text("A long press that has begun ends where it leaves the allowable movement.", chinese: "已开始的长按超出容许移动即结束。"),
                when: choice.is("UIKit's") && moment.is("after it began") && moves.isNot(5),
                .holds(Text("`press.action(ended)` with the move", chinese: "移动时 `press.action(ended)`")) { trace in
                    trace.ordering.contains { $0.token == "press.action(ended)" && $0.time < 1 }
                },
                knownRefutation: Text(
                    "WinObjC does so; by Apple's documentation the movement is limited before recognition only.",
                    chinese: "WinObjC 如此；按 Apple 的文档，移动只在识别之前受限。")),
            Claim(
                Text("One that ends when it is left is over before the lift.", chinese: "超出即结束的那种，在抬起前就已结束。"),
                when: choice.isNot("UIKit's") && moment.is("after it began") && moves.isNot(5),
                .ordering(["press.action(began)", "press.action(ended)"], among: ["press.action(*)"])),
        ])
}
