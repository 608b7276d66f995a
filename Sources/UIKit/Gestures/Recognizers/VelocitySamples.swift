/// GE.20: how fast a quantity changes, from where it was at the last few events.
///
/// The samples of the last `Thresholds.velocityWindow` seconds count, and the one before them, so that slow events give a velocity too
/// and a rest before the lift brings it down.
struct VelocitySamples {
    private var samples: [(value: CGPoint, time: Double)] = []

    /// Adds what the quantity is at this time; of one time the last counts.
    mutating func add(_ value: CGPoint, at time: Double, window: Double) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((value, time))
        while samples.count > 2, samples[1].time < time - window { samples.removeFirst() }
    }

    mutating func forget() {
        samples.removeAll(keepingCapacity: true)
    }

    /// Units per second; zero with fewer than two samples.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time, Simulation.holds(.velocity) else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
    }
}
