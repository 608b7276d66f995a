import EventTrace
import ExperimentKit
import UIKit

private let place = Variable(
    "pan", Text("The pan recognizer is on", chinese: "拖动手势在"), ["the content", "the scroll view", "the superview"])
private let direction = Variable("drag", Text("The finger drags", chinese: "手指拖动方向"), ["up", "left"])
private let relation = Variable(
    "relation", Text("Between the two is said", chinese: "两者之间的约定"),
    ["nothing", "both may", "the scroll view waits", "the pan waits"])

extension Experiment {
    /// A pan of one's own and that of a scroll view.
    static let scrollAgainstPan = Experiment(
        id: "ScrollAgainstPan",
        title: Text("A pan recognizer and a scroll view", chinese: "拖动手势与滚动视图"),
        question: Text(
            "The content of a scroll view scrolls up and down only. A pan recognizer is on the content, on the scroll view itself or on its superview; its delegate allows both, or one of the two requires the other to fail. Who gets a drag up, who one to the left?",
            chinese: "滚动视图的内容只能上下滚动。拖动手势加在内容、滚动视图自身或其父视图上；它的 delegate 允许同时识别，或其中一个要求另一个失败。向上拖、向左拖各归谁？"),
        answer: Text(
            "To the left the pan acts in every case. Upwards, if nothing is said, it acts if it is on the content or on the scroll view, and the scroll view scrolls if it is on the superview. The one that waits loses the drag, wherever the pan is; if both may, both act.",
            chinese: "向左拖总归手势。向上拖若无约定：手势在内容或滚动视图上则归手势，在父视图上则滚动。等待的一方失去拖动，与手势的位置无关；允许同时识别时两者都响应。"),
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
                Text("A drag across the content's direction is the pan's, whatever is said.", chinese: "与内容方向垂直的拖动归手势，无论有何约定。"),
                when: direction.is("left"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: Text(
                    "The scroll view's own pan fails where there is nothing to scroll (SC.5, assumed).",
                    chinese: "无可滚动的方向上，滚动视图自己的拖动失败（SC.5，假定）。")),
            Claim(
                Text("Along it, a pan on the content or on the scroll view keeps it from scrolling.", chinese: "沿内容方向：内容或滚动视图上的手势使其不滚动。"),
                when: direction.is("up") && relation.is("nothing") && place.isNot("the superview"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: Text(
                    "Of two that recognize with the same move the deeper wins, on one view the one added last (GE.9).",
                    chinese: "同一次移动中识别的两者，较深的胜；同一视图上后添加的胜（GE.9）。")),
            Claim(
                Text("A pan on the superview is kept from acting by the scroll view.", chinese: "父视图上的手势被滚动视图排除。"),
                when: direction.is("up") && relation.is("nothing") && place.is("the superview"),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("pan.*")]),
                explanation: Text("The scroll view is deeper (GE.9).", chinese: "滚动视图更深（GE.9）。")),
            Claim(
                Text("If the delegate allows both, both act.", chinese: "delegate 允许时，两者都响应。"),
                when: direction.is("up") && relation.is("both may"),
                .all([.happens("pan.action(began)"), .happens("delegate.scrollViewWillBeginDragging*")]),
                explanation: Text("One delegate's yes is enough (GE.8).", chinese: "任一 delegate 同意即可（GE.8）。")),
            Claim(
                Text("If the scroll view waits for the pan, the pan acts, even on the superview.", chinese: "滚动视图等待手势时，手势响应，在父视图上也一样。"),
                when: direction.is("up") && relation.is("the scroll view waits"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: Text("The pan recognizes, so the one that waits for it fails (GE.11).", chinese: "手势识别成功，等待它的一方失败（GE.11）。")),
            Claim(
                Text(
                    "If the pan waits for the scroll view, the content scrolls, even under a pan on itself.",
                    chinese: "手势等待滚动视图时，内容滚动，手势在内容上也一样。"),
                when: direction.is("up") && relation.is("the pan waits"),
                .all([.happens("delegate.scrollViewWillBeginDragging*"), .never("pan.*")]),
                explanation: Text(
                    "The scroll view's pan recognizes, so the one that waits for it fails (GE.11).", chinese: "滚动视图的拖动识别成功，等待它的一方失败（GE.11）。"
                )),
        ])
}
