import EventTrace

/// How far the fingers of a pan have gone, in points of the screen.
struct PanMovement {
    /// Since there were enough fingers.
    private(set) var travelled = CGPoint.zero
    /// What client code has taken away from the distance with `setTranslation(_:in:)`.
    private var taken = CGPoint.zero
    private var samples = VelocitySamples<CGPoint>()
    /// Seconds of virtual time at which a finger has moved last.
    private var lastMove = 0.0

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

    /// GE.35: the way of the fingers that move, on average.
    mutating func add(_ changed: Set<UITouch>, of pan: UIPanGestureRecognizer, at time: Double, _ simulation: Simulation) {
        let earliest = time - simulation.thresholds.restingTouch
        if pan.touches.containsOne(where: { $0.moves(since: earliest) }) {
            var moving: CGFloat = 0
            var sum = CGPoint.zero
            for touch in pan.touches {
                if !touch.moves(since: earliest), simulation.applies(.panTranslation, .skip, pan) { continue }
                moving += 1
                guard changed.contains(touch) else { continue }
                sum.x += touch.location.x - touch.previousLocation.x
                sum.y += touch.location.y - touch.previousLocation.y
            }
            travelled.x += sum.x / moving
            travelled.y += sum.y / moving
        }
        if !changed.contains(where: { $0.location != $0.previousLocation }),
            simulation.applies(.velocityOfTheLastMoves, .keep, pan, Name(.velocity))
        {
            return
        }
        lastMove = time
        samples.add(travelled, at: time, window: simulation.thresholds.velocityWindow)
    }

    /// Whether its fingers have not moved for a while.
    func rests(at time: Double, _ thresholds: Thresholds) -> Bool { time - lastMove >= thresholds.restingTouch }
}

extension UITouch {
    /// Whether its last sample, no earlier than this time, has taken it elsewhere.
    fileprivate final func moves(since earliest: Double) -> Bool { location != previousLocation && values.timestamp >= earliest }
}
