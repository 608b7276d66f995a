import EventTrace

/// Receives calls about scrolling. All methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset, by a finger or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called at the lift. `velocity` is in points per millisecond; the place of rest can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated change of the content offset by code.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Asked after a tap on the status bar; false leaves the content where it is.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the content has come to its top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The view to zoom; nil for none. Asked each time zooming is about to begin.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before a pinch or an animated change zooms.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after every change of the scale, by a pinch or by code.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called after a pinch, once the scale is within its limits, and after an animated change.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// A call of one of these means that client code has no such method.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { Simulation.delegate(self, lacks: .scrollViewDidScroll, for: scrollView) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginDragging, for: scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { Simulation.delegate(self, lacks: .scrollViewWillEndDragging, for: scrollView) }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Simulation.delegate(self, lacks: .scrollViewDidEndDragging, for: scrollView)
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginDecelerating, for: scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidEndDecelerating, for: scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidEndScrollingAnimation, for: scrollView)
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        Simulation.delegate(self, lacks: .scrollViewShouldScrollToTop, for: scrollView)
        return true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidScrollToTop, for: scrollView)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        Simulation.delegate(self, lacks: .viewForZooming, for: scrollView)
        return nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginZooming, for: scrollView)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { Simulation.delegate(self, lacks: .scrollViewDidZoom, for: scrollView) }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        Simulation.delegate(self, lacks: .scrollViewDidEndZooming, for: scrollView)
    }
}
