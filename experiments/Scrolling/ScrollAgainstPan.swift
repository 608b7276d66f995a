import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case content = "the content"
    case scrollView = "the scroll view"
    case superview = "the superview"
}
private let place = Variable<Place>("pan", "The pan recognizer is on")

private enum Direction: String, Choice { case up, left }
private let direction = Variable<Direction>("drag", "The finger drags")

private enum Relation: String, Choice {
    case nothing = "nothing is specified"
    case bothMay = "the delegate allows both"
    case scrollViewWaits = "the scroll view waits for the pan recognizer to fail"
    case panWaits = "the pan recognizer waits for the scroll view to fail"
}
private let relation = Variable<Relation>("relation", "The relation between the two", clause: "{value}")

private let pan = Named<UIPanGestureRecognizer>("pan")
private let superview = Named<UIView>("superview")
private let content = Named<UIView>("content")
private let allows = Named<AllowingDelegate>("allows")
private let delegate = Named<LoggedDrags>("delegate")

private let isInside = Condition(
    "the pan recognizer is on the scroll view or its content", not: "the pan recognizer is on the superview", place != .superview)

/// A pan of one's own and that of a scroll view.
let scrollAgainstPan: Experiment = Experiment(
    id: "ScrollAgainstPan",
    title: "A pan gesture and a scroll view: which one gets the drag?",
    question:
        "The content of a scroll view scrolls vertically only. A pan recognizer is on the content, on the scroll view itself, or on its superview; its delegate allows both, or one of the two requires the other to fail. Which of the two gets a drag up, and which a drag to the left?",
    answer:
        "A drag to the left goes to the pan recognizer in every case; if the pan recognizer waits for the scroll view to fail, it begins only when the finger lifts. If nothing is specified, a drag up goes to the pan recognizer on the content or on the scroll view, and scrolls if the pan recognizer is on the superview. If one must wait for the other to fail, the waiting one gets no drag up, wherever the pan recognizer is; if the delegate allows both, both get the drag.",
    remedy:
        "To let both recognize, set `pan.delegate` (the scroll view's own recognizer accepts no delegate but the scroll view) and return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: as reported of a drawer, the content then scrolls too if the finger drifts sideways first and then turns up or down. If the pan is for one direction only, return `false` from `gestureRecognizerShouldBegin(_:)` for the others: for a sideways pan, unless `abs(velocity.x) > abs(velocity.y)`. `pan.require(toFail: scrollView.panGestureRecognizer)` prefers scrolling too, but delays a sideways pan until the lift. To prefer the pan, use `scrollView.panGestureRecognizer.require(toFail: pan)`. A pan that dismisses a photo should begin only if `zoomScale` is 1 and the content is at its edge.",
    symptoms: [
        "UIPanGestureRecognizer stops the scroll view from scrolling",
        "pan gesture not called when the finger is on a scroll view",
        "pan gesture and UIScrollView conflict",
        "recognize my pan and scrolling simultaneously",
        "drag a view that is inside a scroll view",
        "table view does not scroll if the finger drifts sideways first under a drawer's pan",
        "own pan gesture on the table view itself: rows no longer scroll",
    ],
    variables: [direction, relation, place],
    base: place == .superview,
    stage: { stage in
        let superview = stage.add(UIView(), superview, at: Stage.bounds)
        let scroll = stage.addTall(UIScrollView())
        superview.addSubview(scroll)
        let content = stage.add(UIView(), content, at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
        let view =
            switch stage[place] {
            case .content: content
            case .scrollView: scroll
            case .superview: superview
            }
        let pan = stage.add(UIPanGestureRecognizer(), pan, to: view)
        switch stage[relation] {
        case .bothMay: pan.delegate = stage.name(AllowingDelegate(), allows)
        case .scrollViewWaits: scroll.panGestureRecognizer.require(toFail: pan)
        case .panWaits: pan.require(toFail: scroll.panGestureRecognizer)
        case .nothing: break
        }
        let (dx, dy) = stage[direction] == .up ? (0.0, -100.0) : (-100, 0)
        stage.script.play(.drags, x: 200, y: 200, in: content, by: dx, dy)
    },
    outcomes: {
        Outcome("the pan gesture is recognized", not: "the pan gesture is not recognized", pan.action(.began))
        Outcome("the content scrolls", not: "the content does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "A drag across the scrolling direction goes to the pan recognizer, whatever is specified.",
            when: direction == .left,
            explanation: "The scroll view's own pan recognizer does not begin along an axis on which nothing can scroll.",
            rules: [.dragDirection]
        ) {
            pan.action(.began).happens
            delegate.everything.never
        }
        Claim(
            "If the pan recognizer waits for the scroll view to fail, a drag to the left begins and ends at the lift, and nothing comes before.",
            when: direction == .left && relation == .panWaits,
            explanation:
                "The scroll view's recognizer does not fail at a move across its axis, as the finger may still turn; it fails when the finger lifts.",
            rules: [.dragDirection, .failureRequirement]
        ) {
            pan.action(.began)
            pan.action(.ended)
            pan.action(.changed).never
        }
        Claim(
            "If nothing is specified, a drag up goes to a pan recognizer on the content or on the scroll view, and nothing scrolls.",
            when: direction == .up && relation == .nothing && isInside,
            explanation:
                "If two recognizers recognize with the same move, the one on the deeper view wins; on one view, the one added last wins.",
            rules: [.deepestLatestWins]
        ) {
            pan.action(.began).happens
            delegate.everything.never
        }
        Claim(
            "If nothing is specified, a drag up scrolls, and a pan recognizer on the superview fails.",
            when: direction == .up && relation == .nothing && !isInside,
            explanation: "The scroll view is deeper in the view hierarchy.", rules: [.deepestLatestWins]
        ) {
            delegate.scrollViewWillBeginDragging.happens
            pan.everything.never
        }
        Claim(
            "If the delegate allows both, a drag up is recognized as a pan and scrolls the content.",
            when: direction == .up && relation == .bothMay,
            explanation: "It is enough if one delegate returns `true`.", rules: [.exclusion]
        ) {
            pan.action(.began).happens
            delegate.scrollViewWillBeginDragging.happens
        }
        Claim(
            "If the scroll view waits for the pan recognizer to fail, a drag up goes to the pan recognizer, even on the superview.",
            when: direction == .up && relation == .scrollViewWaits,
            explanation: "The pan recognizer recognizes, so the waiting recognizer fails.", rules: [.failureRequirement]
        ) {
            pan.action(.began).happens
            delegate.everything.never
        }
        Claim(
            "If the pan recognizer waits for the scroll view to fail, a drag up scrolls, even if the recognizer is on the content.",
            when: direction == .up && relation == .panWaits,
            explanation: "The scroll view's pan recognizer recognizes, so the waiting recognizer fails.",
            rules: [.failureRequirement]
        ) {
            delegate.scrollViewWillBeginDragging.happens
            pan.everything.never
        }
    })
