import EventTrace

extension UIGestureRecognizer {
    final var attachedView: UIView? {
        get { viewReference?.takeUnretainedValue() }
        set { viewReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    final func isAttached(to view: UIView) -> Bool { viewReference?._withUnsafeGuaranteedRef { $0 === view } ?? false }

    /// A touch method of the engine's class runs: one that client code keeps from it is noticed.
    final func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        trackedPhases += 1
        Simulation.sending(event)?._withUnsafeGuaranteedRef { track(touches, phase, event, in: $0) }
    }

    /// Whether one touch of the attempt is one of the other's.
    final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        // OPTIMIZATION: asked about every pair, so that it reads both lists where they are.
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
