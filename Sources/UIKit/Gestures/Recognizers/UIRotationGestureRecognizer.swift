import EventTrace

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UIRotationGestureRecognizer.self) }
    override var ownRule: Rule { .pinchAndRotation }
    override var changesOnMove: Bool { FingerPair(fingersDown) != nil }

    /// Radians, clockwise, since it began or since client code set it; setting it resets the velocity.
    open var rotation: CGFloat {
        get { currentRotation }
        set {
            currentRotation = newValue
            samples.forget()
        }
    }
    /// Radians per second.
    open var velocity: CGFloat {
        recordVelocity()
        return samples.velocity.x
    }

    private var currentRotation: CGFloat = 0
    private var samples = VelocitySamples()
    private var pair: FingerPair?
    /// How far the pair has turned since it was one, and its angle at the last move, in radians.
    private var turned: CGFloat = 0
    private var lastAngle: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        ignoreMore(than: 2, of: touches, event)
        updatePair()
    }

    /// GE.24
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hear()
        guard let simulation = Simulation.current, let pair else { return }
        let turn = Self.shortestTurn(pair.angle - lastAngle)
        lastAngle = pair.angle
        turned += turn
        if state.isActive {
            currentRotation += turn
        } else if state == .possible, abs(turned) < CGFloat(simulation.thresholds.rotationAngle),
            simulation.holds(.pinchAndRotation)
        {
            return
        }
        samples.add(CGPoint(x: currentRotation, y: 0), at: event.timestamp, window: simulation.thresholds.velocityWindow)
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
        currentRotation = 0
        samples.forget()
        pair = nil
    }

    private func updatePair() {
        let new = FingerPair(fingersDown)
        guard let new, !new.isSame(as: pair) else { return pair = new }
        pair = new
        turned = 0
        lastAngle = new.angle
    }

    /// The same turn within half a circle to either side.
    private static func shortestTurn(_ angle: CGFloat) -> CGFloat {
        if angle > .pi { return angle - 2 * .pi }
        return angle < -.pi ? angle + 2 * .pi : angle
    }
}
