/// One step of a path from the current point.
package enum PathElement: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadratic(control: CGPoint, to: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// A line to the start of the subpath.
    case close

    /// The end point of the step; nil for `close`.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadratic(let control, let end): .quadratic(control: control.applying(transform), to: end.applying(transform))
        case .cubic(let first, let second, let end):
            .cubic(control1: first.applying(transform), control2: second.applying(transform), to: end.applying(transform))
        case .close: .close
        }
    }
}
