extension UIScrollView {
    /// PL.20: the main run loop is in its tracking mode while the content follows fingers, and while it goes on from them.
    final func updateRunLoopMode() {
        let tracks = drag != nil || isDecelerating || isZooming || isZoomBouncing
        guard tracks != keepsTrackingMode, let simulation = Simulation.current else { return }
        keepsTrackingMode = tracks
        if tracks { simulation.loopModes.beginTracking() } else { simulation.loopModes.endTracking() }
    }
}
