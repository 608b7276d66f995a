import EventTrace
import ExperimentKit
import UIKit

private enum Fingers: String, Choice {
    case one = "one finger drags"
    case two = "two fingers drag"
}
private let fingers = Variable<Fingers>("fingers", "On `drawing`")
private let isForTwo = Variable<Bool>(
    "two", "The scroll view's pan needs 2 fingers", off: "the scroll view's pan needs 1 finger", default: true)

/// Hears of the beginning of drags.
private final class DragListener: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

private let scroll = Named<UIScrollView>("scroll")
private let drawing = Named<LoggedView>("drawing")
private let delegate = Named<DragListener>("delegate")

/// A drawing in a scroll view.
let oneDrawsTwoScroll: Experiment = Experiment(
    id: "OneDrawsTwoScroll",
    title: "One finger draws, two fingers scroll",
    question:
        "`drawing` is the content of a scroll view and handles touches. One finger or two drag on it; `minimumNumberOfTouches` of the scroll view's `panGestureRecognizer` is 1 or 2. Which drags scroll, and which touches does `drawing` keep?",
    answer:
        "If the pan needs two fingers, the drag of one finger belongs to `drawing` up to its end, and the drag of two scrolls: the touch in `drawing` is cancelled then. If the pan needs one finger, each drag scrolls.",
    remedy:
        "Set `scrollView.panGestureRecognizer.minimumNumberOfTouches = 2`, and `delaysContentTouches = false` if the beginning of a line comes too late. In `touchesCancelled` remove the line that the first finger has begun before the second came. Do not count on `maximumNumberOfTouches` of this pan: by a report to Apple (20890684) it has no effect.",
    symptoms: [
        "draw with one finger, scroll with two",
        "scroll view with two finger scrolling only",
        "UIScrollView minimumNumberOfTouches",
        "signature or drawing view inside a scroll view scrolls instead of drawing",
    ],
    variables: [fingers, isForTwo],
    stage: { stage in
        let scroll = stage.add(UIScrollView(), scroll, at: CGRect(x: 45, y: 150, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.delegate = stage.name(DragListener(), delegate)
        if stage[isForTwo] { scroll.panGestureRecognizer.minimumNumberOfTouches = 2 }
        stage.add(LoggedView(), drawing, at: CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll)
        let count = stage[fingers] == .one ? 1 : 2
        for number in 1...count { stage.script.finger(number).down(at: .point(x: 45 + 90 * Double(number), y: 400)) }
        stage.script.wait(0.3)
        for step in 1...4 {
            for number in 1...count {
                stage.script.finger(number).move(to: .point(x: 45 + 90 * Double(number), y: 400 - 20 * Double(step)))
            }
            stage.script.wait(0.05)
        }
        for number in 1...count { stage.script.finger(number).up() }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the content scrolls", not: "the content stays", delegate.scrollViewWillBeginDragging)
        Outcome("the touch in `drawing` is cancelled", not: "the touch in `drawing` ends", drawing.touchesCancelled)
    },
    claims: {
        Claim(
            "If the pan needs two fingers, the drag of one finger belongs to `drawing` from beginning to end.",
            when: isForTwo.isOn && fingers == .one,
            explanation: "A pan begins with no fewer fingers than its minimum.", rules: [.panFingers]
        ) {
            drawing.touchesBegan
            drawing.touchesMoved
            drawing.touchesEnded
            drawing.touchesCancelled.never
            delegate.everything.never
        }
        Claim(
            "If the pan needs two fingers, two fingers scroll, and the touch in `drawing` is cancelled.",
            when: isForTwo.isOn && fingers == .two
        ) {
            drawing.touchesBegan
            delegate.scrollViewWillBeginDragging
            drawing.touchesCancelled
        }
        Claim("If the pan needs one finger, each drag scrolls.", when: isForTwo.isOff) {
            delegate.scrollViewWillBeginDragging.times(1)
            drawing.touchesEnded.never
        }
    })
