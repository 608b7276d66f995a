/// GE.23: the verdict of a swipe about the way of its fingers.
///
/// A slow swipe must be straight and may be short; a fast one may be crooked and must be long.
enum SwipeVerdict {
    case undecided, recognizes, fails

    /// `travelled` in points, `elapsed` in seconds.
    init(
        _ travelled: CGPoint, after elapsed: Double, towards direction: UISwipeGestureRecognizer.Direction, _ thresholds: Thresholds
    ) {
        let ways = direction.ways(of: travelled)
        let isLong = !travelled.isWithin(thresholds.fastSwipeDistance, of: .zero)
        let isShort = travelled.isWithin(thresholds.slowSwipeDistance, of: .zero)
        let isStraight = ways.contains { $0.along >= thresholds.slowSwipeDistance && $0.across <= thresholds.slowSwipeSlope * $0.along }
        let isFast = ways.contains {
            $0.along >= thresholds.fastSwipeDistance && $0.across <= thresholds.fastSwipeSlope * $0.along
                && $0.along >= thresholds.swipeSpeed * elapsed
        }
        let isHopeful = ways.contains { $0.along > 0 && $0.across <= thresholds.fastSwipeSlope * $0.along }
        if isStraight || isFast {
            self = .recognizes
        } else {
            self = isLong || !isShort && !isHopeful ? .fails : .undecided
        }
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The way along each of these directions and across them, in points.
    fileprivate func ways(of travelled: CGPoint) -> [(along: Double, across: Double)] {
        let (x, y) = (Double(travelled.x), Double(travelled.y))
        var ways: [(along: Double, across: Double)] = []
        if contains(.right) { ways.append((x, abs(y))) }
        if contains(.left) { ways.append((-x, abs(y))) }
        if contains(.up) { ways.append((-y, abs(x))) }
        if contains(.down) { ways.append((y, abs(x))) }
        return ways
    }
}
