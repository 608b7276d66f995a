/// TO.2: counts taps that follow one another in one place.
struct TapCounter {
    private var location = CGPoint.zero
    private var lifted = -Double.infinity
    private var count = 0

    /// The tap count of a touch that begins here and now.
    mutating func count(at location: CGPoint, time: Double, _ thresholds: Thresholds) -> Int {
        let isNext =
            time - lifted <= thresholds.nextTap && location.isWithin(thresholds.nextTapDistance, of: self.location)
        count = isNext ? count + 1 : 1
        self.location = location
        lifted = -.infinity
        return count
    }

    mutating func lifted(_ touch: UITouch, at time: Double) {
        lifted = time
    }
}

extension CGPoint {
    /// Whether it is no farther away than this, in points.
    func isWithin(_ distance: Double, of other: CGPoint) -> Bool {
        let (dx, dy) = (Double(x - other.x), Double(y - other.y))
        return dx * dx + dy * dy <= distance * distance
    }
}
