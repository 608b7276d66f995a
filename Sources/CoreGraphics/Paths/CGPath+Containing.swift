/// Which points a path encloses.
extension CGPath {
    /// Whether the point, after the transform is applied to it, is in the region that filling paints.
    ///
    /// Open subpaths count as closed by a line. Of the boundary itself those points belong to the region that have it on their right or
    /// below: for a rectangle the left and the top edge without their far ends, as with `CGRect.contains`. Curves are solved for, not
    /// approximated by lines. Complexity: the number of elements.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = winding(around: point.applying(transform))
        return rule == .evenOdd ? winding & 1 != 0 : winding != 0
    }

    /// How many times the path goes around the point, counted with direction.
    private final func winding(around point: CGPoint) -> Int {
        var winding = 0
        forEachSegment(closing: true) { segment in
            switch segment {
            case .line(let start, let end): winding += lineWinding(start, end, around: point)
            case .curve(let curve): winding += curve.winding(around: point)
            }
        }
        return winding
    }
}

/// What a line adds: ±1 if it crosses the ray from the point to the right.
private func lineWinding(_ start: CGPoint, _ end: CGPoint, around point: CGPoint) -> Int {
    let direction = crossing(of: point.y, from: start.y, to: end.y)
    guard direction != 0 else { return 0 }
    let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
    return (direction > 0 ? side > 0 : side < 0) ? direction : 0
}
