/// TO.2: counts consecutive taps in one place.
struct TapCounter {
    private struct Tap {
        let location: CGPoint
        let lifted: Double
        let count: Int
    }

    /// The last tap in each place where another may follow.
    private var taps: [Tap] = []

    /// The tap count of a touch that begins here at this time.
    mutating func count(at location: CGPoint, time: Double, _ thresholds: Thresholds) -> Int {
        taps.removeAll { time - $0.lifted > thresholds.nextTap }
        guard let index = taps.firstIndex(where: { $0.location.isWithin(thresholds.nextTapDistance, of: location) }) else { return 1 }
        return taps.remove(at: index).count + 1
    }

    /// Ends a tap; a finger that has lifted far from its touch down has not tapped.
    mutating func lifted(_ touch: UITouch, at time: Double, _ thresholds: Thresholds) {
        guard touch.location.isWithin(thresholds.nextTapDistance, of: touch.start) else { return }
        precondition(touch.tapCount > 0, "TO.2: the first tap counts as one")
        taps.append(Tap(location: touch.start, lifted: time, count: touch.tapCount))
    }
}

extension CGPoint {
    /// Whether the distance is at most this, in points.
    func isWithin(_ distance: Double, of other: CGPoint) -> Bool {
        let (dx, dy) = (Double(x - other.x), Double(y - other.y))
        return dx * dx + dy * dy <= distance * distance
    }
}
