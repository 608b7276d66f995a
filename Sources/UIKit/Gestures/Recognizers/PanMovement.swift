/// How far the fingers of a pan have gone, in points of the screen.
struct PanMovement {
    /// Since there were enough fingers.
    private(set) var travelled = CGPoint.zero
    /// What client code has taken away from the distance with `setTranslation(_:in:)`.
    private var taken = CGPoint.zero
    private var samples = VelocitySamples<CGPoint>()

    /// Since there were enough fingers, or since client code set it.
    var translation: CGPoint {
        get { CGPoint(x: travelled.x - taken.x, y: travelled.y - taken.y) }
        // GE.20: the velocity is the fingers' and stays.
        set { taken = CGPoint(x: travelled.x - newValue.x, y: travelled.y - newValue.y) }
    }

    /// Points per second.
    var velocity: CGPoint { samples.velocity }

    /// Starts at the touch-down of the finger with which there are enough.
    mutating func begin(at time: Double, _ thresholds: Thresholds) {
        samples.add(travelled, at: time, window: thresholds.velocityWindow)
    }

    /// GE.19: the average way of those that move. A finger that rests does not count.
    mutating func add(_ changed: Set<UITouch>, of touches: ContiguousArray<UITouch>, at time: Double, _ thresholds: Thresholds) {
        var moving = 0
        var sum = CGPoint.zero
        for touch in touches where touch.location != touch.previousLocation && touch.values.timestamp >= time - thresholds.restingTouch {
            moving += 1
            guard changed.contains(touch) else { continue }
            sum.x += touch.location.x - touch.previousLocation.x
            sum.y += touch.location.y - touch.previousLocation.y
        }
        if moving > 0 {
            travelled.x += sum.x / CGFloat(moving)
            travelled.y += sum.y / CGFloat(moving)
        }
        samples.add(travelled, at: time, window: thresholds.velocityWindow)
    }
}
