import EventTrace

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UIPinchGestureRecognizer.self) }
    override var ownRule: Rule { .pinchAndRotation }
    override var changesOnMove: Bool { FingerPair(fingersDown) != nil }

    /// Relative to when it began, or to when client code set it; setting it resets the velocity.
    open var scale: CGFloat {
        get { currentScale }
        set {
            currentScale = newValue
            samples.forget()
        }
    }
    /// Scale per second.
    open var velocity: CGFloat {
        recordVelocity()
        return samples.velocity.x
    }

    private var currentScale: CGFloat = 1
    private var samples = VelocitySamples()
    private var pair: FingerPair?
    /// The distance of the fingers when they became a pair, and at the last move.
    private var startDistance: CGFloat = 0
    private var lastDistance: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        ignoreMore(than: 2, of: touches, event)
        updatePair()
    }

    /// GE.24
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        guard let simulation = Simulation.current, let pair else { return }
        let distance = pair.distance
        if state.isActive {
            if lastDistance > 0 { currentScale *= distance / lastDistance }
        } else if state == .possible, abs(distance - startDistance) < CGFloat(simulation.thresholds.pinchMovement),
            simulation.holds(.pinchAndRotation)
        {
            return
        }
        lastDistance = distance
        samples.add(CGPoint(x: currentScale, y: 0), at: event.timestamp, window: simulation.thresholds.velocityWindow)
        state = state == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        updatePair()
        guard fingersDown.isEmpty else { return }
        state = state.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        state = state.isActive ? .cancelled : .failed
    }

    open override func reset() {
        currentScale = 1
        samples.forget()
        pair = nil
    }

    private func updatePair() {
        let new = FingerPair(fingersDown)
        guard let new, !new.isSame(as: pair) else { return pair = new }
        pair = new
        startDistance = new.distance
        lastDistance = startDistance
    }
}
