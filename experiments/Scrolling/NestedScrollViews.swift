import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Inner: String, Choice {
    case verticalAtItsStart = "vertical at its start"
    case verticalAtItsEnd = "vertical at its end"
    case horizontal
}
private let inner = Variable<Inner>("inner", "The inner scroll view")

private enum Direction: String, Choice { case up, down, left }
private let direction = Variable<Direction>("drag", "The finger drags")

extension Experiment {
    /// A scroll view in a scroll view.
    static let nestedScrollViews = Experiment(
        id: "NestedScrollViews",
        title: "A scroll view in a scroll view",
        question:
            "An outer scroll view scrolls up and down and stands in the middle of its content. The inner one in it scrolls up and down too, or sideways. Which of them moves?",
        answer:
            "The inner one, as long as it has content left in that direction; else the outer one. A drag in a direction that neither knows moves nothing.",
        variables: [inner, direction],
        stage: { stage in
            let outer = stage.add(UIScrollView(), "outer", at: CGRect(x: 0, y: 100, width: 390, height: 600))
            outer.contentSize = CGSize(width: 390, height: 2000)
            outer.contentOffset = CGPoint(x: 0, y: 100)
            let view = stage.add(UIScrollView(), "inner", at: CGRect(x: 45, y: 200, width: 300, height: 300), in: outer)
            view.contentSize =
                stage[inner] == .horizontal ? CGSize(width: 900, height: 300) : CGSize(width: 300, height: 900)
            if stage[inner] == .verticalAtItsEnd { view.contentOffset = CGPoint(x: 0, y: 600) }
            let delegate = stage.name(DragDelegate(), "delegate")
            outer.delegate = delegate
            view.delegate = delegate
            let (dx, dy) = stage[direction] == .left ? (-100.0, 0.0) : (0, stage[direction] == .up ? -100 : 100)
            stage.script.drag([.point(x: 195, y: 350), .point(x: 195 + dx, y: 350 + dy)], duration: 0.2)
        },
        claims: [
            Claim(
                "Where both scroll along one axis, the inner one scrolls while it has content left.",
                when: (inner == .verticalAtItsStart && direction == .up)
                    || (inner == .verticalAtItsEnd && direction == .down),
                .ordering(["delegate.scrollViewWillBeginDragging(inner)"]),
                explanation: "Documented is that nesting works, not which one scrolls.", rules: [.nestedScrollViews]),
            Claim(
                "At the end of its content it leaves the drag to the outer one.",
                when: (inner == .verticalAtItsStart && direction == .down)
                    || (inner == .verticalAtItsEnd && direction == .up),
                .ordering(["delegate.scrollViewWillBeginDragging(outer)"]),
                explanation: "Asked once, when the drag begins.", rules: [.nestedScrollViews]),
            Claim(
                "A horizontal one inside moves with a drag to the left.",
                when: inner == .horizontal && direction == .left, .ordering(["delegate.scrollViewWillBeginDragging(inner)"])),
            Claim(
                "Up and down moves the one around it.",
                when: inner == .horizontal && direction != .left, .ordering(["delegate.scrollViewWillBeginDragging(outer)"]),
                explanation: "A drag across a scroll view's direction is not its own.", rules: [.dragDirection]),
            Claim(
                "A drag that neither can follow moves nothing.",
                when: inner != .horizontal && direction == .left, .noCalls,
                explanation: "Content that fits does not move.", rules: [.dragDirection]),
        ])
}
