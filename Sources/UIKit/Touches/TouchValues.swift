/// The values of a touch that change with its samples.
struct TouchValues {
    var phase = UITouch.Phase.began
    /// Seconds of virtual time.
    var timestamp = 0.0
    /// The location in points of the screen.
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
    var force: CGFloat = 0
    /// Radians; π/2 is upright.
    var altitudeAngle: CGFloat = .pi / 2
    /// Radians from the positive x axis of the screen.
    var azimuth: CGFloat = 0

    func inPhase(_ phase: UITouch.Phase) -> TouchValues {
        var values = self
        values.phase = phase
        return values
    }
}
