/// GE.24: the common part of pinch and rotation: a value that two moving fingers change.
///
/// The gesture begins when the fingers have gone far enough as a pair, keeps its value while one is alone, continues from there when a
/// finger comes back, and ends when neither is down.
struct PairTracking<Measure: PairMeasure> {
    /// The value relative to the begin of the gesture or to the value set by client code.
    private(set) var value = Measure.neutral
    private var samples = VelocitySamples<CGFloat>()
    private var pair: FingerPair?
    /// The reading at the start of the pair, and at the last move.
    private var start: CGFloat = 0
    private var last: CGFloat = 0
    /// The way since the start of the pair.
    private var way: CGFloat = 0

    /// The velocity, in units of the value per second.
    func velocity(in simulation: Simulation?) -> CGFloat { samples.velocity(in: simulation) }

    /// Sets the value and restarts its velocity.
    mutating func set(_ new: CGFloat) {
        value = new
        samples.forget()
    }

    /// The recognizer's new state after touches changed to this phase; nil for none. `fingers` are those that are down.
    mutating func track(
        _ phase: UITouch.Phase, _ fingers: ContiguousArray<UITouch>, _ state: UIGestureRecognizer.State, at time: Double,
        in simulation: Simulation
    ) -> UIGestureRecognizer.State? {
        switch phase {
        case .began:
            formPair(fingers)
            return nil
        case .moved: return move(state, at: time, in: simulation)
        case .ended:
            formPair(fingers)
            guard fingers.isEmpty else { return nil }
            return state.isActive ? .ended : .failed
        default: return state.isActive ? .cancelled : .failed
        }
    }

    private mutating func move(
        _ state: UIGestureRecognizer.State, at time: Double, in simulation: Simulation
    ) -> UIGestureRecognizer.State? {
        guard let pair else { return nil }
        let reading = Measure.read(pair)
        way = Measure.way(way, start: start, last: last, now: reading)
        if state.isActive { value = Measure.value(value, last: last, now: reading) }
        last = reading
        if state == .possible, abs(way) < Measure.threshold(simulation.thresholds), simulation.holds(.pinchAndRotation) { return nil }
        samples.add(value, at: time, window: simulation.thresholds.velocityWindow)
        return state == .possible ? .began : .changed
    }

    private mutating func formPair(_ fingers: ContiguousArray<UITouch>) {
        let new = FingerPair(fingers)
        guard let new, !new.isSame(as: pair) else { return pair = new }
        pair = new
        start = Measure.read(new)
        last = start
        way = 0
    }
}

/// A measure of two fingers that a gesture follows.
protocol PairMeasure {
    /// The value before any change.
    static var neutral: CGFloat { get }
    static func read(_ pair: FingerPair) -> CGFloat
    /// The value after a change of the reading from `last` to `now`.
    static func value(_ value: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat
    /// The total way of the reading, in its units, after it has gone from `last` to `now`.
    static func way(_ way: CGFloat, start: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat
    /// The way needed to begin, in units of the reading.
    static func threshold(_ thresholds: Thresholds) -> CGFloat
}
