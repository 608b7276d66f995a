import EventTrace

extension UIGestureRecognizer {
    final var attachedView: UIView? {
        get { viewReference?.takeUnretainedValue() }
        set { viewReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    final func isAttached(to view: UIView) -> Bool { viewReference?._withUnsafeGuaranteedRef { $0 === view } ?? false }

    /// Takes a touch that was collected for it.
    final func take(_ touch: UITouch, viewDepth: Int) {
        if attempt.isEmpty { depth = viewDepth }
        forgetOldTouches()
        touches.append(touch)
        attempt.append(touch)
        touch.recognizers.append(self)
    }

    /// Bounds what one remembers that never makes up its mind: touches that are over for everybody go first.
    private final func forgetOldTouches() {
        guard attempt.count >= Self.mostTouches, let oldest = attempt.firstIndex(where: { $0.delivery.stage == .over }) else { return }
        attempt.remove(at: oldest)
    }

    /// Touches of one attempt.
    private static var mostTouches: Int { 32 }

    /// Takes note that a touch method of the engine's class runs, so that one that client code keeps from it is noticed.
    final func hear() { hasHeard = true }

    /// Forgets a touch, which then is none of its gesture.
    final func letGo(of touch: UITouch) {
        guard touches.contains(where: { $0 === touch }), Simulation.holds(.ignoredTouches) else { return }
        if let simulation = Simulation.current {
            simulation.recorder.decide(.ignore, simulation.subject(self), by: .ignoredTouches)
        }
        touches.removeAll { $0 === touch }
        attempt.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Whether one touch of the attempt is one of the other's.
    final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        for touch in attempt where other.attempt.contains(where: { $0 === touch }) { return true }
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
