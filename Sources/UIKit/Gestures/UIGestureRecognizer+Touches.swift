import EventTrace

extension UIGestureRecognizer {
    final var attachedView: UIView? {
        get { viewReference?.takeUnretainedValue() }
        set { viewReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    final func isAttached(to view: UIView) -> Bool { viewReference?._withUnsafeGuaranteedRef { $0 === view } ?? false }

    /// Runs a touch method of the engine's class, and counts it, so that client code which skips it is detected.
    final func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        trackedPhases += 1
        Simulation.sending(event)?._withUnsafeGuaranteedRef { track(touches, phase, event, in: $0) }
    }

    /// Whether both attempts have a touch in common.
    final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        // OPTIMIZATION: called for every pair, so it reads both lists in place.
        for touch in touchLinks.ofAttempt where other.touchLinks.ofAttempt.contains(where: { $0 === touch }) { return true }
        return false
    }

    final func centroid(of touches: ContiguousArray<UITouch>, in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for touch in touches {
            let point = touch.location(in: view)
            sum.x += point.x
            sum.y += point.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}
