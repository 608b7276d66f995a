import EventTrace

/// A movement of the content without a finger, frame by frame.
struct ScrollMotion {
    enum Kind {
        /// A deceleration: each millisecond keeps this fraction of the remaining way.
        case deceleration(to: CGPoint, rate: CGFloat)
        case animation(from: CGPoint, to: CGPoint)

        /// The rule behind the movement.
        var rule: Rule {
            switch self {
            case .deceleration: .deceleration
            case .animation: .animatedScroll
            }
        }
    }

    let kind: Kind
    /// Seconds of virtual time.
    let start: Double
    var frame = Deadline()

    init(kind: Kind, start: Double) {
        precondition(start >= 0, "PL.8: a movement begins within the run")
        self.kind = kind
        self.start = start
    }

    var isDeceleration: Bool {
        if case .deceleration = kind { true } else { false }
    }

    /// The offset in this frame; the last one is exactly the end of the movement.
    func step(from offset: CGPoint, in simulation: Simulation) -> (offset: CGPoint, isLast: Bool) {
        switch kind {
        case .deceleration(let target, let rate):
            let left = Self.share(rate, of: simulation.thresholds.frame * 1000)
            let next = CGPoint(x: target.x + (offset.x - target.x) * left, y: target.y + (offset.y - target.y) * left)
            let end = CGFloat(simulation.thresholds.decelerationEnd)
            let isThere = abs(next.x - target.x) < end && abs(next.y - target.y) < end
            return (isThere ? target : next, isThere)
        case .animation(let from, let to):
            let done = CGFloat((simulation.now - start) / simulation.thresholds.scrollAnimation)
            if done >= CGFloat(simulation.thresholds.scrollAnimationEnd) { return (to, true) }
            return (CGPoint(x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done), false)
        }
    }

    /// `rate` to the power of `milliseconds`, interpolated linearly between whole numbers.
    private static func share(_ rate: CGFloat, of milliseconds: Double) -> CGFloat {
        var share: CGFloat = 1
        var left = milliseconds
        while left >= 1 {
            share *= rate
            left -= 1
        }
        return share * (1 - (1 - rate) * CGFloat(left))
    }
}
