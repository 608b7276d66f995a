/// Arcs of circles.
extension CGMutablePath {
    /// Adds an arc, after a line to its start if there is a current point.
    ///
    /// "Clockwise" follows Core Graphics: as seen with the y axis pointing up, towards smaller angles. An end angle on the wrong side of
    /// the start is moved by whole turns; a difference of a turn or more gives a full circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = arcSweep(from: startAngle, to: endAngle, growing: !clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc over an angle, after a line to its start if there is a current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = [PathElement].arc(center, radius, startAngle, max(-2 * .pi, min(2 * .pi, delta)))
        for (index, element) in arc.enumerated() {
            if index == 0, subpathStart != nil, let start = element.end {
                addLine(to: start, transform: transform)
            } else {
                append(element.applying(transform))
            }
        }
    }
}

/// The angle swept by an arc that only grows or only shrinks, −2π…2π.
private func arcSweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let difference = growing ? end - start : start - end
    let turn = 2 * CGFloat.pi
    guard difference < turn else { return growing ? turn : -turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let sweep = rest < 0 ? rest + turn : rest
    return growing ? sweep : -sweep
}
