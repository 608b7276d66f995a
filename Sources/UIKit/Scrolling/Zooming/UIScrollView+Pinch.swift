import EventTrace

/// SC.16, SC.17: content that follows two fingers.
extension UIScrollView {
    final func setZoomLimits(_ minimum: CGFloat, _ maximum: CGFloat, in simulation: Simulation?) {
        (zooming.minimum, zooming.maximum) = (minimum, maximum)
        let isPossible = maximum > minimum && simulation?.holds(.zooming) != false
        if isPossible == (zooming.pinch != nil) { return }
        if let pinch = zooming.pinch {
            zooming.pinch = nil
            removeGestureRecognizer(pinch)
            endZooming(in: simulation)
        } else {
            let pinch = ZoomPinch()
            zooming.pinch = pinch
            adopt(pinch)
        }
    }

    /// Whether two fingers that have moved far enough begin to zoom.
    final func pinchMayBegin(in simulation: Simulation?) -> Bool {
        guard let simulation, let pinch = zooming.pinch else { return true }
        return contentLetsGo(to: pinch, in: simulation)
    }

    final func pinchChanged(_ recognizer: UIGestureRecognizer, in simulation: Simulation) {
        guard let pinch = zooming.pinch, pinch === recognizer else { return }
        switch pinch.shownState {
        case .began: beginZooming(pinch, in: simulation)
        case .changed: follow(pinch, in: simulation)
        case .ended, .cancelled: endZooming(in: simulation)
        case .possible, .failed: break
        }
    }

    private final func beginZooming(_ pinch: ZoomPinch, in simulation: Simulation) {
        finishZoomAnimation(in: simulation)
        guard let view = zoomedView(in: simulation) else { return }
        stopMotion(in: simulation)
        zooming.gesture = ZoomGesture(view: view, startScale: zooming.scale, place: place(of: pinch))
        tellDelegate(.scrollViewWillBeginZooming, by: .zoomDelegate, in: simulation) { $0.scrollViewWillBeginZooming(self, with: view) }
    }

    private final func follow(_ pinch: ZoomPinch, in simulation: Simulation) {
        zooming.gesture?.place = place(of: pinch)
        guard let gesture = zooming.gesture else { return }
        show(resisted(gesture.startScale * pinch.scale, in: simulation), of: gesture.view, around: gesture.place, in: simulation)
    }

    private final func place(of pinch: ZoomPinch) -> CGPoint {
        let (location, offset) = (pinch.location(in: self), contentOffset)
        return CGPoint(x: location.x - offset.x, y: location.y - offset.y)
    }

    /// The scale under resistance: beyond its limits it follows the fingers less and less, or not at all.
    private final func resisted(_ scale: CGFloat, in simulation: Simulation) -> CGFloat {
        let inside = zooming.nearest(to: scale)
        guard inside != scale, bouncesZoom, simulation.applies(.zoomBeyondLimits, .zoom, self, Name(.outside)) else { return inside }
        return inside + Self.stretch(scale - inside, inside, CGFloat(simulation.thresholds.bounceResistance))
    }

    private final func endZooming(in simulation: Simulation?) {
        guard let gesture = zooming.gesture else { return }
        zooming.gesture = nil
        let scale = zooming.nearest(to: zooming.scale)
        guard scale != zooming.scale else { return tellZoomEnded(gesture.view, in: simulation) }
        animateZoom(of: gesture.view, isBounce: true, in: simulation)
        show(scale, of: gesture.view, around: gesture.place, in: simulation)
    }
}
