extension UIScrollView {
    /// PL.20: keeps the main run loop in its tracking mode while the content follows fingers or moves on after them.
    final func updateRunLoopMode(in simulation: Simulation?) {
        let tracks = drag != nil || isDecelerating || isZooming || isZoomBouncing
        guard tracks != keepsTrackingMode, let simulation else { return }
        keepsTrackingMode = tracks
        if tracks { simulation.loopModes.beginTracking() } else { simulation.loopModes.endTracking() }
    }
}
