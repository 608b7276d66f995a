/// Steps added to a path.
extension UIBezierPath {
    /// Begins a subpath.
    public final func move(to point: CGPoint) { path.move(to: point) }

    public final func addLine(to point: CGPoint) { path.addLine(to: point) }

    public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, after a line to its start if there is a current point; clockwise on a screen means towards greater angles.
    public final func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the start of the subpath.
    public final func close() { path.closeSubpath() }

    public final func removeAllPoints() { path = CGMutablePath() }

    public final func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path.elements, .identity) }

    /// Maps every point of the path so far.
    public final func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }
}
