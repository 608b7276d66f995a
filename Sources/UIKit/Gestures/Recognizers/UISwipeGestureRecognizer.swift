import EventTrace

/// Recognizes a quick straight stroke of one or more fingers, while they move.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "swipeGestureRecognizer" }
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    override var engineClass: MethodTable { MethodTable(UISwipeGestureRecognizer.self) }
    override var ownRule: Rule { .swipe }
    override var ignoresTouchesOnceFailed: Bool { true }

    /// The directions in which a stroke counts.
    open var direction = Direction(rawValue: Defaults.current.swipe.direction)
    open var numberOfTouchesRequired = Defaults.current.swipe.numberOfTouchesRequired

    private var fingers: [(touch: UITouch, start: CGPoint)] = []
    /// The time at which the last finger came down.
    private var startTime = 0.0
    private var deadline = Deadline()

    /// The location at which the swipe began.
    open override func location(in view: UIView?) -> CGPoint {
        fingers.isEmpty ? super.location(in: view) : point(CGPoint.centre(of: fingers.map { $0.start }), in: view)
    }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        switch phase {
        case .began: begin(touches, at: event.timestamp, in: simulation)
        case .moved: follow(at: event.timestamp, in: simulation)
        default: state = .failed
        }
    }

    private func begin(_ touches: Set<UITouch>, at time: Double, in simulation: Simulation) {
        guard state == .possible else { return }
        for touch in self.touches where touches.has(touch) { fingers.append((touch, touch.location)) }
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        startTime = time
        deadline.set(after: simulation.thresholds.swipeDuration, in: simulation) { [self] in
            if state == .possible { state = .failed }
        }
    }

    private func follow(at time: Double, in simulation: Simulation) {
        guard state == .possible, fingers.count == numberOfTouchesRequired else { return }
        let ways = fingers.map { CGPoint(x: $0.touch.location.x - $0.start.x, y: $0.touch.location.y - $0.start.y) }
        switch SwipeVerdict(CGPoint.centre(of: ways), after: time - startTime, towards: direction, simulation.thresholds) {
        case .undecided: break
        case .recognizes: state = .ended
        case .fails: state = simulation.holds(.swipe) ? .failed : .ended
        }
    }

    open override func reset() {
        deadline.cancel(in: .current)
        fingers = []
    }
}
