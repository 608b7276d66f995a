/// The loss of speed of content that moves alone.
struct Friction {
    /// The fraction of the speed that remains after each millisecond, less than 1.
    let share: CGFloat

    /// The way in points for each point per second of speed, until the content stands still.
    var wayOfSpeed: CGFloat { share / (1 - share) / 1000 }

    /// The way of content of this velocity, in points per second, until it is so slow that it comes to rest.
    func way(of velocity: CGFloat, _ thresholds: Thresholds) -> CGFloat {
        let end = CGFloat(thresholds.decelerationEnd)
        if abs(velocity) <= end { return 0 }
        return (velocity > 0 ? velocity - end : velocity + end) * wayOfSpeed
    }

    /// The velocity, in points per second, with which content goes this way.
    func velocity(for way: CGFloat, _ thresholds: Thresholds) -> CGFloat {
        let (velocity, end) = (way / wayOfSpeed, CGFloat(thresholds.decelerationEnd))
        return velocity > 0 ? velocity + end : velocity - end
    }

    /// The fraction that remains after these milliseconds: `share` to their power, interpolated linearly between whole numbers.
    func left(after milliseconds: Double) -> CGFloat {
        var left: CGFloat = 1
        var rest = milliseconds
        while rest >= 1 {
            left *= share
            rest -= 1
        }
        return left * (1 - (1 - share) * CGFloat(rest))
    }
}
