import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Inner: String, Choice {
    case verticalAtItsStart = "vertical and at its start"
    case verticalAtItsEnd = "vertical and at its end"
    case horizontal
}
private let inner = Variable<Inner>("inner", "The inner scroll view is")

private enum Direction: String, Choice { case up, down, left }
private let direction = Variable<Direction>("drag", "The finger drags")

extension Experiment {
    /// A scroll view in a scroll view.
    static let nestedScrollViews: Experiment = Experiment(
        id: "NestedScrollViews",
        title: "Nested scroll views: the inner or the outer one scrolls?",
        question:
            "An outer scroll view scrolls vertically and is in the middle of its content. The inner scroll view scrolls vertically too, or horizontally. Which of them scrolls?",
        answer:
            "The inner one, as long as it has content left in the direction of the drag; otherwise the outer one. A drag in a direction in which neither can scroll moves nothing.",
        remedy:
            "To let the outer one scroll in every case, set `isScrollEnabled = false` on the inner one.",
        symptoms: [
            "UIScrollView inside UIScrollView, which one scrolls",
            "horizontal collection view in a vertical table view scroll conflict",
            "inner scroll view reaches its end, outer one should continue",
            "table view inside a scroll view does not scroll",
        ],
        variables: [inner, direction],
        stage: { stage in
            let outer = stage.add(UIScrollView(), "outer", at: CGRect(x: 0, y: 100, width: 390, height: 600))
            outer.contentSize = CGSize(width: 390, height: 2000)
            outer.contentOffset = CGPoint(x: 0, y: 100)
            let view = stage.add(UIScrollView(), "inner", at: CGRect(x: 45, y: 200, width: 300, height: 300), in: outer)
            view.contentSize =
                stage[inner] == .horizontal ? CGSize(width: 900, height: 300) : CGSize(width: 300, height: 900)
            if stage[inner] == .verticalAtItsEnd { view.contentOffset = CGPoint(x: 0, y: 600) }
            let delegate = stage.name(LoggedDrags(), "delegate")
            outer.delegate = delegate
            view.delegate = delegate
            let (dx, dy) = stage[direction] == .left ? (-100.0, 0.0) : (0, stage[direction] == .up ? -100 : 100)
            stage.script.drag([.point(x: 195, y: 350), .point(x: 195 + dx, y: 350 + dy)], duration: 0.2)
        },
        claims: [
            Claim(
                "If both scroll along the same axis, the inner one scrolls while it has content left.",
                when: (inner == .verticalAtItsStart && direction == .up)
                    || (inner == .verticalAtItsEnd && direction == .down),
                .ordering(["delegate.scrollViewWillBeginDragging(inner)"]),
                explanation: "The documentation says that nesting works, not which one scrolls.", rules: [.nestedScrollViews]),
            Claim(
                "At the end of its content, the inner scroll view leaves the drag to the outer one.",
                when: (inner == .verticalAtItsStart && direction == .down)
                    || (inner == .verticalAtItsEnd && direction == .up),
                .ordering(["delegate.scrollViewWillBeginDragging(outer)"]),
                explanation: "This is decided once, when the drag begins.", rules: [.nestedScrollViews]),
            Claim(
                "A drag to the left scrolls a horizontal inner scroll view.",
                when: inner == .horizontal && direction == .left, .ordering(["delegate.scrollViewWillBeginDragging(inner)"])),
            Claim(
                "If the inner scroll view is horizontal, a vertical drag scrolls the outer one.",
                when: inner == .horizontal && direction != .left, .ordering(["delegate.scrollViewWillBeginDragging(outer)"]),
                explanation: "A scroll view does not take a drag across its scrolling direction.", rules: [.dragDirection]),
            Claim(
                "A drag in a direction in which neither can scroll moves nothing.",
                when: inner != .horizontal && direction == .left, .noCalls,
                explanation: "Content that fits in a direction does not move in it.", rules: [.dragDirection]),
        ])
}
