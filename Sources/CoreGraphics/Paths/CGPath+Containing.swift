/// The points that a path encloses.
extension CGPath {
    /// Whether filling the path paints the point, after the transform is applied to the point.
    ///
    /// Open subpaths count as closed by a line. Points of the boundary belong to the region to their right or below: for a rectangle, the
    /// left and the top edge without their far ends, as in `CGRect.contains`. Curves are solved, not approximated by lines. Complexity: the
    /// number of elements.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = winding(around: point.applying(transform))
        return rule == .evenOdd ? winding & 1 != 0 : winding != 0
    }

    /// The signed number of turns of the path around the point.
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

/// The contribution of a line: ±1 if it crosses the ray from the point to the right.
private func lineWinding(_ start: CGPoint, _ end: CGPoint, around point: CGPoint) -> Int {
    let direction = crossing(of: point.y, from: start.y, to: end.y)
    guard direction != 0 else { return 0 }
    let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
    return (direction > 0 ? side > 0 : side < 0) ? direction : 0
}
