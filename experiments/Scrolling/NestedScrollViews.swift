import EventTrace
import ExperimentKit
import UIKit

private let inner = Variable(
    "inner", Text("The inner scroll view", chinese: "内层滚动视图"),
    ["vertical at its start", "vertical at its end", "horizontal"])
private let direction = Variable("drag", Text("The finger drags", chinese: "手指拖动方向"), ["up", "down", "left"])

extension Experiment {
    /// A scroll view in a scroll view.
    static let nestedScrollViews = Experiment(
        id: "NestedScrollViews",
        title: Text("A scroll view in a scroll view", chinese: "滚动视图嵌套"),
        question: Text(
            "An outer scroll view scrolls up and down and stands in the middle of its content. The inner one in it scrolls up and down too, or sideways. Which of them moves?",
            chinese: "外层滚动视图上下滚动，停在内容中部。其中的内层也上下滚动，或左右滚动。哪个会动？"),
        answer: Text(
            "The inner one, as long as it has content left in that direction; else the outer one. A drag in a direction that neither knows moves nothing.",
            chinese: "内层在该方向仍有内容时归内层，否则归外层。两者都没有的方向，什么也不动。"),
        variables: [inner, direction],
        stage: { stage in
            let outer = stage.add({ UIScrollView(frame: $0) }, "outer", at: CGRect(x: 0, y: 100, width: 390, height: 600))
            outer.contentSize = CGSize(width: 390, height: 2000)
            outer.contentOffset = CGPoint(x: 0, y: 100)
            let view = stage.add({ UIScrollView(frame: $0) }, "inner", at: CGRect(x: 45, y: 200, width: 300, height: 300), in: outer)
            view.contentSize =
                stage.choice(inner) == "horizontal" ? CGSize(width: 900, height: 300) : CGSize(width: 300, height: 900)
            if stage.choice(inner) == "vertical at its end" { view.contentOffset = CGPoint(x: 0, y: 600) }
            let delegate = stage.name(DragDelegate(), "delegate")
            outer.delegate = delegate
            view.delegate = delegate
            let (dx, dy) = stage.choice(direction) == "left" ? (-100.0, 0.0) : (0, stage.choice(direction) == "up" ? -100 : 100)
            stage.script.drag([.point(x: 195, y: 350), .point(x: 195 + dx, y: 350 + dy)], duration: 0.2)
        },
        claims: [
            Claim(
                Text("Where both scroll along one axis, the inner one scrolls while it has content left.", chinese: "两者同轴：内层仍有内容时归内层。"),
                when: (inner.is("vertical at its start") && direction.is("up"))
                    || (inner.is("vertical at its end") && direction.is("down")),
                .ordering(["delegate.scrollViewWillBeginDragging(inner)"]),
                explanation: Text(
                    "Documented is that nesting works, not which one scrolls (SC.9, assumed).", chinese: "文档只说可以嵌套，未说归谁（SC.9，假定）。")),
            Claim(
                Text("At the end of its content it leaves the drag to the outer one.", chinese: "到了内容尽头，拖动让给外层。"),
                when: (inner.is("vertical at its start") && direction.is("down"))
                    || (inner.is("vertical at its end") && direction.is("up")),
                .ordering(["delegate.scrollViewWillBeginDragging(outer)"]),
                explanation: Text("Asked once, when the drag begins (SC.9, assumed).", chinese: "只在拖动开始时判断一次（SC.9，假定）。")),
            Claim(
                Text("A horizontal one inside moves with a drag to the left.", chinese: "内层横向时，向左拖动归内层。"),
                when: inner.is("horizontal") && direction.is("left"), .ordering(["delegate.scrollViewWillBeginDragging(inner)"])),
            Claim(
                Text("Up and down moves the one around it.", chinese: "上下拖动归外层。"),
                when: inner.is("horizontal") && direction.isNot("left"), .ordering(["delegate.scrollViewWillBeginDragging(outer)"]),
                explanation: Text("A drag across a scroll view's direction is not its own (SC.5).", chinese: "与自身方向垂直的拖动不归它（SC.5）。")),
            Claim(
                Text("A drag that neither can follow moves nothing.", chinese: "两者都不能跟随的拖动，什么也不动。"),
                when: inner.isNot("horizontal") && direction.is("left"), .noCalls,
                explanation: Text("Content that fits does not move (SC.5, assumed).", chinese: "放得下的内容不动（SC.5，假定）。")),
        ])
}
