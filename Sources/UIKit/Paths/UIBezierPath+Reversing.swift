extension UIBezierPath {
    /// A path of the same subpaths, each from its end to its start; a fill encloses the same region with opposite winding.
    public final func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        var subpath: [PathElement] = []
        var start = CGPoint()
        for element in path.elements {
            if case .move(let point) = element {
                flush(&subpath, to: reversed.path)
                start = point
            } else if subpath.isEmpty {
                subpath = [.move(to: start)]
            }
            subpath.append(element)
            if element == .close { flush(&subpath, to: reversed.path) }
        }
        flush(&subpath, to: reversed.path)
        return reversed
    }
}

/// Adds the reversed subpath and empties it.
private func flush(_ subpath: inout [PathElement], to path: CGMutablePath) {
    defer { subpath = [] }
    let isClosed = subpath.last == .close
    let ends = subpath.compactMap { $0.end }
    guard let last = ends.last else { return }
    path.move(to: last)
    for (index, element) in subpath.enumerated().reversed() where index > 0 && element != .close {
        path.append(element.reversed(to: ends[index - 1]))
    }
    if isClosed { path.closeSubpath() }
}

extension PathElement {
    /// The same line or curve backwards to this start.
    fileprivate func reversed(to start: CGPoint) -> PathElement {
        switch self {
        case .quadratic(let control, _): .quadratic(control: control, to: start)
        case .cubic(let first, let second, _): .cubic(control1: second, control2: first, to: start)
        default: .line(to: start)
        }
    }
}
