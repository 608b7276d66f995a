/// A path that can grow. The transform of a call applies only to what that call adds.
public final class CGMutablePath: CGPath {
    public override init() {
        super.init()
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(to: point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(to: point.applying(transform)))
    }

    /// Adds a subpath of lines from point to point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(PathElement.quadratic(control: control, to: end).applying(transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        append(PathElement.cubic(control1: control1, control2: control2, to: end).applying(transform))
    }

    /// Adds a line to the start of the subpath, from which the next step continues.
    public func closeSubpath() { append(.close) }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { append(.rectangle(rect), transform) }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { append(.ellipse(rect), transform) }

    /// Adds a rectangle whose corners are quarters of an ellipse, at most half as wide and high as the rectangle.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(.roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.elements, transform) }

    package func append(_ added: [PathElement], _ transform: CGAffineTransform) {
        for element in added { append(element.applying(transform)) }
    }
}
