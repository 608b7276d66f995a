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
    case nothing
    case bothMay = "both may"
    case scrollViewWaits = "the scroll view waits"
    case panWaits = "the pan waits"
}
private let relation = Variable<Relation>("relation", "Between the two is said")

extension Experiment {
    /// A pan of one's own and that of a scroll view.
    static let scrollAgainstPan = Experiment(
        id: "ScrollAgainstPan",
        title: "A pan recognizer and a scroll view",
        question:
            "The content of a scroll view scrolls up and down only. A pan recognizer is on the content, on the scroll view itself or on its superview; its delegate allows both, or one of the two requires the other to fail. Who gets a drag up, who one to the left?",
        answer:
            "To the left the pan acts in every case. Upwards, if nothing is said, it acts if it is on the content or on the scroll view, and the scroll view scrolls if it is on the superview. The one that waits loses the drag, wherever the pan is; if both may, both act.",
        variables: [direction, relation, place],
        stage: { stage in
            let superview = stage.add(UIView(), "superview", at: Stage.bounds)
            let scroll = stage.addTall(UIScrollView())
            superview.addSubview(scroll)
            let content = stage.add(UIView(), "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            let view =
                switch stage[place] {
                case .content: content
                case .scrollView: scroll
                case .superview: superview
                }
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
            switch stage[relation] {
            case .bothMay: pan.delegate = stage.name(AllowingDelegate(), "allows")
            case .scrollViewWaits: scroll.panGestureRecognizer.require(toFail: pan)
            case .panWaits: pan.require(toFail: scroll.panGestureRecognizer)
            case .nothing: break
            }
            let (dx, dy) = stage[direction] == .up ? (0.0, -100.0) : (-100, 0)
            stage.script.play(.drags, x: 200, y: 200, in: "content", by: dx, dy)
        },
        claims: [
            Claim(
                "A drag across the content's direction is the pan's, whatever is said.",
                when: direction == .left,
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "The scroll view's own pan fails where there is nothing to scroll.", rules: [.dragDirection]),
            Claim(
                "Along it, a pan on the content or on the scroll view keeps it from scrolling.",
                when: direction == .up && relation == .nothing && place != .superview,
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "Of two that recognize with the same move the deeper wins, on one view the one added last.",
                rules: [.deepestLatestWins]),
            Claim(
                "A pan on the superview is kept from acting by the scroll view.",
                when: direction == .up && relation == .nothing && place == .superview,
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("pan.*")]),
                explanation: "The scroll view is deeper.", rules: [.deepestLatestWins]),
            Claim(
                "If the delegate allows both, both act.",
                when: direction == .up && relation == .bothMay,
                .all([.happens("pan.action(began)"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: "One delegate's yes is enough.", rules: [.exclusion]),
            Claim(
                "If the scroll view waits for the pan, the pan acts, even on the superview.",
                when: direction == .up && relation == .scrollViewWaits,
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "The pan recognizes, so the one that waits for it fails.", rules: [.failureRequirement]),
            Claim(
                "If the pan waits for the scroll view, the content scrolls, even under a pan on itself.",
                when: direction == .up && relation == .panWaits,
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("pan.*")]),
                explanation: "The scroll view's pan recognizes, so the one that waits for it fails.", rules: [.failureRequirement]),
        ])
}
