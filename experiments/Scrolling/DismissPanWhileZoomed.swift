import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Photo: String, Choice {
    case fits = "fits the scroll view"
    case isZoomed = "is zoomed to twice its size"
    case isTall = "is taller than the scroll view that shows its middle"
}
private let photo = Variable<Photo>("photo", "The photo", clause: "the photo {value}")

private enum Place: String, Choice {
    case photo = "the photo"
    case superview = "the superview of the scroll view"
}
private let place = Variable<Place>("pan", "The pan recognizer is on")
private let looks = Variable<Bool>(
    "looks", "`gestureRecognizerShouldBegin` looks at the zoom scale and the edge", off: "the pan recognizer has no delegate")

/// Lets a pan begin if the photo is not zoomed and shows its upper edge.
private final class DismissDelegate: UIGestureRecognizerDelegate {
    private let scroll: UIScrollView

    init(_ scroll: UIScrollView) { self.scroll = scroll }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scroll.zoomScale == 1 && scroll.contentOffset.y <= 0
    }
}

private let pan = Named<UIPanGestureRecognizer>("pan")
private let picture = Named<UIView>("picture")
private let dismisses = Named<DismissDelegate>("dismisses")
private let delegate = Named<ZoomDelegate>("delegate")

private let isLarger = Condition(
    "the photo is larger than the scroll view", not: "the photo fits the scroll view", photo.isOneOf(.isZoomed, .isTall))

/// A pan that is to dismiss a photo.
let dismissPanWhileZoomed: Experiment = Experiment(
    id: "DismissPanWhileZoomed",
    title: "Swipe down to dismiss a photo: why it triggers while zoomed",
    question:
        "A photo in a scroll view can be zoomed. A pan recognizer that dismisses the photo is on the photo or on the superview of the scroll view. The pan recognizer has no delegate, or a delegate that looks at the scroll view in `gestureRecognizerShouldBegin`. A finger drags down. Is the photo dismissed, or does it move?",
    answer:
        "A pan recognizer on the photo lies deeper than the scroll view and dismisses the photo, zoomed or not. A pan recognizer on the superview dismisses only a photo that fits, since a scroll view that can scroll gets the drag. With a delegate that looks at `zoomScale` and `contentOffset`, a photo that is zoomed or not at its edge moves, whichever view has the recognizer.",
    remedy:
        "In `gestureRecognizerShouldBegin(_:)` of the pan recognizer's delegate, return `scrollView.zoomScale == 1 && scrollView.contentOffset.y <= 0`, with your minimum scale and your edge, and only if `velocity(in:)` of the pan points down (`v.y > abs(v.x)`): without this test the pan on the photo also takes a drag up in a tall photo and the swipe to the next page. On the superview, a tall photo at its edge still scrolls: return `true` from `gestureRecognizer(_:shouldBeRequiredToFailBy:)` for `scrollView.panGestureRecognizer`. On a `UIImageView`, set `isUserInteractionEnabled = true`, or the pan receives nothing.",
    symptoms: [
        "swipe down to dismiss triggers while the image is zoomed",
        "pan to dismiss conflicts with a zoomed UIScrollView",
        "dragging a zoomed image in a photo viewer dismisses it",
    ],
    variables: [photo, place, looks],
    base: photo == .isZoomed,
    stage: { stage in
        let superview = stage.add(UIView(), "superview", at: Stage.bounds)
        let (scroll, _) = stage.addZoomed(side: 300)
        superview.addSubview(scroll)
        let picture = stage[picture]
        let pan = stage.add(UIPanGestureRecognizer(), pan, to: stage[place] == .photo ? picture : superview)
        if stage[looks] { pan.delegate = stage.name(DismissDelegate(scroll), dismisses) }
        switch stage[photo] {
        case .fits: break
        case .isZoomed:
            scroll.zoomScale = 2
            scroll.contentOffset = CGPoint(x: 150, y: 150)
        case .isTall:
            picture.frame.size.height = 900
            scroll.contentSize = picture.frame.size
            scroll.contentOffset = CGPoint(x: 0, y: 300)
        }
        stage.script.wait(0.1)
        stage.script.drag([.point(x: 195, y: 300), .point(x: 195, y: 340), .point(x: 195, y: 400)], duration: 0.2)
    },
    outcomes: {
        Outcome("the photo is dismissed", not: "the photo is not dismissed", pan.action(.began))
        Outcome("the photo moves", not: "the photo does not move", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "A photo that fits is dismissed, whatever the pan recognizer is on.", when: photo == .fits,
            explanation: "The scroll view has nothing to scroll, so its pan recognizer fails."
        ) {
            pan.action(.began).happens
            delegate.scrollViewWillBeginDragging.never
        }
        Claim(
            "A pan recognizer on the photo that may always begin dismisses the photo, zoomed or not.",
            when: place == .photo && looks.isOff,
            explanation: "If two recognizers recognize with the same move, the one on the deeper view wins.",
            rules: [.exclusion]
        ) {
            pan.action(.began).happens
            delegate.scrollViewWillBeginDragging.never
        }
        Claim(
            "A pan recognizer on the superview gets no drag that can move the photo.", when: place == .superview && isLarger,
            explanation: "The scroll view is deeper in the view hierarchy."
        ) {
            pan.action.never
            delegate.scrollViewWillBeginDragging.happens
        }
        Claim(
            "If `gestureRecognizerShouldBegin` returns `false` for a photo that is zoomed or not at its edge, the photo moves.",
            when: looks.isOn && isLarger, rules: [.shouldBegin]
        ) {
            dismisses.gestureRecognizerShouldBegin
            delegate.scrollViewWillBeginDragging
            pan.action.never
        }
    })
