import EventTrace

extension UIGestureRecognizer {
    /// Takes a touch that was collected for it.
    final func take(_ touch: UITouch, viewDepth: Int) {
        if attempt.isEmpty { depth = viewDepth }
        touches.append(touch)
        attempt.append(touch)
        touch.recognizers.append(self)
    }

    /// Forgets a touch, which then is none of its gesture.
    final func letGo(of touch: UITouch) {
        guard touches.contains(where: { $0 === touch }) else { return }
        if let simulation = Simulation.current {
            simulation.recorder.decide(.ignore, simulation.subject(self), by: .recognizersOfThePath)
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

    /// Whether it takes touches of this type now.
    final func allows(_ type: UITouch.TouchType) -> Bool {
        allowedTouchTypes.contains(type) && !(requiresExclusiveTouchType && attempt.contains { $0.type != type })
    }
}
