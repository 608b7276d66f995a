/// GE.24: what pinch and rotation have in common: a value that two fingers change while they move.
///
/// It begins when the fingers have gone far enough since they were two, keeps its value while one of them is alone, goes on from there when a
/// finger comes back, and ends when neither is down.
struct PairTracking<Measure: PairMeasure> {
    /// Relative to when it began, or to what client code has set.
    private(set) var value = Measure.neutral
    private var samples = VelocitySamples<CGFloat>()
    private var pair: FingerPair?
    /// The reading when the fingers became a pair, and at the last move.
    private var start: CGFloat = 0
    private var last: CGFloat = 0
    /// How far they have gone since they became a pair.
    private var way: CGFloat = 0

    /// Units of the value per second.
    var velocity: CGFloat { samples.velocity }

    /// Sets the value; its velocity starts anew.
    mutating func set(_ new: CGFloat) {
        value = new
        samples.forget()
    }

    /// The state that the recognizer goes to when touches have changed to this phase; nil for none. `fingers` are those that are down.
    mutating func track(
        _ phase: UITouch.Phase, _ fingers: ContiguousArray<UITouch>, _ state: UIGestureRecognizer.State, at time: Double,
        _ simulation: Simulation
    ) -> UIGestureRecognizer.State? {
        switch phase {
        case .began:
            formPair(fingers)
            return nil
        case .moved: return move(state, at: time, simulation)
        case .ended:
            formPair(fingers)
            guard fingers.isEmpty else { return nil }
            return state.isActive ? .ended : .failed
        default: return state.isActive ? .cancelled : .failed
        }
    }

    private mutating func move(
        _ state: UIGestureRecognizer.State, at time: Double, _ simulation: Simulation
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

/// What two fingers have that a gesture follows.
protocol PairMeasure {
    /// The value of a gesture that has not changed anything.
    static var neutral: CGFloat { get }
    static func read(_ pair: FingerPair) -> CGFloat
    /// The value after the reading has gone from `last` to `now`.
    static func value(_ value: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat
    /// How far the reading has gone in all, in its units, after it has gone from `last` to `now`.
    static func way(_ way: CGFloat, start: CGFloat, last: CGFloat, now: CGFloat) -> CGFloat
    /// How far it must go to begin, in its units.
    static func threshold(_ thresholds: Thresholds) -> CGFloat
}
