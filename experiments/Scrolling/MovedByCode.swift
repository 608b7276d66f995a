import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case contentOffset = "`contentOffset`"
    case setContentOffset = "`setContentOffset`"
    case setContentOffsetAnimated = "`setContentOffset` with animation"
    case scrollRectToVisibleAnimated = "`scrollRectToVisible` with animation"
}
private let way = Variable<Way>("way", "Code moves the content by")

/// Hears of movements and their ends.
private final class EndListener: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

private let scroll = Named<UIScrollView>("scroll")
private let delegate = Named<EndListener>("delegate")

private let isAnimated = Condition(
    "the content moves with animation", not: "the content moves without animation",
    way.isOneOf(.setContentOffsetAnimated, .scrollRectToVisibleAnimated))

/// Without a finger.
let movedByCode: Experiment = Experiment(
    id: "MovedByCode",
    title: "Scrolling by code: `setContentOffset` and the delegate",
    question:
        "Code sets the content offset, with or without animation. Has the content moved when the call returns, when is `scrollViewDidScroll` called, and which call does the delegate receive at the end?",
    answer:
        "Without animation, the content has moved when the call returns: `scrollViewDidScroll` is called once, within the call, and the delegate receives no call at the end. With animation, the content moves after the call, `scrollViewDidScroll` is called at each frame, and the delegate receives `scrollViewDidEndScrollingAnimation` at the end, never a call about deceleration.",
    remedy:
        "To run code after an animated scroll, implement `scrollViewDidEndScrollingAnimation(_:)`; without animation, go on right after the call. If the content is already there, nothing moves and no call comes: compare the offsets first. `scrollViewDidScroll(_:)` does not tell who moves the content: take a movement for the user's only while `isTracking`, `isDragging` or `isDecelerating` is true; of two scroll views in step, only the one with the finger then moves the other. A finger that comes down stops an animated scroll on its way, as developers report: switch `isUserInteractionEnabled` off until the end call, or scroll again when the touch ends. To stop content that still decelerates, call `setContentOffset(_:animated:)` with the present `contentOffset` and without animation; setting the property `contentOffset` moves the content, and the deceleration goes on.",
    symptoms: [
        "scrollViewDidEndDecelerating not called after setContentOffset animated",
        "completion handler for setContentOffset animated or scrollRectToVisible",
        "contentOffset still has the old value right after setContentOffset",
        "how to know when programmatic scrolling has finished",
        "touch interrupts scrollToItem or setContentOffset animated halfway",
        "stop a scroll view that is decelerating",
        "scrollViewDidScroll called when setting contentOffset",
        "set contentOffset without calling scrollViewDidScroll",
        "two scroll views in step call each other endlessly",
        "contentOffset set in code jumps back while the content decelerates",
    ],
    variables: [way],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.delegate = stage.name(EndListener(), delegate)
        let choice = stage[way]
        let place = CGPoint(x: 0, y: 100)
        let tell = { (words: String) in
            stage.mark("\(words) the offset is \(Value.number(Double(scroll.contentOffset.y)))")
        }
        stage.script.perform {
            switch choice {
            case .contentOffset: scroll.contentOffset = place
            case .setContentOffset: scroll.setContentOffset(place, animated: false)
            case .setContentOffsetAnimated: scroll.setContentOffset(place, animated: true)
            case .scrollRectToVisibleAnimated: scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 300, height: 100), animated: true)
            }
            tell("when the call returns")
        }
        stage.script.wait(2)
        stage.script.perform { tell("2 s later") }
    },
    outcomes: {
        Outcome(
            "the content has moved when the call returns", not: "the content moves after the call has returned",
            "when the call returns the offset is 100")
        Outcome("`scrollViewDidScroll` is called", otherwise: "within the call, once") {
            Outcome.State("after the call, at each frame", .order(["when the call returns *", delegate.scrollViewDidScroll]))
        }
        Outcome(
            "`scrollViewDidEndScrollingAnimation` is called at the end", not: "the delegate receives no call at the end",
            delegate.scrollViewDidEndScrollingAnimation)
    },
    claims: {
        Claim(
            "Without animation, `scrollViewDidScroll` is called once, and the content has moved when the call returns.", when: !isAnimated,
            explanation: "The delegate's documentation has `scrollViewDidScroll` for any change of the offset."
        ) {
            only {
                delegate.scrollViewDidScroll(scroll)
                "when the call returns the offset is 100"
                "2 s later the offset is 100"
            }
        }
        Claim(
            "With animation, the content has not moved when the call returns, and the delegate receives the end once.",
            when: isAnimated,
            explanation: "The delegate's documentation has `scrollViewDidEndScrollingAnimation` for it.", rules: [.animatedScroll]
        ) {
            "when the call returns the offset is 0"
            delegate.scrollViewDidEndScrollingAnimation(scroll)
            "2 s later the offset is 100"
            delegate.scrollViewDidEndScrollingAnimation.times(1)
        }
        Claim(
            "With animation, `scrollViewDidScroll` is called only after the call has returned, and before the end.", when: isAnimated
        ) {
            TokenPattern("when the call returns *").before(delegate.scrollViewDidScroll)
            delegate.scrollViewDidScroll
            delegate.scrollViewDidEndScrollingAnimation
        }
        Claim(
            "When code moves the content, the delegate receives no call about dragging or deceleration."
        ) {
            TokenPattern("2 s later the offset is 100").happens
            delegate.call("*Dragging*").never
            delegate.call("*Decelerating*").never
        }
    })
