/// GE.20: how fast a quantity changes, from what it was at the last few events.
///
/// The samples of the last `Thresholds.velocityWindow` seconds before the last move count, and the one before them, so that slow events give a
/// velocity too.
struct VelocitySamples<Quantity: VelocityMeasurable> {
    private var samples: [(value: Quantity, time: Double)] = []

    /// Adds what the quantity is at this time; of one time the last counts. `window` in seconds.
    mutating func add(_ value: Quantity, at time: Double, window: Double) {
        precondition(window >= 0, "GE.20: the window looks back")
        if samples.last?.time == time { samples.removeLast() }
        samples.append((value, time))
        while samples.count > 2, samples[1].time < time - window { samples.removeFirst() }
    }

    mutating func forget() {
        samples.removeAll(keepingCapacity: true)
    }

    /// Units per second; zero with fewer than two samples.
    var velocity: Quantity {
        guard let first = samples.first, let last = samples.last, last.time > first.time, Simulation.current?.holds(.velocity) != false
        else { return .zero }
        return last.value.velocity(since: first.value, seconds: CGFloat(last.time - first.time))
    }
}

/// A quantity of which it can be said how fast it changes: a number, or a place.
protocol VelocityMeasurable {
    static var zero: Self { get }
    /// Units per second.
    func velocity(since earlier: Self, seconds: CGFloat) -> Self
}

extension CGFloat: VelocityMeasurable {
    func velocity(since earlier: CGFloat, seconds: CGFloat) -> CGFloat { (self - earlier) / seconds }
}

extension CGPoint: VelocityMeasurable {
    func velocity(since earlier: CGPoint, seconds: CGFloat) -> CGPoint {
        CGPoint(x: x.velocity(since: earlier.x, seconds: seconds), y: y.velocity(since: earlier.y, seconds: seconds))
    }
}
