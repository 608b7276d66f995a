import EventTrace
import ExperimentKit
import UIKit

/// Hears of all that a scroll view tells of zooming and dragging but the single changes of the offset; has `picture` zoomed.
package final class ZoomDelegate: UIScrollViewDelegate {
    package var picture: UIView?
    package var say: (String) -> Void = { _ in }

    package init() {}

    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    package func scrollViewDidZoom(_ scrollView: UIScrollView) {
        if scrollView.isZoomBouncing { say("isZoomBouncing") }
    }
    package func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

extension Stage {
    /// A scroll view of 300 by 300 points, `scroll`, with a square `picture` that is zoomed from half to twice its size; both with `delegate`.
    package func addZoomed(side: Double) -> (scroll: UIScrollView, delegate: ZoomDelegate) {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let picture = name(UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)), "picture")
        scroll.addSubview(picture)
        scroll.contentSize = picture.frame.size
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 2
        let delegate = name(ZoomDelegate(), "delegate")
        delegate.picture = picture
        delegate.say = { [self] in mark($0) }
        scroll.delegate = delegate
        return (scroll, delegate)
    }
}
