/// A cubic Bézier curve; a quadratic one is written as a cubic.
struct CubicCurve {
    let x: CubicPolynomial
    let y: CubicPolynomial

    init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        x = CubicPolynomial(start.x, control1.x, control2.x, end.x)
        y = CubicPolynomial(start.y, control1.y, control2.y, end.y)
    }

    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        x = CubicPolynomial(start.x, start.x + 2 * (control.x - start.x) / 3, end.x + 2 * (control.x - end.x) / 3, end.x)
        y = CubicPolynomial(start.y, start.y + 2 * (control.y - start.y) / 3, end.y + 2 * (control.y - end.y) / 3, end.y)
    }

    /// The number of crossings with the ray from the point to the right, downward minus upward ones.
    func winding(around point: CGPoint) -> Int {
        guard point.y >= y.least, point.y < y.greatest, point.x < x.greatest else { return 0 }
        // All control points are right of the point: only the ends count.
        if point.x < x.least { return crossing(of: point.y, from: y.start, to: y.end) }
        let turns = y.turns
        return windingOfPiece(0, turns.first, around: point) + windingOfPiece(turns.first, turns.second, around: point)
            + windingOfPiece(turns.second, 1, around: point)
    }

    /// The winding of a piece whose y only grows or only falls, so that it meets the ray's line at most once.
    private func windingOfPiece(_ from: CGFloat, _ to: CGFloat, around point: CGPoint) -> Int {
        let direction = crossing(of: point.y, from: y.value(at: from), to: y.value(at: to))
        guard direction != 0 else { return 0 }
        let meeting = y.solution(of: point.y, between: from, and: to)
        return x.value(at: meeting) > point.x ? direction : 0
    }
}

/// 1 if a step between two heights passes the level downwards, −1 if upwards, else 0.
///
/// A step passes the level if it ends beyond it or starts on it, so two pieces that meet on the level count once together.
func crossing(of level: CGFloat, from start: CGFloat, to end: CGFloat) -> Int {
    if start <= level && level < end { return 1 }
    if end <= level && level < start { return -1 }
    return 0
}
