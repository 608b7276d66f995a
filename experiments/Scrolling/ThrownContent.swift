import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case slowSteps = "drags in steps of 3 points"
    case throwsAtTheEdge = "throws the content at its edge"
    case catches = "catches thrown content and drags it"
}
private let finger = Variable<Finger>("finger", "The finger")

private final class ThrowListener: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

private let scroll = Named<UIScrollView>("scroll")
private let delegate = Named<ThrowListener>("delegate")
private let beyondTen = Mark("the finger has gone 12 points")
private let fifteen = Mark("the finger goes on")
private let overTheEdge = Mark("the content is over its edge")
private let lands = Mark("the finger lands again")

/// Numbers of drags and throws.
let thrownContent: Experiment = Experiment(
    id: "ThrownContent",
    title: "A drag begins 10 points late, and thrown content overshoots its edge",
    question:
        "A finger drags content in small steps, throws it at its edge, or catches it in motion and drags it. When does the content move, and when does its deceleration end?",
    answer:
        "The drag begins when the finger has gone 10 points, and the content follows the finger less these 10 points. Content thrown at its edge goes over the edge and comes back. If a finger catches decelerating content and drags, the engine calls `scrollViewDidEndDecelerating` before `scrollViewWillBeginDragging`, as one author's code relies on; in a log of iOS 8 to 12 the former comes after the lift.",
    remedy:
        "While content bounces, `contentOffset` lies beyond the edges. Before you compute with the offset, clamp it, `max(top, min(contentOffset.y, bottom))`, where `top` is `-adjustedContentInset.top`, not 0 under a navigation bar, and `bottom` is `contentSize.height - bounds.height + adjustedContentInset.bottom`; or set `bounces = false`. In `scrollViewDidEndDecelerating(_:)` test `isTracking`: if true, a finger has caught the content.",
    symptoms: [
        "scroll view content lags behind the finger by 10 points",
        "content offset is larger than the maximum while decelerating",
        "scrollViewDidEndDecelerating before scrollViewWillBeginDragging",
    ],
    variables: [finger],
    stage: { stage in
        let view = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 220, width: 300, height: 250))
        view.contentSize = CGSize(width: 300, height: 3000)
        view.contentOffset.y = stage[finger] == .throwsAtTheEdge ? 2500 : 1000
        view.delegate = stage.name(ThrowListener(), delegate)
        let hand = stage.script.finger(1)
        hand.down(at: .point(x: 195, y: 450))
        if stage[finger] == .slowSteps {
            hand.move(to: .point(x: 195, y: 441), over: 0.048)
            stage.script.mark(beyondTen)
            hand.move(to: .point(x: 195, y: 438), over: 0.016)
            stage.script.wait(0.1)
            stage.script.mark(fifteen)
            hand.move(to: .point(x: 195, y: 420), over: 0.1)
            stage.script.wait(0.5)
            return hand.up()
        }
        hand.move(to: .point(x: 195, y: 250), over: 0.1)
        hand.up()
        stage.script.wait(0.15)
        stage.script.perform { if view.contentOffset.y > 2750 { stage.mark(overTheEdge) } }
        if stage[finger] == .throwsAtTheEdge { return stage.script.wait(3) }
        stage.script.mark(lands)
        hand.down(at: .point(x: 195, y: 400))
        hand.move(to: .point(x: 195, y: 340), over: 0.2)
        stage.script.wait(0.5)
        hand.up()
    },
    outcomes: {
        Outcome("the content goes over its edge", not: "the content stays within its edge", overTheEdge.written)
    },
    claims: {
        Claim(
            "What the finger has gone beyond 10 points moves the content in the event in which the drag begins.",
            when: finger == .slowSteps, explanation: "Measured on a simulator of iOS 26.1, with injected touches.",
            rules: [.dragFromTheThreshold]
        ) {
            beyondTen.written
            delegate.scrollViewWillBeginDragging
            delegate.scrollViewDidScroll
            fifteen.written
        }
        Claim(
            "Content thrown at its edge goes over it.", when: finger == .throwsAtTheEdge, overTheEdge.written.happens,
            explanation: "Measured on a simulator of iOS 26.1, with injected touches.", rules: [.overshoot])
        Claim(
            "The deceleration of caught content ends before the drag begins.", when: finger == .catches,
            explanation: "An author's code relies on it; a log of iOS 8 to 12 has the end after the lift.", rules: [.caughtContentDragged]
        ) {
            lands.written
            delegate.scrollViewDidEndDecelerating
            delegate.scrollViewWillBeginDragging
        }
    })
