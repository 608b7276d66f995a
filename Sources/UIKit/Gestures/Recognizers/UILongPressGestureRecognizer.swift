import EventTrace

/// Recognizes fingers that stay down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UILongPressGestureRecognizer.self) }

    /// Seconds that the fingers must stay down.
    open var minimumPressDuration: Double = 0.5
    /// Points that a finger may move before the press has begun.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1
    /// Taps before the press.
    open var numberOfTapsRequired = 0

    private var taps = 0
    private var fingers: [(touch: UITouch, start: CGPoint)] = []
    private var deadline = Deadline()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let simulation = Simulation.current, state == .possible else { return }
        for touch in self.touches where touches.contains(touch) { fingers.append((touch, touch.location)) }
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        let isPressing = taps == numberOfTapsRequired && fingers.count == numberOfTouchesRequired
        deadline.set(after: isPressing ? Double(minimumPressDuration) : simulation.thresholds.tapPress, in: simulation) { [self] in
            state = isPressing ? .began : .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if fingers.contains(where: { !$0.touch.location.isWithin(Double(allowableMovement), of: $0.start) }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let simulation = Simulation.current else { return }
        if state.isActive { return state = .ended }
        guard state == .possible, taps < numberOfTapsRequired, fingers.count == numberOfTouchesRequired else { return state = .failed }
        fingers.removeAll { touches.contains($0.touch) }
        guard fingers.isEmpty else { return }
        taps += 1
        deadline.set(after: simulation.thresholds.nextTap, in: simulation) { [self] in state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }

    open override func reset() {
        if let simulation = Simulation.current { deadline.cancel(in: simulation) }
        taps = 0
        fingers = []
    }
}
