import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Inner: String, Choice {
    case verticalAtItsStart = "vertical at its start"
    case verticalAtItsEnd = "vertical at its end"
    case horizontal
}
private let inner = Variable<Inner>("inner", "The inner scroll view is")

private enum Direction: String, Choice { case up, down, left }
private let direction = Variable<Direction>("drag", "The finger drags")

private let innerView = Named<UIScrollView>("inner")
private let outer = Named<UIScrollView>("outer")
private let delegate = Named<LoggedDrags>("delegate")

private let hasContentLeft = Condition(
    "the vertical inner scroll view has content left in the direction of the drag",
    not: "the inner scroll view is horizontal, or has no content left in the direction of the drag",
    (inner == .verticalAtItsStart && direction == .up) || (inner == .verticalAtItsEnd && direction == .down))
private let isAtItsEdge = Condition(
    "the drag goes beyond the edge of the vertical inner scroll view",
    not: "the inner scroll view is horizontal, or the drag does not go beyond its edge",
    (inner == .verticalAtItsStart && direction == .down) || (inner == .verticalAtItsEnd && direction == .up))

/// A scroll view in a scroll view.
let nestedScrollViews: Experiment = Experiment(
    id: "NestedScrollViews",
    title: "Nested scroll views: the inner or the outer one scrolls?",
    question:
        "An outer scroll view scrolls vertically and is in the middle of its content. The inner scroll view scrolls vertically too, or horizontally. Which of them scrolls?",
    answer:
        "The inner scroll view scrolls if, when the drag begins, it has content left in the direction of the drag; otherwise the outer scroll view does. The choice holds until the finger lifts: a drag that brings the inner one to its end does not go on in the outer one. A drag in a direction in which neither can scroll moves nothing.",
    remedy:
        "To let only the outer one scroll, set `isScrollEnabled = false` on the inner one. To keep the outer one still when the inner one is at its end, set `transfersVerticalScrollingToParent = false` on the inner one (iOS 17.4). To let one drag go on from the inner to the outer one, let both pans recognize together by `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` in a subclass of the outer one (setting the `delegate` of a built-in pan raises an exception), and in `scrollViewDidScroll(_:)` hold the offset of the one whose turn it is not; simpler is one list for all the content. If the inner one never scrolls, its `isScrollEnabled` is off, or its frame is as large as its content.",
    symptoms: [
        "UIScrollView inside UIScrollView, which one scrolls",
        "horizontal collection view in a vertical table view scroll conflict",
        "inner scroll view reaches its end, outer one should continue",
        "table view inside a scroll view does not scroll",
    ],
    variables: [inner, direction],
    stage: { stage in
        let outer = stage.add(UIScrollView(), outer, at: CGRect(x: 0, y: 100, width: 390, height: 600))
        outer.contentSize = CGSize(width: 390, height: 2000)
        outer.contentOffset = CGPoint(x: 0, y: 100)
        let view = stage.add(UIScrollView(), innerView, at: CGRect(x: 45, y: 200, width: 300, height: 300), in: outer)
        view.contentSize =
            stage[inner] == .horizontal ? CGSize(width: 900, height: 300) : CGSize(width: 300, height: 900)
        if stage[inner] == .verticalAtItsEnd { view.contentOffset = CGPoint(x: 0, y: 600) }
        let delegate = stage.name(LoggedDrags(), delegate)
        outer.delegate = delegate
        view.delegate = delegate
        let (dx, dy) = stage[direction] == .left ? (-100.0, 0.0) : (0, stage[direction] == .up ? -100 : 100)
        stage.script.drag([.point(x: 195, y: 350), .point(x: 195 + dx, y: 350 + dy)], duration: 0.2)
    },
    outcomes: {
        Outcome("the drag", otherwise: "scrolls nothing") {
            Outcome.State("scrolls the inner scroll view", delegate.scrollViewWillBeginDragging(innerView))
            Outcome.State("scrolls the outer scroll view", delegate.scrollViewWillBeginDragging(outer))
        }
    },
    claims: {
        Claim(
            "If both scroll along the same axis, the inner one scrolls while it has content left.",
            when: hasContentLeft,
            explanation:
                "Apple documents that nesting works, and that an inner scroll view at either end passes scrolling on to the outer one.",
            rules: [.nestedScrollViews]
        ) {
            only { delegate.scrollViewWillBeginDragging(innerView) }
        }
        Claim(
            "At the end of its content, the inner scroll view leaves the drag to the outer one.",
            when: isAtItsEdge,
            explanation: "This is decided once, when the drag begins.", rules: [.nestedScrollViews]
        ) {
            only { delegate.scrollViewWillBeginDragging(outer) }
        }
        Claim(
            "A drag to the left scrolls a horizontal inner scroll view.",
            when: inner == .horizontal && direction == .left
        ) {
            only { delegate.scrollViewWillBeginDragging(innerView) }
        }
        Claim(
            "If the inner scroll view is horizontal, a vertical drag scrolls the outer one.",
            when: inner == .horizontal && direction != .left,
            explanation: "A scroll view does not take a drag across its scrolling direction.", rules: [.dragDirection]
        ) {
            only { delegate.scrollViewWillBeginDragging(outer) }
        }
        Claim(
            "A drag in a direction in which neither can scroll moves nothing.",
            when: inner != .horizontal && direction == .left, noCalls,
            explanation: "Content that fits in a direction does not move in it.", rules: [.dragDirection])
    })
