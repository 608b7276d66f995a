/// Rounded corners.
extension CGMutablePath {
    /// Adds an arc that touches the line from the current point to the first end and the line from there to the second.
    ///
    /// A line leads to the start of the arc. If both lines are one or the radius is not positive, only a line to the first end is added. An
    /// empty path stays empty.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        if isEmpty { return }
        let back = tangent1End.vector(to: currentPoint.applying(transform.inverted()))
        let on = tangent1End.vector(to: tangent2End)
        let (cross, dot) = (back.dx * on.dy - back.dy * on.dx, back.dx * on.dx + back.dy * on.dy)
        guard cross != 0, radius > 0 else { return addLine(to: tangent1End, transform: transform) }
        let half = Elementary.atan2(cross.magnitude, dot) / 2
        let (sine, cosine) = Elementary.sincos(half)
        let start = tangent1End.moved(radius * cosine / sine, along: back)
        let inward = cross > 0 ? CGVector(dx: -back.dy, dy: back.dx) : CGVector(dx: back.dy, dy: -back.dx)
        let center = start.moved(radius, along: inward)
        let delta = CGFloat.pi - 2 * half
        addRelativeArc(
            center: center, radius: radius, startAngle: Elementary.atan2(start.y - center.y, start.x - center.x),
            delta: cross > 0 ? -delta : delta, transform: transform)
    }
}

extension CGPoint {
    fileprivate func vector(to point: CGPoint) -> CGVector { CGVector(dx: point.x - x, dy: point.y - y) }

    /// The point at this distance along the vector, whatever the vector's length.
    fileprivate func moved(_ distance: CGFloat, along vector: CGVector) -> CGPoint {
        let share = distance / Elementary.hypot(vector.dx, vector.dy)
        return CGPoint(x: x + vector.dx * share, y: y + vector.dy * share)
    }
}
