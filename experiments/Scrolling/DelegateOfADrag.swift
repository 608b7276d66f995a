import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case restsAndLifts = "rests and lifts"
    case liftsInMotion = "lifts in motion"
    case pullsBeyondTheEdge = "pulls beyond the edge"
}
private let finger = Variable<Finger>("finger", "The finger")
private let paging = Variable<Bool>("isPagingEnabled", "`isPagingEnabled`")

private enum Target: String, Choice {
    case leavesTheTarget = "leaves the target unchanged"
    case setsTheTargetTo0 = "sets the target to 0"
}
private let target = Variable<Target>("target", "In `scrollViewWillEndDragging` the delegate")

/// Hears of all but the single changes of the offset, and says whether it goes on.
private final class DragListener: UIScrollViewDelegate {
    var say: (String) -> Void = { _ in }
    var setsTarget = false

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if setsTarget { targetContentOffset.pointee = .zero }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        say(decelerate ? "willDecelerate: true" : "willDecelerate: false")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

private let scroll = Named<UIScrollView>("scroll")
private let delegate = Named<DragListener>("delegate")

private let snaps = Condition(
    "paging decides where the content rests", not: "paging does not decide where the content rests",
    paging.isOn && target == .leavesTheTarget && finger != .pullsBeyondTheEdge)

/// From the first move to the rest.
let delegateOfADrag: Experiment = Experiment(
    id: "DelegateOfADrag",
    title: "Order of `UIScrollViewDelegate` calls during a drag",
    question:
        "A finger drags the content and rests before it lifts, lifts in motion, or pulls the content beyond its edge. In which order does the delegate receive its calls, when does the content go on moving alone, and where does it come to rest?",
    answer:
        "The delegate receives `scrollViewWillBeginDragging`, then at the lift `scrollViewWillEndDragging` and `scrollViewDidEndDragging`; `scrollViewDidScroll` is called many times until the content rests, also during deceleration, and is left out here. `scrollViewWillBeginDecelerating` and `scrollViewDidEndDecelerating` follow only if the content still has to move: if the finger lifts in motion, beyond the edge or, with paging, not at the edge of a page, or if the delegate has set another target.",
    remedy:
        "To notice the end of scrolling, handle both `scrollViewDidEndDragging(_:willDecelerate:)` with `willDecelerate == false` and `scrollViewDidEndDecelerating(_:)`. An animated scroll by code ends with `scrollViewDidEndScrollingAnimation(_:)` alone, as the experiment “Scrolling by code: `setContentOffset` and the delegate” shows. To let the content rest at a place of your own, write the place into `targetContentOffset` in `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, with `isPagingEnabled` off: Apple's page says that the method is not called with paging. Not by an animated `setContentOffset` in `scrollViewWillBeginDecelerating(_:)`: it begins from rest and loses the finger's speed.",
    symptoms: [
        "scrollViewDidEndDecelerating not called when I lift the finger slowly",
        "how to detect when a UIScrollView has stopped scrolling",
        "order of scroll view delegate methods",
        "when is willDecelerate true and when false",
        "snap scrolling to a position with targetContentOffset",
        "scrollViewDidEndDecelerating is sometimes not called",
    ],
    variables: [finger, paging, target],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.isPagingEnabled = stage[paging]
        let listener = stage.name(DragListener(), delegate)
        listener.setsTarget = stage[target] == .setsTheTargetTo0
        listener.say = { stage.mark($0) }
        scroll.delegate = listener
        let pulls = stage[finger] == .pullsBeyondTheEdge
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: 150, y: 200, in: scroll))
        hand.move(to: .point(x: 150, y: pulls ? 300 : 100, in: scroll), over: 0.1)
        if stage[finger] != .liftsInMotion { stage.script.wait(0.3) }
        hand.up()
        stage.script.wait(20)
        stage.script.perform { stage.mark(DragListener.place(scroll)) }
    },
    outcomes: {
        Outcome(
            "the content goes on moving after the lift", not: "the content stays where the finger leaves it",
            delegate.scrollViewWillBeginDecelerating)
        Outcome("the content comes to rest", otherwise: "not at the edge of a page") {
            Outcome.State("at its top", "it rests at the top")
            Outcome.State("at the next page", "it rests at page 1")
        }
    },
    claims: {
        Claim(
            "For every drag the delegate receives will begin dragging, will end dragging and did end dragging, in this order.",
            explanation:
                "Apple documents the calls, but says that `scrollViewWillEndDragging` is not called with `isPagingEnabled`; this model calls the method then too.",
            rules: [.scrollDelegate]
        ) {
            delegate.scrollViewWillBeginDragging
            delegate.scrollViewWillEndDragging
            delegate.scrollViewDidEndDragging
        }
        Claim(
            "If the content rests where it is to stay, no call about deceleration follows.",
            when: finger == .restsAndLifts && paging.isOff && target == .leavesTheTarget
        ) {
            TokenPattern("willDecelerate: false").happens
            delegate.call("*Decelerating*").never
            TokenPattern("it rests between pages").happens
        }
        Claim(
            "If the finger lifts in motion, the content goes on alone and stops by itself.",
            when: finger == .liftsInMotion,
            explanation: "That is documented; the curve of the speed is not.", rules: [.deceleration]
        ) {
            delegate.scrollViewDidEndDragging
            "willDecelerate: true"
            delegate.scrollViewWillBeginDecelerating
            delegate.scrollViewDidEndDecelerating
        }
        Claim(
            "Content that was pulled beyond its edge springs back, and the delegate receives this as deceleration.",
            when: finger == .pullsBeyondTheEdge,
            explanation: "Content comes to rest at its edges.", rules: [.deceleration]
        ) {
            "willDecelerate: true"
            delegate.scrollViewDidEndDecelerating
            TokenPattern("it rests at the top").happens
        }
        Claim(
            "With paging, the content comes to rest at a page.",
            when: snaps,
            explanation: "Documented for `isPagingEnabled`.", rules: [.deceleration]
        ) {
            TokenPattern("willDecelerate: true").happens
            TokenPattern("it rests between pages").never
        }
        Claim(
            "With paging, the content moves to the next page if the finger lifts in motion.",
            when: snaps && finger == .liftsInMotion, TokenPattern("it rests at page 1").happens)
        Claim(
            "The delegate can set where the content comes to rest.", when: target == .setsTheTargetTo0,
            TokenPattern("it rests at the top").happens)
    })

extension DragListener {
    /// In words that do not depend on how fast the content slows down.
    fileprivate static func place(_ scroll: UIScrollView) -> String {
        let offset = Double(scroll.contentOffset.y)
        if offset == 0 { return "it rests at the top" }
        return offset == 300 ? "it rests at page 1" : "it rests between pages"
    }
}
