import EventTrace

/// SC.16: the scale of the content.
extension UIScrollView {
    /// The view that the delegate wants zoomed; without one nothing is.
    final func zoomedView() -> UIView? {
        guard let delegate = delegateReference.delegate else { return nil }
        guard let simulation = Simulation.current else { return delegate.viewForZooming(in: self) }
        return simulation.ask(.viewForZooming, ofDelegate: delegate, for: self, by: .zooming, about: simulation.subject(self)) {
            delegate.viewForZooming(in: self)
        } name: {
            $0.map { simulation.subject($0) } ?? Name(.nil)
        }
    }

    /// Around the middle of what is in sight.
    final func changeScale(to scale: CGFloat, animated: Bool) {
        let size = layer.bounds.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        change(to: scale, animated) { (self.point(of: $0, at: middle), middle) }
    }

    /// `rect` is one of the zoomed view's.
    final func fill(with rect: CGRect, animated: Bool) {
        let size = layer.bounds.size
        guard rect.width > 0, rect.height > 0 else { return }
        change(to: min(size.width / rect.width, size.height / rect.height), animated) { _ in
            (CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: size.width / 2, y: size.height / 2))
        }
    }

    /// SC.17. In the middle of a pinch it is one of the changes of the pinch. `anchor` says which point of the zoomed view comes to lie where.
    private final func change(to scale: CGFloat, _ animated: Bool, anchor: (UIView) -> (point: CGPoint, place: CGPoint)) {
        guard let view = zoomedView() else { return }
        let scale = zooming.nearest(to: scale)
        finishZoomAnimation()
        if animated, zooming.gesture == nil {
            tellDelegate(.scrollViewWillBeginZooming, by: .zoomDelegate) { $0.scrollViewWillBeginZooming(self, with: view) }
            animateZoom(of: view, isBounce: false)
        }
        let (point, place) = anchor(view)
        show(scale, of: view, point, at: place)
    }

    /// At this scale, with what lies at a place of the visible part staying there.
    final func show(_ scale: CGFloat, of view: UIView, around place: CGPoint) {
        show(scale, of: view, point(of: view, at: place), at: place)
    }

    private final func point(of view: UIView, at place: CGPoint) -> CGPoint {
        view.convert(CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y), from: self)
    }

    /// At this scale, with a point of the zoomed view at a place of the visible part, as far as the content's edges let it.
    private final func show(_ scale: CGFloat, of view: UIView, _ point: CGPoint, at place: CGPoint) {
        guard scale > 0 else { return }
        let isNew = scale != zooming.scale
        zooming.scale = scale
        enlarge(view, scale)
        contentSize = view.frame.size
        let target = view.convert(point, to: self)
        let offset = nearestOffset(to: CGPoint(x: target.x - place.x, y: target.y - place.y))
        if offset != contentOffset { contentOffset = offset }
        rebaseDrag()
        guard isNew else { return }
        setNeedsLayout()
        tellDelegate(.scrollViewDidZoom, by: .zoomDelegate) { $0.scrollViewDidZoom(self) }
    }

    /// Its upper left corner stays.
    private final func enlarge(_ view: UIView, _ scale: CGFloat) {
        if let simulation = Simulation.current {
            simulation.recorder.decide(.zoom, simulation.subject(self), simulation.subject(view), by: .zooming)
        }
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let (moved, center) = (view.frame.origin, view.center)
        view.center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }

    // MARK: The end of a change that takes its time

    final func animateZoom(of view: UIView, isBounce: Bool) {
        guard let simulation = Simulation.current else { return }
        zooming.animation = ZoomAnimation(view: view, isBounce: isBounce)
        zooming.animation?.end.set(after: simulation.thresholds.scrollAnimation, in: simulation) { [self] in finishZoomAnimation() }
    }

    /// Also when something else takes its place.
    final func finishZoomAnimation() {
        guard let animation = zooming.animation else { return }
        zooming.animation = nil
        animation.end.cancel()
        tellZoomEnded(animation.view)
    }

    final func tellZoomEnded(_ view: UIView) {
        tellDelegate(.scrollViewDidEndZooming, by: .zoomDelegate) {
            $0.scrollViewDidEndZooming(self, with: view, atScale: self.zooming.scale)
        }
    }
}
