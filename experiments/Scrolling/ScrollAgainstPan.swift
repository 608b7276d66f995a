import EventTrace
import ExperimentKit
import UIKit

private let place = Variable("pan", "The pan recognizer is on", ["the content", "the scroll view", "the superview"])
private let direction = Variable("drag", "The finger drags", ["up", "left"])
private let relation = Variable("relation", "Between the two is said", ["nothing", "both may", "the scroll view waits", "the pan waits"])

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
            let superview = stage.add({ UIView(frame: $0) }, "superview", at: .stage)
            let scroll = stage.addTall(UIScrollView.init(frame:))
            superview.addSubview(scroll)
            let content = stage.add({ UIView(frame: $0) }, "content", at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
            let view = stage.choice(place) == "the content" ? content : stage.choice(place) == "the superview" ? superview : scroll
            let pan = stage.put(UIPanGestureRecognizer(), "pan", on: view)
            switch stage.choice(relation) {
            case "both may": pan.delegate = stage.name(AllowingDelegate(), "allows")
            case "the scroll view waits": scroll.panGestureRecognizer.require(toFail: pan)
            case "the pan waits": pan.require(toFail: scroll.panGestureRecognizer)
            default: break
            }
            let (dx, dy) = stage.choice(direction) == "up" ? (0.0, -100.0) : (-100, 0)
            stage.script.play("drags", x: 200, y: 200, in: "content", by: dx, dy)
        },
        claims: [
            Claim(
                "A drag across the content's direction is the pan's, whatever is said.",
                when: direction.is("left"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "The scroll view's own pan fails where there is nothing to scroll (SC.5, assumed)."),
            Claim(
                "Along it, a pan on the content or on the scroll view keeps it from scrolling.",
                when: direction.is("up") && relation.is("nothing") && place.isNot("the superview"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "Of two that recognize with the same move the deeper wins, on one view the one added last (GE.9)."),
            Claim(
                "A pan on the superview is kept from acting by the scroll view.",
                when: direction.is("up") && relation.is("nothing") && place.is("the superview"),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("pan.*")]),
                explanation: "The scroll view is deeper (GE.9)."),
            Claim(
                "If the delegate allows both, both act.",
                when: direction.is("up") && relation.is("both may"),
                .all([.happens("pan.action(began)"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: "One delegate's yes is enough (GE.8)."),
            Claim(
                "If the scroll view waits for the pan, the pan acts, even on the superview.",
                when: direction.is("up") && relation.is("the scroll view waits"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "The pan recognizes, so the one that waits for it fails (GE.11)."),
            Claim(
                "If the pan waits for the scroll view, the content scrolls, even under a pan on itself.",
                when: direction.is("up") && relation.is("the pan waits"),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("pan.*")]),
                explanation: "The scroll view's pan recognizes, so the one that waits for it fails (GE.11)."),
        ])
}
