import EventTrace

/// SC.16: the scale of the content.
extension UIScrollView {
    /// The delegate's view to zoom; nil for none.
    final func zoomedView(in simulation: Simulation?) -> UIView? {
        guard let delegate = delegateReference.delegate else { return nil }
        guard let simulation else { return delegate.viewForZooming(in: self) }
        return simulation.ask(.viewForZooming, ofDelegate: delegate, for: self, by: .zooming, about: simulation.subject(self)) {
            delegate.viewForZooming(in: self)
        } name: {
            $0.map { simulation.subject($0) } ?? Name(.nil)
        }
    }

    /// Changes the scale around the middle of the visible part.
    final func changeScale(to scale: CGFloat, animated: Bool, in simulation: Simulation?) {
        let size = layer.bounds.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        change(to: scale, animated, in: simulation) { (self.point(of: $0, at: middle), middle) }
    }

    /// Zooms to `rect` of the zoomed view.
    final func fill(with rect: CGRect, animated: Bool, in simulation: Simulation?) {
        let size = layer.bounds.size
        guard rect.width > 0, rect.height > 0 else { return }
        change(to: min(size.width / rect.width, size.height / rect.height), animated, in: simulation) { _ in
            (CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: size.width / 2, y: size.height / 2))
        }
    }

    /// SC.17: changes the scale; during a pinch this is one of the pinch's changes. `anchor` gives a point of the zoomed view and its new
    /// place.
    private final func change(
        to scale: CGFloat, _ animated: Bool, in simulation: Simulation?, anchor: (UIView) -> (point: CGPoint, place: CGPoint)
    ) {
        guard let view = zoomedView(in: simulation) else { return }
        let scale = zooming.nearest(to: scale)
        finishZoomAnimation(in: simulation)
        if animated, zooming.gesture == nil {
            tellDelegate(.scrollViewWillBeginZooming, by: .zoomDelegate, in: simulation) { $0.scrollViewWillBeginZooming(self, with: view) }
            animateZoom(of: view, isBounce: false, in: simulation)
        }
        let (point, place) = anchor(view)
        show(scale, of: view, point, at: place, in: simulation)
    }

    /// Shows the view at this scale, keeping the point at a place of the visible part.
    final func show(_ scale: CGFloat, of view: UIView, around place: CGPoint, in simulation: Simulation?) {
        show(scale, of: view, point(of: view, at: place), at: place, in: simulation)
    }

    private final func point(of view: UIView, at place: CGPoint) -> CGPoint {
        view.convert(CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y), from: self)
    }

    /// Shows the view at this scale with its point at a place of the visible part, as far as the content's edges allow.
    private final func show(_ scale: CGFloat, of view: UIView, _ point: CGPoint, at place: CGPoint, in simulation: Simulation?) {
        guard scale > 0 else { return }
        let isNew = scale != zooming.scale
        zooming.scale = scale
        enlarge(view, scale, in: simulation)
        zooming.isResizing = true
        contentSize = view.frame.size
        zooming.isResizing = false
        let target = view.convert(point, to: self)
        let offset = nearestOffset(to: CGPoint(x: target.x - place.x, y: target.y - place.y))
        if offset != contentOffset { contentOffset = offset }
        rebaseDrag()
        guard isNew else { return }
        setNeedsLayout()
        tellDelegate(.scrollViewDidZoom, by: .zoomDelegate, in: simulation) { $0.scrollViewDidZoom(self) }
    }

    /// Scales the view, keeping its upper left corner.
    private final func enlarge(_ view: UIView, _ scale: CGFloat, in simulation: Simulation?) {
        if let simulation {
            simulation.recorder.decide(.zoom, simulation.subject(self), simulation.subject(view), by: .zooming)
        }
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let (moved, center) = (view.frame.origin, view.center)
        view.center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }

    // MARK: The end of a change that takes its time

    final func animateZoom(of view: UIView, isBounce: Bool, in simulation: Simulation?) {
        guard let simulation else { return }
        zooming.animation = ZoomAnimation(view: view, isBounce: isBounce)
        zooming.animation?.end.set(after: simulation.thresholds.scrollAnimation, in: simulation) { [self, unowned(unsafe) simulation] in
            finishZoomAnimation(in: simulation)
        }
    }

    /// Ends the animation, also if another change replaces it.
    final func finishZoomAnimation(in simulation: Simulation?) {
        guard let animation = zooming.animation else { return }
        zooming.animation = nil
        animation.end.cancel(in: simulation)
        tellZoomEnded(animation.view, in: simulation)
    }

    final func tellZoomEnded(_ view: UIView, in simulation: Simulation?) {
        tellDelegate(.scrollViewDidEndZooming, by: .zoomDelegate, in: simulation) {
            $0.scrollViewDidEndZooming(self, with: view, atScale: self.zooming.scale)
        }
    }
}
