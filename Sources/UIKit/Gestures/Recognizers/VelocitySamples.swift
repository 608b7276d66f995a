/// GE.20: the velocity of a quantity, from its values at the last few events.
///
/// The samples of the last `Thresholds.velocityWindow` seconds before the last move count, and the one before them, so that slow events
/// have a velocity too.
struct VelocitySamples<Quantity: VelocityMeasurable> {
    private var samples: [(value: Quantity, time: Double)] = []

    /// Adds the value at this time; of several values at one time the last counts. `window` in seconds.
    mutating func add(_ value: Quantity, at time: Double, window: Double) {
        precondition(window >= 0, "GE.20: the window looks back")
        if samples.last?.time == time { samples.removeLast() }
        samples.append((value, time))
        while samples.count > 2, samples[1].time < time - window { samples.removeFirst() }
    }

    mutating func forget() {
        samples.removeAll(keepingCapacity: true)
    }

    /// The velocity in units per second; zero with fewer than two samples.
    func velocity(in simulation: Simulation?) -> Quantity {
        guard let first = samples.first, let last = samples.last, last.time > first.time, simulation?.holds(.velocity) != false
        else { return .zero }
        return last.value.velocity(since: first.value, seconds: CGFloat(last.time - first.time))
    }
}

/// A quantity with a velocity: a number or a place.
protocol VelocityMeasurable {
    static var zero: Self { get }
    /// The velocity in units per second.
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
