/// A step of a path with its start point.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case curve(CubicCurve)
}

extension CGPath {
    /// Calls the body with every segment in order.
    ///
    /// - Parameter closing: whether every open subpath gets a line back to its start, as in filling.
    func forEachSegment(closing: Bool, _ body: (PathSegment) -> Void) {
        var start = CGPoint()
        var current = CGPoint()
        for element in elements {
            switch element {
            case .move(let end):
                if closing { body(.line(current, start)) }
                start = end
            case .line(let end): body(.line(current, end))
            case .quadratic(let control, let end): body(.curve(CubicCurve(from: current, control: control, to: end)))
            case .cubic(let first, let second, let end): body(.curve(CubicCurve(from: current, first, second, to: end)))
            case .close: body(.line(current, start))
            }
            current = element.end ?? start
        }
        if closing { body(.line(current, start)) }
    }
}
