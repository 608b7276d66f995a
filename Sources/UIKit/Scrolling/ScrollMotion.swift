import EventTrace

/// A movement of the content without a finger, frame by frame.
struct ScrollMotion {
    enum Kind {
        case deceleration(ScrollFlight)
        case animation(from: CGPoint, to: CGPoint)
        /// After a tap on the status bar.
        case toTop(from: CGPoint, to: CGPoint)

        /// The rule behind the movement.
        var rule: Rule {
            switch self {
            case .deceleration: .deceleration
            case .animation: .animatedScroll
            case .toTop: .statusBarTap
            }
        }
    }

    private(set) var kind: Kind
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
    mutating func step(from offset: CGPoint, in simulation: Simulation) -> (offset: CGPoint, isLast: Bool) {
        switch kind {
        case .deceleration(var flight):
            let next = flight.step(from: offset, simulation.thresholds)
            kind = .deceleration(flight)
            return (next, flight.isOver)
        case .animation(let from, let to), .toTop(let from, let to):
            let done = CGFloat((simulation.now - start) / simulation.thresholds.scrollAnimation)
            if done >= CGFloat(simulation.thresholds.scrollAnimationEnd) { return (to, true) }
            return (CGPoint(x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done), false)
        }
    }
}
