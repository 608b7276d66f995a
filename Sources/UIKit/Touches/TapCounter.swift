/// TO.2: counts taps that follow one another in one place.
struct TapCounter {
    private struct Tap {
        let location: CGPoint
        let lifted: Double
        let count: Int
    }

    /// The last tap of each place in which one may follow.
    private var taps: [Tap] = []

    /// The tap count of a touch that begins here and now.
    mutating func count(at location: CGPoint, time: Double, _ thresholds: Thresholds) -> Int {
        taps.removeAll { time - $0.lifted > thresholds.nextTap }
        guard let index = taps.firstIndex(where: { $0.location.isWithin(thresholds.nextTapDistance, of: location) }) else { return 1 }
        return taps.remove(at: index).count + 1
    }

    /// A finger that has lifted far from where it came down has not tapped.
    mutating func lifted(_ touch: UITouch, at time: Double, _ thresholds: Thresholds) {
        guard touch.location.isWithin(thresholds.nextTapDistance, of: touch.start) else { return }
        taps.append(Tap(location: touch.start, lifted: time, count: touch.tapCount))
    }
}

extension CGPoint {
    /// Whether it is no farther away than this, in points.
    func isWithin(_ distance: Double, of other: CGPoint) -> Bool {
        let (dx, dy) = (Double(x - other.x), Double(y - other.y))
        return dx * dx + dy * dy <= distance * distance
    }
}
