import EventTrace

/// Recognizes fingers that stay down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "longPressGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UILongPressGestureRecognizer.self) }
    override var ownRule: Rule { .longPress }

    /// The seconds for which the fingers must stay down.
    open var minimumPressDuration: Double = Defaults.current.longPress.minimumPressDuration
    /// The distance in points that a finger may move before the press has begun.
    open var allowableMovement: CGFloat = Defaults.current.longPress.allowableMovement
    open var numberOfTouchesRequired = Defaults.current.longPress.numberOfTouchesRequired
    /// The number of taps before the press.
    open var numberOfTapsRequired = Defaults.current.longPress.numberOfTapsRequired

    private var taps = 0
    private var fingers: [(touch: UITouch, start: CGPoint)] = []
    /// Whether all fingers have been down together since the last tap.
    private var isComplete = false
    private var deadline = Deadline()

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        switch phase {
        case .began: begin(touches, event, in: simulation)
        case .moved: if state == .possible, hasStrayed { state = .failed }
        case .ended: lift(touches, in: simulation)
        default: state = state.isActive ? .cancelled : .failed
        }
    }

    private func begin(_ touches: Set<UITouch>, _ event: UIEvent, in simulation: Simulation) {
        // Fingers beyond those of the begun press do not belong to its gesture.
        if state.isActive { return ignoreMore(than: numberOfTouchesRequired, of: touches, event) }
        guard state == .possible else { return }
        for touch in self.touches where touches.has(touch) { fingers.append((touch, touch.location)) }
        guard fingers.count <= numberOfTouchesRequired, !isComplete else { return state = .failed }
        isComplete = fingers.count == numberOfTouchesRequired
        wait(in: simulation)
    }

    /// Waits for the end of the press duration, or for the lift of a tap before it.
    private func wait(in simulation: Simulation) {
        let isPress = taps == numberOfTapsRequired && isComplete
        let duration = isPress ? Double(minimumPressDuration) : simulation.thresholds.tapPress
        if isPress, duration <= 0 || !simulation.holds(.longPress) { return state = .began }
        deadline.set(after: duration, in: simulation) { [self] in
            if state == .possible { state = isPress ? .began : .failed }
        }
    }

    private var hasStrayed: Bool {
        fingers.contains { !$0.touch.location.isWithin(Double(allowableMovement), of: $0.start) }
    }

    private func lift(_ touches: Set<UITouch>, in simulation: Simulation) {
        if state.isActive { return state = .ended }
        guard state == .possible, taps < numberOfTapsRequired, isComplete else { return state = .failed }
        fingers.removeAll { touches.contains($0.touch) }
        guard fingers.isEmpty else { return }
        taps += 1
        isComplete = false
        deadline.set(after: simulation.thresholds.nextTap, in: simulation) { [self] in
            if state == .possible { state = .failed }
        }
    }

    open override func reset() {
        deadline.cancel(in: .current)
        taps = 0
        fingers = []
        isComplete = false
    }
}
