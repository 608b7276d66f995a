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
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { Simulation.delegateKeepsSilent() }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Simulation.delegateKeepsSilent() }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { Simulation.delegateKeepsSilent() }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { Simulation.delegateKeepsSilent() }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Simulation.delegateKeepsSilent() }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Simulation.delegateKeepsSilent() }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Simulation.delegateKeepsSilent() }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        Simulation.delegateKeepsSilent()
        return nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { Simulation.delegateKeepsSilent() }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { Simulation.delegateKeepsSilent() }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        Simulation.delegateKeepsSilent()
    }
}

extension Simulation {
    /// Said by the default implementation of a delegate's method: nobody of the client's was called.
    static func delegateKeepsSilent() {
        current?.delegateIsSilent = true
    }
}
