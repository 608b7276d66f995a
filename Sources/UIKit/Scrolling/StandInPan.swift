/// Stands in until the real one is merged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    override var engineClass: MethodTable { MethodTable(UIPanGestureRecognizer.self) }
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var start: CGPoint?
    private var last = CGPoint.zero
    private var speed = CGPoint.zero
    private var lastTime = 0.0

    open func translation(in view: UIView?) -> CGPoint {
        guard let start else { return .zero }
        let now = location(in: nil)
        return CGPoint(x: now.x - start.x, y: now.y - start.y)
    }
    open func velocity(in view: UIView?) -> CGPoint { speed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = location(in: nil) }
        last = location(in: nil)
        lastTime = event.timestamp
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = location(in: nil)
        let time = event.timestamp - lastTime
        if time > 0 { speed = CGPoint(x: (now.x - last.x) / CGFloat(time), y: (now.y - last.y) / CGFloat(time)) }
        last = now
        lastTime = event.timestamp
        if state == .possible {
            let moved = translation(in: nil)
            if (moved.x * moved.x + moved.y * moved.y) >= 100 { state = .began }
        } else {
            state = .changed
        }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .ended : .failed
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }
    open override func reset() { start = nil; speed = .zero }
}
