/// Content that moves on after a lift, along one axis.
///
///     flies ──edge──► returns ──► rests
///       └────────target────────────▲
struct AxisFlight {
    private enum Phase {
        /// It loses speed by friction, on its way to the target, or over it.
        case flies(over: Bool)
        /// SC.85: it is beyond an edge, and a spring without swinging pulls it back.
        case returns
        case rests
    }

    private let target: CGFloat
    /// Points per second.
    private var velocity: CGFloat
    private let friction: Friction
    private var phase: Phase

    private init(_ target: CGFloat, velocity: CGFloat, _ friction: Friction, _ phase: Phase) {
        self.target = target
        self.velocity = velocity
        self.friction = friction
        self.phase = phase
    }

    /// A flight that ends at the target, whatever speed this takes.
    init(from offset: CGFloat, to target: CGFloat, _ friction: Friction, _ thresholds: Thresholds) {
        let velocity = friction.velocity(for: target - offset, thresholds)
        self.init(target, velocity: velocity, friction, offset == target ? .rests : .flies(over: false))
    }

    /// A flight that reaches an edge in motion and goes over it.
    init(over edge: CGFloat, velocity: CGFloat, _ friction: Friction) {
        self.init(edge, velocity: velocity, friction, .flies(over: true))
    }

    /// The return of content from beyond an edge.
    init(backTo edge: CGFloat, velocity: CGFloat, _ friction: Friction) {
        self.init(edge, velocity: velocity, friction, .returns)
    }

    /// Whether the content is at rest at its target.
    var isOver: Bool {
        if case .rests = phase { true } else { false }
    }

    /// The offset one frame later; the last one is exactly the target.
    mutating func step(from offset: CGFloat, _ thresholds: Thresholds) -> CGFloat {
        switch phase {
        case .flies(let over): fly(from: offset, over: over, thresholds)
        case .returns: springBack(from: offset, for: thresholds.frame, thresholds)
        case .rests: target
        }
    }

    private mutating func fly(from offset: CGFloat, over: Bool, _ thresholds: Thresholds) -> CGFloat {
        let left = friction.left(after: thresholds.frame * 1000)
        let next = offset + velocity * friction.wayOfSpeed * (1 - left)
        if over, (next - target) * velocity > 0 {
            let done = next == offset ? 1 : min(max((target - offset) / (next - offset), 0), 1)
            velocity *= 1 - (1 - left) * done
            phase = .returns
            return springBack(from: target, for: thresholds.frame * Double(1 - done), thresholds)
        }
        velocity *= left
        if abs(velocity) > CGFloat(thresholds.decelerationEnd) { return next }
        return rest()
    }

    /// The offset after these seconds of a spring at the edge.
    private mutating func springBack(from offset: CGFloat, for seconds: Double, _ thresholds: Thresholds) -> CGFloat {
        let (away, frequency, time) = (offset - target, CGFloat(thresholds.bounceFrequency), CGFloat(seconds))
        let left = Friction(share: 1 - frequency / 1000 + frequency * frequency / 2_000_000).left(after: seconds * 1000)
        let pull = velocity + frequency * away
        let next = (away + pull * time) * left
        velocity = (velocity - frequency * pull * time) * left
        if abs(next) < CGFloat(thresholds.bounceEnd), abs(velocity) < CGFloat(thresholds.decelerationEnd) { return rest() }
        return target + next
    }

    private mutating func rest() -> CGFloat {
        phase = .rests
        velocity = 0
        return target
    }
}
