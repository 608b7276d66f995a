import EventTrace

/// Is told of scrolling. All methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
    /// After every change of the content offset, whoever made it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// At the lift. `velocity` in points per millisecond; the place where the content will come to rest can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// After an animated change of the content offset that code has asked for.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view to zoom; nil for none. It is asked each time zooming is about to begin.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Before a pinch, or an animated change, zooms.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// After every change of the scale, whoever made it.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// After a pinch, when the scale is back within its limits, and after an animated change.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// Running one of these means that client code has no such method.
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
