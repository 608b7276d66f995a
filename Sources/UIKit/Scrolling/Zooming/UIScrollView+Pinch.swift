import EventTrace

/// SC.16, SC.17: the content follows two fingers.
extension UIScrollView {
    final func setZoomLimits(_ minimum: CGFloat, _ maximum: CGFloat) {
        (zooming.minimum, zooming.maximum) = (minimum, maximum)
        let isPossible = maximum > minimum && Simulation.current?.holds(.zooming) != false
        if isPossible == (zooming.pinch != nil) { return }
        if let pinch = zooming.pinch {
            zooming.pinch = nil
            removeGestureRecognizer(pinch)
            endZooming()
        } else {
            let pinch = ZoomPinch()
            zooming.pinch = pinch
            adopt(pinch)
        }
    }

    /// Whether two fingers that have moved far enough zoom.
    final func pinchMayBegin() -> Bool {
        guard let simulation = Simulation.current, let pinch = zooming.pinch else { return true }
        return contentLetsGo(to: pinch, simulation)
    }

    final func pinchChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        guard let pinch = zooming.pinch, pinch === recognizer else { return }
        switch pinch.shownState {
        case .began: beginZooming(pinch)
        case .changed: follow(pinch, simulation)
        case .ended, .cancelled: endZooming()
        case .possible, .failed: break
        }
    }

    private final func beginZooming(_ pinch: ZoomPinch) {
        finishZoomAnimation()
        guard let view = zoomedView() else { return }
        stopMotion()
        zooming.gesture = ZoomGesture(view: view, startScale: zooming.scale, place: place(of: pinch))
        tellDelegate(.scrollViewWillBeginZooming, by: .zoomDelegate) { $0.scrollViewWillBeginZooming(self, with: view) }
    }

    private final func follow(_ pinch: ZoomPinch, _ simulation: Simulation) {
        zooming.gesture?.place = place(of: pinch)
        guard let gesture = zooming.gesture else { return }
        show(resisted(gesture.startScale * pinch.scale, simulation), of: gesture.view, around: gesture.place)
    }

    private final func place(of pinch: ZoomPinch) -> CGPoint {
        let (location, offset) = (pinch.location(in: self), contentOffset)
        return CGPoint(x: location.x - offset.x, y: location.y - offset.y)
    }

    /// Beyond its limits the scale follows the fingers with growing resistance, or not at all.
    private final func resisted(_ scale: CGFloat, _ simulation: Simulation) -> CGFloat {
        let inside = zooming.nearest(to: scale)
        guard inside != scale, bouncesZoom, simulation.applies(.zoomBeyondLimits, .zoom, self, Name(.outside)) else { return inside }
        return inside + Self.stretch(scale - inside, inside, CGFloat(simulation.thresholds.bounceResistance))
    }

    private final func endZooming() {
        guard let gesture = zooming.gesture else { return }
        zooming.gesture = nil
        let scale = zooming.nearest(to: zooming.scale)
        guard scale != zooming.scale else { return tellZoomEnded(gesture.view) }
        animateZoom(of: gesture.view, isBounce: true)
        show(scale, of: gesture.view, around: gesture.place)
    }
}
